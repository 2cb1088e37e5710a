import type { WishedAbsence } from '@torre/contract/counters';
import type { RequestRow } from '@torre/contract/requests';
import { addDays, compactDay, formatMinutes, MINUTES_PER_DAY } from '@torre/domain/kernel';
import { dayOfSlashed } from '../../areas/requests/index.ts';

/** A request as the preview of the counters wishes for it. */
export function absenceOf(request: RequestRow): WishedAbsence {
  const { numindividuale: employeeId, codcausale, datainizio, datafine, orainizio, orafine } = request;
  const [from, to] = [dayOfSlashed(datainizio), dayOfSlashed(datafine)];
  // What ends at midnight ends as the next day begins.
  const at = (day: typeof from, minute: number): string =>
    `${compactDay(minute === MINUTES_PER_DAY ? addDays(day, 1) : day)} ${formatMinutes(minute).replace(':', '')}`;
  return {
    kind: 'absence',
    employeeId,
    codcausale,
    from: compactDay(from),
    to: compactDay(to),
    ...(orainizio !== null &&
      orafine !== null && { startDate: at(from, orainizio), endDate: at(to, orafine) }),
  };
}
