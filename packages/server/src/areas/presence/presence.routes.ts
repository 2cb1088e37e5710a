import { bePresent, leavePresence } from '@torre/contract/presence';
import { bePresentSchema, leavePresenceSchema } from '@torre/contract/presence/schema';
import { OUTCOME } from '@torre/contract/outcome';
import { isoDay } from '@torre/domain/kernel';
import { inTransaction } from '../../platform/db/index.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { route } from '../../platform/http/route.ts';
import { requestedDay } from '../../platform/http/requested-days.ts';
import { writesRoster } from '../month/index.ts';
import * as presence from './presence.actions.ts';
import { readPresent } from './presence.reads.ts';

const outcome = { code: OUTCOME.ok, messageIT: '' };

/** Who has the same month open: said by each tab every few seconds, told to the others when it changes. */
export function registerPresenceCalls(app: App, { db }: AreaDeps): void {
  route(app, bePresent, {
    schema: bePresentSchema,
    access: writesRoster,
    handler: async ({ principal, path, query, body }) => {
      const { employeeId } = principal;
      const month = requestedDay(`${body.month}01`);
      const editing = body.editing && {
        employeeId: body.editing.employeeId,
        day: requestedDay(body.editing.date),
      };
      const write = { tabId: path.tabId, employeeId, icao: query.plant, month, editing };
      return inTransaction(db, async (tx) => {
        await presence.refuseUnshown(tx, write);
        await presence.bePresent(tx, write);
        const [patch] = await readPresent(tx, [{ icao: query.plant, month: isoDay(month) }]);
        return { outcome, ...patch! };
      });
    },
  });

  route(app, leavePresence, {
    schema: leavePresenceSchema,
    access: writesRoster,
    handler: async ({ principal, path }) => {
      await inTransaction(db, (tx) => presence.leave(tx, path.tabId, principal.employeeId));
      return { outcome };
    },
  });
}
