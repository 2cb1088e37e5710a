import type { BulkItem } from '@torre/contract/bulk';
import { dayOf } from '@torre/domain/kernel';
import { describe, expect, test } from 'vitest';
import { gridColumns } from '../grid/grid-columns.ts';
import { gridLines } from '../grid/grid-lines.ts';
import { cornersOf, gridModel } from '../grid/grid-model.ts';
import { areaBetween } from '../grid/grid-selection.ts';
import type { SelectedArea } from '../grid/grid-selection.ts';
import { MonthStore } from '../month-store.ts';
import { SAMPLE_MONTH } from '../sample-month.ts';
import { cellsOfWish } from './bulk-wish.ts';
import type { BulkWish } from './bulk-wish.ts';
import { fromTabs } from './tab-separated.ts';
import {
  clearWish,
  codesOf,
  copiedCells,
  fillWish,
  pasteCopiedWish,
  pasteTextWish,
  turnWish,
} from './wishes.ts';

// Rows: NORD, D'Angelo (M P FREE N R), Barbieri (N R M P FREE), SUD, Giordano (. . M RPD FER), ALTRI, Greco (G36 G36 G36 G36 -)
const [ANGELO, BARBIERI, GIORDANO, GRECO] = [1, 2, 4, 6];
const store = new MonthStore(SAMPLE_MONTH, () => undefined);
const model = gridModel({
  store,
  columns: gridColumns({ from: store.from, to: store.to, today: dayOf(2026, 12, 3) }, []),
  counters: [],
  lines: gridLines(store, { text: '', groups: new Set(), collapsed: new Set() }),
});

/** Rows and days (1 to 5), both included. */
const area = (top: number, left: number, bottom = top, right = left): SelectedArea =>
  areaBetween({ row: top, column: left - 1 }, { row: bottom, column: right - 1 });

/** The upper left and the lower right corner by name. */
const corners = (top: number, left: number, bottom: number, right: number) =>
  cornersOf(model, area(top, left, bottom, right));

const name = (employeeId: string, date: string) => `${employeeId.slice(-1)}/${date.slice(-1)}`;

/** '2/3←1/1': the cell of person 2 on day 3 becomes that of person 1 on day 1. */
const changesOf = (wish: BulkWish | null): readonly string[] =>
  wish !== null && 'items' in wish
    ? wish.items.map(({ employeeId, date, copyOf, confTurnId }: BulkItem) =>
        [name(employeeId, date), copyOf ? name(copyOf.employeeId, copyOf.date) : confTurnId].join('←'),
      )
    : [];

test('what is copied goes to a spreadsheet as codes: heads of islands left out, nothing where there is no shift', () => {
  expect(codesOf(model, area(BARBIERI, 2, GRECO, 5))).toEqual([
    ['R', 'M', 'P', 'FREE'],
    ['', 'M', 'RPD', 'FER'],
    ['G36', 'G36', 'G36', ''],
  ]);
});

test('one shift for what is selected names each cell with the version that is seen, without days elsewhere', () => {
  const wish = turnWish(model, area(ANGELO, 2, GIORDANO, 2));
  expect(wish.kind === 'turn' && wish.cells).toEqual([
    { employeeId: '800001', date: '20261202', version: 3 },
    { employeeId: '800002', date: '20261202', version: 1 },
  ]);
});

test('an empty cell is taken along with the sight of nothing', () => {
  const wish = clearWish(model, area(GRECO, 5));
  expect(wish.kind === 'clear' && wish.items[0]).toMatchObject({ version: null, confTurnId: null });
});

test('a wish knows how many cells its call names, so that too many are told before it', () => {
  const copied = copiedCells(model, area(ANGELO, 1, ANGELO, 2), '', false);
  expect(cellsOfWish(turnWish(model, area(ANGELO, 1, BARBIERI, 2)))).toBe(4);
  expect(cellsOfWish(clearWish(model, area(ANGELO, 1, ANGELO, 3)))).toBe(3);
  expect(cellsOfWish(pasteCopiedWish(model, area(ANGELO, 3), copied))).toBe(4);
  expect(cellsOfWish(null)).toBe(0);
});

describe('filling', () => {
  test('goes on to the right as a cycle does, again and again', () => {
    expect(changesOf(fillWish(model, area(ANGELO, 1, ANGELO, 2), area(ANGELO, 1, ANGELO, 5)))).toEqual([
      '1/3←1/1',
      '1/4←1/2',
      '1/5←1/1',
    ]);
  });

  test('goes down over the heads of islands, and leaves out who is elsewhere', () => {
    expect(changesOf(fillWish(model, area(ANGELO, 2, ANGELO, 3), area(ANGELO, 2, GIORDANO, 3)))).toEqual([
      '2/2←1/2',
      '2/3←1/3',
      '3/3←1/3',
    ]);
  });
});

describe('pasting what was copied here', () => {
  const copied = copiedCells(model, area(ANGELO, 1, ANGELO, 2), '', false);

  test('lays the block once from the corner, with the versions of what it covers and the rows in view', () => {
    const wish = pasteCopiedWish(model, area(BARBIERI, 3), copied);
    expect(wish).toMatchObject({
      kind: 'copy',
      body: {
        from: [
          { employeeId: '800001', date: '20261201' },
          { employeeId: '800001', date: '20261202' },
        ],
        to: { employeeId: '800002', date: '20261203' },
        people: ['800001', '800002', '800003', '800004'],
      },
    });
    expect(wish?.kind === 'copy' && wish.body.versions.map(({ date }) => date.slice(-1))).toEqual([
      '1',
      '2',
      '3',
      '4',
    ]);
  });

  test('fills a selection that it fits a whole number of times', () => {
    expect(changesOf(pasteCopiedWish(model, area(BARBIERI, 2, BARBIERI, 5), copied))).toEqual([
      '2/2←1/1',
      '2/3←1/2',
      '2/4←1/1',
      '2/5←1/2',
    ]);
  });

  test('lays it once on a selection that it does not fit', () => {
    expect(pasteCopiedWish(model, area(BARBIERI, 2, BARBIERI, 4), copied)?.kind).toBe('copy');
  });

  test('says how many cells of the block fall beyond the last day or the last person', () => {
    const block = copiedCells(model, area(ANGELO, 1, BARBIERI, 3), '', false);
    expect(pasteCopiedWish(model, area(BARBIERI, 1), block)).toMatchObject({ kind: 'copy', outside: 0 });
    expect(pasteCopiedWish(model, area(BARBIERI, 4), block)).toMatchObject({ kind: 'copy', outside: 2 });
    expect(pasteCopiedWish(model, area(GRECO, 4), block)).toMatchObject({ kind: 'copy', outside: 4 });
    const cut = copiedCells(model, area(ANGELO, 1, BARBIERI, 3), '', true);
    expect(pasteCopiedWish(model, area(GRECO, 1), cut)).toMatchObject({ kind: 'cut', outside: 3 });
  });

  test('moves what was cut, once, however large the selection', () => {
    const cut = copiedCells(model, area(ANGELO, 1), '', true);
    const wish = pasteCopiedWish(model, area(BARBIERI, 2, BARBIERI, 5), cut);
    expect(wish).toMatchObject({ kind: 'cut', lands: corners(BARBIERI, 2, BARBIERI, 2) });
  });

  test('knows where the block lies then: over heads of islands, and no further than the last person and day', () => {
    const block = copiedCells(model, area(ANGELO, 1, BARBIERI, 3), '', false);
    const lands = (top: number, left: number) =>
      (pasteCopiedWish(model, area(top, left), block) as { lands?: unknown } | null)?.lands;
    expect(lands(BARBIERI, 2)).toEqual(corners(BARBIERI, 2, GIORDANO, 4));
    expect(lands(GRECO, 4)).toEqual(corners(GRECO, 4, GRECO, 5));
    const whole = pasteCopiedWish(model, area(BARBIERI, 2, BARBIERI, 5), copied);
    expect(whole).toMatchObject({ lands: corners(BARBIERI, 2, BARBIERI, 5) });
  });
});

describe('pasting codes of another program', () => {
  test('changes the cells that have a code, names those that are no shift here, and stops at the edge', () => {
    const { wish, unknown } = pasteTextWish(model, area(GIORDANO, 4), fromTabs('M\tXX\tP\r\n\tn\tP\r\nM'));
    expect(changesOf(wish)).toEqual(['3/4←M', '4/5←N']);
    // Both P are beyond the last day that the month shows, the last M beyond the last person.
    expect(wish).toMatchObject({ kind: 'paste', outside: 3 });
    expect(unknown).toEqual(['XX']);
  });

  test('lays one code on all that is selected', () => {
    expect(changesOf(pasteTextWish(model, area(ANGELO, 1, BARBIERI, 2), fromTabs('r')).wish)).toEqual([
      '1/1←R',
      '1/2←R',
      '2/1←R',
      '2/2←R',
    ]);
  });

  test('has nothing to do with a text that holds no code', () => {
    expect(pasteTextWish(model, area(ANGELO, 1), fromTabs('')).wish).toBeNull();
  });
});
