import { dayOf } from '@torre/domain/kernel';
import { describe, expect, test } from 'vitest';
import { MonthStore } from '../month-store.ts';
import { SAMPLE_MONTH } from '../sample-month.ts';
import { gridColumns } from './grid-columns.ts';
import { gridLines } from './grid-lines.ts';
import { gridModel, selectedArea } from './grid-model.ts';
import { SelectionStore } from './grid-selection.ts';
import { cellOfHead } from './line-heads.ts';

const store = new MonthStore(SAMPLE_MONTH, () => undefined);
const today = dayOf(2026, 12, 3);
// rows: 2 counters, NORD, two people, SUD, one person, ALTRI, one person
const model = gridModel({
  store,
  columns: gridColumns({ from: store.from, to: store.to, today }, []),
  counters: ['slot:N', 'slot:M'],
  lines: gridLines(store, { text: '', groups: new Set(), collapsed: new Set() }),
});
const EVERYBODY = { top: 3, bottom: 8 };
const ALL_DAYS = { left: 0, right: 4 };

function focusedAt(row: string, column: number): SelectionStore {
  const selection = new SelectionStore();
  selection.focus({ row, column });
  return selection;
}

describe('whole lines', () => {
  test('all days of the person, with Shift and an arrow those of the next one too; the hand stays on its day', () => {
    const selection = focusedAt('person:800001', 2);
    selection.widen('rows');
    expect(selectedArea(model, selection)).toEqual({ top: 3, bottom: 3, ...ALL_DAYS });
    expect(selection.read().focus).toEqual({ row: 'person:800001', column: 2 });
    selection.focus({ row: 'person:800002', column: 2 }, true);
    expect(selectedArea(model, selection)).toEqual({ top: 3, bottom: 4, ...ALL_DAYS });
    selection.focus({ row: 'person:800002', column: 3 });
    expect(selectedArea(model, selection)).toEqual({ top: 4, bottom: 4, left: 3, right: 3 });
  });

  test('all people of the day without the counters, then everything', () => {
    const selection = focusedAt('person:800001', 2);
    selection.widen('columns');
    expect(selectedArea(model, selection)).toEqual({ ...EVERYBODY, left: 2, right: 2 });
    selection.widen('rows');
    expect(selectedArea(model, selection)).toEqual({ ...EVERYBODY, ...ALL_DAYS });
  });

  test('a name keeps the day of the hand, the head of a day its person; from a counter it is the first person in view', () => {
    const selection = focusedAt('person:800002', 1);
    expect(cellOfHead(model, selection, { row: 'person:800001' })).toEqual({
      row: 'person:800001',
      column: 1,
    });
    expect(cellOfHead(model, selection, { column: 4 })).toEqual({ row: 'person:800002', column: 4 });
    expect(cellOfHead(model, focusedAt('slot:M', 0), { column: 4 })).toEqual({
      row: 'person:800001',
      column: 4,
    });
  });
});
