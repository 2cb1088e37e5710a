import * as calls from '@torre/contract/operations-room';
import * as schema from '@torre/contract/operations-room/schema';
import { addDays } from '@torre/domain/kernel';
import { OUTCOME } from '@torre/contract/outcome';
import { inTransaction } from '../../platform/db/index.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { route } from '../../platform/http/route.ts';
import { zoneOf } from '../roster/index.ts';
import { managesRooms } from './operations-room.access.ts';
import { requestedRoomDay } from './plan-id.ts';
import { savePlan } from './plan.actions.ts';
import { contractPlan, readPlan } from './plan.reads.ts';
import { readUsable, subtractionRules } from '../counters/index.ts';
import { contractPerson, readPeopleOnDuty } from './room-people.reads.ts';
import { readRoom } from './room.reads.ts';

const said = (messageIT = '') => ({ code: OUTCOME.ok, messageIT });

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
      const people = await readPeopleOnDuty(db, of, subtractionRules(deps.configuration), seated);
      // A night is of the day on which it ends: both neighbours have shifts here.
      const usable = await readUsable(db, icao, addDays(day, -1), addDays(day, 1));
      const { rules } = configuration.ruleSet(icao, day);
      return {
        outcome: said(),
        operativePlan: contractPlan(of, plan, clock.today()),
        people: people.map((person) => contractPerson(person, usable, zoneOf(day, day))),
        rules: { 'R373.3': rules['R373.3'], 'R373.4': rules['R373.4'] },
      };
    },
  });

  route(app, calls.saveOperativePlan, {
    schema: schema.saveOperativePlanSchema,
    access: managesRooms,
    handler: async ({ principal, path, body }) => {
      const of = await requestedRoomDay(db, principal, path.id);
      const by = {
        employeeId: principal.employeeId,
        now: clock.now(),
        today: clock.today(),
        subtraction: subtractionRules(deps.configuration),
      };
      const { plan, position } = await inTransaction(db, (tx) => savePlan(tx, by, of, body));
      const done = plan.state === 'PUBLISHED' ? 'Piano pubblicato.' : 'Piano salvato.';
      return { outcome: said(done), operativePlan: plan, position };
    },
  });
}
