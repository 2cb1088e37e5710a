import type { RoomPerson, RoomPosition } from '@torre/contract/operations-room';
import { ruleSetOn } from '@torre/domain/configuration';
import { dayOf } from '@torre/domain/kernel';
import { fillRoom } from '@torre/domain/operations-room';
import { expect, test } from 'vitest';
import { gapsOf, withSeat } from './board.ts';
import type { Board } from './board.ts';
import { boardChanges, boardClock, openPlaces, roomToFill } from './fill-board.ts';
import type { BoardToFill } from './fill-board.ts';
import { judgeOf } from './judge-board.ts';
import { withChanges } from './proposals.ts';

const POSITION: RoomPosition = {
  positionId: 'N1',
  name: 'N1',
  kind: 'LAV',
  island: 'NORD',
  islandName: 'Nord',
  specializationId: 'N',
  specializationName: 'Nord',
};

/** On duty from the evening before a day until its morning. */
function atNight(employeeId: string, eve: string, date: string, more: Partial<RoomPerson> = {}): RoomPerson {
  const shift = { startDate: `${eve} 2300`, endDate: `${date} 0700` };
  return {
    employeeId,
    employeeName: 'Anna',
    employeeSurname: employeeId,
    category: 'CTA',
    island: 'NORD',
    specializations: ['N'],
    shifts: [{ ...shift, date, turn: 'N', specializations: ['N'], elsewhere: [] }],
    present: [shift],
    busy: [],
    ...more,
  };
}

const open = (begin: number, end: number): Board => ({
  seats: [],
  open: new Map([['N1', [{ begin, end }]]]),
});

const asked = (year: number, month: number, date: number, more: Partial<BoardToFill>): BoardToFill => ({
  day: dayOf(year, month, date),
  board: open(0, 420),
  positions: [POSITION],
  people: [],
  rules: ruleSetOn(new Map(), null, 'CTA', dayOf(year, month, date)).rules,
  edited: [{ begin: 0, end: 1440 }],
  ignored: new Set(),
  wanted: { begin: 0, end: 1440 },
  now: 0,
  ...more,
});

/** The board as it would stand, and what the rules find in it. */
function filled(from: BoardToFill) {
  const clock = boardClock(from.day);
  const fill = fillRoom(roomToFill(from, clock));
  let last = 0;
  const changes = boardChanges(fill.changes, clock, () => `new-${++last}`);
  const board = withChanges(from.board, changes);
  const judge = judgeOf(from.day, from.people, from.positions, from.rules, new Set());
  return { board, open: openPlaces(fill.open, clock), findings: [...judge(board).values()].flat() };
}

test.each([
  ['of an ordinary day', 2026, 12, 15, '20261214', '20261215'],
  ['of the spring, an hour shorter', 2027, 3, 28, '20270327', '20270328'],
  ['of the autumn, an hour longer', 2027, 10, 31, '20271030', '20271031'],
] as const)(
  'a night %s is covered on the board, and the rules find nothing in it',
  (_, year, month, date, eve, day) => {
    const people = ['1', '2', '3'].map((code) => atNight(code, eve, day));
    const { board, open: left, findings } = filled(asked(year, month, date, { people }));
    expect(left).toEqual([]);
    expect(gapsOf(board)).toEqual([]);
    expect(findings).toEqual([]);
  },
);

test('an activity with hours places nobody in them', () => {
  const busy = [{ startDate: '20261215 0200', endDate: '20261215 0600' }];
  const people = [atNight('1', '20261214', '20261215', { busy })];
  const { board } = filled(asked(2026, 12, 15, { people }));
  expect(board.seats.length).toBeGreaterThan(0);
  expect(board.seats.filter(({ begin, end }) => begin < 360 && end > 120)).toEqual([]);
});

test('of what is open only the hours that the board changes and those looked at are filled', () => {
  const people = ['1', '2'].map((code) => atNight(code, '20261214', '20261215'));
  const wanted = { positionId: 'N1', begin: -60, end: 120 };
  const { board } = filled(asked(2026, 12, 15, { people, board: open(-60, 420), wanted }));
  expect(gapsOf(board)).toEqual([
    { positionId: 'N1', begin: -60, end: 0 },
    { positionId: 'N1', begin: 120, end: 420 },
  ]);
});

test('who was put on a place on call stays there, and sits nowhere else meanwhile', () => {
  const call: RoomPosition = { ...POSITION, positionId: 'REP', kind: 'REP' };
  const seat = { id: 'call', positionId: 'REP', employeeId: '1', begin: 0, end: 60, fixed: false };
  const board = { ...open(0, 60), seats: [seat] };
  const people = [atNight('1', '20261214', '20261215')];
  const result = filled(asked(2026, 12, 15, { board, people, positions: [POSITION, call] }));
  expect(result.board.seats).toEqual([seat]);
  expect(result.open).toMatchObject([{ positionId: 'N1', reason: 'all-seated' }]);
});

test('a seat of the day beside, or one that a manager left out of the warnings, is not to be moved', () => {
  const seat = { positionId: 'N1', employeeId: '1', begin: 0, end: 60 };
  const board = [
    { ...seat, id: 'ignored', fixed: false },
    { ...seat, id: 'beside', fixed: true, begin: 60, end: 90 },
    { ...seat, id: 'own', fixed: false, begin: 200, end: 230 },
  ].reduce(withSeat, open(0, 420));
  const from = asked(2026, 12, 15, { board, ignored: new Set(['ignored']) });
  const { seats } = roomToFill(from, boardClock(from.day));
  expect(seats.map(({ id, movable }) => [id, movable])).toEqual([
    ['ignored', false],
    ['beside', false],
    ['own', true],
  ]);
});
