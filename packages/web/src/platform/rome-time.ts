const CLOCK = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const DATE = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** HH:mm in Rome of an instant (milliseconds since the epoch). */
export function romeClock(instant: number): string {
  return CLOCK.format(instant);
}

/** DD/MM/YYYY in Rome of an instant (milliseconds since the epoch). */
export function romeDay(instant: number): string {
  return DATE.format(instant);
}

/** DD/MM/YYYY HH:mm in Rome of an instant in ISO 8601. */
export function romeDateTime(iso: string): string {
  const instant = Date.parse(iso);
  return `${romeDay(instant)} ${romeClock(instant)}`;
}
