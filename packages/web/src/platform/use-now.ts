import { useQuery } from '@tanstack/react-query';
import { zoneTable } from '@torre/domain/kernel';
import type { Day, UtcMinute, ZoneTable } from '@torre/domain/kernel';
import { useEffect, useMemo, useState } from 'react';
import { sessionQuery } from './session.ts';

const MINUTE_MS = 60_000;

/** Torre's clock, which may stand on another day than the machine's; moves once a minute. */
export function useNow(): UtcMinute {
  const { data, dataUpdatedAt } = useQuery(sessionQuery);
  const ahead = data ? Date.parse(data.now) - dataUpdatedAt : 0;
  const read = (): UtcMinute => Math.floor((Date.now() + ahead) / MINUTE_MS);
  const [now, setNow] = useState(read);
  useEffect(() => {
    const untilNext = MINUTE_MS - ((Date.now() + ahead) % MINUTE_MS);
    const timer = setTimeout(() => setNow(read()), untilNext);
    return () => clearTimeout(timer);
  });
  return now;
}

/** Local time and UTC minutes of these days, built once. */
export function useZone(from: Day, to: Day): ZoneTable {
  return useMemo(() => zoneTable(from, to), [from, to]);
}
