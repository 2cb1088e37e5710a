import type { OwnAttendanceDay } from '@torre/contract/attendance';
import { CORRECTION_CAUSES } from '@torre/domain/requests';
import { missingPunches, uncoveredHours } from './missing-punches.ts';

/** A correction of a punch, or any other request of the day. */
type RequestKind = 'entrance' | 'exit' | 'request';

/** A request that settles something of a day, as the address of the form has it. */
export interface OpenRequest {
  readonly kind: RequestKind;
  readonly search: {
    readonly causale?: string;
    readonly dal: string;
    readonly ora?: string | undefined;
    readonly fine?: string;
  };
}

interface OpenRequests {
  readonly offered: readonly OpenRequest[];
  /** What would settle the day, but no cause of it is open to the person: somebody else has to write it. */
  readonly closed: readonly (RequestKind | 'late')[];
}

/**
 * What can be asked for on a day that is not settled: the punches that it lacks, the hours that nothing covers, or anything else of
 * that day. `askable`: codes of the causes that the person may ask for; `isLate`: of a day (YYYYMMDD) for which nothing is taken any more.
 */
export function openRequestsOf(
  one: OwnAttendanceDay,
  askable: ReadonlySet<string>,
  isLate: (date: string) => boolean,
): OpenRequests {
  const missing = missingPunches(one);
  const isAskable = ({ kind, search }: OpenRequest): boolean =>
    kind === 'request'
      ? [...askable].some((code) => !CORRECTION_CAUSES.includes(code))
      : askable.has(search.causale ?? '');
  const wanted: readonly OpenRequest[] =
    missing.length > 0
      ? missing.map(({ direction, ...search }) => ({ kind: direction, search }))
      : [{ kind: 'request', search: uncoveredHours(one) ?? { dal: one.date } }];
  const inTime = wanted.filter(({ search }) => !isLate(search.dal));
  const late: OpenRequests['closed'] = inTime.length < wanted.length ? ['late'] : [];
  const refused = inTime.filter((request) => !isAskable(request)).map(({ kind }) => kind);
  return { offered: inTime.filter(isAskable), closed: [...late, ...new Set(refused)] };
}
