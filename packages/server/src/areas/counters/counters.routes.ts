import { counterEffect, readCounters } from '@torre/contract/counters';
import type { CounterEffectReply, CountersReply } from '@torre/contract/counters';
import { counterEffectSchema, countersSchema } from '@torre/contract/counters/schema';
import { OUTCOME } from '@torre/contract/outcome';
import { addDays } from '@torre/domain/kernel';
import { managesPlant } from '../../platform/access/principal.ts';
import type { Principal } from '../../platform/access/principal.ts';
import type { Database } from '../../platform/db/index.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { refused } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { NO_PLANT, requestedDay, requestedRange } from '../roster/index.ts';
import { readWishedPresence } from './counter-effect.reads.ts';
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
      const icao = await managedPlant(db, principal, query.division);
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

/** GET /manager/counters/effect: what one shift would do to the counters; saves nothing. */
export function registerCounterEffect(app: App, { db }: AreaDeps, counting: Counting): void {
  route(app, counterEffect, {
    schema: counterEffectSchema,
    access: readsCounters,
    handler: async ({ principal, query }): Promise<CounterEffectReply> => {
      const { employeeId, turn } = query;
      const day = requestedDay(query.date);
      const icao = await managedPlant(db, principal, query.division);
      const wished = await readWishedPresence(db, icao, { employeeId, day, turn });
      if (wished === null) {
        throw refused(404, OUTCOME.notFound, "La persona non è nell'impianto in quel giorno.");
      }
      const effects = await counting.preview(icao, employeeId, day, wished);
      return { outcome: { code: OUTCOME.ok, messageIT: '' }, effects };
    },
  });
}

/** Plant of a division that the person manages; refuses with 404 and 403. */
async function managedPlant(db: Database, principal: Principal, division: string): Promise<string> {
  const icao = await plantOfDivision(db, division);
  if (icao === null) throw refused(404, OUTCOME.notFound, 'La divisione richiesta non esiste.');
  if (!managesPlant(principal, icao)) {
    throw refused(403, OUTCOME.notAllowed, "Non gestisci l'impianto della divisione richiesta.");
  }
  return icao;
}
