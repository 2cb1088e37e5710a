import { withdrawalsOf } from '../counters/index.ts';
import type { Absence, Activity, ConditionOn, SubtractionRules } from '../counters/index.ts';
import type { Day, UtcMinute } from '../kernel/index.ts';
import { merged, without } from './time-plan.ts';
import type { Span } from './time-plan.ts';

/** A working shift, as it stands in the roster. */
export interface WorkingShift {
  /** Competence date. */
  readonly day: Day;
  readonly turn: string;
  readonly start: UtcMinute;
  readonly end: UtcMinute;
}

export interface Duty extends WorkingShift {
  /** What is neither position nor break. */
  readonly elsewhere: readonly Span[];
}

/** Somebody's duties, and when they may be placed in a position; minutes of UTC. */
export interface OnDuty {
  readonly duties: readonly Duty[];
  readonly present: readonly Span[];
  /** Activities with hours, but instruction: there, and not for a proposal to place (domain.md 1.5, point 35). */
  readonly busy: readonly Span[];
}

/** Adds time to a shift (domain.md 3.6). */
const OVERTIME = 'STR';
/** Done in a position. */
const INSTRUCTION = 'ISTR';
/** Marks a pause: it is one. */
const PAUSE = 'NWSA';

/**
 * When somebody may be placed: working shifts and overtime, without whole days and hours away and without the activities that
 * take a person from the room (domain.md 3.7 step 2). Somebody who is away the whole shift is not on duty.
 */
export function onDuty(
  shifts: readonly WorkingShift[],
  absences: readonly Absence[],
  activities: readonly Activity[],
  rules: SubtractionRules,
  conditionOn: ConditionOn,
): OnDuty {
  const taken = withdrawalsOf(0, absences, activities, rules, conditionOn).map(({ takes }) => takes);
  const daysAway = new Set(taken.flatMap((takes) => ('shiftOf' in takes ? [takes.shiftOf] : [])));
  const hoursAway = taken.flatMap((takes) =>
    'shiftOf' in takes ? [] : [{ begin: takes.start, end: takes.end }],
  );
  const timed = activities.flatMap(({ code, day, start, end }) =>
    start !== null && end !== null ? [{ code, day, begin: start, end }] : [],
  );
  const overtime = timed.filter(({ code }) => code === OVERTIME);
  const beside = timed.filter(({ code }) => code !== OVERTIME && code !== PAUSE);
  const busy = merged(beside.filter(({ code }) => code !== INSTRUCTION));
  const elsewhere = merged([...hoursAway, ...beside]);
  const worked = withOvertime(
    shifts.filter(({ day }) => !daysAway.has(day)),
    overtime,
  );
  return {
    duties: worked.map((shift) => ({
      ...shift,
      elsewhere: elsewhere
        .map(({ begin, end }) => ({ begin: Math.max(begin, shift.start), end: Math.min(end, shift.end) }))
        .filter(({ begin, end }) => begin < end),
    })),
    present: without(
      worked.map(({ start, end }) => ({ begin: start, end })),
      hoursAway,
    ),
    busy,
  };
}

/**
 * Overtime that touches the shift of its date, itself or by other overtime, lengthens it; other overtime is a duty of its own
 * (domain.md 1.5, points 11 and 28).
 */
function withOvertime(
  shifts: readonly WorkingShift[],
  overtime: readonly (Span & { readonly day: Day })[],
): readonly WorkingShift[] {
  const added = overtime.map(({ day, begin, end }) => ({ day, turn: OVERTIME, start: begin, end }));
  return [...Map.groupBy([...shifts, ...added], ({ day }) => day).values()].flatMap((ofDate) => {
    const joined: WorkingShift[] = [];
    for (const next of ofDate.toSorted((one, other) => one.start - other.start)) {
      const last = joined.at(-1);
      if (last === undefined || next.start > last.end) joined.push(next);
      else {
        const turn = last.turn === OVERTIME ? next.turn : last.turn;
        joined[joined.length - 1] = { ...last, turn, end: Math.max(last.end, next.end) };
      }
    }
    return joined;
  });
}
