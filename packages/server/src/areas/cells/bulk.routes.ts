import {
  changeMany,
  changeRange,
  changeSelection,
  copyShifts,
  createMany,
  cutShifts,
  MOST_CELLS,
} from '@torre/contract/bulk';
import type { BulkContent, BulkReply, PreviewQuery } from '@torre/contract/bulk';
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
import type { Actor } from '../../platform/access/actor.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { App } from '../../platform/deps.ts';
import { refused } from '../../platform/http/refused.ts';
import { saveRoute } from '../../platform/http/save-route.ts';
import { followed, foretoldOfMany, keptShifts } from './after-save.ts';
import type { SaveDeps } from './after-save.ts';
import { PUBLISHED } from './roster-target.ts';
import type { RosterTarget } from './roster-target.ts';
import { copiedChanges } from './copied-changes.ts';
import type { CellEdit, WishedChange } from './cell.ts';
import { ofDivision } from '../people/index.ts';
import { peopleInOrder, rosterActorOf } from '../month/index.ts';
import { changeCells, previewCells } from './cell.actions.ts';
import { requestedDay, requestedRange } from '../../platform/http/requested-days.ts';
import { requestedItems, uniqueCells } from './requested-cells.ts';
import { reasonOf, refuseReasonInDraft } from './requested-shift.ts';
import { seenCells } from './seen-cells.ts';

/** `MOST_CELLS` of the longest items, each with its reason: 500 bytes and some more. */
const BODY_LIMIT = 10_000_000;

const TOO_MANY = bulkSentence('tooMany', { most: MOST_CELLS.toLocaleString('it-IT') });

type WishedChanges = (tx: Tx, icao: string, target: RosterTarget) => Promise<readonly WishedChange[]>;

/**
 * The calls that write many shifts (E7.9.14 to E7.9.19). Managers; whether they hold the division's plant is known once
 * the division is read.
 */
export function registerBulkWrites(app: App, deps: SaveDeps): void {
  /** Changes the cells, or foretells it; answers what follows the transaction and gives the reply. */
  const change = async (
    tx: Tx,
    plainActor: Actor,
    icao: string,
    { preview = false, draft }: PreviewQuery,
    changesOf: WishedChanges,
  ): Promise<() => Promise<BulkReply>> => {
    const actor = rosterActorOf(deps, plainActor, icao);
    const { lock, read, forecast } = deps.drafts;
    const target = draft === undefined ? PUBLISHED : await (preview ? read : lock)(tx, icao, draft);
    const changes = uniqueCells(await changesOf(tx, icao, target));
    if (changes.length > MOST_CELLS) throw refused(400, OUTCOME.malformed, TOO_MANY);
    if (draft !== undefined) refuseReasonInDraft(changes.map(({ reason }) => reason ?? {}));
    if (!preview) {
      const saved = await keptShifts(
        tx,
        await changeCells(tx, actor, icao, changes, target),
        draft !== undefined,
      );
      return () => followed(deps, saved);
    }
    const { cells, ...would } = await previewCells(tx, actor, icao, changes, target);
    return async () => {
      const foretold = await (draft === undefined
        ? deps.forecast(icao, cells)
        : forecast(deps, actor, icao, draft, cells));
      return { outcome: foretoldOfMany(would), ...would, ...foretold };
    };
  };

  for (const { call, schema, cuts } of [
    { call: copyShifts, schema: copyShiftsSchema, cuts: false },
    { call: cutShifts, schema: cutShiftsSchema, cuts: true },
  ]) {
    saveRoute(app, deps, call, {
      schema,
      bodyLimit: BODY_LIMIT,
      mayTry: manager,
      ...ofDivision(({ body }) => body.division),
      act: (tx, actor, { icao }, { query, body }) =>
        change(tx, actor, icao, query, async (_, plant, target) => {
          const people = body.people ?? (await peopleInOrder(tx, plant, requestedDay(body.to.date)));
          const changes = await copiedChanges(tx, plant, { ...body, people, cuts }, target);
          return changes.map((one) => ({ ...one, reason: reasonOf(body) }));
        }),
      done: (reply) => reply(),
    });
  }

  saveRoute(app, deps, changeSelection, {
    schema: changeSelectionSchema,
    bodyLimit: BODY_LIMIT,
    mayTry: manager,
    ...ofDivision(({ body }) => body.division),
    act: (tx, actor, { icao }, { query, body }) =>
      change(tx, actor, icao, query, async () =>
        seenCells(body.cells).map((cell) => ({ ...cell, edit: editOf(body), reason: reasonOf(body) })),
      ),
    done: (reply) => reply(),
  });

  saveRoute(app, deps, changeRange, {
    schema: changeRangeSchema,
    bodyLimit: BODY_LIMIT,
    mayTry: manager,
    ...ofDivision(({ body }) => body.division),
    act: (tx, actor, { icao }, { query, body }) =>
      change(tx, actor, icao, query, async () => {
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
    done: (reply) => reply(),
  });

  for (const { call, schema } of [
    { call: changeMany, schema: changeManySchema },
    { call: createMany, schema: createManySchema },
  ]) {
    saveRoute(app, deps, call, {
      schema,
      bodyLimit: BODY_LIMIT,
      mayTry: manager,
      prepare: ({ body }) => {
        if (call.id === createMany.id && body.some(({ version }) => version != null)) {
          throw refused(400, OUTCOME.malformed, bulkSentence('notYetVersioned'));
        }
      },
      ...ofDivision(({ query }) => query.division),
      act: (tx, actor, { icao }, { query, body }) =>
        change(tx, actor, icao, query, (_, plant, target) => requestedItems(tx, plant, body, target)),
      done: (reply) => reply(),
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
