import { dayOf } from '@torre/domain/kernel';
import { describe, expect, test } from 'vitest';
import { signed } from '../../platform/slot-figure.ts';
import { counterTable, counterTone, slotState } from './counter-table.ts';
import { patchedCounters } from './counters-patch.ts';
import { counter, missing } from './sample-counters.ts';

const from = dayOf(2026, 12, 1);
const to = dayOf(2026, 12, 3);
const today = dayOf(2026, 12, 14);
const HOUR = 60;

describe('table of counters', () => {
  test('one row a slot in the order of the plant, one cell a day, holes where nothing came', () => {
    const known = [{ timeslotId: 'N', description: 'N', beginTime: '2300', endTime: '0700' }];
    const { slots } = counterTable(
      [counter('M', 2, 1), counter('N', 3, 0), counter('M', 9, 4)],
      from,
      to,
      known,
    );
    expect(slots.map(({ label, hours, atNight }) => [label, hours, atNight])).toEqual([
      ['N', '23:00–07:00', true],
      ['M', '07:00–15:00', false],
    ]);
    expect(slots.map(({ cells }) => cells.map((cell) => cell?.employees ?? null))).toEqual([
      [null, null, 12],
      [null, 13, null],
    ]);
  });

  test('a slot whose hours change from a day on has a row for each, empty where it does not hold', () => {
    const M = { timeslotId: 'M', description: 'M', beginTime: '0600', endTime: '1300' };
    const before = counter('M', 1, 0);
    const after = counter('M', 2, -1, { timeSlot: { ...before.timeSlot, ...M } });
    const { slots } = counterTable([before, after], from, to, [M]);
    expect(
      slots.map(({ rowId, hours, cells }) => [rowId, hours, cells.map((cell) => cell?.daySelected)]),
    ).toEqual([
      ['M', '06:00–13:00', [undefined, '20261202', undefined]],
      ['M 07:00–15:00', '07:00–15:00', ['20261201', undefined, undefined]],
    ]);
  });

  test('a slot of today names its row until the counters are there: one that does not hold in the month has none', () => {
    const N = { timeslotId: 'N', description: 'N', beginTime: '2300', endTime: '0700' };
    const labels = (rows: Parameters<typeof counterTable>[0]) =>
      counterTable(rows, from, to, [N]).slots.map(({ label }) => label);
    expect(labels([])).toEqual(['N']);
    expect(labels([counter('M', 1, 0)])).toEqual(['M']);
  });

  test('differences carry their sign', () => {
    expect([2, 0, -3].map(signed)).toEqual(['+2', '0', '−3']);
  });

  test.each([
    ['a shortage of tomorrow is loud', counter('M', 15, -1), 'shortage'],
    ['a shortage of today is loud', counter('M', 14, -1), 'shortage'],
    ['a shortage of yesterday is soft', counter('M', 13, -1), 'past-shortage'],
    ["last night's shortage stands in today's column and is soft", counter('N', 14, -1), 'past-shortage'],
    ['so is that of on call at night', counter('REP/RPN/RIDN', 14, -1), 'past-shortage'],
    ["tonight's shortage stands in tomorrow's column and is loud", counter('N', 15, -1), 'shortage'],
    ['more people than chairs', counter('M', 15, 2), 'surplus'],
    ['exactly as many', counter('M', 15, 0), 'exact'],
    [
      'enough people, a specialization missing',
      counter('M', 15, 1, { verdict: missing(1, ['0700', '0800']) }),
      'lack',
    ],
  ])('%s', (_, row, tone) => {
    const day = dayOf(2026, 12, Number(row.daySelected.slice(6)));
    const [slot] = counterTable([row], day, day, []).slots;
    expect(counterTone(row, slotState(slot!, day, { today, minute: 9 * HOUR }))).toBe(tone);
  });

  test.each<[string, Parameters<typeof counter>[0], number, number, 'open' | 'over']>([
    ['a night runs until it ends', 'N', 14, 6 * HOUR + 45, 'open'],
    ['and is over then', 'N', 14, 7 * HOUR, 'over'],
    ['tonight’s is open, late in the evening too', 'N', 15, 23 * HOUR + 45, 'open'],
    ['a morning that runs can be covered', 'M', 14, 14 * HOUR + 45, 'open'],
    ['one that has ended cannot', 'M', 14, 15 * HOUR, 'over'],
    ['what ends today ends when the screen stays open into tomorrow', 'P', 14, 25 * HOUR, 'over'],
    ['and the night of tomorrow runs then', 'N', 15, 25 * HOUR, 'open'],
    ['yesterday is over', 'P', 13, 0, 'over'],
  ])('%s', (_, slotId, dayNumber, minute, state) => {
    const day = dayOf(2026, 12, dayNumber);
    const [slot] = counterTable([counter(slotId, dayNumber, -1)], day, day, []).slots;
    expect(slotState(slot!, day, { today, minute })).toBe(state);
  });

  test('nothing is missing in a month that nobody has generated', () => {
    expect(counterTone(counter('M', 15, -12), 'unplanned')).toBe('unplanned');
  });

  test('a patch replaces the counter of its day and slot and leaves the rest', () => {
    const rows = [counter('M', 1, 0), counter('P', 1, 0)];
    const patched = patchedCounters(rows, [counter('P', 1, -2), counter('P', 30, -2)]);
    expect(patched).toEqual([rows[0], counter('P', 1, -2)]);
    expect(patchedCounters(rows, [counter('P', 30, -2)])).toBe(rows);
  });
});
