import { acknowledgeNotice as acknowledgeCall, ownNotices, waitingNotices } from '@torre/contract/notices';
import {
  acknowledgeNoticeSchema,
  ownNoticesSchema,
  waitingNoticesSchema,
} from '@torre/contract/notices/schema';
import { noticeSentence } from '@torre/contract/notices/sentences';
import { manager } from '../../platform/access/access.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { okOutcome } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { newThing, saveRoute } from '../../platform/http/save-route.ts';
import { managedPlant } from '../people/index.ts';
import { readsOwn } from '../month/index.ts';
import { acknowledgeNotice } from './notice.actions.ts';
import { readOwnNotices, readWaitingNotices } from './notice.reads.ts';

const ok = okOutcome();

/** What people are told about their shifts, and who has not read it yet. */
export function registerNoticeCalls(app: App, deps: AreaDeps): void {
  const { db, clock } = deps;

  route(app, ownNotices, {
    schema: ownNoticesSchema,
    access: readsOwn,
    handler: async ({ principal }) => ({
      outcome: ok,
      notices: await readOwnNotices(db, principal.employeeId, clock.today()),
    }),
  });

  saveRoute(app, deps, acknowledgeCall, {
    schema: acknowledgeNoticeSchema,
    mayTry: readsOwn,
    ...newThing,
    act: (tx, actor, _, { path }) => acknowledgeNotice(tx, actor, path.noticeId),
    done: () => ({ outcome: okOutcome(noticeSentence('acknowledged')) }),
  });

  route(app, waitingNotices, {
    schema: waitingNoticesSchema,
    access: manager,
    handler: async ({ principal, query }) => {
      const icao = await managedPlant(db, principal, query.division);
      return { outcome: ok, notices: await readWaitingNotices(db, icao) };
    },
  });
}
