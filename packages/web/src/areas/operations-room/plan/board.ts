import type { OperativePlan, RoomPerson, Stretch, TimePlan } from '@torre/contract/operations-room';
import {
  MINUTES_PER_DAY,
  compactMinutes,
  dayFromCompact,
  minutesFromCompact,
  parseCompactDateTime,
} from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { merged, overlap, seatId, without } from '@torre/domain/operations-room';
import type { Span } from '@torre/domain/operations-room';

/** Somebody in a position, in minutes from the midnight of the board's day; negative: the evening before. */
export interface Seat extends Span {
  readonly id: string;
  readonly positionId: string;
  readonly employeeId: string;
  /** Of a day beside, which this board does not change: it counts for rest and overlaps only. */
  readonly fixed: boolean;
}

/** An open position in which nobody sits. */
export interface Gap extends Span {
  readonly positionId: string;
}

/** What is planned: who sits where, and when each position is open. */
export interface Board {
  readonly seats: readonly Seat[];
  readonly open: ReadonlyMap<string, readonly Span[]>;
}

/** A day's plan on the board of a day. */
export interface BoardPlan {
  readonly plan: Pick<OperativePlan, 'date' | 'timePlans'>;
  readonly fixed: boolean;
}

/** Moves and sizes go in quarters of an hour. */
export const SNAP = 15;

export const EMPTY_BOARD: Board = { seats: [], open: new Map() };

const offsetOf = (day: Day, date: string): number => (dayFromCompact(date)! - day) * MINUTES_PER_DAY;

/** Where the day of a plan (YYYYMMDD) lies on the board of a day. */
export function dayOnBoard(day: Day, date: string): Span {
  const begin = offsetOf(day, date);
  return { begin, end: begin + MINUTES_PER_DAY };
}

const endMinute = (text: string): number => minutesFromCompact(text)! || MINUTES_PER_DAY;

/** The board of a day from its plan and those of the days beside. */
export function boardOf(day: Day, plans: readonly BoardPlan[]): Board {
  const parts = plans.flatMap(({ plan, fixed }) =>
    plan.timePlans.map((one) => {
      const offset = offsetOf(day, plan.date);
      const begin = offset + minutesFromCompact(one.beginTime)!;
      const end = offset + endMinute(one.endTime);
      return { one, id: `${plan.date}/${one.timePlanId}`, begin, end, fixed };
    }),
  );
  const opened = Map.groupBy(parts, ({ one }) => one.positionId);
  const seats = parts.flatMap(({ one, ...part }) =>
    one.employeeId === null ? [] : [{ ...part, positionId: one.positionId, employeeId: one.employeeId }],
  );
  return {
    seats: joined(seats),
    open: new Map([...opened].map(([positionId, spans]) => [positionId, merged(spans)])),
  };
}

/**
 * What was saved as one seat of two days is one again: its parts bear one id, and meet at midnight. Days that are changed and
 * days that are only looked at stay apart.
 */
export function joined(seats: readonly Seat[]): readonly Seat[] {
  const goesOn = (one: Seat, next: Seat): boolean =>
    one.end === next.begin &&
    next.begin % MINUTES_PER_DAY === 0 &&
    one.fixed === next.fixed &&
    one.positionId === next.positionId &&
    one.employeeId === next.employeeId &&
    timePlanIdOf(one) === timePlanIdOf(next);
  const parts = new Set<Seat>();
  const whole = seats.map((seat): Seat => {
    let last = seat;
    for (let next = seats.find((one) => goesOn(last, one)); next;) {
      parts.add(next);
      last = next;
      next = seats.find((one) => goesOn(last, one));
    }
    return last === seat ? seat : { ...seat, end: last.end };
  });
  return whole.filter((_, index) => !parts.has(seats[index]!));
}

/** The time plans of one day of the board, as they are saved: what crosses midnight is one of each day. */
export function timePlansOf(board: Board, day: Day, date: string): readonly TimePlan[] {
  const from = offsetOf(day, date);
  const within = <S extends Span>(spans: readonly S[]): S[] =>
    spans
      .map((span) => ({
        ...span,
        begin: Math.max(span.begin, from),
        end: Math.min(span.end, from + MINUTES_PER_DAY),
      }))
      .filter(({ begin, end }) => begin < end);
  const clock = ({ begin, end }: Span) => ({
    beginTime: compactMinutes(begin - from),
    endTime: compactMinutes(end - from),
  });
  const seats = within(board.seats.filter(({ fixed }) => !fixed)).map((seat) => ({
    timePlanId: timePlanIdOf(seat),
    positionId: seat.positionId,
    employeeId: seat.employeeId,
    ...clock(seat),
  }));
  const gaps = within(gapsOf(board)).map((gap) => ({
    timePlanId: seatId(gap.positionId, gap.begin - from),
    positionId: gap.positionId,
    employeeId: null,
    ...clock(gap),
  }));
  return [...seats, ...gaps];
}

export const timePlanIdOf = ({ id }: Pick<Seat, 'id'>): string => id.slice(id.indexOf('/') + 1);

/** Open positions without anybody, by position and time. */
export function gapsOf({ seats, open }: Board): readonly Gap[] {
  const taken = Map.groupBy(seats, ({ positionId }) => positionId);
  return [...open].flatMap(([positionId, spans]) =>
    without(spans, taken.get(positionId) ?? []).map((span) => ({ ...span, positionId })),
  );
}

/** When somebody is there, in minutes of the board. */
export function presentOn(day: Day, person: Pick<RoomPerson, 'present'> | undefined): readonly Span[] {
  return (person?.present ?? []).map((stretch) => spanOf(day, stretch));
}

/** What somebody may take at a minute of the board: on the date of the shift that they are on then. */
export function usableAt(
  day: Day,
  { shifts, specializations }: Pick<RoomPerson, 'shifts' | 'specializations'>,
  minute: number,
): readonly string[] {
  const on = shifts.find((shift) => {
    const { begin, end } = spanOf(day, shift);
    return begin <= minute && minute < end;
  });
  return (on ?? { specializations }).specializations;
}

export function spanOf(day: Day, { startDate, endDate }: Stretch): Span {
  const minute = (text: string): number => {
    const moment = parseCompactDateTime(text)!;
    return (moment.day - day) * MINUTES_PER_DAY + moment.minute;
  };
  return { begin: minute(startDate), end: minute(endDate) };
}

/** Open positions without anybody in the hours looked at. */
export const gapsIn = (board: Board, range: Span): readonly Gap[] =>
  gapsOf(board).filter((gap) => overlap(gap, range));

/** Why somebody cannot sit there; null: they can. */
export type Obstacle = 'position-taken' | 'person-twice' | 'not-present';

/** `present`: of the person, as `presentOn`. Who has not moved stays where they are, on shift or not. */
export function obstacleTo(
  { seats }: Board,
  seat: Seat,
  present: readonly Span[],
): { readonly is: Obstacle; readonly at: Seat | null } | null {
  const others = seats.filter((one) => one.id !== seat.id && overlap(one, seat));
  const taken = others.find(({ positionId }) => positionId === seat.positionId);
  if (taken !== undefined) return { is: 'position-taken', at: taken };
  const twice = others.find(({ employeeId }) => employeeId === seat.employeeId);
  if (twice !== undefined) return { is: 'person-twice', at: twice };
  return without([seat], present).length > 0 ? { is: 'not-present', at: null } : null;
}

/** The board with a seat where it is now; a position stays open where somebody sits beyond its hours. */
export function withSeat(board: Board, seat: Seat): Board {
  const known = board.seats.some(({ id }) => id === seat.id);
  const seats = known ? board.seats.map((one) => (one.id === seat.id ? seat : one)) : [...board.seats, seat];
  const before = board.open.get(seat.positionId) ?? [];
  const open = new Map(board.open);
  if (without([seat], before).length > 0) open.set(seat.positionId, merged([...before, seat]));
  return { seats, open };
}

/** Nobody sits there any more; the position stays open. */
export function withoutSeat(board: Board, id: string): Board {
  return { ...board, seats: board.seats.filter((seat) => seat.id !== id) };
}

/** A position is closed while nobody sits in it. */
export function withoutGap(board: Board, { positionId, ...gap }: Gap): Board {
  const open = new Map(board.open);
  open.set(positionId, without(open.get(positionId) ?? [], [gap]));
  return { ...board, open };
}

/** Whether two boards would save the same. */
export function isSameBoard(one: Board, other: Board, day: Day, dates: readonly string[]): boolean {
  const textOf = (board: Board): string =>
    JSON.stringify(
      dates.map((date) =>
        timePlansOf(board, day, date)
          .map((plan) => Object.values(plan).join(' '))
          .toSorted(),
      ),
    );
  return textOf(one) === textOf(other);
}

/** A board with what stands on the days beside, which is looked at and not changed. */
export function beside(board: Board, fixed: Board): Board {
  const open = new Map(board.open);
  for (const [positionId, spans] of fixed.open)
    open.set(positionId, merged([...(open.get(positionId) ?? []), ...spans]));
  return { seats: [...board.seats, ...fixed.seats], open };
}
