import { expect, test } from 'vitest';
import { addDays, dayOf } from '../kernel/index.ts';
import type { Day } from '../kernel/index.ts';
import { takesAway, withdrawalsOf } from './index.ts';
import type { Absence, Activity, EmploymentCondition, SubtractionRules } from './index.ts';

const DAY = dayOf(2026, 10, 14);
const RULES: SubtractionRules = {
  absenceStates: [10, 20, 40, 50, 60],
  causesThatStay: [
    { cause: 'OTE', subtracts: 'never', validFrom: null, validTo: null },
    { cause: 'SMARTWORK', subtracts: 'not-st', validFrom: null, validTo: null },
  ],
  activities: ['SIM'],
};
const PERSON = 7;
const staying = { cause: 'SMARTWORK', subtracts: 'never', validFrom: null, validTo: null } as const;

const absence = (part: Partial<Absence>): Absence => ({
  absenceId: 'a',
  cause: '8114',
  state: 10,
  fromDay: DAY,
  toDay: DAY,
  start: null,
  end: null,
  ...part,
});
const activity = (part: Partial<Activity>): Activity => ({
  code: 'SIM',
  day: DAY,
  start: null,
  end: null,
  ...part,
});
const takes = (
  absences: readonly Absence[],
  activities: readonly Activity[] = [],
  conditionOn: (day: Day) => EmploymentCondition = () => 'LO',
) =>
  withdrawalsOf(PERSON, absences, activities, RULES, conditionOn).map(({ absenceId, takes: what }) => [
    absenceId,
    what,
  ]);

test('an absence of days takes the shift of each of them, one of hours its hours', () => {
  expect(
    takes([absence({ toDay: addDays(DAY, 2) }), absence({ absenceId: 'b', start: 500, end: 620 })]),
  ).toEqual([
    ['a', { shiftOf: DAY }],
    ['a', { shiftOf: addDays(DAY, 1) }],
    ['a', { shiftOf: addDays(DAY, 2) }],
    ['b', { start: 500, end: 620 }],
  ]);
});

test('only the states that subtract do, and a cause of people who work never', () => {
  const states = [10, 20, 30, 40, 50, 60, 70];
  expect(states.filter((state) => takes([absence({ state })]).length > 0)).toEqual([10, 20, 40, 50, 60]);
  expect(takes([absence({ cause: 'OTE' })])).toEqual([]);
});

test.each([
  ['never keeps everybody', 'never', 'SMARTWORK', ['LO', 'ST', null]],
  ['not-st keeps who stands in the structure', 'not-st', 'SMARTWORK', ['ST']],
  ['not-lo keeps who stands in the operational line', 'not-lo', 'SMARTWORK', ['LO']],
  ['another cause keeps nobody', 'never', 'FER', []],
  ['a cause that begins alike is another one', 'never', 'SMART', []],
] as const)('of those who work elsewhere, %s', (_, subtracts, cause, kept) => {
  const conditions = ['LO', 'ST', null] as const;
  const rules = { ...RULES, causesThatStay: [{ ...staying, subtracts }] };
  expect(conditions.filter((one) => !takesAway({ cause, state: 10 }, one, DAY, rules))).toEqual(kept);
});

test('a cause leaves somebody in the counters on its own days alone, also within one absence', () => {
  const rules = {
    ...RULES,
    causesThatStay: [{ ...staying, validFrom: addDays(DAY, 1), validTo: addDays(DAY, 2) }],
  };
  const long = absence({ cause: 'SMARTWORK', toDay: addDays(DAY, 3) });
  expect(withdrawalsOf(PERSON, [long], [], rules, () => 'LO').map(({ takes: what }) => what)).toEqual([
    { shiftOf: DAY },
    { shiftOf: addDays(DAY, 3) },
  ]);
});

test('who moves from the structure into the operational line is away from that day on', () => {
  const working = absence({ cause: 'SMARTWORK', toDay: addDays(DAY, 2) });
  const moving = (day: Day): EmploymentCondition => (day < addDays(DAY, 2) ? 'ST' : 'LO');
  expect(takes([working], [], moving)).toEqual([['a', { shiftOf: addDays(DAY, 2) }]]);
  const hours = absence({ cause: 'SMARTWORK', start: 500, end: 620 });
  expect(takes([hours], [], moving)).toEqual([]);
  expect(takes([hours], [], () => 'LO')).toEqual([['a', { start: 500, end: 620 }]]);
});

test('a secondary activity takes its time, or the whole shift without times, if its code subtracts', () => {
  expect(takes([], [activity({}), activity({ start: 100, end: 160 }), activity({ code: 'ISTR' })])).toEqual([
    [null, { shiftOf: DAY }],
    [null, { start: 100, end: 160 }],
  ]);
});
