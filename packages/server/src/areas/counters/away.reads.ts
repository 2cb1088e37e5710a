import type { AwayReason, AwayTime, OvertimeTime } from '@torre/contract/away';
import { isDecided, takesAway } from '@torre/domain/counters';
import type { Absence, EmploymentCondition, SubtractionRules } from '@torre/domain/counters';
import { addDays, compactDateTime, compactDay, isoDay } from '@torre/domain/kernel';
import type { Day, UtcMinute } from '@torre/domain/kernel';
import { sqlDay, sqlMinute } from '../../platform/db/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { zoneOf } from '../../platform/local-time.ts';
import { OVERTIME } from './counters-input.ts';

/** Of a person at the plant, clipped to the stay there; `absence` null: a secondary activity. */
interface AwayRow {
  readonly employeeId: string;
  readonly from: Day;
  readonly to: Day;
  readonly start: UtcMinute | null;
  readonly end: UtcMinute | null;
  readonly absence: Pick<Absence, 'cause' | 'state'> | null;
  /** Of the post on these days. */
  readonly condition: EmploymentCondition;
}

const stayOf = (whose: string): string => `
  with stay as (
    select employee_id, employment_condition, greatest(valid_from, $2::date) as first,
      least(coalesce(valid_to, $3::date), $3::date) as last
    from assignment where ${whose} = $1 and valid_from <= $3::date and coalesce(valid_to, 'infinity') >= $2::date
  )`;

const awayOf = (whose: string): string => `${stayOf(whose)}
  select s.employee_id as "employeeId", ${sqlDay('greatest(s.first, a.from_day)')} as "from",
    ${sqlDay('least(s.last, a.to_day)')} as "to", ${sqlMinute('start_at')} as start, ${sqlMinute('end_at')} as "end",
    json_build_object('cause', cause, 'state', state) as absence,
    s.employment_condition as condition
  from stay s join absence a on a.employee_id = s.employee_id and a.from_day <= s.last and a.to_day >= s.first
  union all
  select s.employee_id, ${sqlDay('c.day')}, ${sqlDay('c.day')}, ${sqlMinute('start_at')}, ${sqlMinute('end_at')}, null,
    s.employment_condition
  from stay s join activity c on c.employee_id = s.employee_id and c.day between s.first and s.last
    and c.code = any($4)`;

/** Overtime lengthens the duty of its day (domain.md 1.5, point 11): in the plant where the person has a stay on that day. */
const overtimeOf = (whose: string): string => `${stayOf(whose)}
  select s.employee_id as "employeeId", ${sqlDay('c.day')} as day, ${sqlMinute('start_at')} as start, ${sqlMinute('end_at')} as "end"
  from stay s join activity c on c.employee_id = s.employee_id and c.day between s.first and s.last
  where c.code = $4 and start_at is not null and end_at is not null
  order by c.day, start_at`;

function reasonOf(absence: AwayRow['absence']): AwayReason {
  if (absence === null) return 'ACTIVITY';
  return isDecided(absence) ? 'ABSENT' : 'REQUESTED';
}

/**
 * Who of the plant's people the counters do not count on, by the same rules, and when: days both included. Absences that one
 * counter leaves out are among them: the person is away all the same.
 */
export function readAwayTimes(
  db: Database,
  rules: SubtractionRules,
  { icao, ...days }: { readonly icao: string } & Days,
): Promise<readonly AwayTime[]> {
  return awayTimes(db, rules, { name: 'counters-away', text: awayOf('icao'), key: icao, ...days });
}

/** Overtime with times of the plant's people. */
export function readOvertime(
  db: Database,
  { icao, ...days }: { readonly icao: string } & Days,
): Promise<readonly OvertimeTime[]> {
  return overtimeTimes(db, { name: 'counters-overtime', text: overtimeOf('icao'), key: icao, ...days });
}

/** The same of one person, in whichever plant. */
export function readAwayOfPerson(
  db: Database,
  rules: SubtractionRules,
  { employeeId, ...days }: { readonly employeeId: string } & Days,
): Promise<readonly AwayTime[]> {
  const text = awayOf('employee_id');
  return awayTimes(db, rules, { name: 'counters-own-away', text, key: employeeId, ...days });
}

export function readOvertimeOfPerson(
  db: Database,
  { employeeId, ...days }: { readonly employeeId: string } & Days,
): Promise<readonly OvertimeTime[]> {
  const text = overtimeOf('employee_id');
  return overtimeTimes(db, { name: 'counters-own-overtime', text, key: employeeId, ...days });
}

interface Days {
  readonly from: Day;
  readonly to: Day;
}

interface Statement extends Days {
  readonly name: string;
  readonly text: string;
  readonly key: string;
}

async function overtimeTimes(
  db: Database,
  { name, text, key, from, to }: Statement,
): Promise<readonly OvertimeTime[]> {
  const { rows } = await db.query<{ employeeId: string; day: Day; start: UtcMinute; end: UtcMinute }>({
    name,
    text,
    values: [key, isoDay(from), isoDay(to), OVERTIME],
  });
  const zone = zoneOf(from, to);
  const moment = (at: UtcMinute): string => {
    const { day, minute } = zone.local(at);
    return compactDateTime(day, minute);
  };
  return rows.map(({ employeeId, day, start, end }) => ({
    employeeId,
    date: compactDay(day),
    startDate: moment(start),
    endDate: moment(end),
  }));
}

/** The days of a row on which it takes the person away: a cause may begin or end to do so while an absence lasts. */
function partsAway(row: AwayRow, rules: SubtractionRules): readonly AwayRow[] {
  const { absence, condition, from, to, start } = row;
  if (absence === null) return [row];
  const takesOn = (day: Day): boolean => takesAway(absence, condition, day, rules);
  if (start !== null) return takesOn(from) ? [row] : [];
  const parts: AwayRow[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const last = parts.at(-1);
    if (!takesOn(day)) continue;
    if (last?.to === addDays(day, -1)) parts[parts.length - 1] = { ...last, to: day };
    else parts.push({ ...row, from: day, to: day });
  }
  return parts;
}

async function awayTimes(
  db: Database,
  rules: SubtractionRules,
  { name, text, key, from, to }: Statement,
): Promise<readonly AwayTime[]> {
  const values = [key, isoDay(from), isoDay(to), rules.activities];
  const { rows } = await db.query<AwayRow>({ name, text, values });
  const zone = zoneOf(from, to);
  // An absence by the hour may reach far beyond the days asked for.
  const [first, last] = [zone.utc(addDays(from, -1), 0, 'start'), zone.utc(addDays(to, 2), 0, 'end')];
  const moment = (at: UtcMinute | null): string | null => {
    if (at === null) return null;
    const { day, minute: clock } = zone.local(Math.min(Math.max(at, first), last));
    return compactDateTime(day, clock);
  };
  return rows
    .flatMap((row) => partsAway(row, rules))
    .map((row) => ({
      employeeId: row.employeeId,
      from: compactDay(row.from),
      to: compactDay(row.to),
      startDate: moment(row.start),
      endDate: moment(row.end),
      reason: reasonOf(row.absence),
    }));
}
