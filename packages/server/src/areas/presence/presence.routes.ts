import { bePresent, leavePresence } from '@torre/contract/presence';
import { bePresentSchema, leavePresenceSchema } from '@torre/contract/presence/schema';
import { OUTCOME } from '@torre/contract/outcome';
import { isoDay } from '@torre/domain/kernel';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { newThing, saveRoute } from '../../platform/http/save-route.ts';
import { requestedDay } from '../../platform/http/requested-days.ts';
import { writesRoster } from '../month/index.ts';
import * as presence from './presence.actions.ts';
import { readPresent } from './presence.reads.ts';

const outcome = { code: OUTCOME.ok, messageIT: '' };

/** Who has the same month open: said by each tab every few seconds, told to the others when it changes. */
export function registerPresenceCalls(app: App, deps: AreaDeps): void {
  saveRoute(app, deps, bePresent, {
    schema: bePresentSchema,
    mayTry: writesRoster,
    prepare: ({ principal: { employeeId }, path, query, body }) => {
      const month = requestedDay(`${body.month}01`);
      const editing = body.editing && {
        employeeId: body.editing.employeeId,
        day: requestedDay(body.editing.date),
      };
      return { tabId: path.tabId, employeeId, icao: query.plant, month, editing };
    },
    ...newThing,
    act: async (tx, _, __, { prepared: write }) => {
      const { icao, month } = write;
      await presence.refuseUnshown(tx, write);
      await presence.bePresent(tx, write);
      const [patch] = await readPresent(tx, [{ icao, month: isoDay(month) }]);
      return patch!;
    },
    done: (patch) => ({ outcome, ...patch }),
  });

  saveRoute(app, deps, leavePresence, {
    schema: leavePresenceSchema,
    mayTry: writesRoster,
    ...newThing,
    act: (tx, { employeeId }, _, { path }) => presence.leave(tx, path.tabId, employeeId),
    done: () => ({ outcome }),
  });
}
