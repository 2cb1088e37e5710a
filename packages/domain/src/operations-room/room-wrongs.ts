import { judgePositions } from '../legality/index.ts';
import type { ProposedSeat, RoomFill, RoomToFill, StandingSeat } from './room-to-fill.ts';
import { overlap } from './time-plan.ts';

/** The seats as they would stand. */
export function seatsAfter(
  standing: readonly StandingSeat[],
  { changes }: Pick<RoomFill, 'changes'>,
): readonly ProposedSeat[] {
  const changed = new Set(changes.flatMap((change) => (change.kind === 'added' ? [] : [change.id])));
  return [
    ...standing.filter(({ id }) => !changed.has(id)),
    ...changes.flatMap((change) => (change.kind === 'removed' ? [] : [change.seat])),
  ];
}

/** All that is wrong with where people sit, as the legality kernel judges it. */
export function wrongs(room: Omit<RoomToFill, 'seats'>, seats: readonly ProposedSeat[]): readonly string[] {
  const positions = new Map(room.positions.map((one) => [one.positionId, one]));
  return room.people.flatMap((person) => {
    const own = seats
      .filter(({ employeeId }) => employeeId === person.employeeId)
      .toSorted((one, other) => one.begin - other.begin);
    const unfit = own.filter(({ positionId, begin, end }) => {
      const wanted = positions.get(positionId)!.specializationId;
      return !person.placeable.some(
        (there) => there.begin <= begin && end <= there.end && there.specializations.includes(wanted),
      );
    });
    const twice = own.filter((seat, index) => index > 0 && overlap(own[index - 1]!, seat));
    const found = judgePositions(
      {
        category: person.category,
        times: own.map(({ begin, end, positionId }) => ({
          start: begin,
          end,
          islandId: positions.get(positionId)!.islandId,
        })),
        duties: person.duties.map(({ begin, end, activities }) => ({
          start: begin,
          end,
          activities: activities.map((one) => ({ start: one.begin, end: one.end })),
        })),
      },
      room.rules,
    );
    return [
      ...unfit.map((seat) => `unfit ${JSON.stringify(seat)}`),
      ...twice.map((seat) => `twice ${JSON.stringify(seat)}`),
      ...found.map((finding) => `${finding.rule} ${person.employeeId} ${finding.measured}`),
    ];
  });
}
