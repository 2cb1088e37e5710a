import type { RoomPerson } from '@torre/contract/operations-room';
import { conditionOf } from '@torre/domain/counters';
import type { Absence, Activity, Competences } from '@torre/domain/counters';
import { addDays, compactDateTime, compactDay, isoDay } from '@torre/domain/kernel';
import type { ZoneTable } from '@torre/domain/kernel';
import { onDuty } from '@torre/domain/operations-room';
import type { DutyRules, OnDuty, Span } from '@torre/domain/operations-room';
import { sqlDay, sqlMinute } from '../../platform/db/index.ts';
import type { Queryable } from '../../platform/db/index.ts';
import type { Usable } from '../counters/index.ts';
import { readWorkingShifts } from '../cells/index.ts';
import { zoneOf } from '../../platform/local-time.ts';
import type { RoomDay } from './plan-id.ts';

/** Somebody of the plant who works on the day; minutes of UTC. */
export interface PersonOnDuty extends OnDuty {
  readonly person: Pick<
    RoomPerson,
    'employeeId' | 'employeeName' | 'employeeSurname' | 'category' | 'island'
  >;
}

interface PersonRow {
  readonly person: PersonOnDuty['person'];
  /** At the plant, from the day before to the day after. */
  readonly posts: Competences['posts'];
  readonly absences: readonly Absence[];
  readonly activities: readonly Activity[];
}

const PEOPLE = `
  select json_build_object('employeeId', e.employee_id, 'employeeName', e.name, 'employeeSurname', e.surname,
      'category', a.category, 'island', a.island_id) as person,
    (select json_agg(json_build_object('category', p.category, 'islandId', p.island_id,
        'condition', p.employment_condition, 'from', ${sqlDay('p.valid_from')}, 'to', ${sqlDay('p.valid_to')}))
      from assignment p where p.icao = $1 and p.employee_id = e.employee_id and p.valid_from <= $2::date + 1
        and coalesce(p.valid_to, 'infinity') >= $2::date - 1) as posts,
    (select coalesce(json_agg(json_build_object('absenceId', absence_id, 'cause', cause, 'state', state,
        'fromDay', ${sqlDay('from_day')}, 'toDay', ${sqlDay('to_day')}, 'start', ${sqlMinute('start_at')},
        'end', ${sqlMinute('end_at')})), '[]')
      from absence b where b.employee_id = e.employee_id and b.from_day <= $2::date + 1 and b.to_day >= $2::date - 1)
      as absences,
    (select coalesce(json_agg(json_build_object('code', code, 'day', ${sqlDay('day')}, 'start', ${sqlMinute('start_at')},
        'end', ${sqlMinute('end_at')})), '[]')
      from activity c where c.employee_id = e.employee_id and c.day between $2::date - 1 and $2::date + 1) as activities
  from assignment a join employee e using (employee_id)
  where a.icao = $1 and $2::date between a.valid_from and coalesce(a.valid_to, 'infinity')
    and a.employee_id = any($3)
  order by e.surname, e.name, e.employee_id`;

/**
 * Who works in the room on a day and may be placed, by name. Who is away all day is not among them, and why is not said:
 * of hours away only the hours are left out. `besides`: personnel codes of people who are named wherever they are.
 */
export async function readPeopleOnDuty(
  on: Queryable,
  { icao, day }: RoomDay,
  rules: DutyRules,
  besides: readonly string[] = [],
): Promise<readonly PersonOnDuty[]> {
  const shifts = Map.groupBy(await readWorkingShifts(on, icao, day), ({ employeeId }) => employeeId);
  const { rows } = await on.query<PersonRow>({
    name: 'room-people',
    text: PEOPLE,
    values: [icao, isoDay(day), [...shifts.keys(), ...besides]],
  });
  const zone = zoneOf(day, day);
  const midnights: Span = { begin: zone.utc(day, 0, 'start'), end: zone.utc(addDays(day, 1), 0, 'start') };
  const touches = ({ begin, end }: Span): boolean => begin < midnights.end && midnights.begin < end;
  return rows
    .map(({ person, posts, absences, activities }) => {
      const own = shifts.get(person.employeeId) ?? [];
      const duty = onDuty(own, absences, activities, rules, (on) => conditionOf({ posts }, on));
      return {
        person,
        duties: duty.duties.filter(({ start, end }) => touches({ begin: start, end })),
        present: duty.present.filter(touches),
        busy: duty.busy.filter(touches),
      };
    })
    .filter(({ person, present }) => present.length > 0 || besides.includes(person.employeeId));
}

/** Categories of the people of the plant on the day and the days beside it. */
export async function readCategories(on: Queryable, { icao, day }: RoomDay): Promise<readonly string[]> {
  const { rows } = await on.query<{ category: string }>({
    name: 'room-categories',
    text: `select distinct category from assignment where icao = $1 and valid_from <= $2::date + 1
      and coalesce(valid_to, 'infinity') >= $2::date - 1 order by category`,
    values: [icao, isoDay(day)],
  });
  return rows.map(({ category }) => category);
}

/** Surname and name of these people of the plant on the day, on shift or not, by personnel code. */
export async function readNamesAt(
  on: Queryable,
  { icao, day }: RoomDay,
  employees: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await on.query<{ employee_id: string; name: string }>({
    name: 'room-names',
    text: `select e.employee_id, e.surname || ' ' || e.name as name
      from assignment a join employee e using (employee_id)
      where a.icao = $1 and $2::date between a.valid_from and coalesce(a.valid_to, 'infinity')
        and a.employee_id = any($3)`,
    values: [icao, isoDay(day), employees],
  });
  return new Map(rows.map(({ employee_id: code, name }) => [code, name]));
}

/** `usable`: what people may take on the date of a shift, as the counters have it. */
export function contractPerson(
  { person, duties, present, busy }: PersonOnDuty,
  usable: Usable,
  zone: ZoneTable,
): RoomPerson {
  const moment = (at: number): string => {
    const local = zone.local(at);
    return compactDateTime(local.day, local.minute);
  };
  const stretch = ({ begin, end }: Span) => ({ startDate: moment(begin), endDate: moment(end) });
  return {
    ...person,
    specializations: [...new Set(duties.flatMap(({ day }) => usable(person.employeeId, day)))],
    shifts: duties.map(({ day, turn, start, end, elsewhere }) => ({
      date: compactDay(day),
      turn,
      specializations: usable(person.employeeId, day),
      ...stretch({ begin: start, end }),
      elsewhere: elsewhere.map(stretch),
    })),
    present: present.map(stretch),
    busy: busy.map(stretch),
  };
}

/** When people are there, in minutes of the clock of the day: what `decidePlanSave` asks. */
export function presentOn(
  people: readonly PersonOnDuty[],
  { day }: RoomDay,
): ReadonlyMap<string, readonly Span[]> {
  const zone = zoneOf(day, day);
  const minuteOf = (at: number): number => {
    const local = zone.local(at);
    return (local.day - day) * 1440 + local.minute;
  };
  return new Map(
    people.map(({ person, present }) => [
      person.employeeId,
      present.map(({ begin, end }) => ({ begin: minuteOf(begin), end: minuteOf(end) })),
    ]),
  );
}
