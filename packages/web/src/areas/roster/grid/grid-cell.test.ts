import type { AwayReason } from '@torre/contract/away';
import { addDays, dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { describe, expect, test } from 'vitest';
import { textsOf } from '../../../platform/language.ts';
import '../grid.texts.ts';
import type { AwayDays } from '../cell-overlays.ts';
import { MonthStore } from '../month-store.ts';
import { SAMPLE_MONTH } from '../sample-month.ts';
import { gridColumns } from './grid-columns.ts';
import { cellLook, cellName } from './grid-cell.ts';

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
    const t = textsOf('grid');
    const shown = cellLook(column, source, t)
      .html.replaceAll(/<[^>]+>/g, '')
      .trim();
    return [shown, cellName(column, source, '800001', t)!];
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

describe('who is planned and away', () => {
  const absent = (reason: AwayReason, hours: AwayDays['hours'] = null): AwayDays => ({
    employeeId: '800001',
    from: FROM,
    to: FROM,
    hours,
    reason,
  });
  const at = (minute: number) => ({ day: FROM, minute });
  const hours = { start: at(600), end: at(720) };

  test.each([
    ['all day', [absent('ABSENT')], 'a', 'assente'],
    ['all day at something else', [absent('ACTIVITY')], 'a', 'altra attività'],
    ['for hours', [absent('ABSENT', hours)], 'h', 'assente 10:00–12:00'],
    ['perhaps', [absent('REQUESTED')], 'q', 'assenza da decidere'],
    [
      'for hours, and perhaps all day',
      [absent('ABSENT', hours), absent('REQUESTED')],
      'hq',
      'assenza da decidere, assente 10:00–12:00',
    ],
  ])('%s, is marked on the day and announced', (_name, away, marks, words) => {
    const store = new MonthStore(SAMPLE_MONTH, (run) => run());
    store.setOverlays({ away });
    const source = { month: store, row: store.row(0) };
    const days = gridColumns({ from: FROM, to: addDays(FROM, 1), today: FROM, wide: false }, []);
    const t = textsOf('grid');
    const html = days.map((column) => cellLook(column, source, t).html);
    const names = days.map((column) => cellName(column, source, '800001', t)!);
    expect(html.map((cell) => /data-marks="([^"]*)"/.exec(cell)?.[1])).toEqual([marks, 's']);
    expect(names[0]!.endsWith(`, ${words}`)).toBe(true);
    expect(names[1]).not.toContain('assen');
  });
});

test('a typed turn stands in its cell with a dashed edge, without the note and the overtime of what it takes the place of', () => {
  const month = { ...SAMPLE_MONTH, people: [{ ...SAMPLE_MONTH.people[0]!, marks: { 0: 'sn' } }] };
  const store = new MonthStore(month, (run) => run());
  store.setUnsaved([{ employeeId: '800001', day: FROM, turn: 'N' }]);
  const source = { month: store, row: store.row(0) };
  const [day] = gridColumns({ from: FROM, to: FROM, today: FROM, wide: false }, []);
  const { form, marks, inside } = cellLook(day!, source, textsOf('grid'));
  expect([form, marks, inside]).toEqual(['night', 'u', 'N']);
  expect(cellName(day!, source, '800001', textsOf('grid'))).toBe('N dal 30/11 23:00–07:00, da salvare');
});
