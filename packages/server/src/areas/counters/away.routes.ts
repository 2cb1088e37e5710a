import { readAway, readOwnAway } from '@torre/contract/away';
import type { AwayPatch, AwayReply } from '@torre/contract/away';
import { readAwaySchema, readOwnAwaySchema } from '@torre/contract/away/schema';
import { OUTCOME } from '@torre/contract/outcome';
import { managesPlant } from '../../platform/access/principal.ts';
import type { Database } from '../../platform/db/index.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import type { LiveMessage } from '../../platform/events/live-message.ts';
import { route } from '../../platform/http/route.ts';
import { NO_PLANT, requestedRange, YEAR_DAYS } from '../../platform/http/requested-days.ts';
import { readsOwn, readsRoster } from '../month/index.ts';
import { plantsOfChanged } from '../people/index.ts';
import type { ChangedAbsence } from '../people/index.ts';
import { readAwayOfPerson, readAwayTimes, readOvertime, readOvertimeOfPerson } from './away.reads.ts';
import { subtractionRules } from './subtraction-rules.ts';

/** Who does not count, and when, without causes: of a plant for its managers alone, of oneself for everybody. */
export function registerAway(app: App, { db, hub, configuration }: AreaDeps): void {
  route(app, readAway, {
    schema: readAwaySchema,
    access: readsRoster,
    handler: async ({ query }): Promise<AwayReply> => {
      const range = requestedRange(query);
      const { position } = hub;
      const rules = subtractionRules(configuration);
      const outcome = { code: OUTCOME.ok, messageIT: '' };
      if (query.plant === NO_PLANT) return { outcome, away: [], overtime: [], position };
      const wanted = { icao: query.plant, ...range };
      const away = await readAwayTimes(db, rules, wanted);
      return { outcome, away, overtime: await readOvertime(db, wanted), position };
    },
  });

  route(app, readOwnAway, {
    schema: readOwnAwaySchema,
    access: readsOwn,
    handler: async ({ principal, query }): Promise<AwayReply> => {
      const range = requestedRange(query, YEAR_DAYS);
      const { position } = hub;
      const rules = subtractionRules(configuration);
      const wanted = { employeeId: principal.employeeId, ...range };
      const away = await readAwayOfPerson(db, rules, wanted);
      const overtime = await readOvertimeOfPerson(db, wanted);
      return { outcome: { code: OUTCOME.ok, messageIT: '' }, away, overtime, position };
    },
  });
}

/** One word a plant to its managers: they read who is away again. */
export async function awayMessages(
  db: Database,
  changed: readonly ChangedAbsence[],
): Promise<readonly LiveMessage[]> {
  const plants = await plantsOfChanged(db, changed);
  return plants.map((plant): LiveMessage => {
    const patch: AwayPatch = { plant };
    return { name: 'away', audience: (reader) => (managesPlant(reader, plant) ? patch : null) };
  });
}
