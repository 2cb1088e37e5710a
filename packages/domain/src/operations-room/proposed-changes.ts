import type { ProposedChange, ProposedSeat, RoomToFill, StandingSeat } from './room-to-fill.ts';
import type { Run, Seating } from './seating.ts';
import { overlap } from './time-plan.ts';

/** What the table of a room says other than the seats that stood: a seat of the same person is moved before another is added. */
export function proposedChanges(room: RoomToFill, seating: Seating): readonly ProposedChange[] {
  const known = new Set(room.positions.map(({ positionId }) => positionId));
  const standing = Map.groupBy(
    room.seats.filter(({ positionId }) => known.has(positionId)),
    ({ employeeId }) => employeeId,
  );
  return room.people.flatMap(({ employeeId }, person) => {
    const seats = standing.get(employeeId) ?? [];
    const kept = new Set<string>();
    const changes = seating
      .runsOf(person)
      .flatMap((run) => changesInRun(placed(room, seating, employeeId, run), seats, kept));
    return movedOrRemoved(
      changes,
      seats.filter(({ id }) => !kept.has(id)),
    );
  });
}

const placed = (room: RoomToFill, { starts }: Seating, employeeId: string, run: Run): ProposedSeat => ({
  positionId: room.positions[run.position]!.positionId,
  employeeId,
  begin: starts[run.first]!,
  end: starts[run.end]!,
});

/** A run beside or around seats that stood: it lengthens those that may be changed, what is left of it is new. */
function changesInRun(
  run: ProposedSeat,
  seats: readonly StandingSeat[],
  kept: Set<string>,
): readonly ProposedChange[] {
  const within = seats
    .filter((seat) => seat.positionId === run.positionId && overlap(seat, run))
    .toSorted((one, other) => one.begin - other.begin);
  const changes: ProposedChange[] = [];
  let at = run.begin;
  within.forEach((seat, index) => {
    kept.add(seat.id);
    const next = within[index + 1];
    const from = Math.max(seat.begin, run.begin);
    const begin = seat.movable ? Math.min(at, from) : from;
    if (at < begin) changes.push({ kind: 'added', seat: { ...run, begin: at, end: begin } });
    const last = Math.min(seat.end, run.end);
    // what lies between two seats lengthens the first that may be
    const end = seat.movable ? (next?.begin ?? run.end) : last;
    if (begin !== seat.begin || end !== seat.end)
      changes.push({ kind: 'moved', id: seat.id, seat: { ...run, begin, end } });
    at = end;
  });
  if (at < run.end) changes.push({ kind: 'added', seat: { ...run, begin: at } });
  return changes;
}

/** A seat that is gone is moved to the nearest new one of its person; without one it is removed. */
function movedOrRemoved(
  changes: readonly ProposedChange[],
  gone: readonly StandingSeat[],
): readonly ProposedChange[] {
  const left = [...changes];
  for (const seat of gone) {
    const distance = (change: ProposedChange): number =>
      change.kind === 'added' ? Math.abs(change.seat.begin - seat.begin) : Number.POSITIVE_INFINITY;
    const nearest = left.toSorted((one, other) => distance(one) - distance(other))[0];
    if (nearest?.kind === 'added')
      left[left.indexOf(nearest)] = { kind: 'moved', id: seat.id, seat: nearest.seat };
    else left.push({ kind: 'removed', id: seat.id });
  }
  return left;
}
