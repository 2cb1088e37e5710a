import { dayOf, formatMinutes, zoneTable } from '../kernel/index.ts';
import type { Day, UtcMinute } from '../kernel/index.ts';
import { shiftTimes } from '../roster/index.ts';
import { bruteForce } from './brute-force.ts';
import type { PlainScene } from './brute-force.ts';
import { MonthCounters } from './index.ts';
import type {
  Chair,
  CounterDetail,
  CountersInput,
  CounterTimeslot,
  CounterValue,
  PresenceKind,
} from './index.ts';

export const HOUR = 60;
/** Holds on every day of an example. */
const ALWAYS = { validFrom: dayOf(2000, 1, 1), validTo: null };
export const SLOTS: readonly CounterTimeslot[] = [
  { timeslotId: 'N', beginTime: 23 * HOUR, endTime: 7 * HOUR, kind: 'LAV', ...ALWAYS },
  { timeslotId: 'M', beginTime: 7 * HOUR, endTime: 15 * HOUR, kind: 'LAV', ...ALWAYS },
  { timeslotId: 'P', beginTime: 15 * HOUR, endTime: 23 * HOUR, kind: 'LAV', ...ALWAYS },
  { timeslotId: 'REP/RPN/RIDN', beginTime: 19 * HOUR, endTime: 7 * HOUR, kind: 'REP', ...ALWAYS },
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

/** A day and an hour, halves allowed. */
type Moment = readonly [day: Day, hour: number];

/** A room as the handbook's examples tell it. Ids of absences: none is an activity. */
export interface Scene {
  readonly from: Day;
  readonly to: Day;
  readonly turns: readonly { readonly who: string; readonly turn: string; readonly day: Day }[];
  /** Chairs of the working slots; a number: so many that anybody may take. On-call slots have none. */
  readonly chairs: (hour: number) => number | readonly Chair[];
  readonly overtime?: readonly { who: string; day: Day; from: Moment; to: Moment }[];
  readonly wholeDays?: readonly { who: string; day: Day; id?: string }[];
  readonly away?: readonly { who: string; from: Moment; to: Moment; id?: string }[];
  readonly ignored?: readonly { id: string; day: Day; slot: string }[];
  /** Specializations and island of somebody; of everybody else the first one and no island. */
  readonly standing?: Readonly<Record<string, { holds: readonly number[]; island: number }>>;
  readonly specializations?: number;
  readonly islands?: number;
}

const ANYBODY: Chair = { specialization: 0, island: -1 };
const slotIndexOf = (id: string): number => SLOTS.findIndex(({ timeslotId }) => timeslotId === id);

/** The scene for the quick computation, and for the one that tries everything. */
export function inputs(scene: Scene): { readonly input: CountersInput; readonly plain: PlainScene } {
  const { from, to, turns, overtime = [], wholeDays = [], away = [], ignored = [], standing = {} } = scene;
  const zone = zoneTable(from, to);
  const at = ([day, hour]: Moment, edge: 'start' | 'end'): UtcMinute => zone.utc(day, hour * HOUR, edge);
  const names = [...new Set([...turns, ...overtime].map(({ who }) => who))];
  const shifts = turns.map(({ who, turn, day }) => {
    const { begin, end, offset, kind } = SHIFTS[turn]!;
    const times = shiftTimes({ beginTime: begin * HOUR, endTime: end * HOUR, startOffset: offset }, day)!;
    return {
      who,
      day,
      kind,
      start: zone.utc(times.start.day, times.start.minute, 'start'),
      end: zone.utc(times.end.day, times.end.minute, 'end'),
    };
  });
  const extra = overtime.map((one) => ({
    who: one.who,
    day: one.day,
    kind: 'LAV' as const,
    start: at(one.from, 'start'),
    end: at(one.to, 'end'),
  }));
  const hourly = away.map((one) => ({ ...one, start: at(one.from, 'start'), end: at(one.to, 'end') }));
  const listed = new Map<string, readonly Chair[]>();
  const chairs = (_day: Day, hour: number, kind: PresenceKind): readonly Chair[] => {
    const asked = kind === 'LAV' ? scene.chairs(hour) : 0;
    const list = typeof asked === 'number' ? Array.from({ length: asked }, () => ANYBODY) : asked;
    const known = listed.get(JSON.stringify(list)) ?? list;
    listed.set(JSON.stringify(list), known);
    return known;
  };
  const of = (who: string) => standing[who] ?? { holds: [0], island: -1 };
  const frame = { zone, from, to, timeslots: SLOTS, chairs };
  const personIndex = (who: string): number => names.indexOf(who);
  return {
    input: {
      ...frame,
      specializations: scene.specializations ?? 1,
      islands: scene.islands ?? 0,
      people: names.length,
      presence: [
        ...shifts.map(({ who, ...span }) => ({ ...span, personIndex: personIndex(who) })),
        ...extra.map(({ who, ...span }) => ({ ...span, personIndex: personIndex(who), overtime: true })),
      ],
      withdrawals: [
        ...wholeDays.map(({ who, day, id }) => ({
          personIndex: personIndex(who),
          absenceId: id ?? null,
          takes: { shiftOf: day },
        })),
        ...hourly.map(({ who, id, start, end }) => ({
          personIndex: personIndex(who),
          absenceId: id ?? null,
          takes: { start, end },
        })),
      ],
      ignored: ignored.map(({ id, day, slot }) => ({ absenceId: id, day, slotIndex: slotIndexOf(slot) })),
      standing: (person) => {
        const { holds, island } = of(names[person]!);
        return { specializations: holds.reduce((mask, index) => mask | (1 << index), 0), island };
      },
    },
    plain: {
      ...frame,
      people: names.map((who) => ({
        standing: () => ({ specializations: of(who).holds, island: of(who).island }),
        shifts: shifts.filter((shift) => shift.who === who),
        overtime: extra.filter((one) => one.who === who),
        wholeDays: wholeDays
          .filter((one) => one.who === who)
          .map(({ day, id }) => ({ day, absenceId: id ?? null })),
        hourly: hourly
          .filter((one) => one.who === who)
          .map(({ start, end, id }) => ({ start, end, absenceId: id ?? null })),
      })),
      ignored: ignored.map(({ id, day, slot }) => ({ absenceId: id, day, slotIndex: slotIndexOf(slot) })),
    },
  };
}

/** With the keys of each object in one order. */
function written(value: unknown): string {
  return JSON.stringify(value, (_key, one: unknown) =>
    one !== null && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}

/** The counter with everything about it. Throws when the quick way and the plain one disagree. */
export function detail(scene: Scene, timeslotId: string, day: Day): CounterDetail {
  const { input, plain } = inputs(scene);
  const slotIndex = slotIndexOf(timeslotId);
  const counters = new MonthCounters(input);
  counters.compute();
  const quick = counters.detail(slotIndex, day);
  const tried = bruteForce(plain, slotIndex, day, input.islands);
  if (written(quick) !== written(tried))
    throw new Error(`Two ways, two counters: ${written(quick)} and ${written(tried)}`);
  return quick;
}

export type ShownCounter = Omit<CounterValue, 'beginCounter' | 'endCounter'> & {
  /** HH:mm–HH:mm of the worst cell. */
  readonly range: string;
};

const clock = (scene: Scene, at: UtcMinute): string =>
  formatMinutes(zoneTable(scene.from, scene.to).local(at).minute);

/** HH:mm–HH:mm */
export function rangeIn(scene: Scene, { start, end }: { start: UtcMinute; end: UtcMinute }): string {
  return `${clock(scene, start)}–${clock(scene, end)}`;
}

/** The counter as its screen shows it. */
export function counter(scene: Scene, timeslotId: string, day: Day): ShownCounter {
  const { employees, chairs, lacks, hasAnotherLacks, beginCounter, endCounter } = detail(
    scene,
    timeslotId,
    day,
  );
  const range = rangeIn(scene, { start: beginCounter, end: endCounter });
  return { employees, chairs, lacks, hasAnotherLacks, range };
}

/** Employees less chairs of each cell: ['07:00', 4, 4]. */
export function hours(
  scene: Scene,
  timeslotId: string,
  day: Day,
): readonly (readonly [string, number, number])[] {
  return detail(scene, timeslotId, day).hours.map(
    ({ start, employees, chairs }) => [clock(scene, start), employees, chairs] as const,
  );
}
