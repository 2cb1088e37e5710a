import type { RoomPerson, RoomPosition } from '@torre/contract/operations-room';
import { MINUTES_PER_DAY, addDays, dayMinute, zoneTable } from '@torre/domain/kernel';
import type { Day, UtcMinute, ZoneTable } from '@torre/domain/kernel';
import type { RoomRules } from '@torre/domain/legality';
import { elapsedSeats, merged, overlap, quarterHours, without } from '@torre/domain/operations-room';
import type { OpenStretch, ProposedChange, RoomToFill, Span } from '@torre/domain/operations-room';
import { presentOn, spanOf } from './board.ts';
import type { Board, Gap, Seat } from './board.ts';

/** What the room is filled from; `edited`: the days that the board changes, in minutes of the board. */
export interface BoardToFill {
  readonly day: Day;
  readonly board: Board;
  readonly positions: readonly RoomPosition[];
  readonly people: readonly RoomPerson[];
  readonly rules: RoomRules;
  readonly edited: readonly Span[];
  /** Ids of seats that the warnings leave out: a manager decided about them. */
  readonly ignored: ReadonlySet<string>;
  /** The hours looked at, or one open seat. */
  readonly wanted: Span | Gap;
  readonly now: UtcMinute;
}

/** A change that is proposed, on the board. */
export type BoardChange =
  | { readonly kind: 'put'; readonly seat: Seat }
  | { readonly kind: 'remove'; readonly id: string };

/** An open position that stays so, in minutes of the board. */
export type OpenPlace = OpenStretch;

export interface BoardClock {
  readonly utc: (minute: number, edge: 'start' | 'end') => UtcMinute;
  readonly minute: (at: UtcMinute) => number;
  readonly zone: ZoneTable;
}

/** The minutes of a board and those that pass (domain.md 6). */
export function boardClock(day: Day): BoardClock {
  const zone = zoneTable(addDays(day, -2), addDays(day, 2));
  return {
    zone,
    utc: (minute, edge) => {
      const moment = dayMinute(day, minute);
      return zone.utc(moment.day, moment.minute, edge);
    },
    minute: (at) => {
      const local = zone.local(at);
      return (local.day - day) * MINUTES_PER_DAY + local.minute;
    },
  };
}

/** The board as the filler reads it: in elapsed minutes. */
export function roomToFill(from: BoardToFill, clock: BoardClock): RoomToFill {
  const { day, board, positions, people, rules, edited, ignored, wanted, now } = from;
  const elapsed = ({ begin, end }: Span): Span => ({
    begin: clock.utc(begin, 'start'),
    end: clock.utc(end, 'end'),
  });
  const seats = elapsedSeats(board.seats, day, clock.zone);
  const onCall = new Set(positions.flatMap(({ positionId, kind }) => (kind === 'REP' ? [positionId] : [])));
  return {
    // A place on call is filled by nobody; who was put there sits nowhere else.
    positions: positions.map(({ positionId, island, specializationId, kind }) => ({
      positionId,
      islandId: island,
      specializationId,
      open: kind === 'LAV' ? (board.open.get(positionId) ?? []).map(elapsed) : [],
    })),
    people: people.map((person) => ({
      employeeId: person.employeeId,
      category: person.category,
      placeable: person.shifts.flatMap((shift) =>
        shared(free(day, person), spanOf(day, shift)).map((span) => ({
          ...elapsed(span),
          specializations: shift.specializations,
        })),
      ),
      duties: person.shifts.map((shift) => ({
        ...elapsed(spanOf(day, shift)),
        activities: shift.elsewhere.map((part) => elapsed(spanOf(day, part))),
      })),
    })),
    seats: board.seats.map(({ id, positionId, employeeId, fixed }, index) => ({
      id,
      positionId,
      employeeId,
      begin: seats[index]!.start,
      end: seats[index]!.end,
      movable: !fixed && !ignored.has(id) && !onCall.has(positionId),
    })),
    rules,
    cuts: quarterHours(clock.zone, addDays(day, -1), addDays(day, 1)),
    wanted: edited.flatMap((span) =>
      shared([span], wanted).map((part) => ({
        ...elapsed(part),
        ...('positionId' in wanted ? { positionId: wanted.positionId } : {}),
      })),
    ),
    now,
  };
}

const free = (day: Day, person: RoomPerson): readonly Span[] =>
  without(
    presentOn(day, person),
    person.busy.map((part) => spanOf(day, part)),
  );

const shared = (spans: readonly Span[], { begin, end }: Span): readonly Span[] =>
  merged(spans)
    .filter((span) => overlap(span, { begin, end }))
    .map((span) => ({ begin: Math.max(span.begin, begin), end: Math.min(span.end, end) }));

/** The changes on the board; `newId` names each seat that is added. */
export function boardChanges(
  changes: readonly ProposedChange[],
  { minute }: BoardClock,
  newId: () => string,
): readonly BoardChange[] {
  return changes.map((change): BoardChange => {
    if (change.kind === 'removed') return { kind: 'remove', id: change.id };
    const { positionId, employeeId, begin, end } = change.seat;
    const seat = { positionId, employeeId, begin: minute(begin), end: minute(end), fixed: false };
    return { kind: 'put', seat: { ...seat, id: change.kind === 'moved' ? change.id : newId() } };
  });
}

/** What stays open, on the board. */
export const openPlaces = (open: readonly OpenStretch[], { minute }: BoardClock): readonly OpenPlace[] =>
  open.map((stretch) => ({ ...stretch, begin: minute(stretch.begin), end: minute(stretch.end) }));
