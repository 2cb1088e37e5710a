import { compactDay, dayFromCompact } from '@torre/domain/kernel';
import type { Database, Tx } from '../../platform/db/index.ts';
import type { OutboxRow } from '../../platform/events/live-message.ts';
import { publish } from '../../platform/events/publish.ts';
import type { CellKey, ChangedCell } from './changed-cell.ts';
import { readChangedCells } from './changed-cell.reads.ts';

/** Topic of every change of published shifts; the payload holds ids only. */
export const ROSTER_CHANGED = 'roster.changed';

interface Payload {
  readonly plant: string;
  readonly cells: readonly (readonly [employeeId: string, date: string])[];
}

/** Announces changed cells of one plant; returns the position of the save. */
export function publishCells(tx: Tx, plant: string, keys: readonly CellKey[]): Promise<string> {
  const payload: Payload = { plant, cells: keys.map(({ employeeId, day }) => [employeeId, compactDay(day)]) };
  return publish(tx, ROSTER_CHANGED, payload);
}

/** The cells that the rows name, each once. */
function cellsOf(rows: readonly OutboxRow[]): CellKey[] {
  const keys = new Map<string, CellKey>();
  for (const { plant, cells } of rows.map((row) => row.payload as Payload)) {
    for (const [employeeId, date] of cells) {
      const day = dayFromCompact(date);
      if (day !== null) keys.set(`${plant} ${employeeId} ${date}`, { icao: plant, employeeId, day });
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
