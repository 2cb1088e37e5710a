import { dayOf } from '@torre/domain/kernel';
import { describe, expect, test } from 'vitest';
import { MonthStore } from '../month-store.ts';
import { SAMPLE_MONTH } from '../sample-month.ts';
import { gridColumns } from './grid-columns.ts';
import { gridLines } from './grid-lines.ts';
import { gridModel, nameOf, personAt, positionOf } from './grid-model.ts';
import { areaBetween, SelectionStore } from './grid-selection.ts';
import { selectionSummary } from './selection-summary.ts';

const store = new MonthStore(SAMPLE_MONTH, () => undefined);
const today = dayOf(2026, 12, 3);
const model = gridModel({
  store,
  columns: gridColumns({ from: store.from, to: store.to, today }, []),
  counters: ['slot:N', 'slot:M'],
  lines: gridLines(store, { text: '', groups: new Set(), collapsed: new Set() }),
});

describe('selection', () => {
  test('counts people, days and cells by kind; heads of islands, empty cells and days elsewhere count for nothing', () => {
    // rows: 2 counters, NORD, two people, SUD, one person, ALTRI, one person
    const area = areaBetween({ row: 8, column: 4 }, { row: 3, column: 1 });
    expect(selectionSummary(model, area)).toEqual({
      people: 4,
      days: 4,
      cells: { duty: 8, onCall: 1, absence: 1, rest: 4 },
    });
  });

  test('a position and its name find each other, counters included', () => {
    const position = { row: 4, column: 2 };
    expect(nameOf(model, position)).toEqual({ row: 'person:800002', column: 2 });
    expect(positionOf(model, { row: 'person:800002', column: 2 })).toEqual(position);
    expect(nameOf(model, { row: 1, column: 0 })).toEqual({ row: 'slot:M', column: 0 });
    expect(positionOf(model, { row: 'person:899999', column: 2 })).toBeNull();
    expect(personAt(model, position)).toEqual({ person: 1, day: dayOf(2026, 12, 3) });
    expect(personAt(model, { row: 2, column: 0 })).toBeNull();
  });

  test('the hand moves with the selection, or stretches it from where it began', () => {
    const selection = new SelectionStore();
    selection.focus({ row: 'a', column: 1 });
    selection.focus({ row: 'b', column: 3 }, true);
    expect(selection.read()).toMatchObject({
      anchor: { row: 'a', column: 1 },
      focus: { row: 'b', column: 3 },
    });
    selection.focus({ row: 'c', column: 0 });
    expect(selection.read()).toMatchObject({
      anchor: { row: 'c', column: 0 },
      focus: { row: 'c', column: 0 },
    });
  });
});
