import { countFindings } from '@torre/contract/administration';
import { OUTCOME } from '@torre/contract/outcome';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { verdict } from '../../testing/roster-steps.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  admin = await server.signIn('admin');
});

afterAll(() => server.close());

const KEY = 'rules.BASE.R373.2.maxMinutiServizio';

const count = (more: Partial<Parameters<typeof countOf>[0]> = {}, key = KEY) => countOf(more, key);
function countOf(more: { plant?: string; icao?: string; validFrom?: string; value?: number }, key: string) {
  const body = { plant: 'LIRQ', icao: '', validFrom: '20261201', value: 479, ...more };
  return admin.call(countFindings, { path: { key }, body });
}

test('a planned value is counted over next month, by rule and without a name, and nothing is saved', async () => {
  const { reply } = await count();
  const length = reply.rules.find(({ rule }) => rule === 'R373.2')!;
  // every duty of the plant lasts eight hours
  const { rows } = await server.db.query(
    `select count(*)::int as duties from day_shift s join shift_definition d on d.icao = s.icao and d.name = s.turn
      where s.icao = 'LIRQ' and s.day between '2026-12-01' and '2026-12-31' and d.shift_class = 'LAV'
        and s.end_at - s.start_at = interval '8 hours'
        and exists (select from assignment a where a.employee_id = s.employee_id and a.category = 'CTA')`,
  );
  expect(reply.month).toBe('202612');
  expect(length.now).toBe(0);
  expect(length.planned).toBeGreaterThan(rows[0].duties * 0.7);
  expect(length.planned).toBeLessThanOrEqual(rows[0].duties);
  expect(JSON.stringify(reply)).not.toMatch(/8\d{5}/);
  expect((await count({ value: 600 })).reply.rules.find(({ rule }) => rule === 'R373.2')).toBeUndefined();
  const saved = await server.db.query('select count(*)::int as values from setting_value where key = $1', [
    KEY,
  ]);
  expect(saved.rows[0].values).toBe(0);
});

test('a value that begins later is counted in its own month, one of another plant changes nothing here', async () => {
  const later = await count({ validFrom: '20270115' });
  const found = later.reply.rules.find(({ rule }) => rule === 'R373.2')!;
  expect(later.reply.month).toBe('202701');
  const whole = (await count({ validFrom: '20270101' })).reply.rules.find(({ rule }) => rule === 'R373.2')!;
  expect(found.planned).toBeGreaterThan(0);
  expect(found.planned).toBeLessThan(whole.planned);
  const { reply } = await count({ icao: 'LIRR' });
  expect(reply.rules.find(({ rule }) => rule === 'R373.2')).toBeUndefined();
});

test('shifts without their pause count once for the plant, also by a value that nobody saved', async () => {
  const { rows } = await server.db.query(
    `select count(*)::int as shifts from shift_definition
      where icao = 'LIRQ' and shift_class = 'LAV' and begin_time is not null
        and mod(end_time - begin_time + 1440, 1440) > 360`,
  );
  const breaks = await count({ value: 61 }, 'rules.BASE.L66.5.minPausaMin');
  expect(breaks.reply.rules).toContainEqual({ rule: 'L66.5', now: 0, planned: rows[0].shifts });
});

test('a value that does not fit is refused as when it is saved; what is no parameter of a rule is not found', async () => {
  expect(verdict(await count({ value: -1 }))).toEqual([409, OUTCOME.settingRefused]);
  expect(verdict(await count({}, 'roster.editDays'))).toEqual([404, OUTCOME.notFound]);
});
