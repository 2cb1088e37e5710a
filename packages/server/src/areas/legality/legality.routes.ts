import { readLegality, readOwnLegality } from '@torre/contract/legality';
import type { LegalityReply } from '@torre/contract/legality';
import { readLegalitySchema, readOwnLegalitySchema } from '@torre/contract/legality/schema';
import { OUTCOME } from '@torre/contract/outcome';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { caughtUp } from '../../platform/events/caught-up.ts';
import { NO_PLANT, requestedRange } from '../../platform/http/requested-days.ts';
import { route } from '../../platform/http/route.ts';
import { readsOwn, readsRoster } from '../month/index.ts';
import { inWords, plantInWords } from './finding-in-words.ts';
import type { PlantLegality } from './plant-legality.ts';

const OK = { code: OUTCOME.ok, messageIT: '' };

/** What rosters do not keep of the rules: of a plant for its managers, of oneself for everybody. */
export function registerLegality(app: App, { hub }: AreaDeps, legality: PlantLegality): void {
  route(app, readLegality, {
    schema: readLegalitySchema,
    access: readsRoster,
    handler: async ({ query }): Promise<LegalityReply> => {
      const range = requestedRange(query);
      const { plant: icao, draft } = query;
      const position = await caughtUp(hub, query.position);
      if (icao === NO_PLANT) return { outcome: OK, findings: [], position };
      const found = await (draft === undefined
        ? legality.findings(icao, range)
        : legality.ofDraft(icao, range, draft));
      const ofPlant = await legality.ofPlant(icao, range);
      const findings = [
        ...ofPlant.map(plantInWords),
        ...found.map((finding) => inWords(finding, icao)),
      ].toSorted((one, other) => one.rule.localeCompare(other.rule, 'en'));
      return { outcome: OK, findings, position };
    },
  });

  route(app, readOwnLegality, {
    schema: readOwnLegalitySchema,
    access: readsOwn,
    handler: async ({ principal, query }): Promise<LegalityReply> => {
      const range = requestedRange(query);
      const { position } = hub;
      const found = await legality.ofPerson(principal.employeeId, range);
      return { outcome: OK, findings: found.map((finding) => inWords(finding, null)), position };
    },
  });
}
