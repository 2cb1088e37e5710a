import type { CounterRow } from '@torre/contract/counters';

/** Puts changed counters in the place of those of the same day and slot; rows that were not known are left out. */
export function patchedCounters(
  rows: readonly CounterRow[],
  changed: readonly CounterRow[],
): readonly CounterRow[] {
  const keyOf = ({ counterId, timeslotId }: CounterRow): string => `${counterId} ${timeslotId}`;
  const newer = new Map(changed.map((row) => [keyOf(row), row]));
  return rows.some((row) => newer.has(keyOf(row))) ? rows.map((row) => newer.get(keyOf(row)) ?? row) : rows;
}
