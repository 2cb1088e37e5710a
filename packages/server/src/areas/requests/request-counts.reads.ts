import { tabOf } from '@torre/domain/requests';
import type { LeaveState, RequestTab } from '@torre/domain/requests';
import type { Queryable } from '../../platform/db/index.ts';

/** How many requests of one state stand in a tab. */
export interface CountedRequests {
  readonly tab: RequestTab;
  readonly state: LeaveState;
  readonly count: number;
}

/** Requests whose first day is in the plant, by tab (M2.2.18 to M2.2.21) and state; a tab and state may come several times. */
export async function readRequestCounts(db: Queryable, icao: string): Promise<readonly CountedRequests[]> {
  const { rows } = await db.query<{ cause: string; state: LeaveState; count: number }>({
    name: 'requests-counts',
    text: 'select cause, state, count(*)::int as count from absence where icao = $1 group by cause, state',
    values: [icao],
  });
  return rows.map(({ cause, state, count }) => ({ tab: tabOf(cause), state, count }));
}
