import { dayOf } from '@torre/domain/kernel';
import { expect, test } from 'vitest';
import { gridColumns } from '../grid/grid-columns.ts';
import { gridLines } from '../grid/grid-lines.ts';
import { gridModel } from '../grid/grid-model.ts';
import { areaBetween } from '../grid/grid-selection.ts';
import { MonthStore } from '../month-store.ts';
import { SAMPLE_MONTH } from '../sample-month.ts';
import { shiftsOnAbsence, wishWithout } from './away-cells.ts';
import { copiedCells, pasteCopiedWish, turnWish } from './wishes.ts';

const DECEMBER_2 = dayOf(2026, 12, 2);
const [ANGELO, BARBIERI] = ['800001', '800002'];
const store = new MonthStore(SAMPLE_MONTH, () => undefined);
const away = (employeeId: string, reason: 'ABSENT' | 'REQUESTED', hours: null | 'some') => ({
  employeeId,
  from: DECEMBER_2,
  to: DECEMBER_2 + 1,
  reason,
  hours: hours && { start: { day: DECEMBER_2, minute: 480 }, end: { day: DECEMBER_2, minute: 600 } },
});
store.setOverlays({
  away: [away(ANGELO, 'ABSENT', null), away(BARBIERI, 'REQUESTED', null)] as never,
});
const model = gridModel({
  store,
  columns: gridColumns({ from: store.from, to: store.to, today: dayOf(2026, 12, 1) }, []),
  counters: [],
  lines: gridLines(store, { text: '', groups: new Set(), collapsed: new Set(), passes: () => true }),
});
const given = (employeeId: string, date: string, turn: string) => ({ employeeId, date, turn });

test('a shift on an absence is remarked; a rest, another day and a request that waits are not', () => {
  const shifts = [
    given(ANGELO, '20261202', 'M'),
    given(ANGELO, '20261203', 'RPD'),
    given(ANGELO, '20261202', 'R'),
    given(ANGELO, '20261204', 'M'),
    given(BARBIERI, '20261202', 'M'),
  ];
  expect(shiftsOnAbsence(model, shifts)).toEqual([
    { employeeId: ANGELO, date: '20261202' },
    { employeeId: ANGELO, date: '20261203' },
  ]);
});

test('absent people are left out of a code for all and of a copied block, the others are not', () => {
  const out = [{ employeeId: ANGELO, date: '20261202' }];
  const chosen = areaBetween({ row: 1, column: 1 }, { row: 2, column: 1 });
  expect(wishWithout(model, turnWish(model, chosen), out)).toMatchObject({
    kind: 'turn',
    cells: [{ employeeId: BARBIERI, date: '20261202' }],
  });
  const block = areaBetween({ row: 1, column: 0 }, { row: 2, column: 0 });
  const copied = (cut: boolean) => pasteCopiedWish(model, chosen, copiedCells(model, block, '', cut))!;
  expect(wishWithout(model, copied(false), out)).toMatchObject({
    kind: 'paste',
    items: [
      {
        employeeId: BARBIERI,
        date: '20261202',
        version: 1,
        copyOf: { employeeId: BARBIERI, date: '20261201' },
      },
    ],
  });
  expect(wishWithout(model, copied(true), out), 'what is cut moves as a whole').toBeNull();
});
