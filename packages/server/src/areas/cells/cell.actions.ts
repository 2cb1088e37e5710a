import type { CellName, RefusedCell, ShiftOfPerson } from '@torre/contract/bulk';
import type { LegalityChange } from '@torre/contract/legality';
import type { Shift } from '@torre/contract/month';
import { compactDay, isoDay } from '@torre/domain/kernel';
import type { Tx } from '../../platform/db/index.ts';
import type { CellKey, RosterActor } from '../month/index.ts';
import { cellName } from './cell.ts';
import type { PlannedCell, RefusedKey, WishedChange } from './cell.ts';
import type { ChangedCell } from './changed-cell.ts';
import { decideCell } from './decide-cell.ts';
import type { CellDecision } from './decide-cell.ts';
import { PUBLISHED } from './roster-target.ts';
import type { RosterVerdict, SaveJudgement } from './roster-judge.ts';
import type { RosterTarget } from './roster-target.ts';
import { zoneOf } from '../../platform/local-time.ts';
import { askOfAbsences, cellsOverAbsences, holdAbsencesAsked } from './over-absence.ts';
import { brokenRule, shiftExists, stale } from './shift-refusals.ts';
import { contractShift } from '../month/index.ts';
import { asItStands, toWrite } from './written-shift.ts';

/** The note that Torre itself writes when a delete brings back the shift of the cycle. */
const PUT_BACK = 'Turno eliminato: rimesso quello del ciclo';

export interface ChangedCells {
  readonly cells: readonly ChangedCell[];
  readonly shifts: readonly ShiftOfPerson[];
  readonly refused: readonly RefusedCell[];
  /** Of a preview: cells whose shift would change on a day of an approved absence, which is to be accepted. */
  readonly overAbsence?: readonly CellName[];
  /** Of saved cells; absent where they were not judged. */
  readonly legality?: LegalityChange;
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
  const asked = target.asksOfAbsences ? await cellsOverAbsences(tx, actor, icao, planned) : [];
  const standing = planned.map((cell) => asItStands(actor, cell, (cell.found.standing?.version ?? 0) + 1));
  return {
    ...changedCells({ standing, refused, position: null }),
    overAbsence: asked.map(({ key: { employeeId, day } }) => ({ employeeId, date: compactDay(day) })),
  };
}

/**
 * Changes cells of a plant, each at most once, in the caller's transaction: what may change is written with history, audit
 * rows and one event; what a rule or another's save refuses is answered cell by cell. Cells that stand as wished are left
 * alone.
 */
export async function changeCells(
  tx: Tx,
  actor: RosterActor,
  icao: string,
  changes: readonly WishedChange[],
  target: RosterTarget = PUBLISHED,
): Promise<ChangedCells> {
  return changedCells(await change(tx, actor, icao, changes, target));
}

export interface SavedShift {
  /** null: it stood as wished. */
  readonly cell: ChangedCell | null;
  readonly shift: Shift;
  readonly legality?: LegalityChange;
  /** The wanted times lie in the hour that the spring night skips: the shift has others. */
  readonly movedByClock: boolean;
  /** Event position of the save. */
  readonly position: string;
}

/** The position of a save that changed nothing: every reader has seen it. */
const NOTHING_ANNOUNCED = '0';

/**
 * As `changeCells`, for one cell. Throws Refused: 409 when a rule says no or a shift stands in a cell to be filled, 412 when
 * another save was first.
 */
export async function changeOneCell(
  tx: Tx,
  actor: RosterActor,
  icao: string,
  wished: WishedChange,
  target: RosterTarget = PUBLISHED,
): Promise<SavedShift> {
  const { planned, standing, refused, position, legality } = await change(tx, actor, icao, [wished], target);
  if (refused[0]) throw refused[0].refusal;
  if (standing[0]) {
    const { movedByClock } = planned[0]!.write;
    return {
      ...standing[0],
      ...(legality && { legality }),
      movedByClock,
      position: position ?? NOTHING_ANNOUNCED,
    };
  }
  const [found] = await target.find(tx, icao, [wished]);
  const shift = contractShift(found!.standing!, zoneOf(wished.day, wished.day));
  return { cell: null, shift, movedByClock: false, position: NOTHING_ANNOUNCED };
}

interface Changes {
  readonly standing: readonly ReturnType<typeof asItStands>[];
  readonly refused: readonly RefusedKey[];
  readonly legality?: LegalityChange;
  readonly position: string | null;
}

async function change(
  tx: Tx,
  actor: RosterActor,
  icao: string,
  changes: readonly WishedChange[],
  target: RosterTarget,
): Promise<Changes & { readonly planned: readonly PlannedCell[] }> {
  if (changes.length > FEW_CELLS) await tx.expectManyRows();
  await holdAbsencesAsked(tx, changes, target);
  const judgement = changes.length === 0 ? null : await target.judge(tx, icao, changes);
  const wanted = await plan(tx, actor, icao, changes, target);
  const { accepted, unaccepted } = await askOfAbsences(tx, actor, icao, wanted.planned, target);
  const { planned, verdict, ruledOut } = await judged(actor, accepted, judgement);
  const refused = [...wanted.refused, ...unaccepted, ...ruledOut];
  const versions = await target.write(tx, actor, icao, planned);
  const versionOf = ({ key }: PlannedCell): number | undefined =>
    versions.get(cellName(key.employeeId, isoDay(key.day)));
  const done = planned.filter((cell) => versionOf(cell) !== undefined);
  const lost = planned.filter((cell) => versionOf(cell) === undefined);
  const overtaken = await refuseOvertaken(tx, icao, lost, target);
  // without the lost ones the others do something else
  const ruling = lost.length === 0 ? await verdict : await judgedAgain(tx, actor, icao, done, target);
  const ruled = ruling ? done.map((cell) => ({ ...cell, ruled: ruling.ofCell(cell.key) })) : done;
  await target.audit(tx, actor, ruled);
  await target.notify(tx, actor, icao, done);
  const position = await target.announce(tx, icao, done);
  const standing = done.map((cell) => asItStands(actor, cell, versionOf(cell)!));
  return {
    planned,
    standing,
    refused: [...refused, ...overtaken],
    ...(ruling && { legality: ruling.change }),
    position,
  };
}

interface Judged {
  readonly planned: readonly PlannedCell[];
  readonly ruledOut: readonly RefusedKey[];
  /** null: nothing is judged. */
  readonly verdict: Promise<RosterVerdict> | null;
}

/** The cells that the rules let pass and those that they refuse; where none can be refused the verdict may come after the write. */
async function judged(
  actor: RosterActor,
  planned: readonly PlannedCell[],
  judgement: SaveJudgement | null,
): Promise<Judged> {
  if (judgement === null || planned.length === 0) return { planned, ruledOut: [], verdict: null };
  const cells = planned.map((cell) => asItStands(actor, cell, 1).cell);
  const verdict = judgement.verdict(cells);
  if (!judgement.mayRefuse) {
    // who waits for the verdict hears of its failure
    verdict.catch(() => undefined);
    return { planned, ruledOut: [], verdict };
  }
  const { refused } = await verdict;
  const nameOf = ({ employeeId, day }: CellKey): string => `${employeeId} ${day}`;
  const out = new Set(refused.map(({ key }) => nameOf(key)));
  return {
    planned: planned.filter(({ key }) => !out.has(nameOf(key))),
    ruledOut: refused.map(({ key, sentence }) => ({ key, refusal: brokenRule(sentence) })),
    verdict,
  };
}

/** Of what was written, beside what others wrote meanwhile. */
async function judgedAgain(
  tx: Tx,
  actor: RosterActor,
  icao: string,
  done: readonly PlannedCell[],
  target: RosterTarget,
): Promise<RosterVerdict | null> {
  if (done.length === 0) return null;
  const judgement = await target.judge(
    tx,
    icao,
    done.map(({ key }) => key),
  );
  return judgement?.verdict(done.map((cell) => asItStands(actor, cell, 1).cell)) ?? null;
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
  for (const [index, wished] of changes.entries()) {
    const { employeeId, day, edit } = wished;
    const cell = found[index] ?? null;
    const key = { icao, employeeId, day };
    const elsewhere = target.refuses(day);
    const decision: CellDecision = elsewhere
      ? { is: 'refused', refusal: elsewhere }
      : decideCell(actor, icao, wished, cell);
    if (decision.is === 'refused') refused.push({ key, refusal: decision.refusal });
    if (decision.is === 'changed') {
      const { action, decided } = decision;
      const note = edit.kind === 'cycle' ? PUT_BACK : noteOf(edit);
      planned.push({ key, wished, found: cell!, action, write: toWrite(day, decided, note) });
    }
  }
  return { planned, refused };
}

const noteOf = (edit: WishedChange['edit']): string | null =>
  edit.kind === 'shift' ? (edit.autogeneratedNote ?? null) : null;

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
    lost.map(({ key }) => key),
  );
  return lost.map(({ key, wished }, index) => {
    const cell = { day: key.day, standing: now[index]?.standing ?? null };
    return { key, refusal: wished.does === 'insert' ? shiftExists(cell) : stale(cell) };
  });
}

function changedCells({ standing, refused, legality, position }: Changes): ChangedCells {
  return {
    cells: standing.map(({ cell }) => cell),
    shifts: standing.map(({ cell, shift }) => ({ employeeId: cell.employeeId, ...shift })),
    refused: refused.map(refusedCell),
    ...(legality && { legality }),
    position,
  };
}

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
