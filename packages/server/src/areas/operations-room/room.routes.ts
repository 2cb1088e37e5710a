import * as calls from '@torre/contract/operations-room';
import * as schema from '@torre/contract/operations-room/schema';
import { OUTCOME } from '@torre/contract/outcome';
import { configurationsOn, dayTypeOf } from '@torre/domain/counters';
import { addDays, compactDay, dayOf } from '@torre/domain/kernel';
import { isPlanEditable, openTimePlans } from '@torre/domain/operations-room';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { route } from '../../platform/http/route.ts';
import { NO_PLANT, requestedDay, requestedRange } from '../../platform/http/requested-days.ts';
import { managedPlant } from '../people/index.ts';
import { managesRooms } from './operations-room.access.ts';
import { planIdOf } from './plan-id.ts';
import { contractTimePlan, readPlanStates } from './plan.reads.ts';
import { contractConfiguration, contractPosition, lastStates, readRoom } from './room.reads.ts';

/** Nothing is planned beyond it: what is to come, whenever. */
const LAST_DAY = dayOf(9999, 12, 31);

const okOutcome = () => ({ code: OUTCOME.ok, messageIT: '' });

/** What the plans of a room are made of: positions, configurations, calendars. Managers of the division's plant. */
export function registerRooms(app: App, { db, clock }: AreaDeps): void {
  route(app, calls.readPositions, {
    schema: schema.readPositionsSchema,
    access: managesRooms,
    handler: async ({ principal, query }) => {
      const { division } = query;
      const from = query.from === undefined ? clock.today() : requestedDay(query.from);
      const to = query.to === undefined ? from : requestedDay(query.to);
      if (division === NO_PLANT) return { outcome: okOutcome(), positions: [] };
      const icao = await managedPlant(db, principal, division);
      const { positions } = await readRoom(db, icao, from, to);
      return { outcome: okOutcome(), positions: lastStates(positions).map(contractPosition) };
    },
  });

  route(app, calls.readOperativeCalendars, {
    schema: schema.readOperativeCalendarsSchema,
    access: managesRooms,
    handler: async ({ principal, query }) => {
      const { from, to } = requestedRange(query);
      const { division } = query;
      if (division === NO_PLANT) return { outcome: okOutcome(), calendars: [] };
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
        outcome: okOutcome(),
        calendars: calendars.filter(
          ({ configurations, operativePlan }) => configurations.length > 0 || operativePlan.version > 0,
        ),
      };
    },
  });

  route(app, calls.readConfigurations, {
    schema: schema.readConfigurationsSchema,
    access: managesRooms,
    handler: async ({ principal, query: { division, from } }) => {
      const day = requestedDay(from);
      if (division === NO_PLANT) return { outcome: okOutcome(), configurations: [] };
      const icao = await managedPlant(db, principal, division);
      const room = await readRoom(db, icao, day, LAST_DAY);
      const configurations = room.configurations.toSorted((one, other) => one.validFrom - other.validFrom);
      return {
        outcome: okOutcome(),
        configurations: configurations.map((one) => contractConfiguration(room, one, day)),
      };
    },
  });
}
