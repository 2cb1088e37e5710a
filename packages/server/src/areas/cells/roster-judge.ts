import type { LegalityChange } from '@torre/contract/legality';
import type { Sentence } from '@torre/contract/sentences';
import type { Database, Tx } from '../../platform/db/index.ts';
import type { CellKey } from '../month/index.ts';
import type { WishedCell } from './changed-cell.ts';

/** What the rules of a roster say of cells that are about to be written. */
export interface RosterVerdict {
  readonly change: LegalityChange;
  /** Cells that the rules refuse, and why. */
  readonly refused: readonly { readonly key: CellKey; readonly sentence: Sentence }[];
  /** What a cell adds and ends, for the trail: rules with their first day; '' for nothing. */
  readonly ofCell: (key: CellKey) => { readonly added: string; readonly ended: string };
}

export interface SaveJudgement {
  /** Whether a rule may refuse one of the cells: then nothing is written before the verdict. */
  readonly mayRefuse: boolean;
  /** Of some of the cells, which the transaction has not committed. */
  readonly verdict: (cells: readonly WishedCell[]) => Promise<RosterVerdict>;
}

/**
 * Begins to judge a save of published cells, in its transaction, before it looks at them: rosters are read while it goes on.
 * Where rules refuse, nobody else saves a cell of the same people before it ends.
 */
export type RosterJudge = (tx: Tx, icao: string, keys: readonly PersonDay[]) => Promise<SaveJudgement>;

export type PersonDay = Pick<CellKey, 'employeeId' | 'day'>;

const judges = new WeakMap<Database, RosterJudge>();

/** Has every save of published cells in this database judged (design.md, import rule 3). */
export function judgeSavesOf(database: Database, judge: RosterJudge): void {
  judges.set(database, judge);
}

/** null: nobody judges the rosters of this database. */
export function judgeSave(tx: Tx, icao: string, keys: readonly PersonDay[]): Promise<SaveJudgement> | null {
  return judges.get(tx.database)?.(tx, icao, keys) ?? null;
}
