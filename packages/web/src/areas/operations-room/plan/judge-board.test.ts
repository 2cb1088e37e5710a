import type { RoomPerson, RoomPosition } from '@torre/contract/operations-room';
import { ruleSetOn } from '@torre/domain/configuration';
import { dayOf } from '@torre/domain/kernel';
import { expect, test } from 'vitest';
import type { Board, Seat } from './board.ts';
import { judgeOf } from './judge-board.ts';

const AUTUMN = dayOf(2027, 10, 31);
const { rules } = ruleSetOn(new Map(), null, '', AUTUMN);

const minute = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

function boardWith(
  ...seats: readonly (readonly [employeeId: string, positionId: string, hours: string])[]
): Board {
  return {
    open: new Map(),
    seats: seats.map(([employeeId, positionId, hours], nth): Seat => {
      const [begin, end] = hours.split('–').map(minute) as [number, number];
      return { id: String(nth), employeeId, positionId, begin, end, fixed: false };
    }),
  };
}

const night = { date: '20271031', turn: 'N', specializations: [], elsewhere: [] };
const person = (employeeId: string): RoomPerson => ({
  employeeId,
  employeeName: employeeId,
  employeeSurname: 'Prova',
  category: 'CTA',
  island: null,
  specializations: [],
  shifts: [{ ...night, startDate: '20271030 2300', endDate: '20271031 0700' }],
  busy: [],
  present: [{ startDate: '20271030 2300', endDate: '20271031 0700' }],
});
const PEOPLE = ['Anna', 'Bruno'].map(person);
const measured = (board: Board) =>
  [...judgeOf(AUTUMN, PEOPLE, [] as readonly RoomPosition[], rules, new Set())(board)].flatMap(
    ([employeeId, findings]) => findings.map(({ finding }) => [employeeId, finding.rule, finding.measured]),
  );

test('two seats around the middle of the autumn hour are the 120 minutes that pass, not 180', () => {
  expect(measured(boardWith(['Anna', 'E1', '02:00–02:30'], ['Anna', 'E2', '02:30–03:00']))).toEqual([]);
  expect(measured(boardWith(['Anna', 'E1', '01:59–02:30'], ['Anna', 'E2', '02:30–03:00']))).toEqual([
    ['Anna', 'R373.3', 121],
  ]);
});

test('who takes over at a time that comes twice has not sat there twice', () => {
  expect(measured(boardWith(['Anna', 'E1', '00:00–02:00'], ['Bruno', 'E1', '02:00–03:00']))).toEqual([]);
  expect(measured(boardWith(['Anna', 'E1', '01:00–02:30'], ['Bruno', 'E1', '02:30–04:00']))).toEqual([
    ['Bruno', 'R373.3', 150],
  ]);
});

test('each person is judged by the rules of the own category', () => {
  const own = { ...rules, 'R373.3': { ...rules['R373.3'], maxMinutiPosizione: 60, categorie: [] } };
  const people = [PEOPLE[0]!, { ...PEOPLE[1]!, category: 'METEO' }];
  const judge = judgeOf(AUTUMN, people, [], { ...rules, ofCategory: { METEO: own } }, new Set());
  const board = boardWith(['Anna', 'E1', '04:00–05:30'], ['Bruno', 'E2', '04:00–05:30']);
  expect([...judge(board)].map(([code, found]) => [code, found[0]!.finding.required])).toEqual([
    ['Bruno', 60],
  ]);
});
