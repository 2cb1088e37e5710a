import { draftSentence } from '@torre/contract/drafts/sentences';
import { rosterSentence } from '@torre/contract/roster/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { createShift, deleteShift as deleteShiftCall, updateShift } from '@torre/contract/roster';
import type { ShiftReply } from '@torre/contract/roster';
import { createShiftSchema, deleteShiftSchema, updateShiftSchema } from '@torre/contract/roster/schema';
import type { Principal } from '../../platform/access/principal.ts';
import { inTransaction } from '../../platform/db/index.ts';
import type { App } from '../../platform/deps.ts';
import { rememberAnswer } from '../../platform/http/idempotency-claim.ts';
import { okOutcome, refused } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { SAVED, saveAndFollow } from './after-save.ts';
import type { SaveDeps } from './after-save.ts';
import type { CellKey } from './changed-cell.ts';
import type { CellWish } from './decide-cell.ts';
import { changeOneCell } from './many-cells.actions.ts';
import { requestedDay } from './requested-days.ts';
import {
  becauseOf,
  cellOfShiftId,
  refuseToldInDraft,
  requestedEdit,
  seenVersion,
} from './requested-shift.ts';
import { changeShift, deleteShift, fillCell } from './roster.actions.ts';
import { lookingHand } from './hand.ts';
import { writesRoster } from './roster.access.ts';

/** The calls that write one shift (E7.9.20, E7.9.21, E7.9.22). */
export function registerShiftWrites(app: App, deps: SaveDeps): void {
  const inDraft = (
    call: string,
    { icao, employeeId, day }: CellKey,
    draftId: string,
    principal: Principal,
    version: number | null,
    wish: CellWish,
  ): Promise<ShiftReply> =>
    inTransaction(deps.db, async (tx) => {
      const book = await deps.drafts.lock(tx, icao, draftId);
      const change = { employeeId, day, seenVersion: version, wish };
      const saved = await changeOneCell(
        tx,
        lookingHand(deps, principal, { id: call }, icao),
        icao,
        call,
        change,
        book,
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
      const wish = requestedEdit(body, key.day);
      const because = becauseOf(body);
      if (query.draft !== undefined) {
        refuseToldInDraft([because]);
        return inDraft(createShift.id, key, query.draft, principal, null, wish);
      }
      return saveAndFollow(deps, SAVED.insert, (tx) =>
        fillCell(tx, lookingHand(deps, principal, createShift, key.icao), key, wish, because),
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
      const wish = requestedEdit(body, key.day);
      const because = becauseOf(body);
      if (query.draft !== undefined) {
        refuseToldInDraft([because]);
        return inDraft(updateShift.id, key, query.draft, principal, version, wish);
      }
      return saveAndFollow(deps, SAVED.update, (tx) =>
        changeShift(tx, lookingHand(deps, principal, updateShift, key.icao), key, version, wish, because),
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
        refuseToldInDraft([becauseOf(body ?? {})]);
        return inDraft(deleteShiftCall.id, key, query.draft, principal, version, { kind: 'cycle' });
      }
      return saveAndFollow(deps, SAVED.delete, (tx) =>
        deleteShift(
          tx,
          lookingHand(deps, principal, deleteShiftCall, key.icao),
          key,
          version,
          becauseOf(body ?? {}),
        ),
      );
    },
  });
}
