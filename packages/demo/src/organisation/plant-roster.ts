import { addDays } from '@torre/domain/kernel';
import type { Day, ZoneTable } from '@torre/domain/kernel';
import { REST, cycleTurn, shiftTimes } from '@torre/domain/roster';
import type { AbsenceRow, DayShiftRow, RosterPart, ShiftHistoryRow } from '../world.ts';
import { absenceRow } from './absence-rows.ts';
import type { TimeAway } from './absence-rows.ts';
import { FIRST_ANCHOR, restsOnHolidays, turnsOf } from './base-cycles.ts';
import { generationDay, generationInstant } from './demo-months.ts';
import type { DemoMonth } from './demo-months.ts';
import { monthAbsences } from './month-absences.ts';
import { activityRow, monthActivities } from './month-activities.ts';
import { numberedUuid } from './numbered-uuid.ts';
import { isInLine } from './plant-people.ts';
import type { DemoPerson } from './plant-people.ts';
import type { PlantPlan } from './plant-plan.ts';
import { replacedVersion } from './roster-cells.ts';
import type { CellWriter } from './roster-cells.ts';
import { plannedEdits } from './roster-edits.ts';
import { worksOn } from './room-month.ts';
import type { SeededRandom } from './seeded-random.ts';
import { shiftNamed } from './shift-list.ts';

/** One time in a dozen who is on call falls ill or is away otherwise, and nobody else is found. */
const ON_CALL_THERE = 0.92;
const ON_CALL = ['RPN', 'RPD'] as const;

/** With more people than this beside the chairs nobody calls one more in. */
const CALM = 2;

type IsHoliday = (day: Day) => boolean;

function cycleOf(person: DemoPerson, days: readonly Day[], isHoliday: IsHoliday): string[] {
  const { cycle } = person;
  if (cycle === null) throw new Error(`${person.employeeId} has no cycle`);
  const base = {
    turns: turnsOf(cycle),
    anchorDay: addDays(FIRST_ANCHOR, person.phase),
    restsOnHolidays: restsOnHolidays(cycle),
  };
  return days.map((day) => cycleTurn(base, day, isHoliday(day)));
}

/** Whether who has this shift on the day before a day is through with it when that day's call begins. */
function isOverBefore(call: string, day: Day, eve: string): boolean {
  const before = shiftTimes(shiftNamed(eve), addDays(day, -1));
  const own = shiftTimes(shiftNamed(call), day);
  if (!before || !own) return true;
  return before.end.day === own.start.day
    ? before.end.minute <= own.start.minute
    : before.end.day < own.start.day;
}

/**
 * One person on call by night and by day, of those whom the cycle lets rest, who are not away and whose shift of the day
 * before is over. Answers who of them will be away after all: a call that nobody answers has somebody's name.
 */
function addOnCall(
  turns: string[][],
  resting: readonly (readonly number[])[],
  isFree: (person: number, day: number, call: string) => boolean,
  random: SeededRandom,
): readonly TimeAway[] {
  const away: TimeAway[] = [];
  for (const [day, people] of resting.entries()) {
    const asked = random.shuffled(people);
    for (const turn of ON_CALL) {
      const person = asked.find((one) => turns[one]![day] === REST && isFree(one, day, turn));
      if (person === undefined) throw new Error(`Nobody can be called on for ${turn} of day ${day + 1}`);
      turns[person]![day] = turn;
      if (!random.chance(ON_CALL_THERE))
        away.push({ person, from: day, to: day, hours: null, known: 'afterwards' });
    }
  }
  return away;
}

/**
 * Whether a call begins in the evening of the day. Whom the first of the next month will call on nobody knows yet: the last
 * day stands for the eve of a call.
 */
const isEveOfCall = (row: readonly string[], day: number): boolean => (row[day + 1] ?? 'RPN') === 'RPN';

export interface Publication {
  readonly plan: PlantPlan;
  /** Who plans; their names stand in what was changed. */
  readonly managers: readonly string[];
  /** Who decides on requests of the only one who plans. */
  readonly standIn: string;
  readonly today: Day;
  readonly zone: ZoneTable;
  readonly writer: CellWriter;
  readonly isHoliday: IsHoliday;
}

/** A part with the hourly absences that take nobody from a short slot: leaving one out of the count changes nothing much. */
export interface PublishedMonth extends Omit<RosterPart, 'punch' | 'day_timetable'> {
  readonly harmless: readonly (AbsenceRow & { readonly turn: string })[];
}

/** Published cells of these people in a month, with the managers' saves and what they replaced, absences and activities. */
export function publishMonth(
  { plan, managers, standIn, today, zone, writer, isHoliday }: Publication,
  people: readonly DemoPerson[],
  month: DemoMonth,
  random: SeededRandom,
): PublishedMonth {
  const { icao } = plan.plant;
  const sinceEve = [addDays(month.first, -1), ...month.days];
  const withEve = people.map((person) => cycleOf(person, sinceEve, isHoliday));
  const byCycle = withEve.map((row) => row.slice(1));
  const { times, slots, room } = monthAbsences(plan, people, byCycle, random);
  const activities = monthActivities(room, slots, random);
  const nextId = idsOf(plan, month);
  const placed = (time: TimeAway) => ({
    time,
    ...absenceRow(
      time,
      { employeeId: people[time.person]!.employeeId, inLine: isInLine(people[time.person]!) },
      { month, today, zone, nextId, icao, managers: [...managers, standIn] },
      random,
    ),
  });
  const absences = times.map(placed);
  const activity = activities.map((one) =>
    activityRow(
      one,
      { icao, employee_id: people[one.person]!.employeeId, activity_id: nextId() },
      month,
      zone,
    ),
  );

  const busy = byCycle.map(() => new Set<number>());
  const turns = byCycle.map((row) => [...row]);
  for (const { person, from, to, known } of times) {
    for (let day = from; day <= to; day++) {
      busy[person]!.add(day);
      if (known === 'before publication' && worksOn(turns[person]![day]!)) turns[person]![day] = REST;
    }
  }
  for (const { person, day } of activities) busy[person]!.add(day);
  let offCall: readonly TimeAway[] = [];
  if (plan.onCall) {
    const restsOn = (day: number): readonly number[] =>
      room.sitters.filter((person) => byCycle[person]![day] === REST && !busy[person]!.has(day));
    offCall = addOnCall(
      turns,
      month.days.map((_, day) => restsOn(day)),
      (person, day, call) => isOverBefore(call, month.days[day]!, withEve[person]![day]!),
      random,
    );
    for (const { person, from } of offCall) busy[person]!.add(from);
  }

  const generatedOn = generationDay(month, today);
  const modifyDate = generationInstant(zone, generatedOn);
  const unsettled = new Set(
    slots.filter((slot) => slot.isRed || slot.difference > CALM).map(({ day }) => day),
  );
  const edits = plannedEdits(
    turns.map((row, person) => row.map((turn, day) => (busy[person]!.has(day) ? null : turn))),
    {
      isCalm: (day) => !unsettled.has(day),
      isEveOfCall: (person, day) => plan.onCall && isEveOfCall(turns[person]!, day),
    },
    month,
    { generatedOn, today, managers },
    zone,
    random,
  );
  const edited = new Map(edits.map((edit) => [`${edit.person} ${edit.day}`, edit.saves]));
  const day_shift: DayShiftRow[] = [];
  const shift_history: ShiftHistoryRow[] = [];
  for (const [index, { employeeId }] of people.entries()) {
    for (const [dayIndex, day] of month.days.entries()) {
      let cell = writer.generated(icao, employeeId, day, turns[index]![dayIndex]!, modifyDate);
      for (const save of edited.get(`${index} ${day}`) ?? []) {
        shift_history.push(replacedVersion(cell));
        cell = writer.edited(cell, day, save);
      }
      day_shift.push(cell);
    }
  }
  const red = new Set(slots.filter(({ isRed }) => isRed).map(({ turn, day }) => `${turn} ${day}`));
  const harmless = absences.flatMap(({ time, row }) => {
    const turn = byCycle[time.person]![time.from]!;
    return time.hours && room.turns.some((one) => one === turn) && !red.has(`${turn} ${time.from}`)
      ? [{ ...row, turn }]
      : [];
  });
  const all = [...absences, ...offCall.map(placed)];
  const absence = all.map(({ row }) => row);
  const absence_history = all.flatMap(({ history }) => history);
  return { icao, day_shift, shift_history, absence, absence_history, activity, harmless };
}

const IDS_A_PART = 65_536;
const MOST_PLANTS = 64;

/** Ids of one plant's month, counted through: no other part has them. */
function idsOf({ plant }: PlantPlan, { year, month }: DemoMonth): () => string {
  let last = ((year * 12 + month) * MOST_PLANTS + plant.ord) * IDS_A_PART;
  return () => numberedUuid(++last);
}
