import { dayOf } from '@torre/domain/kernel';
import { SPECIFIED_EDIT_WINDOW } from '@torre/domain/roster';
import { describe, expect, test } from 'vitest';
import { gridColumns } from './grid-columns.ts';

const HOLIDAYS = [
  { date: '20261208', name: 'Immacolata', type: 'FESTIVO' },
  { date: '20261210', name: 'Ricorrenza', type: 'RICORRENZA' },
];
const columns = gridColumns(
  {
    from: dayOf(2026, 12, 1),
    to: dayOf(2026, 12, 31),
    today: dayOf(2026, 12, 14),
    editWindow: SPECIFIED_EDIT_WINDOW,
  },
  HOLIDAYS,
);
const on = (date: number) => columns[date - 1];

describe('day columns', () => {
  test('[M1.01] every day of the month has one', () => {
    expect(columns.map(({ date }) => date)).toEqual(Array.from({ length: 31 }, (_, index) => index + 1));
  });

  test('Saturday, Sunday, rest holiday and today have their ground; a mere observance has none', () => {
    expect([5, 6, 8, 10, 14, 15].map((date) => on(date)?.ground)).toEqual([
      'saturday',
      'holiday',
      'holiday',
      'plain',
      'today',
      'plain',
    ]);
    expect([on(8)?.holiday, on(8)?.rest, on(10)?.holiday, on(10)?.rest]).toEqual([
      'Immacolata',
      true,
      'Ricorrenza',
      false,
    ]);
  });

  test('a Sunday that is today keeps its underlined number', () => {
    const [sunday] = gridColumns(
      { from: dayOf(2026, 12, 20), to: dayOf(2026, 12, 20), today: dayOf(2026, 12, 20) },
      [],
    );
    expect(sunday).toMatchObject({ ground: 'today', rest: true });
  });

  test('[M5.04] days more than seven days back are closed, the seventh is open', () => {
    expect([6, 7, 14, 31].map((date) => on(date)?.locked)).toEqual([true, false, false, false]);
  });
});
