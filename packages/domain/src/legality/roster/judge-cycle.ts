import type { Level, RuleId, RuleSet } from '../../configuration/index.ts';
import { addDays, civil, dayMinute, dayOf, firstOfMonth, MINUTES_PER_DAY } from '../../kernel/index.ts';
import type { Day, ZoneTable } from '../../kernel/index.ts';
import { shiftTimes } from '../../roster/index.ts';
import type { ShiftDefinition } from '../../roster/index.ts';
import { judgePerson } from './judge-person.ts';
import { distanceOf } from './roster-finding.ts';
import type { RosterFinding } from './roster-finding.ts';
import type { Duty, KnownDay, Timeline } from './timeline.ts';

/** A rule that a base cycle breaks when it is followed without end. */
export interface CycleFinding {
  readonly rule: RuleId;
  readonly level: Level;
  /** The parameter that is broken. */
  readonly limit: string;
  /** Place in the cycle where it shows, from 0; null of a rule over months, and of windows that all break it. */
  readonly place: number | null;
  /** null: a run without end. */
  readonly measured: number | null;
  readonly required: number;
}

/** What a place of a cycle gives: a shift of the plant, or nothing that is a duty. */
export type CycleShift = Pick<
  ShiftDefinition,
  'name' | 'shiftClass' | 'beginTime' | 'endTime' | 'startOffset'
>;

/** Where the cycle is laid out; the rules ask for no weekday, and the clock is never changed. */
const FIRST = dayOf(2001, 1, 1);
const PLANT = '';
const ZONE: ZoneTable = {
  utc: (day, minute) => day * MINUTES_PER_DAY + minute,
  local: (at) => dayMinute(0 as Day, at),
};

/** Days of the months of reference, and those in which the nights of a year are counted (domain.md 1.5, points 14 and 15). */
const DAYS_PER_MONTH = 31;
const DAYS_PER_YEAR = 365;
const HOURS_PER_DAY = 24;

/** Rules that are asked once a month. */
const MONTHLY: ReadonlySet<string> = new Set<RuleId>(['L66.3', 'L66.4']);

/**
 * What a cycle breaks when a person of the category follows it without end, by the rules of a plant: each finding once, with its
 * place in the cycle. Of the rules over months the worst month of a year. One shift a place; null: none that is known.
 */
export function judgeCycle(
  shifts: readonly (CycleShift | null)[],
  rules: RuleSet,
  category: string,
): readonly CycleFinding[] {
  const turn = shifts.length;
  if (turn === 0) return [];
  const window = Math.ceil((longestWindow(rules) + turn) / turn) * turn;
  // Before and after the turn that is looked at, windows and runs have the room that they need.
  const begin = addDays(FIRST, window + turn);
  const end = addDays(FIRST, Math.max(2 * window + 4 * turn, monthsOf(rules) + DAYS_PER_YEAR) - 1);
  const found = judgePerson(laidOut(shifts, category, end), { zone: ZONE, rulesOn: () => rules });
  const isEndless = ({ from, to }: RosterFinding): boolean =>
    from < addDays(FIRST, turn) && to >= addDays(begin, turn + window);
  const inTurn = found.filter(
    (one) =>
      !MONTHLY.has(one.rule) && (isEndless(one) || (one.from >= begin && one.from < addDays(begin, turn))),
  );
  const placed = inTurn.map((one): CycleFinding => {
    const place = (one.cell.day - FIRST) % turn;
    if (!isEndless(one)) return { ...partsOf(one), place, measured: one.measured };
    // The length of a run grows with every turn; of windows the worst measure is told.
    return isRun(one)
      ? { ...partsOf(one), place, measured: null }
      : { ...partsOf(one), place: null, measured: one.measured };
  });
  return [...placed, ...worstMonths(found, rules, end)];
}

const partsOf = ({ rule, level, limit, required }: RosterFinding) => ({
  rule: rule as RuleId,
  level,
  limit,
  required,
});

const isRun = ({ rule }: RosterFinding): boolean => rule === 'R373.1' || rule === 'R373.6';

function longestWindow({ rules }: RuleSet): number {
  return Math.max(
    rules['R373.1'].maxGiorniConsecutivi + 1,
    rules['R373.5'].finestraRidotti,
    rules['R373.6'].maxNottiConsecutive + 1,
    rules['R373.8'].finestraGiorni,
    rules['R373.S1'].giorni,
    rules['R373.S2'].finestra / HOURS_PER_DAY + 1,
    rules['R373.S3'].finestra / HOURS_PER_DAY + 1,
    rules['L66.2'].finestraGiorni,
  );
}

/** Days before a month whose reference and year of nights are known. */
const monthsOf = ({ rules }: RuleSet): number =>
  Math.max(DAYS_PER_YEAR, rules['L66.3'].mesi * DAYS_PER_MONTH) + DAYS_PER_MONTH;

function laidOut(shifts: readonly (CycleShift | null)[], category: string, end: Day): Timeline {
  const days: KnownDay[] = [];
  const duties: Duty[] = [];
  for (let day = FIRST; day <= end; day = addDays(day, 1)) {
    days.push({ day, icao: PLANT, category, isNeutral: false, isExemptFromNights: false });
    const duty = dutyOf(shifts[(day - FIRST) % shifts.length]!, day);
    if (duty !== null) duties.push(duty);
  }
  return { days, duties: duties.toSorted((one, other) => one.start - other.start) };
}

function dutyOf(shift: CycleShift | null, day: Day): Duty | null {
  if (shift === null || (shift.shiftClass !== 'LAV' && shift.shiftClass !== 'REP')) return null;
  const times = shiftTimes(shift, day);
  if (times === null) return null;
  const start = ZONE.utc(times.start.day, times.start.minute, 'start');
  const end = ZONE.utc(times.end.day, times.end.minute, 'end');
  const turn = shift.name;
  const kind = shift.shiftClass;
  return { icao: PLANT, day, turn, kind, start, end, nominalMinutes: end - start, pauseMinutes: null };
}

/** Of each rule over months the worst whole month whose reference is laid out. */
function worstMonths(found: readonly RosterFinding[], rules: RuleSet, end: Day): readonly CycleFinding[] {
  const { year, month } = civil(addDays(FIRST, monthsOf(rules) - DAYS_PER_MONTH));
  const since = firstOfMonth(year, month);
  const worst = new Map<string, RosterFinding>();
  for (const one of found) {
    if (!MONTHLY.has(one.rule) || one.from < since || one.to > end) continue;
    const former = worst.get(one.rule);
    if (former === undefined || distanceOf(one) > distanceOf(former)) worst.set(one.rule, one);
  }
  return [...worst.values()].map((one) => ({ ...partsOf(one), place: null, measured: one.measured }));
}
