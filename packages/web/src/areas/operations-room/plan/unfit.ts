import type { RoomPosition } from '@torre/contract/operations-room';
import { overlap } from '@torre/domain/operations-room';
import type { Span } from '@torre/domain/operations-room';
import type { Seat } from './board.ts';
import type { RoomPlanModel } from './use-room-plan.ts';

type Known = Pick<RoomPlanModel, 'person' | 'positions'>;

/**
 * The specialization that a seat's position asks for and its person may not use on the day; null where nothing lacks. Who is
 * on no shift has a word of their own.
 */
export function lackingAt({ person, positions }: Known, seat: Pick<Seat, 'employeeId' | 'positionId'>) {
  const wanted: RoomPosition['specializationId'] | undefined = positions.find(
    ({ positionId }) => positionId === seat.positionId,
  )?.specializationId;
  const known = person(seat.employeeId);
  return wanted !== undefined && known && !known.specializations.includes(wanted) ? wanted : null;
}

/** How many seats that begin or go on in the hours are held by somebody who may not work there. */
export const unfitSeats = (model: Known & { readonly board: RoomPlanModel['board'] }, range: Span): number =>
  model.board.seats.filter((seat) => overlap(seat, range) && lackingAt(model, seat) !== null).length;
