import { acknowledgeNotice as acknowledgeCall, ownNotices, waitingNotices } from '@torre/contract/notices';
import {
  acknowledgeNoticeSchema,
  ownNoticesSchema,
  waitingNoticesSchema,
} from '@torre/contract/notices/schema';
import { noticeSentence } from '@torre/contract/notices/sentences';
import { manager } from '../../platform/access/access.ts';
import { inTransaction } from '../../platform/db/index.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { okOutcome } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { managedPlant } from '../people/index.ts';
import { readsOwn } from '../month/index.ts';
import { acknowledgeNotice } from './notice.actions.ts';
import { readOwnNotices, readWaitingNotices } from './notice.reads.ts';

const ok = okOutcome();

/** What people are told about their shifts, and who has not read it yet. */
export function registerNoticeCalls(app: App, { db, clock }: AreaDeps): void {
  route(app, ownNotices, {
    schema: ownNoticesSchema,
    access: readsOwn,
    handler: async ({ principal }) => ({
      outcome: ok,
      notices: await readOwnNotices(db, principal.employeeId),
    }),
  });

  route(app, acknowledgeCall, {
    schema: acknowledgeNoticeSchema,
    access: readsOwn,
    handler: async ({ principal, path }) => {
      const actor = { employeeId: principal.employeeId, now: clock.now() };
      await inTransaction(db, (tx) => acknowledgeNotice(tx, actor, path.noticeId));
      return { outcome: okOutcome(noticeSentence('acknowledged')) };
    },
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
