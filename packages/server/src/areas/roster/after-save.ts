import type { BulkReply } from '@torre/contract/bulk';
import type { CounterEffect } from '@torre/contract/counters';
import { OUTCOME } from '@torre/contract/outcome';
import type { Outcome } from '@torre/contract/outcome';
import type { ShiftReply } from '@torre/contract/roster';
import { inTransaction } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { rememberAnswer } from '../../platform/http/idempotency-claim.ts';
import type { ChangedCell, WishedCell } from './changed-cell.ts';
import type { MonthCache } from './month-cache.ts';
import { refused } from '../../platform/http/refused.ts';
import type { ChangedCells } from './many-cells.actions.ts';
import type { SavedShift } from './roster.actions.ts';

/**
 * What follows the commit of changed shifts (the counters). Its failure never undoes the save: the outcome becomes
 * positive, saved with a warning (A06).
 */
export type RosterFollower = (cells: readonly ChangedCell[]) => Promise<void>;

/** M8.46, M8.45, M8.78 */
export const SAVED_TEXT = {
  insert: 'Inserimento avvenuto con successo.',
  update: 'Modifica avvenuta con successo.',
  delete: 'Eliminazione avvenuta con successo.',
} as const;

/** Continues each of SAVED_TEXT (M8.75, M8.20, M8.76). */
const COUNTERS_FAILED = ' Non è stato possibile aggiornare i contatori';

/** Continues each of SAVED_TEXT: the shift is not quite the wanted one. */
const MOVED_BY_CLOCK =
  ' In quella notte l’orologio passa dalle 02:00 alle 03:00: gli orari compresi sono stati portati alle 03:00.';

/** What cells that are only wished would do to the counters, over those of a draft where there is one; by day and timeslot. */
export type RosterForecast = (
  icao: string,
  cells: readonly WishedCell[],
  drafted?: readonly WishedCell[],
) => Promise<CounterEffect[]>;

export interface SaveDeps extends AreaDeps {
  readonly months: MonthCache;
  readonly followers: readonly RosterFollower[];
  readonly forecast: RosterForecast;
}

/** One save in one transaction; then the counters follow, and the outcome says whether they could. */
export async function saveAndFollow(
  deps: SaveDeps,
  text: string,
  save: (tx: Tx) => Promise<SavedShift>,
): Promise<ShiftReply> {
  const told = (saved: SavedShift): string => (saved.movedByClock ? text + MOVED_BY_CLOCK : text);
  const saved = await inTransaction(deps.db, async (tx) => {
    const written = await save(tx);
    const outcome = { code: OUTCOME.ok, messageIT: told(written) };
    await rememberAnswer(tx, { outcome, shift: written.shift, position: written.position });
    return written;
  });
  const { cell, shift, position } = saved;
  deps.months.forget(cell.icao, cell.day);
  return { outcome: await follow(deps, told(saved), [cell]), shift, position };
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
  const followed = await follow(deps, outcome.messageIT, cells);
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
  if (outcome.code === OUTCOME.nothingSaved)
    throw refused(409, outcome.code, outcome.messageIT, { ...written });
  await rememberAnswer(tx, { outcome, ...written });
  return { cells, outcome, written };
}

/** In words how many cells were changed and how many not. */
export function outcomeOfMany({ shifts, refused: no }: Pick<ChangedCells, 'shifts' | 'refused'>): Outcome {
  if (shifts.length === 0 && no.length > 0) {
    return { code: OUTCOME.nothingSaved, messageIT: `Nessun turno modificato. ${no[0]!.messageIT}` };
  }
  const text = shifts.length === 1 ? 'Un turno modificato' : `${shifts.length} turni modificati`;
  const code = no.length === 0 ? OUTCOME.ok : OUTCOME.partlySaved;
  return { code, messageIT: `${text}${exceptFor(no.length)}.` };
}

/** What a preview foretells, in words. It is no failure, even if nothing would change: `partlySaved` when a cell is refused. */
export function foretoldOfMany({ shifts, refused: no }: Pick<ChangedCells, 'shifts' | 'refused'>): Outcome {
  const messageIT = foretold(shifts.length, no.length, {
    none: `Nessun turno cambierebbe.${no[0] ? ` ${no[0].messageIT}` : ''}`,
    one: 'Cambierebbe un turno',
    many: 'Cambierebbero',
  });
  return { code: no.length === 0 ? OUTCOME.ok : OUTCOME.partlySaved, messageIT };
}

/** `none` is a whole sentence, `one` its beginning, `many` the verb before the number. */
export function foretold(
  changed: number,
  refusals: number,
  { none, one, many }: { readonly none: string; readonly one: string; readonly many: string },
): string {
  if (changed === 0) return none;
  return `${changed === 1 ? one : `${many} ${changed} turni`}${exceptFor(refusals)}.`;
}

/** Continues a count of changed cells. */
export function exceptFor(refusals: number): string {
  if (refusals === 0) return '';
  return refusals === 1 ? ', uno no' : `, ${refusals} no`;
}

async function follow(deps: SaveDeps, text: string, cells: readonly ChangedCell[]): Promise<Outcome> {
  try {
    for (const follower of deps.followers) await follower(cells);
    return { code: OUTCOME.ok, messageIT: text };
  } catch (error) {
    deps.log.error({ err: error }, 'a shift was saved and the counters could not follow');
    return { code: OUTCOME.countersNotUpdated, messageIT: text + COUNTERS_FAILED };
  }
}
