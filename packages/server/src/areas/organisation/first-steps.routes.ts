import { readFirstSteps } from '@torre/contract/first-steps';
import { readFirstStepsSchema } from '@torre/contract/first-steps/schema';
import { organisationSentence } from '@torre/contract/organisation/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { ROLE } from '@torre/domain/identity';
import { addDays, isoDay } from '@torre/domain/kernel';
import { firstSteps } from '@torre/domain/organisation';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { okOutcome, refused } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { monthOf, monthText } from '../month/index.ts';
import { readFirstPlant, readFirstShift, readPlantContents } from './first-steps.reads.ts';
import { forRole } from './for-role.ts';
import { administersOrganisation } from './organisation.access.ts';

/** The guide from an empty database to the first month of a plant (issue, point 8): follows from what stands, keeps nothing. */
export function registerFirstSteps(app: App, { db, clock }: AreaDeps): void {
  route(app, readFirstSteps, {
    schema: readFirstStepsSchema,
    access: administersOrganisation,
    handler: ({ query }) =>
      forRole(ROLE.admin, async () => {
        const plant = await readFirstPlant(db, query.plant ?? null);
        if (plant === null && query.plant !== undefined)
          throw refused(404, OUTCOME.notFound, organisationSentence('plantUnknown'));
        const today = clock.today();
        const contents = plant === null ? null : await readPlantContents(db, plant, isoDay(today));
        const first = plant === null ? null : await readFirstShift(db, plant, isoDay(today));
        const month = first?.slice(0, 6) ?? monthText(monthOf(addDays(monthOf(today).last, 1)));
        return { outcome: okOutcome(), plant, month, steps: [...firstSteps(contents)] };
      }),
  });
}
