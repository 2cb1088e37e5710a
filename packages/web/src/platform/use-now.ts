import { useQuery } from '@tanstack/react-query';
import { zoneTable } from '@torre/domain/kernel';
import type { Day, UtcMinute, ZoneTable } from '@torre/domain/kernel';
import { useEffect, useMemo, useState } from 'react';
import { sessionQuery } from './session.ts';

const MINUTE_MS = 60_000;

/** Torre's clock, which may stand on another day than the machine's; moves every so many minutes. */
export function useNow(everyMinutes = 1): UtcMinute {
  const { data, dataUpdatedAt } = useQuery(sessionQuery);
  const ahead = data ? Date.parse(data.now) - dataUpdatedAt : 0;
  const step = everyMinutes * MINUTE_MS;
  const read = (): UtcMinute => Math.floor((Date.now() + ahead) / step) * everyMinutes;
  const [now, setNow] = useState(read);
  useEffect(() => {
    const untilNext = step - ((Date.now() + ahead) % step);
    const timer = setTimeout(() => setNow(read()), untilNext);
    return () => clearTimeout(timer);
  });
  return now;
}

/** A day, and how far it has gone. */
export interface Moment {
  readonly today: Day;
  /** Minutes since its midnight; more than a day where the next one has begun. */
  readonly minute: number;
}

/** Timeslots begin and end at quarters of an hour. */
const QUARTER = 15;
const MINUTES_PER_DAY = 1440;

/** How far `today` has gone by Torre's clock, to the last quarter of an hour. */
export function useMoment(today: Day): Moment {
  const now = useNow(QUARTER);
  const utcDay = Math.floor(now / MINUTES_PER_DAY) as Day;
  const { day, minute } = useZone(utcDay, utcDay).local(now);
  const passed = (day - today) * MINUTES_PER_DAY + minute;
  return useMemo(() => ({ today, minute: passed }), [today, passed]);
}

/** Local time and UTC minutes of these days, built once. */
export function useZone(from: Day, to: Day): ZoneTable {
  return useMemo(() => zoneTable(from, to), [from, to]);
}
