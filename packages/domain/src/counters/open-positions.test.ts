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
): PositionOpening => ({ configurationId, positionId, beginHour, endHour });

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

test('the same open positions are the same object: cells that have them are matched once', () => {
  const chairs = openPositions(ROOM, NAMES, () => false);
  expect(chairs(FRIDAY, 8, 'LAV')).toBe(chairs(SUNDAY, 9, 'LAV'));
  expect(chairs(FRIDAY, 12, 'LAV')).not.toBe(chairs(FRIDAY, 11, 'LAV'));
});

test('what is asked for is told by kind, of open positions only', () => {
  const closed = { ...ROOM, openings: ROOM.openings.filter(({ positionId }) => positionId !== 'ARR') };
  expect(askedBy(ROOM, NAMES.specializations)).toEqual({ LAV: 0b11, REP: 0b10 });
  expect(askedBy(closed, NAMES.specializations)).toEqual({ LAV: 0b10, REP: 0b10 });
});
