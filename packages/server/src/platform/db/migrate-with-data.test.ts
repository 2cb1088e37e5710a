import { expect, inject, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { fillWith, keptNumbers, keptRows, migrateTo } from '../../testing/old-database.ts';
import { migrate } from './migrate.ts';
import { openAsOwner } from './index.ts';
import type { Database } from './index.ts';

const SILENT = { info: () => undefined };

/** Tables to which a migration adds rows of its own: which are those of before it. */
const ROWS_OF_BEFORE: Readonly<Record<string, { readonly added: string; readonly where: string }>> = {
  specialization: { added: '0018', where: 'where not of_category' },
};

interface ChairDemandRow {
  readonly icao: string;
  readonly kind: string;
  readonly hour: number;
  readonly chairs: number;
}

/** Migration 0018 made positions of them: in every hour as many are open as there were chairs. */
async function expectChairs(db: Database, rows: readonly ChairDemandRow[]): Promise<void> {
  const { rows: open } = await db.query<{ chairs: number }>(
    `select count(*)::int as chairs from position_opening join position using (icao, position_id),
       generate_series(begin_hour, end_hour - 1) hour group by icao, kind, hour order by icao, kind, hour`,
  );
  const before = Map.groupBy(
    rows,
    ({ icao, kind, hour }) => `${icao} ${kind} ${String(hour).padStart(2, '0')}`,
  );
  const sums = [...before]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, same]) => same.reduce((sum, { chairs }) => sum + chairs, 0));
  expect(open.map(({ chairs }) => chairs)).toEqual(sums);
}

test.each(await keptNumbers())(
  'a database of migration %s with its data becomes today’s and loses no row',
  async (number) => {
    const fixture = await keptRows(number);
    const database = await freshDatabase(inject('postgresUrl'));
    const db = openAsOwner(database.url);
    try {
      await migrateTo(db, number);
      await fillWith(db, fixture);
      await migrate(db, SILENT);
      for (const [table, rows] of Object.entries(fixture)) {
        if (table === 'chair_demand') {
          await expectChairs(db, rows as readonly ChairDemandRow[]);
          continue;
        }
        const more = ROWS_OF_BEFORE[table];
        const { rows: counted } = await db.query<{ count: number }>(
          `select count(*) from "${table}" ${more && number < more.added ? more.where : ''}`,
        );
        expect([table, counted[0]!.count]).toEqual([table, rows.length]);
      }
    } finally {
      await db.close();
      await database.drop();
    }
  },
);
