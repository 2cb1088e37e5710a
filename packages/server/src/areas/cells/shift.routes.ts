import { draftSentence } from '@torre/contract/drafts/sentences';
import { rosterSentence } from '@torre/contract/cells/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { createShift, deleteShift, updateShift } from '@torre/contract/cells';
import type { ShiftReply } from '@torre/contract/cells';
import { createShiftSchema, deleteShiftSchema, updateShiftSchema } from '@torre/contract/cells/schema';
import type { Actor } from '../../platform/access/actor.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { App } from '../../platform/deps.ts';
import { okOutcome, refused } from '../../platform/http/refused.ts';
import { newThing, saveRoute } from '../../platform/http/save-route.ts';
import { followed, keptAnswer, keptShift } from './after-save.ts';
import type { SaveDeps, SavedCells } from './after-save.ts';
import type { CellAction, WishedChange } from './cell.ts';
import { changeOneCell } from './cell.actions.ts';
import { requestedDay } from '../../platform/http/requested-days.ts';
import {
  reasonOf,
  cellOfShiftId,
  refuseReasonInDraft,
  requestedEdit,
  seenVersion,
} from './requested-shift.ts';
import { rosterActorOf, writesRoster } from '../month/index.ts';

interface Place {
  readonly plant: string;
  /** Id of an open draft; absent: the published month. */
  readonly draft?: string;
}

/** The calls that write one shift (E7.9.20, E7.9.21, E7.9.22): each a change of many cells that are one. */
export function registerShiftWrites(app: App, deps: SaveDeps): void {
  const save =
    (does: CellAction) =>
    async (
      tx: Tx,
      actor: Actor,
      _: unknown,
      { query: { plant: icao, draft }, prepared }: { query: Place; prepared: WishedChange },
    ): Promise<SavedCells<ShiftReply>> => {
      const rosterActor = rosterActorOf(deps, actor, icao);
      if (draft === undefined)
        return keptShift(tx, does, await changeOneCell(tx, rosterActor, icao, { ...prepared, does }));
      // A draft answers one cell as it answers many: who was first comes before the rules.
      const target = await deps.drafts.lock(tx, icao, draft);
      const { shift, position } = await changeOneCell(tx, rosterActor, icao, prepared, target);
      return keptAnswer(tx, { outcome: okOutcome(draftSentence('saved')), shift, position }, []);
    };

  saveRoute(app, deps, createShift, {
    schema: createShiftSchema,
    mayTry: writesRoster,
    prepare: ({ query, body }) => {
      const day = requestedDay(body.date);
      const edit = requestedEdit(body, day);
      const reason = reasonOf(body);
      if (query.draft !== undefined) refuseReasonInDraft([reason]);
      return { employeeId: body.employeeId, day, seenVersion: null, edit, reason };
    },
    ...newThing,
    act: save('insert'),
    done: (saved) => followed(deps, saved),
  });

  saveRoute(app, deps, updateShift, {
    schema: updateShiftSchema,
    mayTry: writesRoster,
    prepare: ({ path, query, body, request }) => {
      const { employeeId, day } = cellOfShiftId(path.shiftId);
      if (body.employeeId !== employeeId || requestedDay(body.date) !== day) {
        throw refused(400, OUTCOME.malformed, rosterSentence('shiftIdOther'));
      }
      const version = seenVersion(updateShift.id, body.version, request.headers['if-match']);
      const edit = requestedEdit(body, day);
      const reason = reasonOf(body);
      if (query.draft !== undefined) refuseReasonInDraft([reason]);
      return { employeeId, day, seenVersion: version, edit, reason };
    },
    ...newThing,
    act: save('update'),
    done: (saved) => followed(deps, saved),
  });

  saveRoute(app, deps, deleteShift, {
    schema: deleteShiftSchema,
    mayTry: writesRoster,
    prepare: ({ path, query, body, request }): WishedChange => {
      const cell = cellOfShiftId(path.shiftId);
      const version = seenVersion(deleteShift.id, query.version, request.headers['if-match']);
      const reason = reasonOf(body ?? {});
      if (query.draft !== undefined) refuseReasonInDraft([reason]);
      return { ...cell, seenVersion: version, edit: { kind: 'cycle' }, reason };
    },
    ...newThing,
    act: save('delete'),
    done: (saved) => followed(deps, saved),
  });
}
