/**
 * PostgreSQL's text of a timestamptz in a UTC session (`2026-11-14 06:30:00+00`) as milliseconds since 1970.
 * Infinity for 'infinity'.
 */
export function parseTimestamp(text: string): number {
  if (text === 'infinity') return Infinity;
  if (text === '-infinity') return -Infinity;
  const millis = Date.parse(text.replace(' ', 'T').replace(/\+00$/, 'Z'));
  if (Number.isNaN(millis)) throw new Error(`not a UTC timestamp: ${text}`);
  return millis;
}
