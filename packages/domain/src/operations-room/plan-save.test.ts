import { describe, expect, test } from 'vitest';
import { dayOf } from '../kernel/index.ts';
import { openTimePlans } from './open-time-plans.ts';
import { decidePlanSave } from './plan-save.ts';
import type { PlanSave } from './plan-save.ts';
import { without } from './time-plan.ts';
import type { TimePlan } from './time-plan.ts';

const MONDAY = dayOf(2026, 10, 5);

const plan = (text: string, nth = 0): TimePlan => {
  const [positionId, who, begin, end] = text.split(' ');
  const employeeId = who === '-' ? null : who!;
  const timePlanId = `p${nth}`;
  return { timePlanId, positionId: positionId!, employeeId, begin: Number(begin), end: Number(end) };
};
const plans = (...texts: readonly string[]): TimePlan[] => texts.map(plan);

const decide = (wanted: readonly TimePlan[], change: Partial<PlanSave> = {}) => {
  const decision = decidePlanSave({
    day: MONDAY,
    today: MONDAY,
    standing: { state: 'DRAFT', timePlans: [] },
    wanted: { state: 'DRAFT', timePlans: wanted },
    positions: new Set(['N1', 'N2']),
    present: new Map([
      ['A', [{ begin: 420, end: 900 }]],
      ['B', [{ begin: 0, end: 420 }]],
    ]),
    lasting: ({ begin, end }) => end - begin,
    ...change,
  });
  return decision.ok ? 'saved' : [decision.code, decision.details];
};

describe('a plan is saved', () => {
  test('when each position and each person is in one place at a time', () => {
    expect(decide(plans('N1 A 420 540', 'N2 A 540 600', 'N1 B 0 420', 'N1 - 540 1440'))).toBe('saved');
  });

  test.each([
    ['two people in one position', ['N1 A 420 540', 'N1 B 400 421'], 'position-taken'],
    ['an empty seat where somebody sits', ['N1 A 420 540', 'N1 - 500 600'], 'position-taken'],
    ['one person in two positions', ['N1 A 420 540', 'N2 A 539 600'], 'person-twice'],
    ['a position of another plant', ['TWR A 420 540'], 'position-unknown'],
    ['an end before the begin', ['N1 A 540 420'], 'time-wrong'],
    ['no time at all', ['N1 A 540 540'], 'time-wrong'],
    ['beyond midnight', ['N1 A 600 1441'], 'time-wrong'],
    ['before the shift', ['N1 A 419 540'], 'not-present'],
    ['after the shift', ['N1 A 840 901'], 'not-present'],
    ['somebody who is not there at all', ['N1 C 420 540'], 'not-present'],
  ])('not with %s', (_, texts, code) => {
    expect(decide(plans(...texts))).toEqual([code, expect.anything()]);
  });

  test('and who is not there all the time is told from when on', () => {
    expect(decide(plans('N1 A 840 915'))).toEqual(['not-present', { employeeId: 'A', at: 900 }]);
    expect(decide(plans('N1 A 400 540'))).toEqual(['not-present', { employeeId: 'A', at: 400 }]);
  });

  test('not in an hour that the clock leaves out', () => {
    const lasting: PlanSave['lasting'] = ({ begin, end }) => (begin >= 120 && end <= 180 ? 0 : end - begin);
    expect(decide(plans('N1 B 120 180'), { lasting })).toEqual(['no-such-hour', { at: 120 }]);
    expect(decide(plans('N1 B 60 240'), { lasting })).toBe('saved');
  });

  test('not with one name for two places', () => {
    expect(decide([plan('N1 A 420 540'), plan('N2 B 0 60')])).toEqual(['id-twice', { timePlanId: 'p0' }]);
  });

  test('not for a day gone by; today still', () => {
    expect(decide([], { day: dayOf(2026, 10, 4) })).toEqual(['day-past', {}]);
    expect(decide([])).toBe('saved');
  });

  test('who left the shift since stays where they stood, and goes nowhere else', () => {
    const standing = { state: 'DRAFT', timePlans: plans('N1 C 420 540') } as const;
    expect(decide(plans('N1 C 420 540', 'N2 A 420 540'), { standing })).toBe('saved');
    expect(decide(plans('N1 C 420 555'), { standing })).toEqual(['not-present', expect.anything()]);
  });

  test('what was published stays so', () => {
    const timePlans = plans('N1 A 420 540');
    const standing = { state: 'PUBLISHED', timePlans } as const;
    expect(decide(timePlans, { standing })).toEqual(['published-already', {}]);
    expect(decide([], { standing, wanted: { state: 'PUBLISHED', timePlans } })).toBe('saved');
  });
});

test('what is left of a stretch', () => {
  const day = [{ begin: 0, end: 100 }];
  expect(without(day, [{ begin: 20, end: 30 }])).toEqual([
    { begin: 0, end: 20 },
    { begin: 30, end: 100 },
  ]);
  expect(
    without(day, [
      { begin: 0, end: 50 },
      { begin: 50, end: 100 },
    ]),
  ).toEqual([]);
  expect(
    without(
      [
        { begin: 50, end: 60 },
        { begin: 0, end: 50 },
      ],
      [],
    ),
  ).toEqual([{ begin: 0, end: 60 }]);
});

test('without a stored plan a day has the seats that its configurations open, hours that touch as one', () => {
  const position = (positionId: string, kind: 'LAV' | 'REP' = 'LAV') => ({
    positionId,
    kind,
    islandId: null,
    specializationId: 'S',
    validFrom: dayOf(2026, 1, 1),
    validTo: null,
  });
  const ALWAYS = { validFrom: dayOf(2000, 1, 1), validTo: null };
  const room = {
    positions: [
      position('N1'),
      position('N2'),
      position('REP', 'REP'),
      { ...position('ENDED'), validTo: dayOf(2026, 9, 30) },
    ],
    configurations: [
      { configurationId: 'ALL', dayType: 'TUTTI', validFrom: dayOf(2026, 1, 1), validTo: null },
      { configurationId: 'SUN', dayType: 'FESTIVO', validFrom: dayOf(2026, 1, 1), validTo: null },
    ],
    openings: [
      { configurationId: 'ALL', positionId: 'N1', beginHour: 0, endHour: 7, ...ALWAYS },
      { configurationId: 'ALL', positionId: 'N1', beginHour: 7, endHour: 24, ...ALWAYS },
      { configurationId: 'ALL', positionId: 'N2', beginHour: 7, endHour: 12, ...ALWAYS },
      { configurationId: 'ALL', positionId: 'N2', beginHour: 15, endHour: 23, ...ALWAYS },
      { configurationId: 'ALL', positionId: 'REP', beginHour: 0, endHour: 24, ...ALWAYS },
      { configurationId: 'ALL', positionId: 'ENDED', beginHour: 7, endHour: 8, ...ALWAYS },
      {
        configurationId: 'ALL',
        positionId: 'N1',
        beginHour: 5,
        endHour: 24,
        ...ALWAYS,
        validTo: dayOf(2026, 9, 29),
      },
      { configurationId: 'SUN', positionId: 'N2', beginHour: 8, endHour: 9, ...ALWAYS },
    ],
  } as const;
  const seats = (day: typeof MONDAY) =>
    openTimePlans(room, day, () => false).map(
      ({ timePlanId, begin, end, employeeId }) => `${timePlanId} ${begin} ${end} ${employeeId}`,
    );
  expect(seats(MONDAY)).toEqual(['N1-0000 0 1440 null', 'N2-0700 420 720 null', 'N2-1500 900 1380 null']);
  expect(seats(dayOf(2026, 10, 4))).toEqual(['N2-0800 480 540 null']);
  expect(seats(dayOf(2026, 9, 30))).toContain('ENDED-0700 420 480 null');
});
