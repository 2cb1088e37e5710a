import { MINUTES_PER_DAY, compactDateTime, displayDateTime, zoneTable } from '@torre/domain/kernel';
import type { Day, DayMinute, ZoneTable } from '@torre/domain/kernel';

const MS_PER_MINUTE = 60_000;
const KEPT_TABLES = 64;
const tables = new Map<string, ZoneTable>();

/** The table of a range, built once per process: a month is asked for again and again. */
export function zoneOf(from: Day, to: Day): ZoneTable {
  const key = `${from}-${to}`;
  const known = tables.get(key);
  if (known) return known;
  if (tables.size >= KEPT_TABLES) tables.clear();
  const table = zoneTable(from, to);
  tables.set(key, table);
  return table;
}

/** YYYYMMDD HHmm of an instant within the table (E9.05); `at` in milliseconds since 1970. */
export function compactInstant(zone: ZoneTable, at: number): string {
  const { day, minute } = zone.local(at / MS_PER_MINUTE);
  return compactDateTime(day, minute);
}

/** ISO instant of a local moment, for a timestamptz parameter. */
export function instantText(zone: ZoneTable, moment: DayMinute, edge: 'start' | 'end'): string {
  const at = zone.utc(moment.day, moment.minute, edge) * MS_PER_MINUTE;
  return Temporal.Instant.fromEpochMilliseconds(at).toString();
}

/** DD/MM/YYYY HH:mm in Rome of any instant, milliseconds since 1970. */
export function displayInstant(at: number): string {
  const minutes = Math.floor(at / MS_PER_MINUTE);
  const day = Math.floor(minutes / MINUTES_PER_DAY) as Day;
  const local = zoneOf(day, day).local(minutes);
  return displayDateTime(local.day, local.minute);
}
