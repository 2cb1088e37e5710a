import type { BodyOf } from '@torre/contract/endpoint';
import * as calls from '@torre/contract/requests';
import * as schema from '@torre/contract/requests/schema';
import { requestSentence } from '@torre/contract/requests/sentences';
import { manager, managerOf } from '../../platform/access/access.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { okOutcome } from '../../platform/http/refused.ts';
import { NO_PLANT, requestedDay, requestedRange } from '../../platform/http/requested-days.ts';
import { route } from '../../platform/http/route.ts';
import { saveRoute } from '../../platform/http/save-route.ts';
import { readsRoster } from '../month/index.ts';
import { consider, ignore } from './ignored.actions.ts';
import type { NamedIgnored } from './ignored.actions.ts';
import { ignoredIdOf, readIgnored, readNamedAbsences } from './ignored.reads.ts';

type IgnoredBody = BodyOf<typeof calls.ignoreAbsences>;

async function findNamed(tx: Tx, { body }: { readonly body: IgnoredBody }): Promise<NamedIgnored | null> {
  const counter = {
    icao: body.plant,
    day: requestedDay(body.ignoredDate),
    timeslotId: body.timeslot,
  };
  const absences = await readNamedAbsences(tx, counter, body.absencesIds);
  return absences === null ? null : { counter, ids: body.absencesIds, absences };
}

/** What the counters of a plant leave out: its managers alone. */
export function registerIgnored(app: App, deps: AreaDeps): void {
  const steps = {
    mayTry: manager,
    find: findNamed,
    missing: requestSentence('noSlot'),
    may: (principal: Parameters<typeof managerOf>[0], { counter }: NamedIgnored) =>
      managerOf(principal, counter.icao),
  };
  saveRoute(app, deps, calls.ignoreAbsences, {
    schema: schema.ignoreAbsencesSchema,
    ...steps,
    act: ignore,
    done: (counter) => ({
      outcome: okOutcome(requestSentence('ignored')),
      ignoredId: ignoredIdOf(counter),
    }),
  });
  saveRoute(app, deps, calls.considerAbsences, {
    schema: schema.considerAbsencesSchema,
    ...steps,
    act: consider,
    done: () => ({ outcome: okOutcome(requestSentence('considered')) }),
  });
  route(app, calls.ignoredAbsences, {
    schema: schema.ignoredAbsencesSchema,
    access: readsRoster,
    handler: async ({ query: { plant, from, to, timeslot } }) => {
      const range = requestedRange({ from, to });
      if (plant === NO_PLANT) return { outcome: okOutcome(requestSentence('noPlant')), ignoredAbsences: [] };
      return { outcome: okOutcome(), ignoredAbsences: await readIgnored(deps.db, plant, range, timeslot) };
    },
  });
}
