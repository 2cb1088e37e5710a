import { addDays, dayOf } from '@torre/domain/kernel';
import { expect, test } from 'vitest';
import { counterTable } from './counter-table.ts';
import { openSlotsIn, rowsOfKind } from './open-slots.ts';
import { counter, missing } from './sample-counters.ts';

const TODAY = dayOf(2026, 12, 14);
const DAY = dayOf(2026, 12, 16);
const HOUR = 60;
const NOW = { today: TODAY, minute: 9 * HOUR };

const ROWS = [
  counter('M', 16, -1),
  counter('P', 16, -1, { verdict: missing(1, ['1700', '2000'], 'ACS-SUD') }),
  counter('P', 15, -1),
  counter('N', 17, -1, { verdict: missing(1, ['0100', '0300']) }),
  counter('07:00-12:00', 16, -1),
];

/** `P 16/12` of the slots that a shift or an open position from hour to hour of the day leads to. */
function slotsOf(begin: number, end: number, specializationId: string | null = null, rows = ROWS, day = DAY) {
  const table = counterTable(rows, addDays(day, -1), addDays(day, 1), []);
  const spans = [{ begin: begin * HOUR, end: end * HOUR }];
  return openSlotsIn(table, day, { spans, specializationId }, NOW).map(
    ({ label, date }) => `${label} ${date.slice(6)}`,
  );
}

test('a shift leads to the slots that lack somebody in its hours, first where most is missing', () => {
  expect(slotsOf(7, 15)).toEqual(['M 16']);
  expect(slotsOf(12, 20)).toEqual(['M 16', 'P 16']);
  expect(slotsOf(15, 17)).toEqual([]);
  expect(slotsOf(20, 23)).toEqual([]);
});

test('the hours of an evening lead to the night that stands under tomorrow, those before midnight to the evening before', () => {
  expect(slotsOf(23, 31)).toEqual(['N 17']);
  expect(slotsOf(23, 25)).toEqual([]);
  expect(slotsOf(-2, 0)).toEqual(['P 15']);
});

test('an open position leads to the slots that lack its specialization, to all of its hours where none does', () => {
  expect(slotsOf(7, 23, 'ACS-SUD')).toEqual(['P 16']);
  expect(slotsOf(7, 23, 'ACS-NORD')).toEqual(['M 16']);
  expect(slotsOf(7, 23, 'CSO')).toEqual(['M 16', 'P 16']);
});

test('what is over can be covered no more: last night’s slot stands under today', () => {
  const rows = [counter('N', 14, -1), counter('M', 14, -1), counter('M', 13, -1)];
  expect(slotsOf(-24, 24, null, rows, TODAY)).toEqual(['M 14']);
});

test('a slot says itself of which kind it is: one of standby that begins later is none of working shifts', () => {
  const standby = counter('M', 16, -1, { timeslotId: 'REP2' });
  const rows = [...ROWS, { ...standby, timeSlot: { ...standby.timeSlot, kind: 'REP' as const } }];
  const names = (kind: 'LAV' | 'REP') => rowsOfKind(rows, kind).map(({ timeslotId }) => timeslotId);
  expect(names('REP')).toEqual(['REP2']);
  expect(names('LAV')).toEqual(ROWS.map(({ timeslotId }) => timeslotId));
});
