import * as calls from '@torre/contract/attendance';
import * as schema from '@torre/contract/attendance/schema';
import { attendanceSentence } from '@torre/contract/attendance/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { ROLE } from '@torre/domain/identity';
import { holderOf } from '../../platform/access/access.ts';
import type { Principal } from '../../platform/access/principal.ts';
import { asSystem, requireRole } from '../../platform/access/request-scope.ts';
import { ZONE } from '../../platform/clock.ts';
import { withoutSaving } from '../../platform/db/index.ts';
import type { App, AreaDeps } from '../../platform/deps.ts';
import { okOutcome, refused, refusedForNow } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { newThing, saveRoute } from '../../platform/http/save-route.ts';
import { ThreadBusy, WorkTooMuch } from '../../platform/threads/work-thread.ts';
import { openPunchThread } from './punch-thread.ts';
import type { PunchFileResult } from './punch-work.ts';
import { checkPunches, importPunches } from './punch.actions.ts';

const COME_BACK_AFTER_S = 10;

/** Punches of the clocks as a file; a file of an administrator, as the organisation is (decision 0097). */
export function registerPunchImport(app: App, deps: AreaDeps): void {
  const { db, clock } = deps;
  const thread = openPunchThread();
  app.addHook('onClose', () => thread.close());

  // Not a `saveRoute`: saves nothing.
  route(app, calls.checkPunches, {
    schema: schema.checkPunchesSchema,
    access: holderOf(ROLE.admin),
    handler: async ({ principal, body }) => {
      const file = await read(principal, body.content);
      requireRole(ROLE.admin);
      const check = await asSystem(() => withoutSaving(db, (tx) => checkPunches(tx, file)));
      return { outcome: okOutcome(), ...check };
    },
  });

  saveRoute(app, deps, calls.importPunches, {
    schema: schema.importPunchesSchema,
    mayTry: holderOf(ROLE.admin),
    asSystemFor: ROLE.admin,
    prepare: ({ principal, body }) => read(principal, body.content),
    ...newThing,
    act: (tx, actor, _, { prepared }) => importPunches(tx, actor, prepared),
    done: ({ read: count, written }) => ({
      outcome: okOutcome(attendanceSentence('punchesImported', { written, known: count - written })),
      read: count,
      written,
    }),
  });

  async function read(
    { userName }: Principal,
    content: string,
  ): Promise<Extract<PunchFileResult, { kind: 'read' }>> {
    const local = clock.now().toZonedDateTimeISO(ZONE);
    const now = { day: clock.today(), minute: local.hour * 60 + local.minute };
    try {
      const result = await thread.run(
        { bytes: new Uint8Array(Buffer.from(content, 'base64')), now },
        userName,
      );
      if (result.kind === 'problem') throw refused(result.status, OUTCOME.fileNotAllowed, result.sentence);
      return result;
    } catch (error) {
      if (error instanceof ThreadBusy)
        throw refusedForNow(503, attendanceSentence('busy'), COME_BACK_AFTER_S);
      if (!(error instanceof WorkTooMuch)) throw error;
      throw refused(413, OUTCOME.fileTooLarge, attendanceSentence('tooMuchWork'));
    }
  }
}
