import type { Day } from '@torre/domain/kernel';
import type { Tx } from '../../platform/db/index.ts';
import type { Refused } from '../../platform/http/refused.ts';
import type { RosterActor } from '../month/index.ts';
import type { FoundCell, PlannedCell } from './cell.ts';
import { findCells, writeCells } from './cell.store.ts';
import type { AskedCell } from './cell.store.ts';
import { judgeSave } from './roster-judge.ts';
import type { PersonDay, SaveJudgement } from './roster-judge.ts';
import { withdrawOutdatedNotices, notifyPeople } from '../notices/index.ts';
import { publishCells } from './roster-events.ts';
import { auditShifts } from './shift-audit.ts';
import { readsAlike } from './written-shift.ts';

/** Where cells stand and how they change: the published month, or an open draft beside it. The rules are the same. */
export interface RosterTarget {
  /** Why no cell of that day is in this book; null: it is. */
  readonly refuses: (day: Day) => Refused | null;
  /** As `findCells`. */
  readonly find: (
    tx: Tx,
    icao: string,
    asked: readonly AskedCell[],
  ) => Promise<readonly (FoundCell | null)[]>;
  /** Begins to ask what the rules of a roster say of these cells; null: nothing is judged here. */
  readonly judge: (tx: Tx, icao: string, keys: readonly PersonDay[]) => Promise<SaveJudgement> | null;
  /** Whether who changes the shift of a day with an approved absence is asked first. */
  readonly asksOfAbsences: boolean;
  /** As `writeCells`. */
  readonly write: (
    tx: Tx,
    actor: RosterActor,
    icao: string,
    cells: readonly PlannedCell[],
  ) => Promise<ReadonlyMap<string, number>>;
  readonly audit: (tx: Tx, actor: RosterActor, changed: readonly PlannedCell[]) => Promise<void>;
  /** Says to the people concerned why their shifts changed. */
  readonly notify: (
    tx: Tx,
    actor: RosterActor,
    icao: string,
    changed: readonly PlannedCell[],
  ) => Promise<void>;
  /** Event position of the save; null when no cell changed. */
  readonly announce: (tx: Tx, icao: string, changed: readonly PlannedCell[]) => Promise<string | null>;
}

/** What everybody sees. */
export const PUBLISHED: RosterTarget = {
  refuses: () => null,
  find: findCells,
  judge: judgeSave,
  asksOfAbsences: true,
  write: writeCells,
  audit: auditShifts,
  notify: notifyOfChanges,
  announce,
};

/** Who gave a reason, or wants to know that it was read, has it told; a call that says neither changes in silence. */
function notifyOfChanges(
  tx: Tx,
  actor: RosterActor,
  icao: string,
  changed: readonly PlannedCell[],
): Promise<void> {
  const notified = changed.flatMap(({ key, found, wished, write }) => {
    const { reason, acknowledge = false } = wished.reason ?? {};
    if (reason == null && !acknowledge) return [];
    const before = found.standing?.turn ?? null;
    return [{ key, before, after: write.turn, reason: reason?.trim() || null, acknowledge }];
  });
  return notifyPeople(tx, actor, icao, 'CHANGE', notified);
}

/** Notices stay true; one event for what colleagues read too, one for notes, hours and marks. The position of the last counts. */
async function announce(tx: Tx, icao: string, changed: readonly PlannedCell[]): Promise<string | null> {
  if (changed.length === 0) return null;
  const { true: internal = [], false: open = [] } = Object.groupBy(changed, (cell) =>
    readsAlike(cell) ? 'true' : 'false',
  );
  await withdrawOutdatedNotices(
    tx,
    icao,
    changed.map(({ key }) => key),
  );
  let position: string | null = null;
  for (const [part, isInternal] of [
    [open, false],
    [internal, true],
  ] as const) {
    const keys = part.map(({ key }) => key);
    if (keys.length > 0) position = await publishCells(tx, icao, keys, isInternal);
  }
  return position;
}
