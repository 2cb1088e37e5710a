import { OUTCOME } from '@torre/contract/outcome';
import type { DayReply } from '@torre/contract/cells';
import type { SubtractionRules } from '@torre/domain/counters';
import { addDays, compactDay, isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { LOOK_BACK_DAYS, cantModify, has6WorkingDaysBefore } from '@torre/domain/roster';
import type { EditWindow, ShiftClass } from '@torre/domain/roster';
import { asSystem } from '../../platform/access/request-scope.ts';
import type { Database } from '../../platform/db/index.ts';
import { cycleJson, defaultTurn } from './base-cycle.reads.ts';
import type { CycleRow } from './base-cycle.reads.ts';
import {
  SHIFT_COLUMNS,
  contractDefinition,
  contractShift,
  definitionsJson,
  holidaysJson,
  storedDay,
} from '../month/index.ts';
import type { CellSource, DefinitionRow, ShiftRow } from '../month/index.ts';
import { zoneOf } from '../../platform/local-time.ts';
import { readCellLock } from '../locks/index.ts';
import { readAbsentDays } from '../notices/index.ts';

/** Days shown on each side of the day. */
const STRIP_DAYS = 4;

interface PersonRow {
  readonly name: string;
  readonly surname: string;
  readonly category: string;
  readonly island_id: string | null;
  readonly employment_condition: 'LO' | 'ST';
  readonly is_strategic: boolean;
  readonly specializations: string[];
  readonly cycle: CycleRow | null;
  readonly definitions: readonly DefinitionRow[];
  readonly holidays: DayReply['holidays'];
}

interface ClassRow {
  readonly day: string;
  readonly shift_class: ShiftClass | null;
}

const PERSON = `
  select e.name, e.surname, a.category, a.island_id, a.employment_condition, p.is_strategic,
    array(select s.name from employee_specialization es join specialization s using (icao, specialization_id)
      where es.employee_id = $1 and es.icao = $2 and $3::date between es.valid_from and es.valid_to
      order by s.name) as specializations,
    ${cycleJson('$1', '$2', '$3::date')} as cycle,
    ${definitionsJson('$2', '$4::date', '$5::date')} as definitions,
    ${holidaysJson('p.comune', '$4::date', '$5::date')} as holidays
  from assignment a join employee e using (employee_id) join plant p using (icao)
  where a.employee_id = $1 and a.icao = $2 and $3::date between a.valid_from and coalesce(a.valid_to, 'infinity')`;

const near = (shifts: string): string => `
  select ${SHIFT_COLUMNS} from ${shifts} s
  where s.employee_id = $1 and s.icao = $2 and s.day between $3 and $4`;

const NEAR = {
  published: { name: 'roster-day-near', text: near('day_shift') },
  planned: { name: 'roster-day-planned-near', text: near('planned_shift') },
} as const satisfies Record<CellSource, object>;

const CLASSES = `
  select s.day, d.shift_class
  from day_shift s left join shift_definition d
    on d.icao = s.icao and d.name = s.turn and s.day between d.from_date and coalesce(d.to_date, 'infinity')
  where s.employee_id = $1 and s.day between $2 and $3`;

export interface DayKey {
  readonly icao: string;
  readonly employeeId: string;
  readonly day: Day;
}

/** What the rules of the day are told. */
export interface DaySettings {
  readonly today: Day;
  readonly editWindow: EditWindow;
  readonly flexibleWorkingDays: number;
  /** Causes of people who work all the same. */
  readonly causesThatStay: SubtractionRules['causesThatStay'];
}

/**
 * All that the day dialog needs of one cell; null when the person is not assigned to the plant on that day.
 * `mayWrite` false: the own day, read only (M6.16).
 */
export async function readDay(
  db: Database,
  key: DayKey,
  { today, editWindow, flexibleWorkingDays, causesThatStay }: DaySettings,
  mayWrite: boolean,
  source: CellSource = 'published',
): Promise<DayReply | null> {
  const { icao, employeeId, day } = key;
  const first = addDays(day, -STRIP_DAYS);
  const last = addDays(day, STRIP_DAYS);
  const people = await db.query<PersonRow>({
    name: 'roster-day-person',
    text: PERSON,
    values: [employeeId, icao, isoDay(day), isoDay(first), isoDay(last)],
  });
  const person = people.rows[0];
  if (!person) return null;
  const around = await db.query<ShiftRow>({
    ...NEAR[source],
    values: [employeeId, icao, isoDay(first), isoDay(last)],
  });
  const here = new Map(around.rows.map((row) => [storedDay(row.day), row]));
  const classes = await readClasses(db, employeeId, addDays(day, -LOOK_BACK_DAYS), addDays(day, -1));
  const standing = here.get(day);
  const open = cantModify(day, today, editWindow).ok;
  // Why somebody is locked is for those who plan.
  const lock = mayWrite ? await readCellLock(db, key) : null;
  const asks = mayWrite && source === 'published';
  const isAbsent =
    asks && (await readAbsentDays(db, icao, { from: day, to: day }, { causesThatStay }, [employeeId]));
  return {
    outcome: { code: OUTCOME.ok, messageIT: '' },
    employee: {
      employeeId,
      employeeName: person.name,
      employeeSurname: person.surname,
      category: person.category,
      island: person.island_id,
      specializations: person.specializations,
      employmentCondition: person.employment_condition,
    },
    shift: standing ? contractShift(standing, zoneOf(first, last)) : null,
    defaultTurn: defaultTurn(person.cycle, day),
    around: daysBetween(first, last)
      .filter((at) => at !== day)
      .map((at) => ({ date: compactDay(at), turn: here.get(at)?.turn ?? null })),
    definitions: person.definitions.map(contractDefinition),
    holidays: person.holidays,
    has6WorkingDaysBefore: has6WorkingDaysBefore(classes, flexibleWorkingDays),
    isStrategic: person.is_strategic,
    cantModify: !open,
    lock,
    ...(isAbsent && isAbsent(employeeId, day) && { isAbsent: true }),
    editWindow,
    allowedActions: mayWrite && open && lock === null ? (standing ? ['update', 'delete'] : ['insert']) : [],
  };
}

/**
 * Classes of a person's shifts, one a day, null without a shift. As the system: working days in another plant count
 * too, and nothing else of that plant is read.
 */
async function readClasses(
  db: Database,
  employeeId: string,
  from: Day,
  to: Day,
): Promise<(ShiftClass | null)[]> {
  const values = [employeeId, isoDay(from), isoDay(to)];
  const { rows } = await asSystem(() =>
    db.query<ClassRow>({ name: 'roster-day-classes', text: CLASSES, values }),
  );
  const byDay = new Map(rows.map((row) => [storedDay(row.day), row.shift_class]));
  return daysBetween(from, to).map((at) => byDay.get(at) ?? null);
}

function daysBetween(first: Day, last: Day): Day[] {
  return Array.from({ length: last - first + 1 }, (_, index) => addDays(first, index));
}
