import { fillRoom } from './fill-room.ts';
import { SHORTEST_STRETCH } from './room-to-fill.ts';
import type { FillPerson, ProposedChange, RoomFill, RoomToFill, StandingSeat } from './room-to-fill.ts';
import { overlap, without } from './time-plan.ts';
import type { Span } from './time-plan.ts';

/** What of a seat its person can no longer hold. */
interface LostSeat {
  readonly seat: StandingSeat;
  /** From its beginning on, what stays; null: nothing. */
  readonly stays: Span | null;
  readonly lost: Span;
}

/**
 * After somebody is away or may not work a position any more: their seats end, and what becomes open in the hours wanted is
 * filled again with the fewest other seats changed (domain.md 1.5, point 35). What was open before stays so.
 */
export function repairRoom(room: RoomToFill): RoomFill {
  const lost = lostSeats(room);
  const byId = new Map(lost.map((one) => [one.seat.id, one]));
  const seats = room.seats.flatMap((seat): StandingSeat[] => {
    const found = byId.get(seat.id);
    if (found === undefined) return [seat];
    return found.stays === null ? [] : [{ ...seat, ...found.stays, movable: false }];
  });
  const wanted = lost.map(({ seat, lost: { begin, end } }) => ({ positionId: seat.positionId, begin, end }));
  const fill = fillRoom({ ...room, seats, wanted });
  const ended = lost.map(({ seat, stays }): ProposedChange => {
    const { id, positionId, employeeId } = seat;
    return stays === null
      ? { kind: 'removed', id }
      : { kind: 'moved', id, seat: { positionId, employeeId, ...stays } };
  });
  return { ...fill, changes: [...ended, ...fill.changes] };
}

function lostSeats({ seats, people, positions, wanted, now }: RoomToFill): readonly LostSeat[] {
  const byCode = new Map(people.map((person) => [person.employeeId, person]));
  const asks = new Map(positions.map((one) => [one.positionId, one.specializationId]));
  return seats.flatMap((seat): LostSeat[] => {
    const rest = { begin: Math.max(seat.begin, now), end: seat.end };
    const isWanted = wanted.some((one) => overlap(one, rest));
    if (!seat.movable || rest.begin >= rest.end || !isWanted) return [];
    const specialization = asks.get(seat.positionId);
    const there = specialization === undefined ? [] : hoursWith(byCode.get(seat.employeeId), specialization);
    const [missing] = without([rest], there);
    if (missing === undefined) return [];
    const began = seat.begin < now;
    const stays = { begin: seat.begin, end: missing.begin };
    const isLong = stays.end - stays.begin >= SHORTEST_STRETCH;
    const isKept = stays.begin < stays.end && (isLong || began);
    const lostFrom = isKept ? missing.begin : rest.begin;
    return [{ seat, stays: isKept ? stays : null, lost: { begin: lostFrom, end: seat.end } }];
  });
}

const hoursWith = (person: FillPerson | undefined, specialization: string): readonly Span[] =>
  (person?.placeable ?? []).filter(({ specializations }) => specializations.includes(specialization));
