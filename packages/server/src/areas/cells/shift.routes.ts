import { draftSentence } from '@torre/contract/drafts/sentences';
import { rosterSentence } from '@torre/contract/cells/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { createShift, deleteShift as deleteShiftCall, updateShift } from '@torre/contract/cells';
import type { ShiftReply } from '@torre/contract/cells';
import { createShiftSchema, deleteShiftSchema, updateShiftSchema } from '@torre/contract/cells/schema';
import type { Principal } from '../../platform/access/principal.ts';
import { inTransaction } from '../../platform/db/index.ts';
import type { App } from '../../platform/deps.ts';
import { rememberAnswer } from '../../platform/http/idempotency-claim.ts';
import { okOutcome, refused } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { SAVED, saveAndFollow } from './after-save.ts';
import type { SaveDeps } from './after-save.ts';
import type { CellKey } from '../month/index.ts';
import type { CellEdit } from './decide-cell.ts';
import { changeOneCell } from './bulk.actions.ts';
import { requestedDay } from '../../platform/http/requested-days.ts';
import {
  reasonOf,
  cellOfShiftId,
  refuseReasonInDraft,
  requestedEdit,
  seenVersion,
} from './requested-shift.ts';
import { changeShift, deleteShift, fillCell } from './shift.actions.ts';
import { lookingActor, writesRoster } from '../month/index.ts';

/** The calls that write one shift (E7.9.20, E7.9.21, E7.9.22). */
export function registerShiftWrites(app: App, deps: SaveDeps): void {
  const inDraft = (
    call: string,
    { icao, employeeId, day }: CellKey,
    draftId: string,
    principal: Principal,
    version: number | null,
    edit: CellEdit,
  ): Promise<ShiftReply> =>
    inTransaction(deps.db, async (tx) => {
      const target = await deps.drafts.lock(tx, icao, draftId);
      const change = { employeeId, day, seenVersion: version, edit };
      const saved = await changeOneCell(
        tx,
        lookingActor(deps, principal, { id: call }, icao),
        icao,
        call,
        change,
        target,
      );
      const reply = { outcome: okOutcome(draftSentence('saved')), ...saved };
      await rememberAnswer(tx, reply);
      return reply;
    });

  route(app, createShift, {
    schema: createShiftSchema,
    access: writesRoster,
    handler: async ({ principal, query, body }) => {
      const key = { icao: query.plant, employeeId: body.employeeId, day: requestedDay(body.date) };
      const edit = requestedEdit(body, key.day);
      const reason = reasonOf(body);
      if (query.draft !== undefined) {
        refuseReasonInDraft([reason]);
        return inDraft(createShift.id, key, query.draft, principal, null, edit);
      }
      return saveAndFollow(deps, SAVED.insert, (tx) =>
        fillCell(tx, lookingActor(deps, principal, createShift, key.icao), key, edit, reason),
      );
    },
  });

  route(app, updateShift, {
    schema: updateShiftSchema,
    access: writesRoster,
    handler: async ({ principal, path, query, body, request }) => {
      const key = { icao: query.plant, ...cellOfShiftId(path.shiftId) };
      if (body.employeeId !== key.employeeId || requestedDay(body.date) !== key.day) {
        throw refused(400, OUTCOME.malformed, rosterSentence('shiftIdOther'));
      }
      const version = seenVersion(updateShift.id, body.version, request.headers['if-match']);
      const edit = requestedEdit(body, key.day);
      const reason = reasonOf(body);
      if (query.draft !== undefined) {
        refuseReasonInDraft([reason]);
        return inDraft(updateShift.id, key, query.draft, principal, version, edit);
      }
      return saveAndFollow(deps, SAVED.update, (tx) =>
        changeShift(tx, lookingActor(deps, principal, updateShift, key.icao), key, version, edit, reason),
      );
    },
  });

  route(app, deleteShiftCall, {
    schema: deleteShiftSchema,
    access: writesRoster,
    handler: async ({ principal, path, query, body, request }) => {
      const key = { icao: query.plant, ...cellOfShiftId(path.shiftId) };
      const version = seenVersion(deleteShiftCall.id, query.version, request.headers['if-match']);
      if (query.draft !== undefined) {
        refuseReasonInDraft([reasonOf(body ?? {})]);
        return inDraft(deleteShiftCall.id, key, query.draft, principal, version, { kind: 'cycle' });
      }
      return saveAndFollow(deps, SAVED.delete, (tx) =>
        deleteShift(
          tx,
          lookingActor(deps, principal, deleteShiftCall, key.icao),
          key,
          version,
          reasonOf(body ?? {}),
        ),
      );
    },
  });
}
