import type { RequestRow } from '@torre/contract/requests';
import { HANDLED_OF_SECOND_LEVEL, HANDLED_STATES } from '@torre/domain/requests';

export interface ListsOfDay<R> {
  readonly toApprove: readonly R[];
  readonly handled: readonly R[];
  readonly dispositions: readonly R[];
}

type Listed = Pick<RequestRow, 'stato' | 'tipo' | 'allowedActions'>;

/**
 * The three lists of a day (M2.4.22), as `dayLists` of the rules. What the first level has endorsed still waits for who may
 * approve it (M4.5.20).
 */
export function listsOfDay<R extends Listed>(requests: readonly R[]): ListsOfDay<R> {
  const isHandled = ({ stato, allowedActions }: R): boolean =>
    (allowedActions.includes('approve') ? HANDLED_OF_SECOND_LEVEL : HANDLED_STATES).some(
      (state) => state === stato,
    );
  const handled = requests.filter(isHandled);
  return {
    toApprove: requests.filter((request) => !isHandled(request)),
    handled: handled.filter(({ tipo }) => tipo === 0),
    dispositions: handled.filter(({ tipo }) => tipo !== 0),
  };
}
