import { OUTCOME } from '@torre/contract/outcome';
import type { Outcome } from '@torre/contract/outcome';
import type { ShiftReply } from '@torre/contract/roster';
import { inTransaction } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { rememberAnswer } from '../../platform/http/idempotency-claim.ts';
import type { ChangedCell } from './changed-cell.ts';
import type { MonthCache } from './month-cache.ts';
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

export interface SaveDeps extends AreaDeps {
  readonly months: MonthCache;
  readonly followers: readonly RosterFollower[];
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

async function follow(deps: SaveDeps, text: string, cells: readonly ChangedCell[]): Promise<Outcome> {
  try {
    for (const follower of deps.followers) await follower(cells);
    return { code: OUTCOME.ok, messageIT: text };
  } catch (error) {
    deps.log.error({ err: error }, 'a shift was saved and the counters could not follow');
    return { code: OUTCOME.countersNotUpdated, messageIT: text + COUNTERS_FAILED };
  }
}
