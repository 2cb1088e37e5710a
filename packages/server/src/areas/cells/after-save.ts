import type { BulkReply } from '@torre/contract/bulk';
import type { CounterEffect } from '@torre/contract/counters';
import { bulkSentence } from '@torre/contract/bulk/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { Outcome } from '@torre/contract/outcome';
import type { ShiftReply } from '@torre/contract/cells';
import { rosterSentence } from '@torre/contract/cells/sentences';
import type { Sentence } from '@torre/contract/sentences';
import { inTransaction } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { rememberAnswer } from '../../platform/http/idempotency-claim.ts';
import type { RosterTarget } from './roster-target.ts';
import type { ChangedCell, WishedCell } from './changed-cell.ts';
import type { MonthCache, RosterActor } from '../month/index.ts';
import { okOutcome, outcomeWith, refusedAgain, sentenceOf } from '../../platform/http/refused.ts';
import type { ChangedCells } from './bulk.actions.ts';
import type { SavedShift } from './shift.actions.ts';

/**
 * What follows the commit of changed shifts (the counters). Its failure never undoes the save: the outcome becomes
 * positive, saved with a warning (A06).
 */
export type RosterFollower = (cells: readonly ChangedCell[]) => Promise<void>;

/** What each save says when it is done (M8.46, M8.45, M8.78). */
export const SAVED = {
  insert: rosterSentence('inserted'),
  update: rosterSentence('updated'),
  delete: rosterSentence('deleted'),
} as const;

/** What cells that are only wished would do to the counters, over those of a draft where there is one; by day and timeslot. */
export type RosterForecast = (
  icao: string,
  cells: readonly WishedCell[],
  drafted?: readonly WishedCell[],
) => Promise<CounterEffect[]>;

/** What saves ask of drafts, which know cells and not the other way round. */
export interface DraftsOfCells {
  /** Where the cells of an open draft stand, locked until the transaction ends. Throws 409 when it is open no more. */
  readonly lock: (tx: Tx, icao: string, draftId: string) => Promise<RosterTarget>;
  /** As `lock`, for a preview. */
  readonly read: (tx: Tx, icao: string, draftId: string) => Promise<RosterTarget>;
  /** What `cells`, changed in a draft, do to the counters as the draft shows them. */
  readonly forecast: (
    deps: SaveDeps,
    actor: RosterActor,
    icao: string,
    draftId: string,
    cells: readonly ChangedCell[],
  ) => Promise<CounterEffect[]>;
}

export interface SaveDeps extends AreaDeps {
  readonly months: MonthCache;
  readonly drafts: DraftsOfCells;
  readonly followers: readonly RosterFollower[];
  readonly forecast: RosterForecast;
}

/** One save in one transaction; then the counters follow, and the outcome says whether they could. */
export async function saveAndFollow(
  deps: SaveDeps,
  sentence: Sentence,
  save: (tx: Tx) => Promise<SavedShift>,
): Promise<ShiftReply> {
  const messageOf = ({ movedByClock }: SavedShift): Sentence =>
    movedByClock ? rosterSentence('movedByClock', { saved: sentence }) : sentence;
  const saved = await inTransaction(deps.db, async (tx) => {
    const written = await save(tx);
    const outcome = okOutcome(messageOf(written));
    await rememberAnswer(tx, { outcome, shift: written.shift, position: written.position });
    return written;
  });
  const { cell, shift, position } = saved;
  deps.months.forget(cell.icao, cell.day);
  return { outcome: await follow(deps, messageOf(saved), [cell]), shift, position };
}

/**
 * Many cells in one transaction, then the counters follow. Throws Refused (409, with the cells and their reasons) when
 * none of them could be changed.
 */
export async function saveManyAndFollow(
  deps: SaveDeps,
  save: (tx: Tx) => Promise<ChangedCells>,
): Promise<BulkReply> {
  const done = await inTransaction(deps.db, (tx) => saveMany(tx, save));
  return { ...done.written, outcome: await followMany(deps, done.outcome, done.cells) };
}

/** What follows the commit of many cells: the months in memory forget them, the counters take them over. */
export async function followMany(
  deps: SaveDeps,
  outcome: Outcome,
  cells: readonly ChangedCell[],
): Promise<Outcome> {
  const days = new Map(cells.map((cell) => [`${cell.icao} ${cell.day}`, cell]));
  for (const { icao, day } of days.values()) deps.months.forget(icao, day);
  const followed = await follow(deps, sentenceOf(outcome), cells);
  return followed.code === OUTCOME.ok ? outcome : followed;
}

/**
 * Many cells of a draft in one transaction; nothing follows, for nobody else sees them. Throws as `saveManyAndFollow`.
 */
export async function saveManyInDraft(
  deps: Pick<SaveDeps, 'db'>,
  save: (tx: Tx) => Promise<ChangedCells>,
): Promise<BulkReply> {
  const { outcome, written } = await inTransaction(deps.db, (tx) => saveMany(tx, save));
  return { outcome, ...written };
}

async function saveMany(tx: Tx, save: (tx: Tx) => Promise<ChangedCells>) {
  const { cells, ...written } = await save(tx);
  const outcome = outcomeOfMany(written);
  if (outcome.code === OUTCOME.nothingSaved) throw refusedAgain(409, outcome, { ...written });
  await rememberAnswer(tx, { outcome, ...written });
  return { cells, outcome, written };
}

type Counted = Pick<ChangedCells, 'shifts' | 'refused'>;

/** In words how many cells were changed and how many not. */
export function outcomeOfMany({ shifts, refused: no }: Counted): Outcome {
  const [first] = no;
  if (shifts.length === 0 && first !== undefined)
    return outcomeWith(OUTCOME.nothingSaved, bulkSentence('nothingChanged', { reason: sentenceOf(first) }));
  return counted('changed', { shifts, refused: no });
}

/** What a preview foretells, in words. It is no failure, even if nothing would change: `partlySaved` when a cell is refused. */
export function foretoldOfMany({ shifts, refused: no }: Counted): Outcome {
  if (shifts.length > 0) return counted('wouldChange', { shifts, refused: no });
  const [first] = no;
  return outcomeWith(
    codeOf(no),
    first === undefined
      ? bulkSentence('wouldChangeNothing')
      : bulkSentence('wouldChangeNothingFor', { reason: sentenceOf(first) }),
  );
}

/** As `outcomeOfMany`, of a month that cycles have written. */
export function generationOutcome(cells: Counted): Outcome {
  return counted('generated', cells);
}

/** As `foretoldOfMany`, of a month that cycles would write. */
export function foretoldGeneration(cells: Counted): Outcome {
  return cells.shifts.length === 0
    ? outcomeWith(codeOf(cells.refused), bulkSentence('wouldGenerateNothing'))
    : counted('wouldGenerate', cells);
}

/** How many cells, and how many not. */
function counted(
  key: 'changed' | 'wouldChange' | 'generated' | 'wouldGenerate',
  { shifts, refused: no }: Counted,
): Outcome {
  const values = { count: shifts.length, except: exceptFor(no.length) };
  return outcomeWith(codeOf(no), bulkSentence(key, values));
}

const codeOf = (no: Counted['refused']): number => (no.length === 0 ? OUTCOME.ok : OUTCOME.partlySaved);

/** Continues a count of changed cells; empty where none was refused. */
function exceptFor(refusals: number): Sentence | '' {
  if (refusals === 0) return '';
  return refusals === 1 ? bulkSentence('exceptOne') : bulkSentence('except', { refusals });
}

async function follow(deps: SaveDeps, sentence: Sentence, cells: readonly ChangedCell[]): Promise<Outcome> {
  try {
    for (const follower of deps.followers) await follower(cells);
    return okOutcome(sentence);
  } catch (error) {
    deps.log.error({ err: error }, 'a shift was saved and the counters could not follow');
    // M8.75, M8.20, M8.76
    return outcomeWith(OUTCOME.countersNotUpdated, bulkSentence('savedNoCounters', { saved: sentence }));
  }
}
