import { romeClock } from '../../platform/rome-time.ts';

/** The day from midnight to midnight in the hours of the three shifts. */
export const STRIP = [
  { shift: 'N', from: 0, to: 420, label: 'N 23:00' },
  { shift: 'M', from: 420, to: 900, label: 'M 07:00' },
  { shift: 'P', from: 900, to: 1380, label: 'P 15:00' },
  { shift: 'N', from: 1380, to: 1440, label: '' },
] as const;

/** Time of the day in Rome: text HH:mm and minutes since midnight. */
export function romeTime(instant: number): { readonly text: string; readonly minutes: number } {
  const text = romeClock(instant);
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return { text, minutes: hours * 60 + minutes };
}
