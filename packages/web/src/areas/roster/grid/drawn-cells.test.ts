import type { CellPatch } from '@torre/contract/roster';
import { dayOf } from '@torre/domain/kernel';
import { expect, test } from 'vitest';
import { textsOf } from '../../../platform/language.ts';
import '../grid.texts.ts';
import { MonthStore } from '../month-store.ts';
import { SAMPLE_MONTH } from '../sample-month.ts';
import { DrawnCells } from './drawn-cells.ts';
import { gridCell } from './grid-cell.tsx';
import { gridColumns } from './grid-columns.ts';

const FROM = dayOf(2026, 12, 1);
const patch = (date: string, turn: string, version: number): CellPatch => ({
  employeeId: '800001',
  date,
  turn,
  version,
  marks: '',
});

test('after each change of a row its cells are those that would be drawn anew, and only what changed was', () => {
  const store = new MonthStore(SAMPLE_MONTH, (run) => run());
  const columns = gridColumns({ from: store.from, to: store.to, today: FROM }, []);
  const drawn = new DrawnCells();
  const texts = textsOf('grid');
  const draw = () => {
    const source = { month: store, row: store.row(0) };
    const cells = columns.map((column) => drawn.cell(column, source, '800001', texts));
    expect(cells).toEqual(columns.map((column) => gridCell(column, source, '800001', texts)));
    return cells;
  };
  let last = draw();
  const redrawn = (change: () => unknown): readonly number[] => {
    change();
    const now = draw();
    const places = now.flatMap((cell, index) => (cell === last[index] ? [] : [index + 1]));
    last = now;
    return places;
  };
  expect(redrawn(() => store.apply([patch('20261201', 'P', 8)]))).toEqual([1]);
  expect(redrawn(() => store.apply([patch('20261204', 'M', 8)], { fresh: true }))).toEqual([4]);
  expect(redrawn(() => store.settle())).toEqual([4]);
  expect(redrawn(() => store.setUnsaved(0, 2, true))).toEqual([3]);
  const held = { employeeId: '800001', day: FROM, by: 'Paola Rinaldi', initials: 'PR', peer: 1 };
  expect(redrawn(() => store.setAround({ held: [held] }))).toContain(1);
});
