import { expect, test } from 'vitest';
import type { Absence, Activity } from '../counters/index.ts';
import { dayOf } from '../kernel/index.ts';
import { onDuty } from './on-duty.ts';
import type { DutyRules } from './on-duty.ts';

const DAY = dayOf(2026, 10, 5);
const SHIFT = { day: DAY, turn: 'M', start: 420, end: 900 };
const RULES: DutyRules = {
  absenceStates: [10, 20, 40, 50, 60],
  causesThatStay: [
    { cause: 'OTE', subtracts: 'never', validFrom: null, validTo: null },
    { cause: 'SMARTWORK', subtracts: 'not-st', validFrom: null, validTo: null },
  ],
  activities: ['SIM', 'UCS'],
  causesOfWork: ['SFS'],
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
  ['one that is asked back: not there', [absence({ state: 20 })], [], []],
  ['a request still to decide: there', [absence({ state: 40 })], [], [[420, 900]]],
  ['hours still to decide: there', [absence({ state: 60, start: 420, end: 540 })], [], [[420, 900]]],
  ['work elsewhere: not there', [absence({ cause: 'SFS' })], [], []],
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

/** domain.md 1.5, point 20: begin and end of each duty, and what of it is neither position nor break. */
test.each([
  ['a decided day takes the duty', [absence({})], [], []],
  ['one asked back takes it too', [absence({ state: 20 })], [], []],
  ['a request at any step leaves it', [40, 50, 60].map((state) => absence({ state })), [], [[420, 900, []]]],
  ['decided hours leave it whole', [absence({ start: 420, end: 540 })], [], [[420, 900, [[420, 540]]]]],
  [
    'decided hours that cover the shift together take it',
    [absence({ start: 400, end: 600 }), absence({ absenceId: 'b', start: 600, end: 900 })],
    [],
    [],
  ],
  [
    'a request for the last hours leaves it',
    [absence({ start: 400, end: 600 }), absence({ state: 40, start: 600, end: 900 })],
    [],
    [[420, 900, [[420, 600]]]],
  ],
  ['a day of work elsewhere leaves it', [absence({ cause: 'SFS' })], [], [[420, 900, [[420, 900]]]]],
  [
    'so do hours of it that cover the shift',
    [absence({ cause: 'SFS', start: 400, end: 910 })],
    [],
    [[420, 900, [[420, 900]]]],
  ],
  ['so does an activity of the whole shift', [], [activity('SIM')], [[420, 900, [[420, 900]]]]],
  ['a cause of people who work leaves it', [absence({ cause: 'OTE' })], [], [[420, 900, []]]],
  ['overtime of a day that is taken is a duty', [absence({})], [activity('STR', 900, 960)], [[900, 960, []]]],
  [
    'overtime of a day of work elsewhere lengthens it',
    [absence({ cause: 'SFS' })],
    [activity('STR', 900, 960)],
    [[420, 960, [[420, 900]]]],
  ],
])('%s', (_, absences, activities, expected) => {
  const { duties } = onDuty([SHIFT], absences, activities, RULES, () => 'LO');
  const asRead = duties.map(({ start, end, elsewhere }) => [
    start,
    end,
    elsewhere.map((span) => [span.begin, span.end]),
  ]);
  expect(asRead).toEqual(expected);
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

test.each([
  ['a request of the day keeps proposals from the whole shift', absence({ state: 40 }), [[420, 900]]],
  ['one of hours from these', absence({ state: 60, start: 420, end: 540 }), [[420, 540]]],
  ['one that was refused from nothing', absence({ state: 70 }), []],
  ['one for work that the counters leave from nothing', absence({ state: 40, cause: 'OTE' }), []],
] as const)('who asks to be away may be placed by hand alone: %s', (_, asked, expected) => {
  const { busy, present: there } = onDuty([SHIFT], [asked], [], RULES, () => 'LO');
  expect(busy.map(({ begin, end }) => [begin, end])).toEqual(expected);
  expect(there).toEqual([{ begin: 420, end: 900 }]);
});
