import { addDays, dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textsOf } from '../../../platform/language.ts';
import '../grid.texts.ts';
import { MonthStore } from '../month-store.ts';
import { SAMPLE_MONTH } from '../sample-month.ts';
import { gridColumns } from './grid-columns.ts';
import { gridCell } from './grid-cell.tsx';

const FROM = dayFromCompact('20261201') as Day;

/** What each cell of the first person shows, and what is announced. */
function cells(wide: boolean): readonly (readonly [shown: string, announced: string])[] {
  const person = { ...SAMPLE_MONTH.people[0]!, marks: { 0: 'sn', 1: 't' } };
  const definitions = SAMPLE_MONTH.definitions.map((one) =>
    one.name === 'M' ? { ...one, description: 'Mattina' } : one,
  );
  const store = new MonthStore({ ...SAMPLE_MONTH, definitions, people: [person] }, (run) => run());
  const source = { month: store, row: store.row(0) };
  return gridColumns({ from: FROM, to: addDays(FROM, 4), today: FROM, wide }, []).map((column) => {
    const html = renderToStaticMarkup(gridCell(column, source, '800001', textsOf('grid')));
    const shown = html.replaceAll(/<[^>]+>/g, '').trim();
    return [shown, /aria-label="([^"]*)"/.exec(html)![1]!];
  });
}

test('a wide cell is announced as it is shown, and what else is known of it after that', () => {
  expect(cells(true)).toEqual([
    ['M 07:00–15:00', 'M 07:00–15:00, Mattina, straordinario, nota'],
    ['P orario modificato', 'P orario modificato'],
    ['FREE', 'FREE'],
    ['N gio 23:00–07:00', 'N gio 23:00–07:00, dal 03/12 23:00–07:00'],
    ['R', 'R'],
  ]);
});

test('a cell of the month shows its code and is announced with its hours', () => {
  expect(cells(false).map(([shown]) => shown)).toEqual(['M', 'P', 'FREE', 'N', 'R']);
  expect(cells(false)[1]![1]).toBe('P 15:00–23:00, orario modificato');
});
