/**
 * Whether something of a notice is left (decision 0051): changes of shifts may all have been taken back, what waited may have
 * been decided on, and who was to be missing may be there after all. SQL; `notice`: the alias of its row.
 */
export const saysSomething = (notice: string): string =>
  `(${notice}.changes <> '[]' or ${notice}.kind in ('REQUEST', 'SUBSTITUTION')
    or ${notice}.kind = 'WAITING' and exists (select from absence w
      where w.absence_id = ${notice}.request_id and w.state = ${notice}.request_state)
    or ${notice}.kind = 'ABSENCE' and exists (select from absence w
      where w.absence_id = ${notice}.request_id and w.state in (10, 20, 40, 50, 60)))`;
