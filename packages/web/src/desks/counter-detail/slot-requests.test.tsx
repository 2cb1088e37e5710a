import { dayOf } from '@torre/domain/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RequestsCard } from './requests-card.tsx';
import { requestsInRange } from './slot-requests.ts';
import type { SlotRequest } from './slot-requests.ts';

const at = (date: number, hour: number) => ({ day: dayOf(2026, 12, date), minute: hour * 60 });
const NIGHT = { from: at(14, 23), to: at(15, 7) };

const request = (more: Partial<SlotRequest>): SlotRequest => ({
  id: '1',
  employee: 'Rizzo Marco',
  cause: 'Permesso',
  fruition: 'H',
  from: at(15, 3),
  to: at(15, 5),
  ...more,
});

test.each([
  ['by the hour within the night', {}, true],
  ['over its begin', { from: at(14, 22), to: at(15, 0) }, true],
  ['until its begin', { from: at(14, 20), to: at(14, 23) }, false],
  ['from its end', { from: at(15, 7), to: at(15, 9) }, false],
  ['at the same hours of another day', { from: at(16, 3), to: at(16, 5) }, false],
  ['of whole days', { fruition: 'G' }, false],
  ['in units without times', { fruition: 'Q' }, false],
] as const)('a request %s', (_, part, listed) => {
  expect(requestsInRange([request(part)], NIGHT)).toHaveLength(listed ? 1 : 0);
});

test('[M2.1.24] the card is unfolded, counts what it lists, and says so where there is nothing', () => {
  const drawn = (requests: readonly SlotRequest[]) =>
    renderToStaticMarkup(<RequestsCard requests={requests} {...NIGHT} />);
  expect(drawn([])).toMatch(/^<details[^>]* open=""/);
  expect(drawn([])).toContain('<b>0</b>');
  expect(drawn([])).toContain('Nessuna richiesta a ore tocca la fascia 23:00–07:00.');
  const two = drawn([request({}), request({ id: '2', employee: 'Mariani Davide' })]);
  expect(two).toContain('<b>2</b>');
  expect(two).toContain('Mariani Davide');
  expect(two).toContain('15/12 03:00 – 15/12 05:00');
});
