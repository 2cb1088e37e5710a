import type { CounterRow } from '@torre/contract/counters';
import { shownFigure } from '@torre/domain/counters';
import { formatMinutes, minutesFromCompact } from '@torre/domain/kernel';

/** People, chairs and the verdict of a slot of a day. */
export type CountedSlot = Pick<CounterRow, 'employees' | 'chairs' | 'verdict'>;

/** The one figure of a slot: what it is missing, else how many people it has to spare. */
export function figureOf({ employees, chairs, verdict }: CountedSlot): number {
  return shownFigure({ employees, chairs, missing: verdict.missing });
}

/** '+2', '0', '−1' with the typographic minus of the pictures. */
export function signed(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `−${-value}`;
}

/** HHmm as HH:mm. */
export const clock = (text: string): string => formatMinutes(minutesFromCompact(text) ?? 0);

/** '23:00–07:00' */
export function slotHours({
  beginTime,
  endTime,
}: {
  readonly beginTime: string;
  readonly endTime: string;
}): string {
  return `${clock(beginTime)}–${clock(endTime)}`;
}
