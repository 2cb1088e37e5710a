import { setTimeout as pause } from 'node:timers/promises';
import { openOwnDatabase } from '@torre/server/testing/running-database';

/** Changes of shifts over a year, made by a fiftieth of the people about everybody, with three values each. */
const CHANGES = `
  with people as (
    select employee_id, row_number() over (order by employee_id) - 1 as nth, count(*) over () as all_of_them from employee
  ), changes as materialized (
    select n, uuidv7(make_interval(secs => (n - $1) * 300)) as audit_id, current_date - (n % 365)::int as day
      from generate_series(1, $1::int) n
  ), rows as (
    insert into audit (audit_id, at, actor, subject, call, what, entity, entity_key, icao, day,
      values_hash, mac, key_id)
    select c.audit_id, now() + make_interval(secs => (c.n - $1) * 300), a.employee_id, s.employee_id, 'updateShift',
           'update', 'shift', s.employee_id || '-' || to_char(c.day, 'YYYYMMDD'), (array['LIRR', 'LIRF', 'LIRN'])[1 + c.n % 3],
           c.day, '\\x00', '\\x00', 'bench'
      from changes c
      join people a on a.nth = (c.n * 7919::bigint) % greatest(a.all_of_them / 50, 1) * 50
      join people s on s.nth = (c.n * 104729::bigint) % s.all_of_them
    returning audit_id
  )
  insert into audit_value (audit_id, field, privacy_class, old_value, new_value, salt)
  select c.audit_id, v.field, v.class, v.old, v.new, '\\x00'::bytea
    from changes c
   cross join (values ('note', 'PERSONAL', 'prima', 'dopo'), ('startDate', 'WORK', null, '2026-12-14T06:00:00Z'),
                      ('turn', 'PUBLIC', 'M', 'P')) v (field, class, old, new)`;

/** Puts so many changes into the trail, older than what stands there, and waits until the sealer has done with them. */
export async function fillTrail(dataFolder: string, changes: number): Promise<void> {
  const database = await openOwnDatabase(dataFolder);
  try {
    await database.query(CHANGES, [changes]);
    await database.query('analyze audit');
    await database.query('analyze audit_value');
    const open =
      'select exists (select from audit a where not exists (select from audit_seal s where s.audit_id = a.audit_id)) as open';
    while ((await database.query<{ open: boolean }>(open)).rows[0]!.open) await pause(500);
  } finally {
    await database.close();
  }
}
