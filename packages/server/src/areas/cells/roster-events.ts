import { compactDay, dayFromCompact } from '@torre/domain/kernel';
import type { Database, Tx } from '../../platform/db/index.ts';
import type { OutboxRow } from '../../platform/events/live-message.ts';
import { publish } from '../../platform/events/publish.ts';
import { topic } from '../../platform/events/topic.ts';
import type { CellKey } from '../month/index.ts';
import type { ChangedCell } from './changed-cell.ts';
import { readChangedCells } from './changed-cell.reads.ts';

/** Topic of every change of published shifts; the payload holds ids only. */
export const ROSTER_CHANGED = topic('roster.changed');

interface Payload {
  readonly plant: string;
  readonly cells: readonly (readonly [employeeId: string, date: string])[];
  /** What colleagues read of these cells is as before: they hear nothing. */
  readonly isInternal?: true;
}

/**
 * Announces changed cells of one plant; returns the position of the save. `isInternal`: notes, hours or marks changed,
 * and not what colleagues read.
 */
export function publishCells(
  tx: Tx,
  plant: string,
  keys: readonly CellKey[],
  isInternal = false,
): Promise<string> {
  const cells = keys.map(({ employeeId, day }) => [employeeId, compactDay(day)] as const);
  const payload: Payload = { plant, cells, ...(isInternal && { isInternal }) };
  return publish(tx, ROSTER_CHANGED, payload);
}

/** Of the cells that the rows name, those in which colleagues read something else than before. */
export function publiclyChanged(rows: readonly OutboxRow[]): (cell: CellKey) => boolean {
  const open = rows.filter((row) => (row.payload as Payload).isInternal !== true);
  const names = new Set(cellsOf(open).map(nameOf));
  return (cell) => names.has(nameOf(cell));
}

const nameOf = ({ icao, employeeId, day }: CellKey): string => `${icao} ${employeeId} ${day}`;

/** The cells that the rows name, each once. */
function cellsOf(rows: readonly OutboxRow[]): CellKey[] {
  const keys = new Map<string, CellKey>();
  for (const { plant, cells } of rows.map((row) => row.payload as Payload)) {
    for (const [employeeId, date] of cells) {
      const day = dayFromCompact(date);
      const key = day !== null && { icao: plant, employeeId, day };
      if (key) keys.set(nameOf(key), key);
    }
  }
  return [...keys.values()];
}

const reads = new WeakMap<readonly OutboxRow[], Promise<readonly ChangedCell[]>>();

/** The cells that outbox rows of ROSTER_CHANGED name, as they stand now: read once for all areas that ask. */
export function cellsChangedBy(db: Database, rows: readonly OutboxRow[]): Promise<readonly ChangedCell[]> {
  const known = reads.get(rows);
  if (known) return known;
  const read = readChangedCells(db, cellsOf(rows));
  reads.set(rows, read);
  return read;
}
