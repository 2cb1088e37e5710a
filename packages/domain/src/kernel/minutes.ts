/** M9.01 */
export const MINUTES_PER_DAY = 1440;

const two = (n: number): string => (n < 10 ? `0${n}` : String(n));

/** The clock time of a count of minutes from midnight, wrapped into one day: 1530 → 01:30, 1440 → 00:00. */
function clock(minutes: number): { hour: string; minute: string } {
  const wrapped = ((minutes % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  return { hour: two(Math.floor(wrapped / 60)), minute: two(wrapped % 60) };
}

/** HH:mm (P9.16); minutes beyond midnight wrap: 1530 → 01:30. */
export function formatMinutes(minutes: number): string {
  const { hour, minute } = clock(minutes);
  return `${hour}:${minute}`;
}

/** HHmm, the form of contracts: 450 → 0730, 1440 → 0000. */
export function compactMinutes(minutes: number): string {
  const { hour, minute } = clock(minutes);
  return hour + minute;
}

/** A length, not a time of day: 90 → 1:30, 2820 → 47:00, −30 → -0:30. */
export function formatDuration(minutes: number): string {
  const length = Math.abs(minutes);
  return `${minutes < 0 ? '-' : ''}${Math.floor(length / 60)}:${two(length % 60)}`;
}

/** '0730' → 450; '2400' → 1440; null for anything that is no time. */
export function minutesFromCompact(text: string): number | null {
  if (!/^\d{4}$/.test(text)) return null;
  const hour = Number(text.slice(0, 2));
  const minute = Number(text.slice(2));
  const total = hour * 60 + minute;
  return minute < 60 && total <= MINUTES_PER_DAY ? total : null;
}
