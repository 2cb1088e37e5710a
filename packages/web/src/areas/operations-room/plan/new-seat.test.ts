import { expect, test } from 'vitest';
import { newcomerSeat } from './new-seat.ts';
import type { Board, Seat } from './board.ts';

const seat = (positionId: string, employeeId: string, begin: number, end: number): Seat => ({
  id: `20261217/${positionId}-${begin}`,
  positionId,
  employeeId,
  begin,
  end,
  fixed: false,
});
const BOARD: Board = {
  seats: [seat('N1', 'bruno', 600, 720), seat('N2', 'anna', 840, 960)],
  open: new Map([
    ['N1', [{ begin: 0, end: 1440 }]],
    ['N2', [{ begin: 420, end: 1000 }]],
  ]),
};

test.each([
  ['as long as one may stay without a break', 'N1', 725, 720, 840],
  ['from the quarter under the hand', 'N1', 749, 735, 840],
  ['until somebody else comes', 'N1', 545, 540, 600],
  ['until the position closes', 'N2', 965, 960, 1000],
  ['until the shift ends', 'N1', 1040, 1035, 1080],
  ['a closed position is opened', 'N2', 1000, 990, 1000],
  ['before the shift, where it is refused', 'N1', 60, 60, 180],
  ['over somebody, where it is refused', 'N1', 630, 630, 750],
  ['at the end of the day', 'N1', 1439, 1425, 1440],
  ['left of the day', 'N1', -30, 0, 120],
])('a newcomer sits %s', (_case, positionId, at, begin, end) => {
  const present = [{ begin: 420, end: 1080 }];
  const newcomer = { id: '20261217/new', employeeId: 'anna', positionId, at, present };
  const found = newcomerSeat(BOARD, { ...newcomer, longest: 120, reach: { begin: 0, end: 1440 } });
  expect([found.begin, found.end]).toEqual([begin, end]);
});
