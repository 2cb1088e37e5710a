import type { RoomPosition } from '@torre/contract/operations-room';
import { overlap, without } from '@torre/domain/operations-room';
import type { Texts } from '../../../platform/text-catalogue.ts';
import { presentOn, usableAt } from './board.ts';
import type { Seat } from './board.ts';
import type { RoomPlanModel } from './use-room-plan.ts';

/** Why somebody should not sit where they do: a manager may leave it so, but never without seeing it (decision 0059). */
export type SeatWarning =
  | { readonly is: 'off-shift' }
  /** What the position asks for and the person may not use on that shift. */
  | { readonly is: 'lacks'; readonly specialization: string };

type Known = Pick<RoomPlanModel, 'person' | 'positions' | 'place'>;

/** Who is not there in part of the seat, by the roster as it is now, or may not take the position; null: all is well. */
export function seatWarning({ person, positions, place }: Known, seat: Seat): SeatWarning | null {
  const known = person(seat.employeeId);
  const hours = { begin: seat.begin, end: seat.end };
  if (known === undefined || without([hours], presentOn(place.day, known)).length > 0)
    return { is: 'off-shift' };
  const wanted: RoomPosition['specializationId'] | undefined = positions.find(
    ({ positionId }) => positionId === seat.positionId,
  )?.specializationId;
  return wanted === undefined || usableAt(place.day, known, seat.begin).includes(wanted)
    ? null
    : { is: 'lacks', specialization: wanted };
}

/** 'non è in turno', 'senza ACS-NORD' */
export function warningWords(t: Texts<'operationsRoom'>, warning: SeatWarning): string {
  return warning.is === 'off-shift'
    ? t('offShift')
    : t('otherSpecialization', { specialization: warning.specialization });
}

/** How many seats in the hours looked at are held by somebody who is not there, or may not work there. */
export function warningCounts(model: Known & Pick<RoomPlanModel, 'board'>) {
  const seatWarnings = model.board.seats
    .filter((seat) => overlap(seat, model.place.range))
    .map((seat) => seatWarning(model, seat)?.is);
  return {
    offShift: seatWarnings.filter((is) => is === 'off-shift').length,
    lacks: seatWarnings.filter((is) => is === 'lacks').length,
  };
}
