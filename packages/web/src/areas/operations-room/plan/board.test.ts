import type { RoomPerson, TimePlan } from '@torre/contract/operations-room';
import { ruleSetOn } from '@torre/domain/configuration';
import { dayFromCompact } from '@torre/domain/kernel';
import { describe, expect, test } from 'vitest';
import { boardOf, gapsOf, isSameBoard, obstacleTo, timePlansOf, withSeat, withoutGap } from './board.ts';
import type { Board, Seat } from './board.ts';
import { boardState, openBoard } from './board-state.ts';
import { judgeOf } from './judge-board.ts';
import { moved } from './move.ts';

const DATE = '20261216';
const DAY = dayFromCompact(DATE)!;

const plan = (text: string, nth = 0): TimePlan => {
  const [positionId, hours, who] = text.split(' ');
  const [beginTime, endTime] = hours!.split('-');
  const employeeId = who ?? null;
  return {
    timePlanId: `p${nth}`,
    positionId: positionId!,
    employeeId,
    beginTime: beginTime!,
    endTime: endTime!,
  };
};
const board = (...texts: readonly string[]): Board =>
  boardOf(DAY, [{ plan: { date: DATE, timePlans: texts.map(plan) }, fixed: false }]);
const seatsOf = ({ seats }: Board): string[] =>
  seats.map(({ positionId, employeeId, begin, end }) => `${positionId} ${employeeId} ${begin} ${end}`);
const gaps = (of: Board): string[] =>
  gapsOf(of).map(({ positionId, begin, end }) => `${positionId} ${begin} ${end}`);

test('a position is open where somebody sits or nobody yet; what nobody takes is a gap', () => {
  const of = board('N1 0000-0700', 'N1 0700-0900 A', 'N1 0900-0000', 'N2 0700-2300');
  expect(seatsOf(of)).toEqual(['N1 A 420 540']);
  expect(gaps(of)).toEqual(['N1 0 420', 'N1 540 1440', 'N2 420 1380']);
});

test('what is read is saved again as it was', () => {
  const texts = ['N1 0000-0700', 'N1 0700-0900 A', 'N1 0900-0000'];
  const saved = timePlansOf(board(...texts), DAY, DATE);
  expect(
    saved.map(
      ({ positionId, beginTime, endTime, employeeId }) =>
        `${positionId} ${beginTime}-${endTime}${employeeId ? ` ${employeeId}` : ''}`,
    ),
  ).toEqual(['N1 0700-0900 A', 'N1 0000-0700', 'N1 0900-0000']);
  expect(saved.map(({ timePlanId }) => timePlanId)).toEqual(['p1', 'N1-0000', 'N1-0900']);
});

test('a seat that crosses midnight is saved as one of each day', () => {
  const yesterday = { plan: { date: '20261215', timePlans: [plan('N1 2300-0000 A', 7)] }, fixed: false };
  const of = boardOf(DAY, [yesterday, { plan: { date: DATE, timePlans: [] }, fixed: false }]);
  const longer = withSeat(of, { ...of.seats[0]!, end: 60 });
  expect(timePlansOf(longer, DAY, '20261215')).toMatchObject([
    { timePlanId: 'p7', beginTime: '2300', endTime: '0000' },
  ]);
  expect(timePlansOf(longer, DAY, DATE)).toMatchObject([
    { timePlanId: 'p7', beginTime: '0000', endTime: '0100' },
  ]);
});

test('and read again as one, unless one of its days is only looked at, or its parts are two seats', () => {
  const eve = { date: '20261215', timePlans: [plan('N1 2300-0000 A', 7)] };
  const morning = (text: string, id: number) => ({ date: DATE, timePlans: [plan(text, id)] });
  const hours = (one: typeof eve, other: typeof eve, fixed = false) =>
    boardOf(DAY, [
      { plan: one, fixed },
      { plan: other, fixed: false },
    ]).seats.map(({ id, begin, end }) => `${id} ${begin} ${end}`);
  expect(hours(eve, morning('N1 0000-0100 A', 7))).toEqual(['20261215/p7 -60 60']);
  const apart = (id = 7) => ['20261215/p7 -60 0', `20261216/p${id} 0 60`];
  expect(hours(eve, morning('N1 0000-0100 A', 7), true)).toEqual(apart());
  expect(hours(eve, morning('N1 0000-0100 A', 8))).toEqual(apart(8));
  expect(hours(eve, morning('N2 0000-0100 A', 7))).toEqual(apart());
  expect(hours(eve, morning('N1 0000-0100 B', 7))).toEqual(apart());
});

describe('a seat', () => {
  const of = board('N1 0700-0900 A', 'N1 0900-1200 B', 'N2 1000-1100 A');
  const present = [{ begin: 420, end: 900 }];
  const at = (change: Partial<Seat>): Seat => ({ ...of.seats[0]!, ...change });

  test.each([
    ['stands where it is', {}, null],
    ['may touch another', { positionId: 'N2', begin: 660, end: 720 }, null],
    ['may not cover another in its position', { end: 555 }, 'position-taken'],
    [
      'may not be there while the person is elsewhere',
      { positionId: 'N3', begin: 585, end: 615 },
      'person-twice',
    ],
    ['may not leave the shift', { begin: 405 }, 'not-present'],
  ])('%s', (_, change, expected) => {
    expect(obstacleTo(of, at(change), present)?.is ?? null).toBe(expected);
  });

  test('beyond the hours of its position keeps it open there', () => {
    const longer = withSeat(of, at({ positionId: 'N3' }));
    expect(gaps(longer)).toEqual(['N1 420 540']);
    expect(longer.open.get('N3')).toEqual([{ begin: 420, end: 540 }]);
  });

  test.each([
    ['move', 20, [435, 555]],
    ['move', 7, [420, 540]],
    ['move', -1000, [0, 120]],
    ['move', 5000, [1320, 1440]],
    ['begin', 30, [450, 540]],
    ['begin', 500, [525, 540]],
    ['end', -500, [420, 435]],
    ['end', 30, [420, 570]],
  ] as const)('%s by %i minutes', (grip, minutes, expected) => {
    const { begin, end } = moved(at({}), grip, minutes, { begin: 0, end: 1440 });
    expect([begin, end]).toEqual(expected);
  });

  test('that stood between the quarters snaps to them', () => {
    expect(moved(at({ begin: 427, end: 547 }), 'move', 15, { begin: 0, end: 1440 })).toMatchObject({
      begin: 435,
      end: 555,
    });
  });
});

test('moves are taken back one by one, and what was saved is known', () => {
  const first = board('N1 0700-0900 A', 'N1 0900-1200');
  let state = openBoard(first);
  const seat = first.seats[0]!;
  state = boardState(state, { type: 'put', seat: { ...seat, begin: 480 } });
  state = boardState(state, { type: 'remove', id: seat.id });
  expect(gaps(state.board)).toEqual(['N1 420 720']);
  expect(isSameBoard(state.saved, state.board, DAY, [DATE])).toBe(false);
  state = boardState(state, { type: 'undo' });
  expect(seatsOf(state.board)).toEqual(['N1 A 480 540']);
  state = boardState(boardState(state, { type: 'undo' }), { type: 'undo' });
  expect(isSameBoard(state.saved, state.board, DAY, [DATE])).toBe(true);
});

test('a gap that is closed is open no more', () => {
  const of = board('N1 0700-0900 A', 'N1 0900-1200');
  expect(gaps(withoutGap(of, { positionId: 'N1', begin: 540, end: 720 }))).toEqual([]);
});

describe('time in position', () => {
  const { rules } = ruleSetOn(new Map(), null, '', DAY);
  const person = (employeeId: string, startDate: string, endDate: string): RoomPerson => ({
    employeeId,
    employeeName: 'Anna',
    employeeSurname: 'Rossi',
    category: 'CTA',
    island: null,
    specializations: [],
    shifts: [{ date: DATE, turn: 'M', startDate, endDate, specializations: [], elsewhere: [] }],
    busy: [],
    present: [{ startDate, endDate }],
  });
  const judge = (
    of: Board,
    ignored: readonly string[] = [],
    day = DAY,
    who = person('A', `${DATE} 0700`, `${DATE} 1500`),
  ) => [...(judgeOf(day, [who], [], rules, new Set(ignored))(of).get('A') ?? [])];

  test('is judged over positions, and says when a break is due', () => {
    expect(judge(board('N1 0700-0900 A', 'N2 0920-1010 A'))).toMatchObject([
      { begin: 420, end: 610, mendBy: 540, finding: { rule: 'R373.3', measured: 170, required: 120 } },
    ]);
    expect(judge(board('N1 0700-0900 A', 'N2 0930-1010 A'))).toEqual([]);
  });

  test('leaves out what is ignored', () => {
    expect(judge(board('N1 0700-0900 A', 'N2 0920-1010 A'), [`${DATE}/p1`])).toEqual([]);
  });

  test('goes on over midnight with the plan of the day before', () => {
    const yesterday = { plan: { date: '20261215', timePlans: [plan('N1 2300-0000 A')] }, fixed: true };
    const of = boardOf(DAY, [
      yesterday,
      { plan: { date: DATE, timePlans: [plan('N1 0000-0115 A', 1)] }, fixed: false },
    ]);
    const night = person('A', '20261215 2300', `${DATE} 0700`);
    expect(judge(of, [], DAY, night)).toMatchObject([{ begin: -60, end: 75, finding: { measured: 135 } }]);
  });

  test('counts the hours that pass, not those of the clock', () => {
    const spring = dayFromCompact('20270328')!;
    const night = (hours: string) =>
      boardOf(spring, [{ plan: { date: '20270328', timePlans: [plan(`N1 ${hours} A`)] }, fixed: false }]);
    const who = person('A', '20270327 2300', '20270328 0700');
    expect(judge(night('0100-0400'), [], spring, who)).toEqual([]);
    expect(judge(night('0300-0515'), [], spring, who)).toMatchObject([{ begin: 180, end: 315 }]);
  });
});
