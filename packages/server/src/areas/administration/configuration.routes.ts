import * as calls from '@torre/contract/administration';
import * as schema from '@torre/contract/administration/schema';
import { administrationSentence } from '@torre/contract/administration/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { SETTINGS } from '@torre/domain/configuration';
import { allow } from '../../platform/access/access.ts';
import type { Access } from '../../platform/access/access.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { okOutcome, refused } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { saveRoute } from '../../platform/http/save-route.ts';
import { readPlantNames } from './account-detail.reads.ts';
import { administers } from './administration.access.ts';
import { changeSetting, withdrawSetting } from './configuration.actions.ts';
import { readSaves, readStanding } from './configuration.reads.ts';
import { requestedDay } from '../../platform/http/requested-day.ts';

/** Settings with their effect dates; rule sets are settings too. */
export function configurationRoutes(app: App, deps: AreaDeps): void {
  route(app, calls.readConfiguration, {
    schema: schema.readConfigurationSchema,
    access: administers,
    handler: async () => ({
      outcome: okOutcome(),
      ...(await readStanding(deps.db, null)),
      plants: await readPlantNames(deps.db),
    }),
  });

  route(app, calls.settingHistory, {
    schema: schema.settingHistorySchema,
    access: administers,
    handler: async ({ path }) => {
      if (!SETTINGS.has(path.key))
        throw refused(404, OUTCOME.notFound, administrationSentence('settingUnknown'));
      return { outcome: okOutcome(), saves: await readSaves(deps.db, path.key) };
    },
  });

  saveRoute(app, deps, calls.changeSetting, {
    schema: schema.changeSettingSchema,
    mayTry: administers,
    ...ofSetting,
    prepare: ({ body }) => requestedDay(body.validFrom),
    act: (tx, actor, { key, setting }, { body, prepared }) =>
      changeSetting(tx, actor, setting, {
        ...body,
        key,
        category: body.category ?? '',
        validFrom: prepared,
        reason: body.reason ?? null,
      }),
    done: async (standing) => {
      await deps.configuration.reload();
      return { outcome: okOutcome(administrationSentence('settingSaved')), ...standing };
    },
  });

  saveRoute(app, deps, calls.withdrawSetting, {
    schema: schema.withdrawSettingSchema,
    mayTry: administers,
    ...ofSetting,
    prepare: ({ query }) => requestedDay(query.validFrom),
    act: (tx, actor, { key }, { query, prepared }) =>
      withdrawSetting(tx, actor, {
        ...query,
        key,
        icao: query.icao ?? '',
        category: query.category ?? '',
        validFrom: prepared,
      }),
    done: async (standing) => {
      await deps.configuration.reload();
      return { outcome: okOutcome(administrationSentence('settingWithdrawn')), ...standing };
    },
  });
}

/** Steps of a save on a setting that the program declares. */
const ofSetting = {
  find: async (_: unknown, { path: { key } }: { readonly path: { readonly key: string } }) => {
    const setting = SETTINGS.get(key);
    return setting === undefined ? null : { key, setting };
  },
  missing: administrationSentence('settingUnknown'),
  may: (): Access => allow,
};
