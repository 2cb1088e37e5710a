import type { ChangeReason } from '@torre/contract/notices';
import type { Day } from '@torre/domain/kernel';
import type { Tx } from '../../platform/db/index.ts';
import type { Refused } from '../../platform/http/refused.ts';
import type { CellKey, RosterActor } from '../month/index.ts';
import type { CellDecision } from './decide-cell.ts';
import { findCells, writeCells } from './bulk.store.ts';
import type { AskedCell, CellWrite, FoundCell } from './bulk.store.ts';
import { withdrawOutdatedNotices, notifyPeople } from '../notices/index.ts';
import type { NotifiedChange } from '../notices/index.ts';
import { publishCells } from './roster-events.ts';
import type { ShiftWrite } from './shift.store.ts';
import { auditShifts } from './shift-audit.ts';
import type { ShiftChange } from './shift-audit.ts';
import { readsAlike } from './written-shift.ts';

/** A cell that may change, with what is written into it. */
export interface PlannedCell {
  readonly key: CellKey;
  readonly found: FoundCell;
  readonly decided: CellDecision & { readonly is: 'changed' };
  readonly write: ShiftWrite;
  readonly reason: ChangeReason;
}

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
  /** As `writeCells`. */
  readonly write: (
    tx: Tx,
    icao: string,
    writes: readonly CellWrite[],
  ) => Promise<ReadonlyMap<string, number>>;
  readonly audit: (tx: Tx, at: Temporal.Instant, changes: readonly ShiftChange[]) => Promise<void>;
  /** Says to the people concerned why their shifts changed. */
  readonly notify: (tx: Tx, actor: RosterActor, icao: string, done: readonly PlannedCell[]) => Promise<void>;
  /** Event position of the save; null when no cell changed. */
  readonly announce: (tx: Tx, icao: string, done: readonly PlannedCell[]) => Promise<string | null>;
}

/** What everybody sees. */
export const PUBLISHED: RosterTarget = {
  refuses: () => null,
  find: findCells,
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
  done: readonly PlannedCell[],
): Promise<void> {
  const notified = done.filter(({ reason }) => reason.reason != null || reason.acknowledge === true);
  return notifyPeople(tx, actor, icao, 'CHANGE', notified.map(notifiedChange));
}

/** What the person is told about a changed cell. */
export const notifiedChange = ({ key, found, write, reason }: PlannedCell): NotifiedChange => ({
  key,
  before: found.standing?.turn ?? null,
  after: write.turn,
  reason: reason.reason?.trim() || null,
  acknowledge: reason.acknowledge ?? false,
});

/** Notices stay true; one event for what colleagues read too, one for notes, hours and marks. The position of the last counts. */
async function announce(tx: Tx, icao: string, done: readonly PlannedCell[]): Promise<string | null> {
  const { true: internal = [], false: open = [] } = Object.groupBy(done, ({ found, decided }) =>
    readsAlike(found, decided.decided.turn) ? 'true' : 'false',
  );
  await withdrawOutdatedNotices(
    tx,
    icao,
    done.map(({ key }) => key),
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
