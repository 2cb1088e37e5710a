import type { RoomPerson, RoomPosition } from '@torre/contract/operations-room';
import type { Day } from '@torre/domain/kernel';
import { without } from '@torre/domain/operations-room';
import type { Span } from '@torre/domain/operations-room';
import { presentOn, usableAt } from './board.ts';
import type { Board, Gap } from './board.ts';

/** Somebody who could fill a gap: from when to when they are there and in no other position. */
export interface Candidate extends Span {
  readonly person: RoomPerson;
  /** Holds the specialization of the position. */
  readonly holds: boolean;
}

/** Who can fill a gap, or a part of it: holders first, then who can sit there earliest and longest. */
export function candidatesFor(
  { seats }: Board,
  gap: Gap,
  position: Pick<RoomPosition, 'specializationId'>,
  people: readonly RoomPerson[],
  day: Day,
): readonly Candidate[] {
  const busy = Map.groupBy(seats, ({ employeeId }) => employeeId);
  return people
    .flatMap((person): Candidate[] => {
      const free = without(presentOn(day, person), busy.get(person.employeeId) ?? [])
        .map(({ begin, end }) => ({ begin: Math.max(begin, gap.begin), end: Math.min(end, gap.end) }))
        .find(({ begin, end }) => begin < end);
      if (free === undefined) return [];
      const holds = usableAt(day, person, free.begin).includes(position.specializationId);
      return [{ ...free, person, holds }];
    })
    .toSorted(
      (one, other) =>
        Number(other.holds) - Number(one.holds) || one.begin - other.begin || other.end - one.end,
    );
}
