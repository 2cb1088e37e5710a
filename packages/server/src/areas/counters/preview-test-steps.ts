import { previewCounters } from '@torre/contract/counters';
import type { CounterRow, WishedChange } from '@torre/contract/counters';
import type { Shift } from '@torre/contract/month';
import type { TestClient } from '../../testing/index.ts';

/** A shift and whose it is. */
export type PersonShift = Shift & { readonly employeeId: string };

export interface PreviewedHour {
  readonly hour: string;
  readonly before: { readonly employees: number };
  readonly after: { readonly employees: number };
}

export const difference = ({ employees, chairs }: { employees: number; chairs: number }): number =>
  employees - chairs;

/** What the changes would do to the counters of LIRR. */
export const preview = (
  client: TestClient,
  changes: readonly WishedChange[],
  without: readonly string[] = [],
) => client.call(previewCounters, { query: { division: 'DIVLIRR' }, body: { changes, without } });

export const wished = ({ employeeId, date }: PersonShift, turn: string): WishedChange => ({
  kind: 'shift',
  employeeId,
  date,
  turn,
});

/** Employees minus chairs, by day and timeslot. */
export const worst = (rows: readonly CounterRow[]) =>
  new Map(rows.map((row) => [`${row.daySelected} ${row.timeslotId}`, row.employees - row.chairs]));
