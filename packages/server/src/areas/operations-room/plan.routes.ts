import * as calls from '@torre/contract/operations-room';
import * as schema from '@torre/contract/operations-room/schema';
import { OUTCOME } from '@torre/contract/outcome';
import { configurationsOn, dayTypeOf } from '@torre/domain/counters';
import { addDays, compactDay } from '@torre/domain/kernel';
import { isPlanEditable, openTimePlans } from '@torre/domain/operations-room';
import { inTransaction } from '../../platform/db/index.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { route } from '../../platform/http/route.ts';
import { NO_PLANT, managedPlant, requestedRange, zoneOf } from '../roster/index.ts';
import { managesRooms } from './operations-room.access.ts';
import { planIdOf, requestedRoomDay } from './plan-id.ts';
import { savePlan } from './plan.actions.ts';
import { contractPlan, contractTimePlan, readPlan, readPlanStates } from './plan.reads.ts';
import { subtractionRules } from '../counters/index.ts';
import { contractPerson, readPeopleOnDuty } from './room-people.reads.ts';
import { contractPosition, readRoom } from './room.reads.ts';

const said = (messageIT = '') => ({ code: OUTCOME.ok, messageIT });

/** Operative plans and what they are made of: managers of the division's plant. */
export function registerPlans(app: App, deps: AreaDeps): void {
  const { db, clock, configuration } = deps;

  route(app, calls.readPositions, {
    schema: schema.readPositionsSchema,
    access: managesRooms,
    handler: async ({ principal, query: { division } }) => {
      if (division === NO_PLANT) return { outcome: said(), positions: [] };
      const icao = await managedPlant(db, principal, division);
      const { positions } = await readRoom(db, icao, clock.today(), clock.today());
      return { outcome: said(), positions: positions.map(contractPosition) };
    },
  });

  route(app, calls.readOperativeCalendars, {
    schema: schema.readOperativeCalendarsSchema,
    access: managesRooms,
    handler: async ({ principal, query }) => {
      const { from, to } = requestedRange(query);
      const { division } = query;
      if (division === NO_PLANT) return { outcome: said(), calendars: [] };
      const icao = await managedPlant(db, principal, division);
      const room = await readRoom(db, icao, from, to);
      const states = await readPlanStates(db, icao, from, to);
      const isHoliday = (day: typeof from): boolean => room.restDays.has(day);
      const calendars = Array.from({ length: to - from + 1 }, (_, index) => {
        const day = addDays(from, index);
        const { state = 'DRAFT', version = 0 } = states.get(day) ?? {};
        const editable = isPlanEditable(day, clock.today());
        return {
          date: compactDay(day),
          dayType: dayTypeOf(day, isHoliday),
          configurations: configurationsOn(room.configurations, day, isHoliday).map(
            ({ configurationId, name }) => ({ configurationId, name }),
          ),
          openings: openTimePlans(room, day, isHoliday).map((plan) => {
            const { positionId, beginTime, endTime } = contractTimePlan(plan);
            return { positionId, beginTime, endTime };
          }),
          operativePlan: { operativePlanId: planIdOf({ division, day }), state, version, editable },
        };
      });
      return {
        outcome: said(),
        calendars: calendars.filter(
          ({ configurations, operativePlan }) => configurations.length > 0 || operativePlan.version > 0,
        ),
      };
    },
  });

  route(app, calls.readOperativePlan, {
    schema: schema.readOperativePlanSchema,
    access: managesRooms,
    handler: async ({ principal, path }) => {
      const of = await requestedRoomDay(db, principal, path.id);
      const { icao, day } = of;
      const room = await readRoom(db, icao, day, day);
      const plan = await readPlan(db, of, room);
      const people = await readPeopleOnDuty(db, of, subtractionRules(deps.configuration));
      const { rules } = configuration.ruleSet(icao, day);
      return {
        outcome: said(),
        operativePlan: contractPlan(of, plan, clock.today()),
        people: people.map((person) => contractPerson(person, zoneOf(day, day))),
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
