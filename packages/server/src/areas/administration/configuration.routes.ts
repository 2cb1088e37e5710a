import * as calls from '@torre/contract/administration';
import * as schema from '@torre/contract/administration/schema';
import { OUTCOME } from '@torre/contract/outcome';
import { SETTINGS } from '@torre/domain/configuration';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { refused } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { readPlantNames } from './account-detail.reads.ts';
import { administers } from './administration.access.ts';
import { changeSetting, withdrawSetting } from './configuration.actions.ts';
import { readSaves, readStanding } from './configuration.reads.ts';

const outcome = { code: OUTCOME.ok, messageIT: '' };

/** Settings with their effect dates; rule sets are settings too. */
export function configurationRoutes(app: App, deps: AreaDeps): void {
  route(app, calls.readConfiguration, {
    schema: schema.readConfigurationSchema,
    access: administers,
    handler: async () => ({
      outcome,
      ...(await readStanding(deps.db, null)),
      plants: await readPlantNames(deps.db),
    }),
  });

  route(app, calls.settingHistory, {
    schema: schema.settingHistorySchema,
    access: administers,
    handler: async ({ path }) => {
      if (!SETTINGS.has(path.key)) throw refused(404, OUTCOME.notFound, 'Questa impostazione non esiste.');
      return { outcome, saves: await readSaves(deps.db, path.key) };
    },
  });

  route(app, calls.changeSetting, {
    schema: schema.changeSettingSchema,
    access: administers,
    handler: async ({ principal, path, body }) => ({
      outcome: { code: OUTCOME.ok, messageIT: 'Impostazione salvata.' },
      ...(await changeSetting(deps, principal, { ...body, reason: body.reason ?? null, key: path.key })),
    }),
  });

  route(app, calls.withdrawSetting, {
    schema: schema.withdrawSettingSchema,
    access: administers,
    handler: async ({ principal, path, query }) => ({
      outcome: { code: OUTCOME.ok, messageIT: 'Valore previsto ritirato.' },
      ...(await withdrawSetting(deps, principal, { ...query, icao: query.icao ?? '', key: path.key })),
    }),
  });
}
