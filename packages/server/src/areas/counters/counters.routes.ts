import { previewCounters, readCounters } from '@torre/contract/counters';
import type { CountersReply, PreviewReply } from '@torre/contract/counters';
import { readCountersSchema, previewCountersSchema } from '@torre/contract/counters/schema';
import { counterSentence } from '@torre/contract/counters/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { addDays } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Database } from '../../platform/db/index.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { caughtUp } from '../../platform/events/caught-up.ts';
import { okOutcome } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { NO_PLANT, requestedRange } from '../../platform/http/requested-days.ts';
import type { PlantLegality } from '../legality/index.ts';
import { managedPlant } from '../people/index.ts';
import { readDraftCells } from '../drafts/index.ts';
import type { WishedCell } from '../cells/index.ts';
import { requestedChange } from './requested-preview.ts';
import { readsCounters } from './counters.access.ts';
import type { Counting } from './plant-counters.ts';

type Hub = AreaDeps['hub'];

/** E8.15: where there is no plant there are no counters. */
export const nothingWithoutPlant = (hub: Hub): CountersReply => ({
  outcome: okOutcome(counterSentence('noPlant')),
  counters: [],
  position: hub.position,
});

export const daysOf = (from: Day, to: Day): readonly Day[] =>
  Array.from({ length: to - from + 1 }, (_, index) => addDays(from, index));

/** What an open draft holds, read under the policies of who asks; nothing without one. Throws 404 when it is open no more. */
const draftedCells = (db: Database, icao: string, draft?: string): Promise<readonly WishedCell[]> =>
  draft === undefined ? Promise.resolve([]) : readDraftCells(db, icao, draft);

/** GET /manager/counters: complete up to the position that it names, and to the one that the client sends. */
export function registerCounterReads(app: App, { db, hub }: AreaDeps, counting: Counting): void {
  route(app, readCounters, {
    schema: readCountersSchema,
    access: readsCounters,
    handler: async ({ principal, query }): Promise<CountersReply> => {
      const { from, to } = requestedRange(query);
      if (query.division === NO_PLANT) return nothingWithoutPlant(hub);
      const icao = await managedPlant(db, principal, query.division);
      const drafted = await draftedCells(db, icao, query.draft);
      const position = await caughtUp(hub, query.position);
      const counters = await counting.rows(icao, daysOf(from, to), drafted);
      return { outcome: { code: OUTCOME.ok, messageIT: '' }, counters, position };
    },
  });
}

/**
 * POST /manager/counters/preview: what shifts, absences and activities would do to the counters; saves nothing. Complete up
 * to the position that the answer names.
 */
export function registerCounterPreview(
  app: App,
  { db, hub, legality }: AreaDeps & { readonly legality: PlantLegality },
  counting: Counting,
): void {
  route(app, previewCounters, {
    schema: previewCountersSchema,
    access: readsCounters,
    handler: async ({ principal, query, body }): Promise<PreviewReply> => {
      const icao = await managedPlant(db, principal, query.division);
      const drafted = await draftedCells(db, icao, query.draft);
      const wanted = await requestedChange(db, icao, body, drafted);
      const position = await caughtUp(hub);
      const [counters, foreseen] = await Promise.all([
        counting.compare(icao, wanted),
        legality.foresee(icao, wanted),
      ]);
      return { outcome: { code: OUTCOME.ok, messageIT: '' }, counters, legality: foreseen, position };
    },
  });
}
