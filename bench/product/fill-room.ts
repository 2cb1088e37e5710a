import type { OperativePlanReply, TimePlan } from '@torre/contract/operations-room';
import { openRunningDatabase } from '@torre/server/testing/running-database';
import { PLANT } from './world-under-load.ts';

/** Gives the plant further positions until it has so many to work in, each like one that it has. */
const POSITIONS = `
  insert into position (icao, position_id, name, kind, island_id, specialization_id, ord)
  select icao, 'B' || lpad(n::text, 2, '0'), 'Prova ' || n, kind, island_id, specialization_id, 1000 + n
  from (select * from position where icao = $1 and kind = 'LAV' order by ord limit 1) p,
    generate_series(1, $2 - (select count(*)::int from position where icao = $1 and kind = 'LAV')) n`;

export async function fillRoom(dataFolder: string, positions: number): Promise<void> {
  const database = await openRunningDatabase(dataFolder);
  try {
    await database.query({ name: 'bench-positions', text: POSITIONS, values: [PLANT, positions] });
  } finally {
    await database.close();
  }
}

const STRETCH_HOURS = 2;
const HOURS = 24;

const clock = (hour: number): string => `${String(hour % HOURS).padStart(2, '0')}00`;

/**
 * A day in which every position is open from midnight to midnight, in stretches of two hours; whoever is there the whole
 * stretch sits somewhere, every time somewhere else.
 */
export function fullDay(
  date: string,
  positions: readonly string[],
  people: OperativePlanReply['people'],
): readonly TimePlan[] {
  const timePlans: TimePlan[] = [];
  for (let hour = 0; hour < HOURS; hour += STRETCH_HOURS) {
    const [begin, end] = [`${date} ${clock(hour)}`, `${date} ${clock(hour + STRETCH_HOURS)}`];
    const last = hour + STRETCH_HOURS === HOURS ? `${date} 2359` : end;
    const there = people.filter(({ present }) =>
      present.some(({ startDate, endDate }) => startDate <= begin && endDate >= last),
    );
    positions.forEach((positionId, index) => {
      const seat = (index + hour) % positions.length;
      timePlans.push({
        timePlanId: `${positionId}-${hour}`,
        positionId,
        employeeId: there[seat]?.employeeId ?? null,
        beginTime: clock(hour),
        endTime: clock(hour + STRETCH_HOURS),
      });
    });
  }
  return timePlans;
}
