import { expect, test } from 'vitest';
import { dayOf } from '../kernel/index.ts';
import { importedPunch } from './index.ts';

const NOW = { day: dayOf(2026, 11, 14), minute: 600 };
const ROW = { code: '100001', date: '13/11/2026', time: '07:02', type: 'E', clock: 'Ingresso nord' };

test.each([
  [{}, 'entrance 422 Ingresso nord'],
  [{ date: '2026-11-13', time: '7.02', type: 'entrata' }, 'entrance 422 Ingresso nord'],
  [{ date: '2026/11/13', type: 'Uscita', clock: '' }, 'exit 422 Importazione'],
  [{ date: '20261113', time: '07:02:59' }, 'entrance 422 Ingresso nord'],
  [{ code: ' ' }, 'code-missing'],
  [{ date: '31/11/2026' }, 'no-date'],
  [{ date: '2026-11/13' }, 'no-date'],
  [{ time: '24:00' }, 'no-time'],
  [{ time: '7' }, 'no-time'],
  [{ type: 'X' }, 'no-type'],
  [{ type: 'constructor' }, 'no-type'],
  [{ clock: 'x'.repeat(101) }, 'clock-too-long'],
  [{ date: '14/11/2026', time: '10:00' }, 'entrance 600 Ingresso nord'],
  [{ date: '14/11/2026', time: '10:01' }, 'not-yet'],
])('a row of a file of punches is read or refused with its reason: %j', (part, expected) => {
  const read = importedPunch({ ...ROW, ...part }, NOW);
  expect(read.ok ? `${read.value.kind} ${read.value.minute} ${read.value.source}` : read.code).toBe(expected);
});
