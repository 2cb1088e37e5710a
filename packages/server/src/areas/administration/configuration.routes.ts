import * as calls from '@torre/contract/administration';
import * as schema from '@torre/contract/administration/schema';
import { administrationSentence } from '@torre/contract/administration/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { SETTINGS, decideSettingChange } from '@torre/domain/configuration';
import { civil, compactDay, firstOfMonth, lastOfMonth } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { allow } from '../../platform/access/access.ts';
import type { Access } from '../../platform/access/access.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { okOutcome, refused } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { saveRoute } from '../../platform/http/save-route.ts';
import { readPlantNames } from './account-detail.reads.ts';
import { administers } from './administration.access.ts';
import { countFindings } from '../legality/index.ts';
import { readLeave } from '../requests/index.ts';
import { changeSetting, settingRefusal, withdrawSetting } from './configuration.actions.ts';
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
      plants: await readPlantNames(deps.db, deps.clock.today()),
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

  route(app, calls.countFindings, {
    schema: schema.countFindingsSchema,
    access: administers,
    handler: async ({ path: { key }, body }) => {
      const setting = SETTINGS.get(key);
      if (setting?.group !== 'rules')
        throw refused(404, OUTCOME.notFound, administrationSentence('settingUnknown'));
      const { plant, icao, category = '' } = body;
      const validFrom = requestedDay(body.validFrom);
      const today = deps.clock.today();
      // the past of a count is nobody's concern: a reason is asked when the value is saved
      const wanted = { setting, icao, category, validFrom, value: body.value, reason: '-' };
      const decision = decideSettingChange(wanted, today, deps.lookups.categories());
      if (!decision.ok) throw settingRefusal(decision);
      const days = nextMonth(today, validFrom);
      const value = { icao, category, validFrom, value: decision.value };
      return {
        outcome: okOutcome(),
        month: compactDay(days.from).slice(0, 6),
        rules: await countFindings({ ...deps, readLeave }, plant, days, { key, value }),
      };
    },
  });

  saveRoute(app, deps, calls.changeSetting, {
    schema: schema.changeSettingSchema,
    mayTry: administers,
    ...ofSetting,
    prepare: ({ body }) => requestedDay(body.validFrom),
    act: (tx, actor, { key, setting }, { body, prepared }) =>
      changeSetting(
        tx,
        actor,
        setting,
        {
          ...body,
          key,
          category: body.category ?? '',
          validFrom: prepared,
          reason: body.reason ?? null,
        },
        deps.lookups.categories(),
      ),
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

/** The month after this one, or that in which the value begins if it is later. */
function nextMonth(today: Day, validFrom: Day): { readonly from: Day; readonly to: Day } {
  const { year, month } = civil(today);
  const next = firstOfMonth(year, month + 1);
  const of = civil(validFrom > next ? validFrom : next);
  return { from: firstOfMonth(of.year, of.month), to: lastOfMonth(of.year, of.month) };
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
