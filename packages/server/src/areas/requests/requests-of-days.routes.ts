import { managerEvents, requestsOfDay as requestsOfDayCall } from '@torre/contract/requests';
import { managerEventsSchema, requestsOfDaySchema } from '@torre/contract/requests/schema';
import { OUTCOME } from '@torre/contract/outcome';
import { requestSentence } from '@torre/contract/requests/sentences';
import { addDays } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { requestsOfDay } from '@torre/domain/requests';
import { manager } from '../../platform/access/access.ts';
import { asSystem } from '../../platform/access/request-scope.ts';
import { managesPlant } from '../../platform/access/principal.ts';
import type { Principal } from '../../platform/access/principal.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { okOutcome, refused } from '../../platform/http/refused.ts';
import { NO_PLANT } from '../../platform/http/requested-days.ts';
import { route } from '../../platform/http/route.ts';
import { readsRoster } from '../month/index.ts';
import { eventDays, readManagerEvents } from './manager-events.reads.ts';
import { readPersonScene } from './person-scene.reads.ts';
import { requestRow } from './request-record.ts';
import type { RequestRecord } from './request-record.ts';
import { readRequestsBetween } from './request.reads.ts';
import { timeOf } from './step.actions.ts';

/** Requests of a plant in a period, and those of a day as the day dialog lists them. */
export function registerRequestsOfDays(app: App, { db }: AreaDeps): void {
  route(app, managerEvents, {
    schema: managerEventsSchema,
    access: manager,
    handler: async ({ principal, query }) => {
      const requests = await readManagerEvents(db, principal, eventDays(query.dal, query.al), query);
      return { outcome: okOutcome(), requests: rowsOf(requests, principal, 'counter') };
    },
  });

  route(app, requestsOfDayCall, {
    schema: requestsOfDaySchema,
    access: readsRoster,
    handler: async ({ principal, query: { plant, from, to, jsoninput } }) => {
      const days = eventDays(from, to);
      if (plant === NO_PLANT) return { outcome: okOutcome(), requests: [] };
      const employeeId = personIn(jsoninput);
      const around = { from: addDays(days.from, -1), to: addDays(days.to, 1) };
      const found = await readRequestsBetween(db, {
        icao: null,
        ...around,
        employeeId,
        states: null,
        units: null,
      });
      const own = found.filter(({ icao }) => icao !== null && managesPlant(principal, icao));
      const requests =
        employeeId === null
          ? own.filter(
              ({ icao, fromDay, toDay }) => icao === plant && fromDay <= days.to && toDay >= days.from,
            )
          : await ofDays(own, employeeId, days);
      return { outcome: okOutcome(), requests: rowsOf(requests, principal, 'day') };
    },
  });

  /** By the rule of nights (M5.38, M5.39), day by day. */
  async function ofDays(
    records: readonly RequestRecord[],
    employeeId: string,
    days: { readonly from: Day; readonly to: Day },
  ): Promise<readonly RequestRecord[]> {
    // the shift of the day may stand in another plant; no word of it leaves
    const scene = await asSystem(() => readPersonScene(db, employeeId, days));
    if (scene === null) return [];
    const timed = records.flatMap((record) => {
      const time = timeOf(record, scene);
      return time === null ? [] : [{ ...time, requestId: record.id, state: record.state, record }];
    });
    const shown = new Set<RequestRecord>();
    for (let day = days.from; day <= days.to; day = addDays(day, 1))
      for (const { record } of requestsOfDay(day, timed, scene.days)) shown.add(record);
    return records.filter((record) => shown.has(record));
  }
}

const rowsOf = (records: readonly RequestRecord[], principal: Principal, place: 'day' | 'counter') =>
  records.map((record) => requestRow(record, principal, { side: 'manager', place }));

/** The person named in `jsoninput`; null: nobody in particular. Throws 400 for what cannot be read. */
function personIn(text: string | undefined): string | null {
  if (!text) return null;
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read === 'object' && read !== null && 'numindividuale' in read)
      return typeof read.numindividuale === 'string' && read.numindividuale !== ''
        ? read.numindividuale
        : null;
  } catch {
    throw refused(400, OUTCOME.malformed, requestSentence('malformedDecisions'));
  }
  return null;
}
