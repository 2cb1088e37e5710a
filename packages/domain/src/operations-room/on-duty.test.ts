import { expect, test } from 'vitest';
import type { Absence, Activity } from '../counters/index.ts';
import { dayOf } from '../kernel/index.ts';
import { onDuty } from './on-duty.ts';

const DAY = dayOf(2026, 10, 5);
const SHIFT = { day: DAY, turn: 'M', start: 420, end: 900 };
const RULES = {
  absenceStates: [10, 40],
  causesThatStay: ['OTE', 'SMARTWORK ST'],
  activities: ['SIM', 'UCS'],
};

const absence = (change: Partial<Absence>): Absence => ({
  absenceId: 'a',
  cause: 'FER',
  state: 10,
  fromDay: DAY,
  toDay: DAY,
  start: null,
  end: null,
  ...change,
});
const activity = (code: string, start: number | null = null, end: number | null = null): Activity => ({
  code,
  day: DAY,
  start,
  end,
});
const present = (absences: readonly Absence[], activities: readonly Activity[] = []) =>
  onDuty([SHIFT], absences, activities, RULES, () => 'LO').present.map(({ begin, end }) => [begin, end]);

test.each([
  ['a whole day away: not there', [absence({})], [], []],
  ['refused: there', [absence({ state: 70 })], [], [[420, 900]]],
  ['a cause that stays: there', [absence({ cause: 'OTE' })], [], [[420, 900]]],
  ['one that stays in the structure alone: not there', [absence({ cause: 'SMARTWORK' })], [], []],
  ['hours away', [absence({ start: 420, end: 540 })], [], [[540, 900]]],
  ['a jolly activity takes the shift', [], [activity('SIM')], []],
  [
    'one with times takes them',
    [],
    [activity('UCS', 500, 600)],
    [
      [420, 500],
      [600, 900],
    ],
  ],
  ['an instructor stays', [], [activity('ISTR', 500, 600)], [[420, 900]]],
  ['overtime lengthens', [], [activity('STR', 900, 960)], [[420, 960]]],
  ['overtime stays when the day is taken', [absence({})], [activity('STR', 900, 960)], [[900, 960]]],
])('%s', (_, absences, activities, expected) => {
  expect(present(absences, activities)).toEqual(expected);
});

test('a duty holds its overtime, and what was neither position nor break in it', () => {
  const activities = [activity('STR', 900, 960), activity('ISTR', 500, 600), activity('NWSA', 650, 680)];
  const hours = absence({ start: 380, end: 450 });
  expect(onDuty([SHIFT], [hours], activities, RULES, () => 'LO').duties).toEqual([
    {
      ...SHIFT,
      end: 960,
      elsewhere: [
        { begin: 420, end: 450 },
        { begin: 500, end: 600 },
      ],
    },
  ]);
});

test('overtime joins the shift of its date alone, and other overtime that reaches it', () => {
  const duties = (...activities: readonly Activity[]) =>
    onDuty([SHIFT], [], activities, RULES, () => 'LO').duties.map(({ turn, start, end }) => [
      turn,
      start,
      end,
    ]);
  expect(duties(activity('STR', 960, 1020), activity('STR', 900, 960))).toEqual([['M', 420, 1020]]);
  expect(duties(activity('STR', 300, 420))).toEqual([['M', 300, 900]]);
  const next = { ...activity('STR', 900, 960), day: dayOf(2026, 10, 6) };
  expect(duties(next)).toEqual([
    ['M', 420, 900],
    ['STR', 900, 960],
  ]);
});

test('nobody is to be placed by a proposal in an activity with hours, but for instruction, which is done in a position', () => {
  const activities = [activity('SO', 500, 600), activity('ISTR', 620, 680), activity('NWSA', 700, 730)];
  const { busy, present } = onDuty([SHIFT], [], activities, RULES, () => 'LO');
  expect(busy).toEqual([{ begin: 500, end: 600 }]);
  expect(present).toEqual([{ begin: 420, end: 900 }]);
});
