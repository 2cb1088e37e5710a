import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Queryable } from '../../platform/db/index.ts';
import type { OpenMonth } from './open-month.ts';

export interface PresenceWrite {
  readonly tabId: string;
  /** Personnel code of who looks. */
  readonly employeeId: string;
  readonly icao: string;
  /** First of the month. */
  readonly month: Day;
  readonly editing: { readonly employeeId: string; readonly day: Day } | null;
}

/** The row before is read as it was, alive or not: `life` in seconds. */
const KEEP = `
  with before as (
    select icao, month, editing_employee_id, editing_day, seen_at > clock_timestamp() - make_interval(secs => $7) as alive
    from presence where tab_id = $1 and employee_id = $2
  ), kept as (
    insert into presence (tab_id, employee_id, icao, month, editing_employee_id, editing_day)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (employee_id, tab_id) do update set icao = excluded.icao, month = excluded.month,
      editing_employee_id = excluded.editing_employee_id, editing_day = excluded.editing_day,
      seen_at = clock_timestamp()
  )
  select b.icao, b.month, b.alive and b.icao = $3 and b.month = $4::date
      and b.editing_employee_id is not distinct from $5 and b.editing_day is not distinct from $6::date as same
  from (select) as one left join before b on true`;

/** Keeps a tab alive; answers the months in which somebody sees something new, none after a mere beat. */
export async function keepPresence(
  on: Queryable,
  write: PresenceWrite,
  life: number,
): Promise<readonly OpenMonth[]> {
  const { rows } = await on.query<{ icao: string | null; month: string | null; same: boolean | null }>({
    name: 'presence-keep',
    text: KEEP,
    values: [
      write.tabId,
      write.employeeId,
      write.icao,
      isoDay(write.month),
      write.editing?.employeeId ?? null,
      write.editing && isoDay(write.editing.day),
      life,
    ],
  });
  const before = rows[0]!;
  if (before.same === true) return [];
  const here = { icao: write.icao, month: isoDay(write.month) };
  const moved = before.icao !== null && (before.icao !== here.icao || before.month !== here.month);
  return moved ? [here, { icao: before.icao!, month: before.month! }] : [here];
}

/** Takes a tab of the person away; null when it was gone. */
export async function dropPresence(
  on: Queryable,
  tabId: string,
  employeeId: string,
): Promise<OpenMonth | null> {
  const { rows } = await on.query<OpenMonth>({
    name: 'presence-drop',
    text: 'delete from presence where tab_id = $1 and employee_id = $2 returning icao, month',
    values: [tabId, employeeId],
  });
  return rows[0] ?? null;
}

/** Removes tabs that have been silent for an hour. */
export async function deleteSilentTabs(on: Queryable): Promise<void> {
  await on.query("delete from presence where seen_at < clock_timestamp() - interval '1 hour'");
}
