import { roomSentence } from '@torre/contract/operations-room/sentences';
import * as calls from '@torre/contract/room-groups';
import * as schema from '@torre/contract/room-groups/schema';
import { managesPlant } from '../../../platform/access/principal.ts';
import type { App, AreaDeps } from '../../../platform/deps.ts';
import { okOutcome } from '../../../platform/http/refused.ts';
import { route } from '../../../platform/http/route.ts';
import { saveRoute } from '../../../platform/http/save-route.ts';
import { NO_PLANT, requestedRange } from '../../../platform/http/requested-days.ts';
import { managedPlant } from '../../people/index.ts';
import { managesRooms } from '../operations-room.access.ts';
import { ofRoomDay, planIdOf } from '../plan-id.ts';
import { considerTimePlan, ignoreTimePlan } from './ignored.actions.ts';
import { findIgnored, readIgnored } from './ignored.reads.ts';
import type { IgnoredRow } from './ignored.reads.ts';

const contractIgnored = ({ ignoredId, timePlanId, ...of }: IgnoredRow) => ({
  ignoredId,
  operativePlanId: planIdOf(of),
  timePlanId,
});

/** Time plans that the warnings about time in position leave out. */
export function registerIgnored(app: App, deps: AreaDeps): void {
  const { db } = deps;

  route(app, calls.listIgnoredTimePlans, {
    schema: schema.listIgnoredTimePlansSchema,
    access: managesRooms,
    handler: async ({ principal, query }) => {
      const { from, to } = requestedRange(query);
      if (query.division === NO_PLANT) return { outcome: okOutcome(), timePlans: [] };
      const icao = await managedPlant(db, principal, query.division);
      return {
        outcome: okOutcome(),
        timePlans: (await readIgnored(db, icao, from, to)).map(contractIgnored),
      };
    },
  });

  saveRoute(app, deps, calls.ignoreTimePlan, {
    schema: schema.ignoreTimePlanSchema,
    mayTry: managesRooms,
    ...ofRoomDay(({ body }) => body.operativePlanId),
    act: (tx, actor, of, { body }) => ignoreTimePlan(tx, actor, of, body.timePlanId),
    done: ({ ignoredId }, { body: { operativePlanId, timePlanId } }) => ({
      outcome: okOutcome(roomSentence('ignored')),
      timePlan: { ignoredId, operativePlanId, timePlanId },
    }),
  });

  saveRoute(app, deps, calls.considerTimePlan, {
    schema: schema.considerTimePlanSchema,
    mayTry: managesRooms,
    find: (tx, { path }) => findIgnored(tx, path.id),
    missing: roomSentence('alreadyConsidered'),
    // One answer for both: what stands in another room is not said.
    may: (principal, { icao }) => (managesPlant(principal, icao) ? 'allow' : 'missing'),
    act: considerTimePlan,
    done: () => ({ outcome: okOutcome(roomSentence('considered')) }),
  });
}
