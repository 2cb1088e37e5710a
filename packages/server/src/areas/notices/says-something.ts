/**
 * Whether something of a notice is left (decision 0051): changes of shifts may all have been taken back, and what waited may have
 * been decided on. SQL; `notice`: the alias of its row.
 */
export const saysSomething = (notice: string): string =>
  `(${notice}.changes <> '[]' or ${notice}.kind in ('REQUEST', 'SUBSTITUTION')
    or ${notice}.kind = 'WAITING' and exists (select from absence w
      where w.absence_id = ${notice}.request_id and w.state = ${notice}.request_state))`;
