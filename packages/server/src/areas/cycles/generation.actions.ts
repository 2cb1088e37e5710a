import type { ConflictingShift, GeneratedShift } from '@torre/contract/cycles';
import { cycleSentence } from '@torre/contract/cycles/sentences';
import type { ChangeReason } from '@torre/contract/notices';
import { OUTCOME } from '@torre/contract/outcome';
import type { SubtractionRules } from '@torre/domain/counters';
import { compactDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { generateMonth as generatedMonth } from '@torre/domain/roster';
import type { GeneratedCell } from '@torre/domain/roster';
import type { Tx } from '../../platform/db/index.ts';
import { refused, sentenceOf } from '../../platform/http/refused.ts';
import { PUBLISHED, changeCells, previewCells } from '../cells/index.ts';
import type { ChangedCells, RosterTarget, WishedChange } from '../cells/index.ts';
import { freezeMonth, isEmptyMonth, lockDraft, publishPlanning, readDraft } from '../drafts/index.ts';
import { monthText } from '../month/index.ts';
import type { Month, RosterActor } from '../month/index.ts';
import { notifyPeople } from '../notices/index.ts';
import { GENERATED, readGenerationScene } from './generation.reads.ts';
import type { GenerationScene } from './generation.reads.ts';

export interface WantedGeneration {
  readonly icao: string;
  readonly month: Month;
  /** null: straight into the month, which must be empty. */
  readonly draftId: string | null;
  readonly without: ReadonlySet<string>;
  readonly keep: ReadonlySet<Day>;
  readonly overwrites: boolean;
  readonly overwritesOnCall: boolean;
  /** Causes of people who work all the same. */
  readonly causesThatStay: SubtractionRules['causesThatStay'];
  /** Why rules are broken, for the trail; a draft asks it when it is published. */
  readonly legalityReason: ChangeReason['legalityReason'];
}

export interface Generated extends ChangedCells {
  readonly overwritten: readonly ConflictingShift[];
  readonly kept: readonly ConflictingShift[];
  readonly unknown: readonly GeneratedShift[];
  readonly withoutCycle: readonly string[];
  readonly versionNo: number | null;
}

/**
 * Writes the base cycles of a month into a draft, or into a month in which no shift stands; that month is published with it
 * and frozen, and each person of it gets one notice of the days on which they are not absent. Throws 409 when a shift stands
 * there, or when nothing is to be written.
 */
export async function generateMonth(
  tx: Tx,
  actor: RosterActor,
  wanted: WantedGeneration,
): Promise<Generated> {
  const { icao, month, draftId } = wanted;
  const target = draftId === null ? PUBLISHED : await lockDraft(tx, icao, draftId);
  const { changes, found, isAbsent } = await planned(tx, wanted);
  if (changes.length === 0) {
    throw refused(409, OUTCOME.nothingSaved, cycleSentence('changesNothing'));
  }
  const done = await changeCells(tx, actor, icao, changes, target);
  if (done.shifts.length === 0) throw refused(409, OUTCOME.nothingSaved, sentenceOf(done.refused[0]!));
  if (draftId !== null) return { ...done, ...found, versionNo: null };
  const notified = done.cells
    .filter(({ employeeId, day }) => !isAbsent(employeeId, day))
    .map((key) => ({ key, before: null, after: key.turn!, reason: null, acknowledge: false }));
  await notifyPeople(tx, actor, icao, 'PUBLICATION', notified);
  const versionNo = await freezeMonth(tx, icao, month, actor, done.shifts.length);
  await publishPlanning(tx, icao, monthText(month));
  return { ...done, ...found, versionNo };
}

/** As `generateMonth`, and nothing is written. */
export async function previewGeneration(
  tx: Tx,
  actor: RosterActor,
  wanted: WantedGeneration,
): Promise<Generated> {
  const { icao, draftId } = wanted;
  const target: RosterTarget = draftId === null ? PUBLISHED : await readDraft(tx, icao, draftId);
  const { changes, found } = await planned(tx, wanted);
  return { ...(await previewCells(tx, actor, icao, changes, target)), ...found, versionNo: null };
}

async function planned(tx: Tx, wanted: WantedGeneration) {
  const { icao, month, draftId } = wanted;
  if (draftId === null && !(await isEmptyMonth(tx, icao, month))) {
    throw refused(409, OUTCOME.monthNotEmpty, cycleSentence('monthNotEmpty'));
  }
  const source = draftId === null ? 'published' : 'planned';
  const scene = await readGenerationScene(tx, icao, month, source, wanted);
  const cells = generatedMonth({ ...scene, ...wanted });
  const { kept = [], unknown = [], overwrite = [] } = Object.groupBy(cells, ({ is }) => is);
  const changes = cells
    .filter(({ is }) => is !== 'kept' && is !== 'unknown')
    .map((cell) => changeOf(scene, cell, wanted));
  const withoutCycle = scene.people
    .filter(({ employeeId, cycles }) => cycles.length === 0 && !wanted.without.has(employeeId))
    .map(({ employeeId }) => employeeId);
  const found = {
    kept: kept.map(conflictingShift),
    unknown: unknown.map(generatedShift),
    overwritten: overwrite.map(conflictingShift),
    withoutCycle,
  };
  return { changes, found, isAbsent: scene.isAbsent };
}

function changeOf(
  scene: GenerationScene,
  { employeeId, day, turn }: GeneratedCell,
  { legalityReason }: Pick<WantedGeneration, 'legalityReason'>,
): WishedChange {
  const edit = { kind: 'shift', turn, isStr: false, autogeneratedNote: GENERATED } as const;
  return { employeeId, day, seenVersion: scene.versionOf(employeeId, day), edit, reason: { legalityReason } };
}

const generatedShift = ({ employeeId, day, before, turn }: GeneratedCell): GeneratedShift => ({
  employeeId,
  date: compactDay(day),
  before,
  turn,
});

/** Of a cell in which something stands that the cycle did not write. */
const conflictingShift = (cell: GeneratedCell): ConflictingShift => ({
  ...generatedShift(cell),
  reason: cell.reason!,
});
