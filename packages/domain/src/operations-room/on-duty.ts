import { isDecided, withdrawalsOf } from '../counters/index.ts';
import type { Absence, Activity, ConditionOn, SubtractionRules } from '../counters/index.ts';
import type { Day, UtcMinute } from '../kernel/index.ts';
import { TimeAway } from '../legality/index.ts';
import type { AbsenceRules } from '../legality/index.ts';
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
  /**
   * Activities with hours, but instruction, and requests for absence that the counters subtract already: there, and not for a
   * proposal to place (domain.md 1.5, point 35).
   */
  readonly busy: readonly Span[];
}

/** Which absences and activities take somebody from the room, and which leave the duty: settings of the organisation. */
export type DutyRules = SubtractionRules & AbsenceRules;

/** Adds time to a shift (domain.md 3.6). */
const OVERTIME = 'STR';
/** Done in a position. */
const INSTRUCTION = 'ISTR';
/** Marks a pause: it is one. */
const PAUSE = 'NWSA';

/**
 * Duties are those of the rules: decided absences that are no work take a shift that lies wholly under them (domain.md 1.5,
 * point 20). Somebody may be placed in what is left of them without decided absences and the activities that take a person
 * from the room (3.7 step 2); a request still to decide takes nobody from it, and no proposal places who asks.
 */
export function onDuty(
  shifts: readonly WorkingShift[],
  absences: readonly Absence[],
  activities: readonly Activity[],
  rules: DutyRules,
  conditionOn: ConditionOn,
): OnDuty {
  const away = new TimeAway(absences, rules, conditionOn);
  const taken = withdrawalsOf(0, absences.filter(isDecided), activities, rules, conditionOn).map(
    ({ takes }) => takes,
  );
  const daysAway = new Set(taken.flatMap((takes) => ('shiftOf' in takes ? [takes.shiftOf] : [])));
  const hoursAway = taken.flatMap((takes) =>
    'shiftOf' in takes ? [] : [{ begin: takes.start, end: takes.end }],
  );
  const timed = activities.flatMap(({ code, day, start, end }) =>
    start !== null && end !== null ? [{ code, day, begin: start, end }] : [],
  );
  const overtime = timed.filter(({ code }) => code === OVERTIME);
  const beside = timed.filter(({ code }) => code !== OVERTIME && code !== PAUSE);
  const asked = withdrawalsOf(
    0,
    absences.filter((absence) => !isDecided(absence)),
    [],
    rules,
    conditionOn,
  ).flatMap(({ takes }) =>
    'shiftOf' in takes
      ? shifts.filter(({ day }) => day === takes.shiftOf).map(spanOf)
      : [{ begin: takes.start, end: takes.end }],
  );
  const busy = merged([...beside.filter(({ code }) => code !== INSTRUCTION), ...asked]);
  const standing = shifts.filter(({ day, start, end }) => !away.covers(day, start, end));
  const wholeShifts = standing.filter(({ day }) => daysAway.has(day)).map(spanOf);
  const elsewhere = merged([...hoursAway, ...beside, ...wholeShifts]);
  const inRoom = shifts.filter(({ day }) => !daysAway.has(day));
  return {
    duties: withOvertime(standing, overtime).map((shift) => ({
      ...shift,
      elsewhere: elsewhere
        .map(({ begin, end }) => ({ begin: Math.max(begin, shift.start), end: Math.min(end, shift.end) }))
        .filter(({ begin, end }) => begin < end),
    })),
    present: without(withOvertime(inRoom, overtime).map(spanOf), hoursAway),
    busy,
  };
}

const spanOf = ({ start, end }: WorkingShift): Span => ({ begin: start, end });

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
