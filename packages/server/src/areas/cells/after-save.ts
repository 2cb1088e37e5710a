import type { CounterEffect } from '@torre/contract/counters';
import type { LegalityChange } from '@torre/contract/legality';
import { bulkSentence } from '@torre/contract/bulk/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { Outcome } from '@torre/contract/outcome';
import { rosterSentence } from '@torre/contract/cells/sentences';
import type { Sentence } from '@torre/contract/sentences';
import type { Tx } from '../../platform/db/index.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { rememberAnswer } from '../../platform/http/idempotency-claim.ts';
import type { RosterTarget } from './roster-target.ts';
import type { ChangedCell, WishedCell } from './changed-cell.ts';
import type { MonthCache, RosterActor } from '../month/index.ts';
import { okOutcome, outcomeWith, refusedAgain, sentenceOf } from '../../platform/http/refused.ts';
import type { ChangedCells, SavedShift } from './cell.actions.ts';

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

/** What a change that is only wished would do: to the counters, by day and timeslot, and to what the rules find. */
export interface Foretold {
  readonly effects: readonly CounterEffect[];
  readonly legality: LegalityChange;
}

/** What cells that are only wished would do, over those of a draft where there is one. */
export type RosterForecast = (
  icao: string,
  cells: readonly WishedCell[],
  drafted?: readonly WishedCell[],
) => Promise<Foretold>;

/** What saves ask of drafts, which know cells and not the other way round. */
export interface DraftsOfCells {
  /** Where the cells of an open draft stand, locked until the transaction ends. Throws 409 when it is open no more. */
  readonly lock: (tx: Tx, icao: string, draftId: string) => Promise<RosterTarget>;
  /** As `lock`, for a preview. */
  readonly read: (tx: Tx, icao: string, draftId: string) => Promise<RosterTarget>;
  /** What `cells`, changed in a draft, do to counters and findings as the draft shows them. */
  readonly forecast: (
    deps: SaveDeps,
    actor: RosterActor,
    icao: string,
    draftId: string,
    cells: readonly ChangedCell[],
  ) => Promise<Foretold>;
}

export interface SaveDeps extends AreaDeps {
  readonly months: MonthCache;
  readonly drafts: DraftsOfCells;
  readonly followers: readonly RosterFollower[];
  readonly forecast: RosterForecast;
}

/** What a save of cells answers, and what follows its commit. */
export interface SavedCells<R> {
  readonly reply: R;
  /** Published cells that changed; of those of a draft nobody else sees anything. */
  readonly cells: readonly ChangedCell[];
}

/** Keeps the answer of a save of cells in its transaction: who asks again after a lost process gets it. */
export async function keptAnswer<R extends object>(
  tx: Tx,
  reply: R,
  cells: readonly ChangedCell[],
): Promise<SavedCells<R>> {
  await rememberAnswer(tx, reply);
  return { reply, cells };
}

/** As `keptAnswer`, of one cell of the published month. */
export function keptShift(tx: Tx, action: keyof typeof SAVED, { cell, movedByClock, ...saved }: SavedShift) {
  const sentence = movedByClock ? rosterSentence('movedByClock', { saved: SAVED[action] }) : SAVED[action];
  return keptAnswer(tx, { outcome: okOutcome(sentence), ...saved }, cell === null ? [] : [cell]);
}

/** As `keptAnswer`, of many cells. Throws Refused (409, with the cells and their reasons) when none of them could be changed. */
export function keptShifts(tx: Tx, { cells, ...written }: ChangedCells, isDraft: boolean) {
  const outcome = outcomeOfMany(written);
  if (outcome.code === OUTCOME.nothingSaved) throw refusedAgain(409, outcome, { ...written });
  return keptAnswer(tx, { outcome, ...written }, isDraft ? [] : cells);
}

/**
 * The answer of a save of cells after its commit: the months in memory forget them, the counters take them over, and the
 * outcome says whether they could.
 */
export async function followed<R extends { readonly outcome: Outcome }>(
  deps: SaveDeps,
  { reply, cells }: SavedCells<R>,
): Promise<R> {
  const days = new Map(cells.map((cell) => [`${cell.icao} ${cell.day}`, cell]));
  for (const { icao, day } of days.values()) deps.months.forget(icao, day);
  try {
    for (const follower of cells.length === 0 ? [] : deps.followers) await follower(cells);
    return reply;
  } catch (error) {
    deps.log.error({ err: error }, 'a shift was saved and the counters could not follow');
    // M8.75, M8.20, M8.76
    const saved = sentenceOf(reply.outcome);
    return {
      ...reply,
      outcome: outcomeWith(OUTCOME.countersNotUpdated, bulkSentence('savedNoCounters', { saved })),
    };
  }
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
