import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayOf } from '../kernel/index.ts';
import type { Day } from '../kernel/index.ts';
import { askedBy, openPositions } from './index.ts';
import type { OperatingConfiguration, Position, PositionOpening, PresenceKind } from './index.ts';

const FRIDAY = dayOf(2026, 10, 16);
const SATURDAY = addDays(FRIDAY, 1);
const SUNDAY = addDays(FRIDAY, 2);
const HOLIDAY = dayOf(2026, 12, 8);

const position = (positionId: string, part: Partial<Position> = {}): Position => ({
  positionId,
  kind: 'LAV',
  islandId: 'NORD',
  specializationId: 'ACS',
  validFrom: dayOf(2000, 1, 1),
  validTo: null,
  ...part,
});
const configuration = (
  configurationId: string,
  part: Partial<OperatingConfiguration> = {},
): OperatingConfiguration => ({
  configurationId,
  dayType: 'TUTTI',
  validFrom: dayOf(2026, 1, 1),
  validTo: null,
  ...part,
});
const opening = (
  configurationId: string,
  positionId: string,
  beginHour: number,
  endHour: number,
  part: Partial<PositionOpening> = {},
): PositionOpening => ({
  configurationId,
  positionId,
  beginHour,
  endHour,
  validFrom: dayOf(2000, 1, 1),
  validTo: null,
  ...part,
});

const NAMES = { specializations: ['APS', 'ACS'], islands: ['NORD', 'TMA'] };
const ROOM = {
  positions: [
    position('N1'),
    position('ARR', { islandId: 'TMA', specializationId: 'APS' }),
    position('CSO', { islandId: null }),
    position('CALL', { kind: 'REP' }),
  ],
  configurations: [configuration('always')],
  openings: [
    opening('always', 'CSO', 0, 24),
    opening('always', 'N1', 7, 23),
    opening('always', 'ARR', 12, 15),
    opening('always', 'ARR', 18, 20),
    opening('always', 'CALL', 0, 24),
  ],
};

const chairsOf = (room: Parameters<typeof openPositions>[0]) => {
  const chairs = openPositions(room, NAMES, (day) => day === HOLIDAY);
  return (day: Day, hour: number, kind: PresenceKind = 'LAV') =>
    chairs(day, hour, kind).map(({ specialization, island }) => [
      NAMES.specializations[specialization],
      NAMES.islands[island] ?? null,
    ]);
};

test('a position is a chair in the hours in which it is open, up to the last one excluded, in the order of the plan', () => {
  const chairs = chairsOf(ROOM);
  expect(chairs(FRIDAY, 6)).toEqual([['ACS', null]]);
  expect(chairs(FRIDAY, 7)).toEqual([
    ['ACS', 'NORD'],
    ['ACS', null],
  ]);
  expect(chairs(FRIDAY, 14)).toEqual([
    ['ACS', 'NORD'],
    ['APS', 'TMA'],
    ['ACS', null],
  ]);
  expect(chairs(FRIDAY, 15)).toHaveLength(2);
  expect(chairs(FRIDAY, 19)).toHaveLength(3);
  expect(chairs(FRIDAY, 23)).toEqual([['ACS', null]]);
});

test('places on call are chairs of their own kind only', () => {
  const chairs = chairsOf(ROOM);
  expect(chairs(FRIDAY, 3, 'REP')).toEqual([['ACS', 'NORD']]);
});

test('the type of the day goes before TUTTI, holidays and Sundays being FESTIVO', () => {
  const chairs = chairsOf({
    ...ROOM,
    configurations: [
      configuration('always'),
      configuration('saturday', { dayType: 'SABATO' }),
      configuration('rest', { dayType: 'FESTIVO' }),
    ],
    openings: [
      opening('always', 'N1', 0, 24),
      opening('always', 'ARR', 0, 24),
      opening('always', 'CSO', 0, 24),
      opening('saturday', 'N1', 0, 24),
      opening('saturday', 'CSO', 0, 24),
      opening('rest', 'CSO', 0, 24),
    ],
  });
  expect([FRIDAY, SATURDAY, SUNDAY, HOLIDAY].map((day) => chairs(day, 8).length)).toEqual([3, 2, 1, 1]);
});

test('configurations hold from their first to their last day, those of one type together, a position once', () => {
  const chairs = chairsOf({
    ...ROOM,
    configurations: [
      configuration('until', { validTo: FRIDAY }),
      configuration('since', { validFrom: FRIDAY }),
    ],
    openings: [opening('until', 'N1', 0, 24), opening('since', 'N1', 0, 24), opening('since', 'ARR', 0, 24)],
  });
  const days = [dayOf(2025, 12, 31), addDays(FRIDAY, -1), FRIDAY, SATURDAY];
  expect(days.map((day) => chairs(day, 8).length)).toEqual([0, 1, 2, 2]);
});

test('a position is a chair of the state of the day: its kind, island, specialization and place in the order', () => {
  const until = position('N1', { validTo: FRIDAY });
  const states = [
    position('ARR', { islandId: 'TMA', specializationId: 'APS' }),
    position('N1', { validFrom: SUNDAY, specializationId: 'APS', islandId: 'TMA' }),
    until,
  ];
  const opened = states.map(({ positionId }) => opening('always', positionId, 0, 24));
  const chairs = chairsOf({ ...ROOM, positions: states, openings: opened });
  const [ARR, N1, CHANGED] = [
    ['APS', 'TMA'],
    ['ACS', 'NORD'],
    ['APS', 'TMA'],
  ];
  expect([FRIDAY, SATURDAY, SUNDAY].map((day) => chairs(day, 8))).toEqual([[ARR, N1], [ARR], [ARR, CHANGED]]);
  const onCall = {
    ...ROOM,
    positions: [until, position('N1', { validFrom: SATURDAY, kind: 'REP' })],
    openings: opened,
  };
  expect([FRIDAY, SATURDAY].map((day) => chairsOf(onCall)(day, 8, 'REP').length)).toEqual([0, 1]);
});

test('an opening is that of the day: it ends, others follow, and what was open before stays so', () => {
  const room = {
    ...ROOM,
    openings: [
      opening('always', 'CSO', 0, 24),
      opening('always', 'N1', 7, 23, { validTo: FRIDAY }),
      opening('always', 'N1', 9, 12, { validFrom: SUNDAY }),
      opening('always', 'ARR', 7, 9, { validTo: FRIDAY }),
    ],
  };
  const chairs = chairsOf(room);
  const count = (hour: number) => [FRIDAY, SATURDAY, SUNDAY].map((day) => chairs(day, hour).length);
  expect([7, 9, 12].map(count)).toEqual([
    [3, 1, 1],
    [2, 1, 2],
    [2, 1, 1],
  ]);
  const asked = askedBy(room, NAMES.specializations);
  expect([FRIDAY, SATURDAY].map((day) => asked(day, 'LAV'))).toEqual([0b11, 0b10]);
});

test('openings of an id that has no state on the day open nothing', () => {
  const chairs = chairsOf({ ...ROOM, positions: [position('CSO', { validFrom: SATURDAY })] });
  expect([FRIDAY, SATURDAY].map((day) => chairs(day, 8).length)).toEqual([0, 1]);
});

test('random states, openings and days: a chair for each position whose state of the day is open', () => {
  const of = fc.record({
    positionId: fc.constantFrom('A', 'B', 'C'),
    kind: fc.constantFrom<PresenceKind>('LAV', 'REP'),
    islandId: fc.constantFrom('NORD', 'TMA', null),
    specializationId: fc.constantFrom('APS', 'ACS'),
    starts: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 3 }),
    lasts: fc.integer({ min: 0, max: 3 }),
  });
  const openHours = fc.record({
    positionId: fc.constantFrom('A', 'B', 'C', 'nobody'),
    beginHour: fc.integer({ min: 0, max: 22 }),
    start: fc.integer({ min: 0, max: 6 }),
    lasts: fc.option(fc.integer({ min: 0, max: 3 })),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(of, { selector: (one) => one.positionId }),
      fc.array(openHours),
      (all, openings) => {
        // each state ends before the next one of its id begins, some of them earlier
        const states = all.flatMap(({ starts, lasts, ...one }) =>
          starts
            .toSorted((first, second) => first - second)
            .map((start, nth, begins) => {
              const next = begins[nth + 1];
              const kind = nth % 2 === 0 ? one.kind : 'LAV';
              const last = next === undefined ? null : addDays(FRIDAY, Math.min(next - 1, start + lasts));
              return position(one.positionId, {
                ...one,
                kind,
                validFrom: addDays(FRIDAY, start),
                validTo: last,
              });
            }),
        );
        const room = {
          positions: states,
          configurations: [configuration('always')],
          openings: openings.map(({ positionId, beginHour, start, lasts }) =>
            opening('always', positionId, beginHour, beginHour + 2, {
              validFrom: addDays(FRIDAY, start),
              validTo: lasts === null ? null : addDays(FRIDAY, start + lasts),
            }),
          ),
        };
        const chairs = chairsOf(room);
        const asked = askedBy(room, NAMES.specializations);
        for (let nth = 0; nth < 9; nth++) {
          const day = addDays(FRIDAY, nth);
          const opened = openings.filter(
            ({ start, lasts }) => start <= nth && (lasts === null || nth <= start + lasts),
          );
          for (const kind of ['LAV', 'REP'] as const) {
            const ofDay = states.filter(
              (one) => one.kind === kind && !(day < one.validFrom || day > (one.validTo ?? day)),
            );
            for (const hour of [0, 7, 8, 23]) {
              const there = ofDay.filter(({ positionId }) =>
                opened.some(
                  (one) => one.positionId === positionId && [hour, hour - 1].includes(one.beginHour),
                ),
              );
              expect(chairs(day, hour, kind)).toEqual(
                there.map((one) => [one.specializationId, one.islandId]),
              );
            }
            const names = NAMES.specializations.filter((_, index) => (asked(day, kind) >>> index) & 1);
            const wanted = ofDay.filter((one) =>
              opened.some(({ positionId }) => positionId === one.positionId),
            );
            expect(new Set(names)).toEqual(new Set(wanted.map((one) => one.specializationId)));
          }
        }
      },
    ),
  );
});

test('the same open positions are the same object: cells that have them are matched once', () => {
  const chairs = openPositions(ROOM, NAMES, () => false);
  expect(chairs(FRIDAY, 8, 'LAV')).toBe(chairs(SUNDAY, 9, 'LAV'));
  expect(chairs(FRIDAY, 12, 'LAV')).not.toBe(chairs(FRIDAY, 11, 'LAV'));
});

test('what is asked for is told by kind, of open positions only', () => {
  const closed = { ...ROOM, openings: ROOM.openings.filter(({ positionId }) => positionId !== 'ARR') };
  const bits = (room: typeof ROOM) =>
    (['LAV', 'REP'] as const).map((kind) => askedBy(room, NAMES.specializations)(FRIDAY, kind));
  expect(bits(ROOM)).toEqual([0b11, 0b10]);
  expect(bits(closed)).toEqual([0b10, 0b10]);
});
