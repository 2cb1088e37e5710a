/** A UUID of version 7 that only depends on its number; its time is the first millisecond of 2026. */
export function numberedUuid(number: number): string {
  return `019b76da-a800-7000-8000-${number.toString(16).padStart(12, '0')}`;
}
