import { dayOf, lastOfMonth } from '@torre/domain/kernel';
import { MonthCounters } from '@torre/domain/counters';
import type { CounterValue, Position, PositionOpening } from '@torre/domain/counters';
import { expect, inject, test } from 'vitest';
import { migrate, openAsOwner } from '../../platform/db/index.ts';
import { zoneOf } from '../../platform/local-time.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { fillWith, keptRows, migrateTo } from '../../testing/old-database.ts';
import { countersInput, withAskedSpecializations } from './counters-input.ts';
import { readCounterTables } from './counters.reads.ts';
import type { CounterTables, Timeslot } from './counters.reads.ts';

const RULES = { absenceStates: [10, 20, 40, 50, 60], causesThatStay: [], activities: ['ADD', 'SIM', 'UCS'] };
const FROM = dayOf(2026, 11, 1);
const TO = lastOfMonth(2026, 11);

/** All counters of the month, by the names of slots, with what lacks. */
function countersOf(read: CounterTables): ReadonlyMap<string, CounterValue & { readonly lacking: object }> {
  const tables = withAskedSpecializations(read);
  const counters = new MonthCounters(countersInput(tables, RULES, zoneOf(FROM, TO), FROM, TO));
  counters.compute();
  const found = new Map<string, CounterValue & { readonly lacking: object }>();
  for (let day = FROM; day <= TO; day++)
    for (const [slotIndex, { timeslotId }] of tables.timeslots.entries())
      found.set(`${timeslotId} ${day}`, counters.detail(slotIndex, day));
  return found;
}

test('dates for timeslots, positions and openings leave every counter and every row that names one as it was', async () => {
  const database = await freshDatabase(inject('postgresUrl'));
  const db = openAsOwner(database.url);
  try {
    const rows = await keptRows('0020');
    await migrateTo(db, '0020');
    await fillWith(db, rows);
    await migrateTo(db, '0028');
    const [slots, positions, openings] = [
      await db.query<Omit<Timeslot, 'validFrom' | 'validTo'> & { icao: string }>(
        `select icao, timeslot_id as "timeslotId", description, begin_time as "beginTime", end_time as "endTime", kind
          from timeslot order by icao, ord`,
      ),
      await db.query<Omit<Position, 'validFrom' | 'validTo'> & { icao: string }>(
        `select icao, position_id as "positionId", kind, island_id as "islandId",
          specialization_id as "specializationId" from position order by icao, ord, position_id`,
      ),
      await db.query<Omit<PositionOpening, 'validFrom' | 'validTo'> & { icao: string }>(
        `select icao, configuration_id as "configurationId", position_id as "positionId",
          begin_hour as "beginHour", end_hour as "endHour" from position_opening`,
      ),
    ];
    await migrate(db, { info: () => undefined });
    const named = await db.query<{ count: number }>(
      `select (select count(*) from absence_ignored) + (select count(*) from time_plan)
        + (select count(*) from room_group_member) + (select count(*) from room_log) as count`,
    );
    const kept = ['absence_ignored', 'time_plan', 'room_group_member', 'room_log'];
    expect(named.rows[0]!.count).toBe(kept.reduce((sum, table) => sum + rows[table]!.length, 0));

    for (const icao of ['LIRR', 'LIRF', 'LIRN', 'LIRQ']) {
      const tables = await readCounterTables(db, icao, FROM, TO);
      const always = { validFrom: dayOf(1970, 1, 1), validTo: null };
      const here = <Row extends { icao: string }>({ rows: all }: { rows: readonly Row[] }) =>
        all.filter((row) => row.icao === icao).map((row) => ({ ...row, ...always }));
      const before = countersOf({
        ...tables,
        timeslots: here(slots),
        room: { ...tables.room, positions: here(positions), openings: here(openings) },
      });
      expect([icao, before.size]).toEqual([icao, 30 * here(slots).length]);
      expect([icao, countersOf(tables)]).toEqual([icao, before]);
    }
  } finally {
    await db.close();
    await database.drop();
  }
}, 60_000);
