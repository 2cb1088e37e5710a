import type { PresencePatch, PresentPerson } from '@torre/contract/presence';
import { PRESENCE_LIFE } from '@torre/contract/presence';
import { compactDay, isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Queryable } from '../../platform/db/index.ts';
import { storedDay } from '../month/index.ts';
import type { OpenMonth } from './open-month.ts';

interface PresentRow extends OpenMonth {
  readonly employee_id: string;
  readonly name: string;
  readonly surname: string;
  readonly editing: readonly { readonly employee_id: string; readonly day: string }[];
}

/** Tabs that said something within their life, by person. */
const PRESENT = `
  select p.icao, p.month, p.employee_id, e.name, e.surname,
    coalesce(json_agg(json_build_object('employee_id', p.editing_employee_id, 'day', p.editing_day)
      order by p.editing_employee_id, p.editing_day) filter (where p.editing_day is not null), '[]') as editing
  from unnest($1::text[], $2::date[]) as open (icao, month)
    join presence p using (icao, month)
    join employee e using (employee_id)
  where p.seen_at > clock_timestamp() - make_interval(secs => $3)
  group by p.icao, p.month, p.employee_id, e.name, e.surname
  order by e.surname, e.name, p.employee_id`;

/** Who has each of these months open, in their order. */
export async function readPresent(
  on: Queryable,
  months: readonly OpenMonth[],
): Promise<readonly PresencePatch[]> {
  const { rows } = await on.query<PresentRow>({
    name: 'presence-read',
    text: PRESENT,
    values: [months.map(({ icao }) => icao), months.map(({ month }) => month), PRESENCE_LIFE],
  });
  return months.map(({ icao, month }) => ({
    plant: icao,
    month: compactDay(storedDay(month)).slice(0, 6),
    present: rows.filter((row) => row.icao === icao && row.month === month).map(presentPerson),
  }));
}

/** Whether the person is assigned to the plant on one of the days, both included. */
export async function isInPlant(
  on: Queryable,
  asked: { readonly icao: string; readonly employeeId: string; readonly from: Day; readonly to: Day },
): Promise<boolean> {
  const { rowCount } = await on.query({
    name: 'presence-in-plant',
    text: `select from assignment
      where icao = $1 and employee_id = $2 and valid_from <= $4::date and coalesce(valid_to, 'infinity') >= $3::date limit 1`,
    values: [asked.icao, asked.employeeId, isoDay(asked.from), isoDay(asked.to)],
  });
  return rowCount === 1;
}

function presentPerson({ employee_id: employeeId, name, surname, editing }: PresentRow): PresentPerson {
  return {
    employeeId,
    employeeName: name,
    employeeSurname: surname,
    editing: editing.map((cell) => ({
      employeeId: cell.employee_id,
      date: compactDay(storedDay(cell.day)),
    })),
  };
}
