import { expect, test } from 'vitest';
import { shortPeriod, shownPeriod } from './request-times.ts';

type Row = Parameters<typeof shownPeriod>[0];
const row = (more: Partial<Row>): Row =>
  ({ datainizio: '2026/12/11', datafine: '2026/12/11', orainizio: null, orafine: null, ...more }) as Row;

test.each([
  [{}, '11/12/2026'],
  [{ datafine: '2026/12/13' }, '11/12/2026 – 13/12/2026'],
  [{ orainizio: 420, orafine: 540 }, '11/12/2026, 07:00–09:00'],
  [{ orainizio: 900, orafine: 900 }, '11/12/2026, 15:00'],
  [{ orainizio: 900, orafine: null }, '11/12/2026, 15:00'],
  [{ orainizio: 1320, orafine: 1440 }, '11/12/2026, 22:00–24:00'],
])('%o is shown as %s', (more, shown) => {
  expect(shownPeriod(row(more))).toBe(shown);
});

test('on the phone days of one year name it once', () => {
  expect(shortPeriod(row({ datafine: '2026/12/13' }))).toBe('11/12–13/12/2026');
});
