import {
  readCounterDetail,
  readSpecializationCategories,
  readSpecializationDetail,
  refreshCounters,
} from '@torre/contract/counters';
import type {
  CounterDetailReply,
  CountersReply,
  SpecializationCategoriesReply,
  SpecializationDetailReply,
} from '@torre/contract/counters';
import {
  readCounterDetailSchema,
  refreshCountersSchema,
  readSpecializationCategoriesSchema,
  readSpecializationDetailSchema,
} from '@torre/contract/counters/schema';
import { OUTCOME } from '@torre/contract/outcome';
import { allow } from '../../platform/access/access.ts';
import type { Principal } from '../../platform/access/principal.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { route } from '../../platform/http/route.ts';
import { saveRoute } from '../../platform/http/save-route.ts';
import { NO_PLANT, requestedRange } from '../../platform/http/requested-days.ts';
import { managesDivision, noDivision, plantOfDivision } from '../people/index.ts';
import { readsCounters } from './counters.access.ts';
import { caughtUp } from '../../platform/events/caught-up.ts';
import { daysOf, nothingWithoutPlant } from './counters.routes.ts';
import type { Counting } from './plant-counters.ts';
import { readNames } from './names.reads.ts';
import { publishRecount } from './recount-events.ts';
import {
  noPlantNamed,
  noSuchHour,
  noSuchSlot,
  requestedCounter,
  requestedHour,
} from './requested-counter.ts';
import { shownCategories, shownCounter, shownHour } from './shown-counter.ts';
import type { SeenCounter } from './shown-counter.ts';

const OK = { code: OUTCOME.ok, messageIT: '' };

interface Wanted {
  readonly principal: Principal;
  readonly path: { readonly timeslotId: string; readonly counterId: string };
  readonly query: { readonly position?: string };
}

/** The counter of the address, complete up to the position that the answer names. */
async function seenCounter(
  { db, hub }: AreaDeps,
  counting: Counting,
  { principal, path, query }: Wanted,
): Promise<{ seen: SeenCounter; position: string }> {
  const { icao, day } = await requestedCounter(db, principal, path.counterId);
  const position = await caughtUp(hub, query.position);
  const seen = await counting.look(icao, path.timeslotId, day);
  if (seen === null) throw noSuchSlot(path.timeslotId);
  return { seen, position };
}

/** One counter in all its parts: GET /manager/counters/{slot}/{counter} and what lies below it. */
export function registerCounterDetail(app: App, deps: AreaDeps, counting: Counting): void {
  route(app, readCounterDetail, {
    schema: readCounterDetailSchema,
    access: readsCounters,
    handler: async (wanted): Promise<CounterDetailReply> => {
      const { seen, position } = await seenCounter(deps, counting, wanted);
      return { outcome: OK, counters: shownCounter(seen), position };
    },
  });
  route(app, readSpecializationCategories, {
    schema: readSpecializationCategoriesSchema,
    access: readsCounters,
    handler: async (wanted): Promise<SpecializationCategoriesReply> => {
      const { seen, position } = await seenCounter(deps, counting, wanted);
      const absent = seen.detail.lacking.length === 0 ? [] : seen.absent();
      const named = await readNames(
        deps.db,
        absent.map(({ employeeId }) => employeeId),
      );
      return { outcome: OK, specializations: shownCategories(seen, named), position };
    },
  });
  route(app, readSpecializationDetail, {
    schema: readSpecializationDetailSchema,
    access: readsCounters,
    handler: async (wanted): Promise<SpecializationDetailReply> => {
      const { hour, nth } = requestedHour(wanted.path.hour);
      const { seen, position } = await seenCounter(deps, counting, wanted);
      const shown = shownHour(seen, hour, nth);
      if (shown === null) throw noSuchHour(wanted.path.hour);
      return { outcome: OK, ...shown, position };
    },
  });
}

/** PUT /counters: every process forgets what it had of these days and reads them again. */
export function registerRecount(app: App, deps: AreaDeps, counting: Counting): void {
  const { hub } = deps;
  saveRoute(app, deps, refreshCounters, {
    schema: refreshCountersSchema,
    mayTry: readsCounters,
    prepare: ({ query }) => {
      if (query.division === undefined || query.division === '') throw noPlantNamed();
      return requestedRange(query);
    },
    find: async (tx, { query: { division = '' } }) => {
      const icao = division === NO_PLANT ? NO_PLANT : await plantOfDivision(tx, division);
      return icao === null ? null : { icao };
    },
    missing: noDivision,
    // Where there is no plant there is nothing to count, and nobody to be refused.
    may: (principal, found) => (found.icao === NO_PLANT ? allow : managesDivision(principal, found)),
    act: async (tx, _, { icao }, { prepared: { from, to } }) => {
      if (icao === NO_PLANT) return null;
      return { icao, days: daysOf(from, to), recounted: await publishRecount(tx, icao, from, to) };
    },
    done: async (asked): Promise<CountersReply> => {
      if (asked === null) return nothingWithoutPlant(hub);
      const { icao, days, recounted } = asked;
      const position = await caughtUp(hub, recounted);
      return { outcome: OK, counters: await counting.rows(icao, days), position };
    },
  });
}
