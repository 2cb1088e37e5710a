import { readFirstSteps } from '@torre/contract/first-steps';
import { readFirstStepsSchema } from '@torre/contract/first-steps/schema';
import { organisationSentence } from '@torre/contract/organisation/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { ROLE } from '@torre/domain/identity';
import { addDays, isoDay } from '@torre/domain/kernel';
import { firstSteps, hasStarted } from '@torre/domain/organisation';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { okOutcome, refused } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { monthOf, monthText } from '../month/index.ts';
import { readFirstShift, readPlantContents } from './first-steps.reads.ts';
import { forRole } from './for-role.ts';
import { administersOrganisation } from './organisation.access.ts';

/** The guide from an empty database to the first month of a plant (issue, point 8): follows from what stands, keeps nothing. */
export function registerFirstSteps(app: App, { db, clock }: AreaDeps): void {
  route(app, readFirstSteps, {
    schema: readFirstStepsSchema,
    access: administersOrganisation,
    handler: ({ query }) =>
      forRole(ROLE.admin, async () => {
        const today = clock.today();
        const rows = await readPlantContents(db, query.plant ?? null, isoDay(today));
        const plants = rows.map(({ icao, plantName: name, ...contents }) => ({
          icao,
          name,
          steps: firstSteps(contents),
        }));
        const asked = plants.find(({ icao }) => icao === query.plant);
        if (asked === undefined && query.plant !== undefined)
          throw refused(404, OUTCOME.notFound, organisationSentence('plantUnknown'));
        const shown = asked ?? plants.find(({ steps }) => !hasStarted(steps)) ?? plants[0];
        const first = shown === undefined ? null : await readFirstShift(db, shown.icao, isoDay(today));
        const month = first?.slice(0, 6) ?? monthText(monthOf(addDays(monthOf(today).last, 1)));
        return {
          outcome: okOutcome(),
          plant: shown?.icao ?? null,
          month,
          steps: [...(shown?.steps ?? firstSteps(null))],
          plants: plants.map(({ icao, name, steps }) => ({
            icao,
            name,
            done: steps.filter(({ isDone }) => isDone).length,
            hasStarted: hasStarted(steps),
          })),
        };
      }),
  });
}
