import { readCounters } from '@torre/contract/counters';
import type { CountersReply } from '@torre/contract/counters';
import { countersSchema } from '@torre/contract/counters/schema';
import { OUTCOME } from '@torre/contract/outcome';
import { addDays } from '@torre/domain/kernel';
import { managesPlant } from '../../platform/access/principal.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { refused } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { NO_PLANT, requestedRange } from '../roster/index.ts';
import { readsCounters } from './counters.access.ts';
import { plantOfDivision } from './counters.reads.ts';
import type { Counting } from './plant-counters.ts';

/** GET /manager/counters: complete up to the position that it names, and to the one that the client sends. */
export function registerCounterReads(app: App, { db, hub }: AreaDeps, counting: Counting): void {
  route(app, readCounters, {
    schema: countersSchema,
    access: readsCounters,
    handler: async ({ principal, query }): Promise<CountersReply> => {
      const { from, to } = requestedRange(query);
      if (query.division === NO_PLANT) {
        return {
          outcome: { code: OUTCOME.ok, messageIT: 'Nessun impianto' },
          counters: [],
          position: hub.position,
        };
      }
      const icao = await plantOfDivision(db, query.division);
      if (icao === null) throw refused(404, OUTCOME.notFound, 'La divisione richiesta non esiste.');
      if (!managesPlant(principal, icao)) {
        throw refused(403, OUTCOME.notAllowed, "Non gestisci l'impianto della divisione richiesta.");
      }
      if (query.position !== undefined) await hub.caughtUp(query.position);
      const { position } = hub;
      // what this process read up to here may still be on its way into the columns
      await hub.caughtUp(position);
      const days = Array.from({ length: to - from + 1 }, (_, index) => addDays(from, index));
      const counters = await counting.rows(icao, days);
      return { outcome: { code: OUTCOME.ok, messageIT: '' }, counters, position };
    },
  });
}
