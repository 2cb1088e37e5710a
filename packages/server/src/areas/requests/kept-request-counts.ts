import type { RequestCounts } from '@torre/contract/requests';
import type { LeaveState, RequestTab } from '@torre/domain/requests';
import { asSystem, requirePlant } from '../../platform/access/request-scope.ts';
import type { Database } from '../../platform/db/index.ts';
import { readRequestCounts } from './request-counts.reads.ts';
import type { CountedRequests } from './request-counts.reads.ts';

export type TabCounts = Pick<RequestCounts, 'ferie' | 'timbrature' | 'altro'>;

/**
 * How many requests stand in each tab of a plant, kept in the process until a step of one of them is announced (decision 0118).
 * Readers that come together share one count.
 */
export class KeptRequestCounts {
  readonly #db: Database;
  readonly #plants = new Map<string, Promise<readonly CountedRequests[]>>();

  constructor({ db }: { readonly db: Database }) {
    this.#db = db;
  }

  /** What waits and what is done, in the states of the reader's level. Throws in a request of who does not manage the plant. */
  async read(
    icao: string,
    [pending, handled]: readonly [readonly LeaveState[], readonly LeaveState[]],
  ): Promise<TabCounts> {
    requirePlant(icao);
    const counted = await (this.#plants.get(icao) ?? this.#load(icao));
    const sum = (tab: RequestTab, states: readonly LeaveState[]): number =>
      counted
        .filter((one) => one.tab === tab && states.includes(one.state))
        .reduce((total, { count }) => total + count, 0);
    const of = (tab: RequestTab) => ({ pending: sum(tab, pending), handled: sum(tab, handled) });
    return { ferie: of('FERIE'), timbrature: of('TIMBRATURE'), altro: of('ALTRO') };
  }

  /** Requests of these plants changed. A count under way goes on for who waits for it and is not kept. */
  forget(plants: readonly (string | null)[]): void {
    for (const icao of plants) if (icao !== null) this.#plants.delete(icao);
  }

  clear(): void {
    this.#plants.clear();
  }

  #load(icao: string): Promise<readonly CountedRequests[]> {
    // One count for all managers of the plant: the policies show each of them all of its requests.
    const counted = asSystem(() => readRequestCounts(this.#db, icao));
    this.#plants.set(icao, counted);
    counted.catch(() => {
      if (this.#plants.get(icao) === counted) this.#plants.delete(icao);
    });
    return counted;
  }
}
