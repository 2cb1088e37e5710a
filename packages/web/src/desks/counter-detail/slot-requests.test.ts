import { dayOf } from '@torre/domain/kernel';
import { expect, test } from 'vitest';
import { request } from '../../testing/fake-requests.ts';
import { requestsInRange, rowOfCounter } from './slot-requests.ts';

const at = (date: number, hour: number) => ({ day: dayOf(2026, 12, date), minute: hour * 60 });
const NIGHT = { from: at(14, 23), to: at(15, 7) };
const timed = (from: number, begin: number | null, to: number, end: number | null) => ({
  datainizio: `2026/12/${from}`,
  datafine: `2026/12/${to}`,
  orainizio: begin === null ? null : begin * 60,
  orafine: end === null ? null : end * 60,
});

test.each([
  ['by the hour within the night', timed(15, 3, 15, 5), true],
  ['over its begin', timed(14, 22, 15, 0), true],
  ['until its begin', timed(14, 20, 14, 23), false],
  ['from its end', timed(15, 7, 15, 9), false],
  ['at the same hours of another day', timed(16, 3, 16, 5), false],
  ['of whole days', timed(15, null, 15, null), false],
  ['that corrects a clock-in', timed(15, 3, 15, 3), false],
  ['that corrects a clock-in and has one time', timed(15, 3, 15, null), false],
] as const)('a request %s', (_, times, listed) => {
  expect(requestsInRange([times], NIGHT)).toHaveLength(listed ? 1 : 0);
});

test('whether a request is ignored is that of the timeslot, whatever another one leaves out', () => {
  const row = request({
    actions: [
      { action: 'details', reason: null },
      { action: 'ignore', reason: 'own-request' },
    ],
  });
  expect(rowOfCounter(row, [])).toMatchObject({ isIgnored: false, actions: row.actions });
  expect(rowOfCounter(row, [row.id])).toMatchObject({
    isIgnored: true,
    actions: [
      { action: 'details', reason: null },
      { action: 'consider', reason: 'own-request' },
    ],
  });
  expect(rowOfCounter({ ...row, isIgnored: true }, ['other']).isIgnored).toBe(false);
});

test('an answer that was made for another place offers what this person may do', () => {
  const row = request({
    actions: [{ action: 'details', reason: null }],
    allowedActions: ['ignore', 'consider'],
  });
  const offered = (...ignored: readonly string[]) =>
    rowOfCounter(row, ignored).actions.map(({ action, reason }) => [action, reason]);
  expect(offered()).toEqual([
    ['details', null],
    ['ignore', null],
  ]);
  expect(offered(row.id)).toEqual([
    ['details', null],
    ['consider', null],
  ]);
  expect(rowOfCounter({ ...row, allowedActions: [] }, []).actions).toEqual(row.actions);
});
