import { expect, test } from 'vitest';
import { openedFields, seatOfFields } from './stretch-fields.ts';
import type { PlannedItem } from './room-rows.ts';

const DAY = { begin: 0, end: 1440 };
const NIGHT = { begin: -60, end: 420 };
const gap = (begin: number, end: number): PlannedItem => ({
  kind: 'gap',
  key: `N1 ${begin}`,
  row: 0,
  gap: { positionId: 'N1', begin, end },
});

test.each([
  ['a gap, as long as one may stay', gap(420, 1380), DAY, 420, 540],
  ['a short gap', gap(420, 450), DAY, 420, 450],
  ['the last hour of the day', gap(1380, 1440), DAY, 1380, 0],
  ['the evening of a night', gap(-60, 420), NIGHT, 1380, 60],
] as const)('the sheet opens with %s', (_case, item, range, from, to) => {
  expect(openedFields(item, range, 'S1', 120)).toEqual({ employeeId: '', positionId: 'N1', from, to });
});

test('the sheet of somebody has their hours; a new one has none', () => {
  const seat = { id: '1', positionId: 'N2', employeeId: '100001', begin: -30, end: 30, fixed: false };
  const item: PlannedItem = { kind: 'seat', key: '1', row: 1, seat };
  expect(openedFields(item, NIGHT, 'S1', 120)).toEqual({
    employeeId: '100001',
    positionId: 'N2',
    from: 1410,
    to: 30,
  });
  expect(openedFields(null, DAY, 'S1', 120)).toEqual({
    employeeId: '',
    positionId: 'S1',
    from: null,
    to: null,
  });
});

test.each([
  ['by day', DAY, 420, 540, [420, 540]],
  ['until midnight', DAY, 1380, 0, [1380, 1440]],
  ['from midnight on', DAY, 0, 60, [0, 60]],
  ['in the evening of a night', NIGHT, 1380, 0, [-60, 0]],
  ['over the midnight of a night', NIGHT, 1410, 30, [-30, 30]],
  ['in the morning of a night', NIGHT, 0, 420, [0, 420]],
  ['the wrong way round', DAY, 540, 420, 'order'],
  ['of no length', DAY, 420, 420, 'order'],
  ['without a begin', DAY, null, 420, 'from'],
  ['without an end', DAY, 420, null, 'to'],
] as const)('fields %s', (_case, range, from, to, expected) => {
  const found = seatOfFields({ employeeId: '100001', positionId: 'N1', from, to }, range, '1');
  expect('seat' in found ? [found.seat.begin, found.seat.end] : found.fault).toEqual(expected);
});

test('nobody is no seat', () => {
  const fields = { employeeId: '', positionId: 'N1', from: 420, to: 540 };
  expect(seatOfFields(fields, DAY, '1')).toEqual({ fault: 'person' });
});
