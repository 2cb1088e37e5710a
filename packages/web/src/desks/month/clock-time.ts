const ROME = new Intl.DateTimeFormat('it-IT', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Rome',
});

/** HH:mm in Rome of milliseconds since the epoch (E2.52). */
export function clockTime(milliseconds: number): string {
  return ROME.format(milliseconds);
}
