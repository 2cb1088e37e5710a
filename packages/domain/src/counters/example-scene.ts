import { formatMinutes, zoneTable } from '../kernel/index.ts';
import type { Day } from '../kernel/index.ts';
import { shiftTimes } from '../roster/index.ts';
import type { ClockTimes } from '../roster/index.ts';
import { MonthCounters, recount } from './index.ts';
import type {
  CountersInput,
  CounterTimeslot,
  CounterValue,
  PresenceKind,
  Presence,
  Withdrawal,
} from './index.ts';

export const HOUR = 60;
const SLOTS: readonly CounterTimeslot[] = [
  { timeslotId: 'N', beginTime: 23 * HOUR, endTime: 7 * HOUR, kind: 'LAV' },
  { timeslotId: 'M', beginTime: 7 * HOUR, endTime: 15 * HOUR, kind: 'LAV' },
  { timeslotId: 'P', beginTime: 15 * HOUR, endTime: 23 * HOUR, kind: 'LAV' },
  { timeslotId: 'REP/RPN/RIDN', beginTime: 19 * HOUR, endTime: 7 * HOUR, kind: 'REP' },
];
const SHIFTS: Readonly<Record<string, { begin: number; end: number; offset: 0 | -1; kind: PresenceKind }>> = {
  M: { begin: 7, end: 15, offset: 0, kind: 'LAV' },
  P: { begin: 15, end: 23, offset: 0, kind: 'LAV' },
  N: { begin: 23, end: 7, offset: -1, kind: 'LAV' },
  N11: { begin: 23, end: 7, offset: 0, kind: 'LAV' },
  T12: { begin: 12, end: 20, offset: 0, kind: 'LAV' },
  T16: { begin: 16, end: 24, offset: 0, kind: 'LAV' },
  RPN: { begin: 19, end: 7, offset: -1, kind: 'REP' },
};

/** One person's shift on a competence date, with overtime entered as own times of the shift. */
export interface Turn {
  readonly who: string;
  readonly turn: string;
  readonly day: Day;
  readonly times?: ClockTimes;
}

export interface Scene {
  readonly from: Day;
  readonly to: Day;
  readonly turns: readonly Turn[];
  readonly chairs: (hour: number) => number;
  readonly away?: readonly { who: string; from: readonly [Day, number]; to: readonly [Day, number] }[];
}

export function scene({ from, to, turns, chairs, away = [] }: Scene): CountersInput {
  const zone = zoneTable(from, to);
  const names = [...new Set(turns.map(({ who }) => who))];
  const presence = turns.map(({ who, turn, day, times }): Presence => {
    const { begin, end, offset, kind } = SHIFTS[turn]!;
    const definition = { beginTime: begin * HOUR, endTime: end * HOUR, startOffset: offset };
    const { start, end: finish } = shiftTimes(definition, day, times)!;
    return {
      personIndex: names.indexOf(who),
      day,
      kind,
      start: zone.utc(start.day, start.minute, 'start'),
      end: zone.utc(finish.day, finish.minute, 'end'),
    };
  });
  return {
    zone,
    from,
    to,
    timeslots: SLOTS,
    people: names.map((personId) => ({ personId, category: 'CTA' })),
    presence,
    chairs: (_day, hour, kind) => (kind === 'LAV' ? chairs(hour) : 0),
    chairCategories: new Set(['CTA']),
    absences: away.map((absence): Withdrawal => ({
      personIndex: names.indexOf(absence.who),
      start: zone.utc(absence.from[0], absence.from[1] * HOUR, 'start'),
      end: zone.utc(absence.to[0], absence.to[1] * HOUR, 'end'),
    })),
  };
}

export type ShownCounter = Omit<CounterValue, 'beginCounter' | 'endCounter'> & {
  /** HH:mm–HH:mm of the worst cell. */
  readonly range: string;
};

/** The counter as its screen shows it. Throws when the quick way and the plain one disagree. */
export function counter(input: CountersInput, timeslotId: string, day: Day): ShownCounter {
  const slotIndex = SLOTS.findIndex((slot) => slot.timeslotId === timeslotId);
  const counters = new MonthCounters(input);
  counters.compute();
  const row = counters.row(slotIndex, day);
  const plain = recount(input)[slotIndex]![day - input.from];
  if (JSON.stringify(row) !== JSON.stringify(plain)) {
    throw new Error(`Two ways, two counters: ${JSON.stringify({ row, plain })}`);
  }
  const { beginCounter, endCounter, ...numbers } = row;
  const range = [beginCounter, endCounter].map((at) => formatMinutes(input.zone.local(at).minute)).join('–');
  return { ...numbers, range };
}
