const SEPARATED = /^(\d{1,2})\s*[:.,]\s*(\d{1,2})$/;
const UNSEPARATED = /^(\d{1,2})(\d{2})$/;
const HOUR = /^(\d{1,2})$/;

/**
 * Reads a time as people here type it: `7.30`, `7:30`, `730`, `0730`, `7`. Answers minutes since midnight,
 * or null for what is no time of a day.
 */
export function parseItalianTime(text: string): number | null {
  const typed = text.trim();
  const match = HOUR.exec(typed) ?? UNSEPARATED.exec(typed) ?? SEPARATED.exec(typed);
  if (!match) return null;
  const hours = Number(match[1]);
  const minutes = Number(match[2] ?? 0);
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : null;
}
