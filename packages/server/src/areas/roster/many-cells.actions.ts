import type { RefusedCell, ShiftOfPerson } from '@torre/contract/bulk';
import { compactDay, isoDay } from '@torre/domain/kernel';
import type { Tx } from '../../platform/db/index.ts';
import type { Refused } from '../../platform/http/refused.ts';
import type { CellKey, ChangedCell } from './changed-cell.ts';
import type { Hand } from './hand.ts';
import { decideCell } from './decide-cell.ts';
import type { CellDecision, WishedChange } from './decide-cell.ts';
import { PUBLISHED } from './cell-book.ts';
import type { CellBook, PlannedCell } from './cell-book.ts';
import { cellName } from './many-cells.store.ts';
import { zoneOf } from './local-time.ts';
import { PUT_BACK } from './roster.actions.ts';
import type { SavedShift } from './roster.actions.ts';
import { stale } from './shift-refusals.ts';
import { contractShift } from './shift-row.ts';
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
  by: Hand,
  icao: string,
  changes: readonly WishedChange[],
  book: CellBook = PUBLISHED,
): Promise<ChangedCells> {
  const { planned, refused } = await plan(tx, by, icao, changes, book);
  const standing = planned.map((one) => standingAfter(by, one, (one.found.standing?.version ?? 0) + 1));
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
  by: Hand,
  icao: string,
  call: string,
  changes: readonly WishedChange[],
  book: CellBook = PUBLISHED,
): Promise<ChangedCells> {
  if (changes.length > FEW_CELLS) await tx.expectManyRows();
  const { planned, refused } = await plan(tx, by, icao, changes, book);
  const { standing, overtaken, position } = await write(tx, by, icao, call, planned, book);
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
  by: Hand,
  icao: string,
  call: string,
  change: WishedChange,
  book: CellBook,
): Promise<Pick<SavedShift, 'shift' | 'position'>> {
  const { planned, refused } = await plan(tx, by, icao, [change], book);
  const { standing, overtaken, position } = await write(tx, by, icao, call, planned, book);
  const no = refused[0] ?? overtaken[0];
  if (no) throw no.refusal;
  if (standing[0]) return { shift: standing[0].shift, position: position ?? NOTHING_TOLD };
  const [found] = await book.find(tx, icao, [{ ...change, wantsCycle: false, restore: null }]);
  return { shift: contractShift(found!.standing!, zoneOf(change.day, change.day)), position: NOTHING_TOLD };
}

/** The position of a save that changed nothing: every reader has seen it. */
const NOTHING_TOLD = '0';

interface RefusedKey {
  readonly key: CellKey;
  readonly refusal: Refused;
}

async function plan(
  tx: Tx,
  by: Hand,
  icao: string,
  changes: readonly WishedChange[],
  book: CellBook,
): Promise<{ readonly planned: readonly PlannedCell[]; readonly refused: readonly RefusedKey[] }> {
  if (changes.length === 0) return { planned: [], refused: [] };
  const found = await book.find(
    tx,
    icao,
    changes.map(({ employeeId, day, wish }) => ({
      employeeId,
      day,
      wantsCycle: wish.kind === 'cycle',
      restore: wish.kind === 'former' ? wish.version : null,
    })),
  );
  const planned: PlannedCell[] = [];
  const refused: RefusedKey[] = [];
  for (const [index, change] of changes.entries()) {
    const cell = found[index] ?? null;
    const key = { icao, employeeId: change.employeeId, day: change.day };
    const elsewhere = book.refuses(change.day);
    const decided: CellDecision = elsewhere
      ? { is: 'refused', refusal: elsewhere }
      : decideCell(by, icao, change, cell);
    if (decided.is === 'refused') refused.push({ key, refusal: decided.refusal });
    if (decided.is === 'changed') {
      const note = decided.what === 'delete' ? PUT_BACK : noteOf(change.wish);
      planned.push({
        key,
        found: cell!,
        decided,
        write: toWrite(by, key, decided.decided, note),
        because: change.because ?? {},
      });
    }
  }
  return { planned, refused };
}

const noteOf = (wish: WishedChange['wish']): string | null =>
  wish.kind === 'shift' ? (wish.autogeneratedNote ?? null) : null;

async function write(
  tx: Tx,
  by: Hand,
  icao: string,
  call: string,
  planned: readonly PlannedCell[],
  book: CellBook,
) {
  const versions = await book.write(
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
    book,
  );
  await book.audit(
    tx,
    by.now,
    done.map(({ key, found, decided, write: after, because }) => ({
      call,
      what: decided.what,
      key,
      definitions: found.definitions,
      before: found.standing,
      after,
      reason: because.reason ?? null,
    })),
  );
  await book.tell(tx, by, icao, done);
  const position = await book.announce(tx, icao, done);
  return { standing: done.map((one) => standingAfter(by, one, versionOf(one)!)), overtaken, position };
}

/** Between the look and the write somebody else was faster: what stands there now. */
async function refuseOvertaken(
  tx: Tx,
  icao: string,
  lost: readonly PlannedCell[],
  book: CellBook,
): Promise<readonly RefusedKey[]> {
  if (lost.length === 0) return [];
  const now = await book.find(
    tx,
    icao,
    lost.map(({ key }) => ({ ...key, wantsCycle: false, restore: null })),
  );
  return lost.map(({ key }, index) => ({
    key,
    refusal: stale({ day: key.day, standing: now[index]?.standing ?? null }),
  }));
}

function standingAfter(by: Hand, { key, found, decided, write: after }: PlannedCell, version: number) {
  return asItStands(by, { key, cell: found, write: after, version, times: decided.decided.times });
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
