import {
  changeMany,
  changeRange,
  changeSelection,
  copyShifts,
  createMany,
  cutShifts,
  MOST_CELLS,
} from '@torre/contract/bulk';
import type { BulkContent, BulkReply, CopyBody, PreviewQuery } from '@torre/contract/bulk';
import {
  changeManySchema,
  changeRangeSchema,
  changeSelectionSchema,
  copyShiftsSchema,
  createManySchema,
  cutShiftsSchema,
} from '@torre/contract/bulk/schema';
import { bulkSentence } from '@torre/contract/bulk/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { addDays } from '@torre/domain/kernel';
import { manager } from '../../platform/access/access.ts';
import type { Principal } from '../../platform/access/principal.ts';
import { inTransaction } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { App } from '../../platform/deps.ts';
import { refused } from '../../platform/http/refused.ts';
import { route } from '../../platform/http/route.ts';
import { foretoldOfMany, saveManyAndFollow, saveManyInDraft } from './after-save.ts';
import type { SaveDeps } from './after-save.ts';
import { PUBLISHED } from './roster-target.ts';
import type { RosterTarget } from './roster-target.ts';
import { copiedChanges } from './copied-changes.ts';
import type { CellEdit, WishedChange } from './decide-cell.ts';
import { managedPlant } from '../people/index.ts';
import { lookingActor, peopleInOrder } from '../month/index.ts';
import { changeCells, previewCells } from './bulk.actions.ts';
import { requestedDay, requestedRange } from '../../platform/http/requested-days.ts';
import { requestedItems, uniqueCells } from './requested-cells.ts';
import { reasonOf, refuseReasonInDraft } from './requested-shift.ts';
import { seenCells } from './seen-cells.ts';

/** `MOST_CELLS` of the longest items, each with its reason: 500 bytes and some more. */
const BODY_LIMIT = 10_000_000;

/** Where and how a call changes many cells. */
interface Call {
  readonly id: string;
  readonly division: string;
  readonly preview: boolean;
  /** Id of an open draft; null: the published month. */
  readonly draft: string | null;
  readonly principal: Principal;
}

const TOO_MANY = bulkSentence('tooMany', { most: MOST_CELLS.toLocaleString('it-IT') });

const modeOf = ({ preview, draft }: PreviewQuery): Pick<Call, 'preview' | 'draft'> => ({
  preview: preview ?? false,
  draft: draft ?? null,
});

/**
 * The calls that write many shifts (E7.9.14 to E7.9.19). Managers; whether they hold the division's plant is known once
 * the division is read.
 */
export function registerBulkWrites(app: App, deps: SaveDeps): void {
  async function answer(
    call: Call,
    changesOf: (tx: Tx, icao: string, target?: RosterTarget) => Promise<readonly WishedChange[]>,
  ): Promise<BulkReply> {
    const icao = await managedPlant(deps.db, call.principal, call.division);
    const actor = lookingActor(deps, call.principal, call, icao);
    const { draft } = call;
    const wished = async (tx: Tx, target?: RosterTarget): Promise<readonly WishedChange[]> => {
      const changes = uniqueCells(await changesOf(tx, icao, target));
      if (changes.length > MOST_CELLS) throw refused(400, OUTCOME.malformed, TOO_MANY);
      if (draft !== null) refuseReasonInDraft(changes.map(({ reason }) => reason ?? {}));
      return changes;
    };
    if (!call.preview) {
      if (draft === null) {
        return saveManyAndFollow(deps, async (tx) => changeCells(tx, actor, icao, call.id, await wished(tx)));
      }
      return saveManyInDraft(deps, async (tx) => {
        const target = await deps.drafts.lock(tx, icao, draft);
        return changeCells(tx, actor, icao, call.id, await wished(tx, target), target);
      });
    }
    const { cells, ...would } = await inTransaction(deps.db, async (tx) => {
      const target = draft === null ? PUBLISHED : await deps.drafts.read(tx, icao, draft);
      return previewCells(tx, actor, icao, await wished(tx, target), target);
    });
    const effects =
      draft === null
        ? await deps.forecast(icao, cells)
        : await deps.drafts.forecast(deps, actor, icao, draft, cells);
    return { outcome: foretoldOfMany(would), ...would, effects };
  }

  const copying = (id: string, cuts: boolean) => async (call: Omit<Call, 'id'>, body: CopyBody) =>
    answer({ ...call, id }, async (tx, icao, target) => {
      const people = body.people ?? (await peopleInOrder(deps.db, icao, requestedDay(body.to.date)));
      const changes = await copiedChanges(tx, icao, { ...body, people, cuts }, target);
      return changes.map((change) => ({ ...change, reason: reasonOf(body) }));
    });

  for (const { call, schema, cuts } of [
    { call: copyShifts, schema: copyShiftsSchema, cuts: false },
    { call: cutShifts, schema: cutShiftsSchema, cuts: true },
  ]) {
    route(app, call, {
      schema,
      bodyLimit: BODY_LIMIT,
      access: manager,
      handler: ({ principal, query, body }) =>
        copying(call.id, cuts)({ principal, division: body.division, ...modeOf(query) }, body),
    });
  }

  route(app, changeSelection, {
    schema: changeSelectionSchema,
    bodyLimit: BODY_LIMIT,
    access: manager,
    handler: ({ principal, query, body }) =>
      answer({ id: changeSelection.id, principal, division: body.division, ...modeOf(query) }, async () =>
        seenCells(body.cells).map((cell) => ({ ...cell, edit: editOf(body), reason: reasonOf(body) })),
      ),
  });

  route(app, changeRange, {
    schema: changeRangeSchema,
    bodyLimit: BODY_LIMIT,
    access: manager,
    handler: ({ principal, query, body }) =>
      answer({ id: changeRange.id, principal, division: body.division, ...modeOf(query) }, async () => {
        const { from, to } = requestedRange(body);
        const seen = new Map(
          seenCells(body.versions).map(({ employeeId, day, seenVersion }) => [
            `${employeeId} ${day}`,
            seenVersion,
          ]),
        );
        return body.employees.flatMap((employeeId) =>
          Array.from({ length: to - from + 1 }, (_, index): WishedChange => {
            const day = addDays(from, index);
            return {
              employeeId,
              day,
              seenVersion: seen.get(`${employeeId} ${day}`),
              edit: editOf(body),
              reason: reasonOf(body),
            };
          }),
        );
      }),
  });

  for (const { call, schema } of [
    { call: changeMany, schema: changeManySchema },
    { call: createMany, schema: createManySchema },
  ]) {
    route(app, call, {
      schema,
      bodyLimit: BODY_LIMIT,
      access: manager,
      handler: ({ principal, query, body }) => {
        if (call.id === createMany.id && body.some(({ version }) => version != null)) {
          throw refused(400, OUTCOME.malformed, bulkSentence('notYetVersioned'));
        }
        return answer(
          { id: call.id, principal, division: query.division, ...modeOf(query) },
          (tx, icao, target) => requestedItems(tx, icao, body, target),
        );
      },
    });
  }
}

function editOf({ turn, isStr, note, noteTurno }: BulkContent): CellEdit {
  return {
    kind: 'shift',
    turn,
    ...(isStr !== undefined && { isStr }),
    ...(note !== undefined && { note }),
    ...(noteTurno !== undefined && { noteTurno }),
  };
}
