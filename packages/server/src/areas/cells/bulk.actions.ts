import type { RefusedCell, ShiftOfPerson } from '@torre/contract/bulk';
import { compactDay, isoDay } from '@torre/domain/kernel';
import type { Tx } from '../../platform/db/index.ts';
import type { Refused } from '../../platform/http/refused.ts';
import type { CellKey, RosterActor } from '../month/index.ts';
import type { ChangedCell } from './changed-cell.ts';
import { decideCell } from './decide-cell.ts';
import type { CellDecision, WishedChange } from './decide-cell.ts';
import { PUBLISHED } from './roster-target.ts';
import type { RosterTarget, PlannedCell } from './roster-target.ts';
import { cellName } from './bulk.store.ts';
import { zoneOf } from '../../platform/local-time.ts';
import { PUT_BACK } from './shift.actions.ts';
import type { SavedShift } from './shift.actions.ts';
import { stale } from './shift-refusals.ts';
import { contractShift } from '../month/index.ts';
import { asItStands, toWrite } from './written-shift.ts';

export interface ChangedCells {
  readonly cells: readonly ChangedCell[];
  readonly shifts: readonly ShiftOfPerson[];
  readonly refused: readonly RefusedCell[];
  /** null: nothing was saved. */
  readonly position: string | null;
}

/** A selection by hand; more is a month or a publication. */
const FEW_CELLS = 200;

/** What many changes would do: as `changeCells`, and nothing is written. */
export async function previewCells(
  tx: Tx,
  actor: RosterActor,
  icao: string,
  changes: readonly WishedChange[],
  target: RosterTarget = PUBLISHED,
): Promise<ChangedCells> {
  const { planned, refused } = await plan(tx, actor, icao, changes, target);
  const standing = planned.map((one) => standingAfter(actor, one, (one.found.standing?.version ?? 0) + 1));
  return {
    cells: standing.map(({ cell }) => cell),
    shifts: standing.map(shiftOfPerson),
    refused: refused.map(refusedCell),
    position: null,
  };
}

/**
 * Changes many cells of a plant, each at most once, in the caller's transaction: what may change is written with history,
 * audit rows and one event; what a rule or another's save refuses is answered cell by cell. Cells that stand as wished are
 * left alone. `call`: endpoint id.
 */
export async function changeCells(
  tx: Tx,
  actor: RosterActor,
  icao: string,
  call: string,
  changes: readonly WishedChange[],
  target: RosterTarget = PUBLISHED,
): Promise<ChangedCells> {
  if (changes.length > FEW_CELLS) await tx.expectManyRows();
  const { planned, refused } = await plan(tx, actor, icao, changes, target);
  const { standing, overtaken, position } = await write(tx, actor, icao, call, planned, target);
  return {
    cells: standing.map(({ cell }) => cell),
    shifts: standing.map(shiftOfPerson),
    refused: [...refused, ...overtaken].map(refusedCell),
    position,
  };
}

/** As `changeCells`, for one cell. Throws Refused as a single save does; a cell that stands as wished stays as it is. */
export async function changeOneCell(
  tx: Tx,
  actor: RosterActor,
  icao: string,
  call: string,
  change: WishedChange,
  target: RosterTarget,
): Promise<Pick<SavedShift, 'shift' | 'position'>> {
  const { planned, refused } = await plan(tx, actor, icao, [change], target);
  const { standing, overtaken, position } = await write(tx, actor, icao, call, planned, target);
  const no = refused[0] ?? overtaken[0];
  if (no) throw no.refusal;
  if (standing[0]) return { shift: standing[0].shift, position: position ?? NOTHING_ANNOUNCED };
  const [found] = await target.find(tx, icao, [{ ...change, wantsCycle: false, restore: null }]);
  return {
    shift: contractShift(found!.standing!, zoneOf(change.day, change.day)),
    position: NOTHING_ANNOUNCED,
  };
}

/** The position of a save that changed nothing: every reader has seen it. */
const NOTHING_ANNOUNCED = '0';

interface RefusedKey {
  readonly key: CellKey;
  readonly refusal: Refused;
}

async function plan(
  tx: Tx,
  actor: RosterActor,
  icao: string,
  changes: readonly WishedChange[],
  target: RosterTarget,
): Promise<{ readonly planned: readonly PlannedCell[]; readonly refused: readonly RefusedKey[] }> {
  if (changes.length === 0) return { planned: [], refused: [] };
  const found = await target.find(
    tx,
    icao,
    changes.map(({ employeeId, day, edit }) => ({
      employeeId,
      day,
      wantsCycle: edit.kind === 'cycle',
      restore: edit.kind === 'former' ? edit.version : null,
    })),
  );
  const planned: PlannedCell[] = [];
  const refused: RefusedKey[] = [];
  for (const [index, change] of changes.entries()) {
    const cell = found[index] ?? null;
    const key = { icao, employeeId: change.employeeId, day: change.day };
    const elsewhere = target.refuses(change.day);
    const decided: CellDecision = elsewhere
      ? { is: 'refused', refusal: elsewhere }
      : decideCell(actor, icao, change, cell);
    if (decided.is === 'refused') refused.push({ key, refusal: decided.refusal });
    if (decided.is === 'changed') {
      const note = decided.what === 'delete' ? PUT_BACK : noteOf(change.edit);
      planned.push({
        key,
        found: cell!,
        decided,
        write: toWrite(actor, key, decided.decided, note),
        reason: change.reason ?? {},
      });
    }
  }
  return { planned, refused };
}

const noteOf = (edit: WishedChange['edit']): string | null =>
  edit.kind === 'shift' ? (edit.autogeneratedNote ?? null) : null;

async function write(
  tx: Tx,
  actor: RosterActor,
  icao: string,
  call: string,
  planned: readonly PlannedCell[],
  target: RosterTarget,
) {
  const versions = await target.write(
    tx,
    icao,
    planned.map(({ key, found, decided, write: wanted }) => ({
      ...key,
      seenVersion: found.standing?.version ?? null,
      as: decided.as,
      write: wanted,
    })),
  );
  const versionOf = ({ key }: PlannedCell): number | undefined =>
    versions.get(cellName(key.employeeId, isoDay(key.day)));
  const done = planned.filter((one) => versionOf(one) !== undefined);
  const overtaken = await refuseOvertaken(
    tx,
    icao,
    planned.filter((one) => versionOf(one) === undefined),
    target,
  );
  await target.audit(
    tx,
    actor.now,
    done.map(({ key, found, decided, write: after, reason }) => ({
      call,
      what: decided.what,
      key,
      definitions: found.definitions,
      before: found.standing,
      after,
      reason: reason.reason ?? null,
    })),
  );
  await target.notify(tx, actor, icao, done);
  const position = await target.announce(tx, icao, done);
  return { standing: done.map((one) => standingAfter(actor, one, versionOf(one)!)), overtaken, position };
}

/** Between the look and the write somebody else was faster: what stands there now. */
async function refuseOvertaken(
  tx: Tx,
  icao: string,
  lost: readonly PlannedCell[],
  target: RosterTarget,
): Promise<readonly RefusedKey[]> {
  if (lost.length === 0) return [];
  const now = await target.find(
    tx,
    icao,
    lost.map(({ key }) => ({ ...key, wantsCycle: false, restore: null })),
  );
  return lost.map(({ key }, index) => ({
    key,
    refusal: stale({ day: key.day, standing: now[index]?.standing ?? null }),
  }));
}

function standingAfter(
  actor: RosterActor,
  { key, found, decided, write: after }: PlannedCell,
  version: number,
) {
  return asItStands(actor, { key, cell: found, write: after, version, times: decided.decided.times });
}

const shiftOfPerson = ({ cell, shift }: ReturnType<typeof asItStands>): ShiftOfPerson => ({
  employeeId: cell.employeeId,
  ...shift,
});

function refusedCell({ key, refusal }: RefusedKey): RefusedCell {
  const { code, messageIT, text, extra } = refusal;
  const nothing = { current: null, modifyUser: null, modifyDate: null };
  return {
    employeeId: key.employeeId,
    date: compactDay(key.day),
    code,
    messageIT,
    ...(text && { text }),
    ...nothing,
    ...extra,
  };
}
