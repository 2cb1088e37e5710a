import { worksAllTheSame } from '@torre/domain/counters';
import { causesThatStay } from '@torre/domain/requests';
import type { DatedCause } from '@torre/domain/requests';
import { addDays, dayFromIso, isoDay } from '@torre/domain/kernel';
import { expect, inject, test } from 'vitest';
import { migrate, openAsOwner, sqlDay } from '../../platform/db/index.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { migrateTo } from '../../testing/old-database.ts';

const SHIPPED = ['SMARTWORK ST', 'OTE', 'OTU', '7509', '9047'];

/** Whom the setting left in the counters, before the flag. */
const stayed = (setting: readonly string[], cause: string, condition: 'LO' | 'ST'): boolean =>
  setting.includes(cause) || setting.includes(`${cause} ${condition}`);

test.each([
  ['as shipped', SHIPPED, SHIPPED],
  ['of today', ['SMARTWORK', 'OTE', 'MAL LO'], ['SMARTWORK', 'OTE', 'MAL LO']],
  ['for both conditions, of a code that nobody keeps', ['SMARTWORK ST', 'SMARTWORK LO', 'ESTERO'], []],
  ['planned for later', SHIPPED, ['FER', '8114', 'OTE', 'SMARTWORK LO']],
])('whom a cause takes from the counters is what the setting said: %s', async (_, today, later) => {
  const database = await freshDatabase(inject('postgresUrl'));
  const db = openAsOwner(database.url);
  try {
    await migrateTo(db, '0047');
    const now = (await db.query<{ day: string }>('select current_date::text as day')).rows[0]!.day;
    const day = dayFromIso(now)!;
    const change = addDays(day, 10);
    await db.query(
      `insert into setting_value (key, version, valid_from, value, withdrawn, changed_at) values
        ('counters.causesThatStay', 1, $1::date - 30, '["MAT"]', false, now()),
        ('counters.causesThatStay', 2, $1::date - 5, $2, false, now()),
        ('counters.causesThatStay', 3, $3, $4, false, now()),
        ('counters.causesThatStay', 4, $3::date + 5, '["MAL"]', false, now()),
        ('counters.causesThatStay', 5, $3::date + 5, null, true, now())`,
      [now, JSON.stringify(today), isoDay(change), JSON.stringify(later)],
    );
    await migrate(db, { info: () => undefined });
    const { rows } = await db.query<DatedCause>(
      `select idcausale, subtracts, ${sqlDay('valid_from')} as "validFrom", ${sqlDay('valid_to')} as "validTo" from absence_cause`,
    );
    const rules = { causesThatStay: causesThatStay(rows) };
    const codes = [...new Set([...rows.map(({ idcausale }) => idcausale), 'ESTERO', 'SCONOSCIUTA'])];
    for (const code of codes)
      for (const condition of ['LO', 'ST'] as const)
        for (const [on, setting] of [
          [addDays(day, -400), today],
          [day, today],
          [addDays(change, -1), today],
          [change, later],
          [addDays(change, 400), later],
        ] as const)
          expect([code, condition, on, worksAllTheSame(code, condition, on, rules)]).toEqual([
            code,
            condition,
            on,
            stayed(setting, code, condition),
          ]);
  } finally {
    await db.close();
    await database.drop();
  }
});
