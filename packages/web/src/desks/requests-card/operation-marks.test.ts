import type { CounterEffect } from '@torre/contract/counters';
import type { RequestRow } from '@torre/contract/requests';
import { describe, expect, test } from 'vitest';
import { NO_MARKS } from '../../platform/snapshot-marks.ts';
import { marksAfter, partsOf } from './use-operation-marks.ts';

const effect = (timeslotId: string, before: number, after: number): CounterEffect => ({
  counterId: 'DIVLIRR-20261223',
  timeslotId,
  daySelected: '20261223',
  description: timeslotId,
  before,
  after,
  parts: [],
});
/** The request takes one from M, and changes in P only who sits where. */
const EFFECTS = [effect('M', 1, 0), effect('P', 0, 0)];
const row = (stato: number) => ({ numindividuale: '800123', stato });
const MARKS = { ...NO_MARKS, plant: 'LIRR' };

describe('[M4.6.08][M4.6.09] after an operation', () => {
  test.each([
    ['reject', 40, 'risen'],
    ['delete', 60, 'risen'],
    ['annul', 10, 'risen'],
    ['approve', 20, 'risen'],
    ['authorize', 20, 'risen'],
    ['dispose', 10, 'fallen'],
    ['approve', 40, 'touched'],
    ['authorize', 60, 'touched'],
    ['reject', 20, 'touched'],
  ] as const)('%s in %i: its counters are marked as %s', (operation, stato, way) => {
    const { counters, ignored } = marksAfter(MARKS, EFFECTS, { row: row(stato), operation });
    expect(counters).toEqual({ 'M 20261223': way, 'P 20261223': 'touched' });
    expect(ignored).toEqual([]);
  });

  test('what the operation before marked is marked no more', () => {
    const before = marksAfter(MARKS, [effect('N', 1, 0)], { row: row(40), operation: 'reject' });
    const { counters } = marksAfter(before, EFFECTS, { row: row(40), operation: 'reject' });
    expect(Object.keys(counters)).toEqual(['M 20261223', 'P 20261223']);
  });
});

test('[M4.6.07][M4.6.10] the ignored flag toggles by IGNORE and CONSIDER alone, which mark their own counter', () => {
  const counter = { plant: 'LIRR', timeslotId: 'M', date: '20261223' };
  const ignored = marksAfter(MARKS, EFFECTS, { row: row(40), operation: 'ignore', counter });
  expect(ignored).toMatchObject({ counters: { 'M 20261223': 'risen' }, ignored: ['800123 20261223'] });
  expect(ignored.counters).not.toHaveProperty('P 20261223');
  const approved = marksAfter(ignored, EFFECTS, { row: row(40), operation: 'approve' });
  expect(approved.ignored).toEqual(['800123 20261223']);
  const considered = marksAfter(approved, EFFECTS, { row: row(10), operation: 'consider', counter });
  expect(considered).toMatchObject({ counters: { 'M 20261223': 'fallen' }, ignored: [] });
});

test.each(['ignore', 'consider'] as const)(
  '[M4.6.09][M4.6.10] %s marks its counter also where its figure stays, or cannot be asked',
  (operation) => {
    const counter = { plant: 'LIRR', timeslotId: 'M', date: '20261223' };
    const { counters } = marksAfter(MARKS, [effect('N', 1, 0)], { row: row(40), operation, counter });
    expect(counters).toEqual({ 'M 20261223': 'touched' });
  },
);

test('requests that are approved together are asked about in parts of near days, and of so many as one preview takes', () => {
  const on = (datainizio: string, datafine = datainizio) => ({ datainizio, datafine }) as RequestRow;
  const days = (rows: readonly RequestRow[]) =>
    partsOf(rows).map((part) => part.map(({ datainizio }) => datainizio));
  expect(days([on('2027/03/03'), on('2026/12/23'), on('2027/03/20'), on('2026/12/24')])).toEqual([
    ['2026/12/23', '2026/12/24', '2027/03/03', '2027/03/20'],
  ]);
  expect(days([on('2026/12/23'), on('2027/03/20', '2027/04/02'), on('2027/04/01')])).toEqual([
    ['2026/12/23'],
    ['2027/03/20', '2027/04/01'],
  ]);
  const many = Array.from({ length: 60 }, () => on('2026/12/23'));
  expect(partsOf(many).map((part) => part.length)).toEqual([50, 10]);
});
