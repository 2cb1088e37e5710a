import { OUTCOME } from '@torre/contract/outcome';
import * as calls from '@torre/contract/room-groups';
import * as schema from '@torre/contract/room-groups/schema';
import { managesPlant } from '../../../platform/access/principal.ts';
import type { Principal } from '../../../platform/access/principal.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { App, AreaDeps } from '../../../platform/deps.ts';
import { refused } from '../../../platform/http/refused.ts';
import { route } from '../../../platform/http/route.ts';
import { NO_PLANT, managedPlant, requestedRange } from '../../roster/index.ts';
import { managesRooms } from '../operations-room.access.ts';
import { planIdOf, requestedRoomDay } from '../plan-id.ts';
import { considerTimePlan, ignoreTimePlan } from './ignored.actions.ts';
import { findIgnored, readIgnored } from './ignored.reads.ts';
import type { IgnoredRow } from './ignored.reads.ts';

const said = (messageIT = '') => ({ code: OUTCOME.ok, messageIT });

const contractIgnored = ({ ignoredId, timePlanId, ...of }: IgnoredRow) => ({
  ignoredId,
  operativePlanId: planIdOf(of),
  timePlanId,
});

/** Time plans that the warnings about time in position leave out. */
export function registerIgnored(app: App, { db, clock }: AreaDeps): void {
  const hand = ({ employeeId }: Principal) => ({ employeeId, now: clock.now(), today: clock.today() });

  route(app, calls.listIgnoredTimePlans, {
    schema: schema.listIgnoredTimePlansSchema,
    access: managesRooms,
    handler: async ({ principal, query }) => {
      const { from, to } = requestedRange(query);
      if (query.division === NO_PLANT) return { outcome: said(), timePlans: [] };
      const icao = await managedPlant(db, principal, query.division);
      return { outcome: said(), timePlans: (await readIgnored(db, icao, from, to)).map(contractIgnored) };
    },
  });

  route(app, calls.ignoreTimePlan, {
    schema: schema.ignoreTimePlanSchema,
    access: managesRooms,
    handler: async ({ principal, body: { operativePlanId, timePlanId } }) => {
      const of = await requestedRoomDay(db, principal, operativePlanId);
      const done = await inTransaction(db, (tx) => ignoreTimePlan(tx, hand(principal), of, timePlanId));
      return {
        outcome: said('Assegnazione esclusa dagli avvisi.'),
        timePlan: { ignoredId: done.ignoredId, operativePlanId, timePlanId },
      };
    },
  });

  route(app, calls.considerTimePlan, {
    schema: schema.considerTimePlanSchema,
    access: managesRooms,
    handler: async ({ principal, path }) => {
      const ignored = await findIgnored(db, path.id);
      // One answer for both: what stands in another room is not said.
      if (ignored === null || !managesPlant(principal, ignored.icao)) {
        throw refused(404, OUTCOME.notFound, 'L’assegnazione è già tra gli avvisi.');
      }
      await inTransaction(db, (tx) => considerTimePlan(tx, hand(principal), ignored));
      return { outcome: said('Assegnazione rimessa tra gli avvisi.') };
    },
  });
}
