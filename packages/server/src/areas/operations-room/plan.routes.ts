import * as calls from '@torre/contract/operations-room';
import { roomSentence } from '@torre/contract/operations-room/sentences';
import * as schema from '@torre/contract/operations-room/schema';
import { addDays } from '@torre/domain/kernel';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { okOutcome } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { saveRoute } from '../../platform/http/save-route.ts';
import { zoneOf } from '../../platform/local-time.ts';
import { managesRooms } from './operations-room.access.ts';
import { ofRoomDay, requestedRoomDay } from './plan-id.ts';
import { savePlan } from './plan.actions.ts';
import { contractPlan, readPlan } from './plan.reads.ts';
import { readUsable } from '../counters/index.ts';
import { contractPerson, readCategories, readPeopleOnDuty } from './room-people.reads.ts';
import { dutyRules, roomRules } from './room-rules.ts';
import { readRoom } from './room.reads.ts';

/** Operative plans: managers of the division's plant. */
export function registerPlans(app: App, deps: AreaDeps): void {
  const { db, clock, configuration } = deps;

  route(app, calls.readOperativePlan, {
    schema: schema.readOperativePlanSchema,
    access: managesRooms,
    handler: async ({ principal, path }) => {
      const of = await requestedRoomDay(db, principal, path.id);
      const { icao, day } = of;
      const room = await readRoom(db, icao, day, day);
      const plan = await readPlan(db, of, room);
      // Whoever sits in the plan has a name, also when the roster has since taken them off the day.
      const seated = plan.timePlans.flatMap(({ employeeId }) => (employeeId === null ? [] : [employeeId]));
      const people = await readPeopleOnDuty(db, of, dutyRules(configuration), seated);
      // A night is of the day on which it ends: both neighbours have shifts here.
      const usable = await readUsable(db, icao, addDays(day, -1), addDays(day, 1));
      return {
        outcome: okOutcome(),
        operativePlan: contractPlan(of, plan, clock.today()),
        people: people.map((person) => contractPerson(person, usable, zoneOf(day, day))),
        rules: roomRules(configuration, of, await readCategories(db, of)),
      };
    },
  });

  saveRoute(app, deps, calls.saveOperativePlan, {
    schema: schema.saveOperativePlanSchema,
    mayTry: managesRooms,
    ...ofRoomDay(({ path }) => path.id),
    act: (tx, actor, of, { body }) => savePlan(tx, { ...actor, duty: dutyRules(configuration) }, of, body),
    done: ({ plan, position }) => ({
      outcome: okOutcome(roomSentence(plan.state === 'PUBLISHED' ? 'published' : 'saved')),
      operativePlan: plan,
      position,
    }),
  });
}
