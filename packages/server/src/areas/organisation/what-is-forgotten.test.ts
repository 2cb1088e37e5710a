import { dayOf } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { FactKindName } from '@torre/domain/organisation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Configuration } from '../../platform/configuration/configuration.ts';
import { createLog } from '../../platform/log.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';
import { employeeIdOf } from '../../testing/roster-steps.ts';
import { PlantCounters } from '../counters/index.ts';
import { PlantLegality } from '../legality/index.ts';
import { MonthCache } from '../month/index.ts';
import type { ChangedOrganisation } from '../people/index.ts';

const [FIRST, LAST] = [dayOf(2026, 12, 1), dayOf(2026, 12, 31)];
const RANGE = { from: FIRST, to: LAST };

/** What follows from leave is tried where leave is known: leave-findings.test.ts. */
const nobodysLeave = () => Promise.resolve(new Map());

let server: TestServer;
let configuration: Configuration;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-24' });
  configuration = new Configuration({ db: server.db, clock: server.clock, log: createLog('fatal') });
  await configuration.reload();
});

afterAll(() => server.close());

const change = (
  plant: string | null,
  [from, to]: readonly [Day | null, Day | null],
  kind: FactKindName = 'timeslot',
): ChangedOrganisation => ({ plant, from, to, kinds: [kind] });

/** Writes past the product: who kept what stood before shows it until it forgets. */
const silently = (text: string, values: readonly unknown[] = []) => server.db.query(text, [...values]);

describe('of counters in memory', () => {
  test('the months that a change reaches are read anew, with those beside whose nights it reaches', async () => {
    const counting = new PlantCounters({ db: server.db, configuration });
    const slot = async () => (await counting.rows('LIRF', [FIRST]))[0]!.timeSlot.description;
    const before = await slot();
    await silently(`update timeslot set description = 'Altra' where icao = 'LIRF'`);
    for (const elsewhere of [
      change('LIRR', [null, null]),
      change('LIRF', [null, dayOf(2026, 11, 29)]),
      change('LIRF', [dayOf(2027, 1, 2), null]),
    ]) {
      counting.followOrganisation([elsewhere]);
      expect(await slot()).toBe(before);
    }
    counting.followOrganisation([change('LIRF', [null, dayOf(2026, 11, 30)])]);
    expect(await slot()).toBe('Altra');
  });

  test('those of every plant are read anew where the change is of all', async () => {
    const counting = new PlantCounters({ db: server.db, configuration });
    const slot = async () => (await counting.rows('LIRN', [FIRST]))[0]!.timeSlot.description;
    const before = await slot();
    await silently(`update timeslot set description = 'Nuova' where icao = 'LIRN'`);
    expect(await slot()).toBe(before);
    counting.followOrganisation([change(null, [LAST, LAST], 'holiday')]);
    expect(await slot()).toBe('Nuova');
  });
});

test('of prepared months those that a change reaches are read anew', async () => {
  const months = new MonthCache({ db: server.db, clock: server.clock });
  const audience = { kind: 'manager', firstDay: 0, lastDay: LAST - FIRST } as const;
  const text = async () => (await months.read({ icao: 'LIRF', ...RANGE }, audience))!.text.toString();
  expect(await text()).not.toContain('Altra isola');
  await silently(`update island set name = 'Altra isola' where icao = 'LIRF'`);
  for (const elsewhere of [change('LIRR', [null, null]), change('LIRF', [null, dayOf(2026, 11, 30)])]) {
    months.forgetOrganisation([elsewhere]);
    expect(await text()).not.toContain('Altra isola');
  }
  months.forgetOrganisation([change('LIRF', [LAST, null])]);
  expect(await text()).toContain('Altra isola');
});

describe('of findings in memory', () => {
  const judged = () => new PlantLegality({ db: server.db, configuration, readLeave: nobodysLeave });

  async function put(employeeId: string, icao: string, day: string, turn: 'M' | 'P'): Promise<void> {
    await silently(
      `insert into day_shift (icao, day, employee_id, turn, start_at, end_at, modify_date)
        select $1, $2::date, $3, $4, ($2::date + make_interval(hours => h)) at time zone 'Europe/Rome',
          ($2::date + make_interval(hours => h + 8)) at time zone 'Europe/Rome', now()
          from (values (case $4 when 'M' then 7 else 15 end)) as begins (h)
        on conflict (employee_id, day) do update set icao = excluded.icao, turn = excluded.turn,
          start_at = excluded.start_at, end_at = excluded.end_at`,
      [icao, day, employeeId, turn],
    );
  }

  /** Whether a short rest of the person before that day is known. */
  const shortRest = async (of: PlantLegality, employeeId: string, day: Day) =>
    (await of.findings('LIRF', RANGE)).some(
      (one) => one.rule === 'R373.5' && one.employeeId === employeeId && one.from === day,
    );

  test('the months from which the rules look at the changed days are judged anew', async () => {
    const of = judged();
    const person = await employeeIdOf(await server.signIn('cta.lirf'));
    const known = () => shortRest(of, person, dayOf(2026, 12, 10));
    expect(await known()).toBe(false);
    await put(person, 'LIRF', '2026-12-09', 'P');
    await put(person, 'LIRF', '2026-12-10', 'M');
    for (const days of [
      [null, dayOf(2025, 6, 30)],
      [dayOf(2027, 6, 1), null],
    ] as const) {
      await of.followOrganisation([change('LIRF', days, 'shift_definition')]);
      expect(await known()).toBe(false);
    }
    const reached = await of.followOrganisation([
      change('LIRF', [dayOf(2027, 1, 1), null], 'shift_definition'),
    ]);
    expect([...reached]).toEqual(['LIRF']);
    expect(await known()).toBe(true);
  });

  test('of another plant those are judged anew whose people have shifts in the changed one', async () => {
    const of = judged();
    const person = await employeeIdOf(await server.signIn('cta2.lirf'));
    const known = () => shortRest(of, person, dayOf(2026, 12, 17));
    expect(await known()).toBe(false);
    await put(person, 'LIRF', '2026-12-16', 'P');
    await put(person, 'LIRF', '2026-12-17', 'M');
    const ofRome = change('LIRR', [FIRST, null], 'shift_definition');
    expect([...(await of.followOrganisation([ofRome]))]).toEqual(['LIRR']);
    expect(await known()).toBe(false);
    await put(person, 'LIRR', '2026-12-20', 'M');
    expect(new Set(await of.followOrganisation([ofRome]))).toEqual(new Set(['LIRR', 'LIRF']));
    expect(await known()).toBe(true);
  });
});
