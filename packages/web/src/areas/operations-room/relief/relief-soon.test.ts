import { expect, test } from 'vitest';
import type { Board, Seat } from '../plan/board.ts';
import { reliefsSoon } from './relief-soon.ts';

const seat = (positionId: string, employeeId: string, begin: number, end: number): Seat => ({
  id: `${positionId} ${begin}`,
  positionId,
  employeeId,
  begin,
  end,
  fixed: false,
});
const BOARD: Board = {
  seats: [
    seat('N1', 'Rossi', 420, 540),
    seat('N1', 'Bruno', 540, 660),
    seat('N2', 'Costa', 480, 540),
    seat('S1', 'Gallo', 420, 530),
    seat('T1', 'Leone', 420, 540),
    seat('T1', 'Leone', 540, 600),
    seat('D1', 'Neri', 420, 600),
  ],
  open: new Map([
    ['N1', [{ begin: 420, end: 660 }]],
    ['N2', [{ begin: 480, end: 540 }]],
    ['S1', [{ begin: 420, end: 660 }]],
    ['T1', [{ begin: 420, end: 660 }]],
    ['D1', [{ begin: 420, end: 660 }]],
  ]),
};

test('who is relieved within half an hour is named with who comes; nobody comes, or the position closes', () => {
  expect(reliefsSoon(BOARD, 520)).toEqual([
    { at: 530, positionId: 'S1', leaves: 'Gallo', comes: null, closes: false },
    { at: 540, positionId: 'N1', leaves: 'Rossi', comes: 'Bruno', closes: false },
    { at: 540, positionId: 'N2', leaves: 'Costa', comes: null, closes: true },
  ]);
});

test('who leaves later than in half an hour, or has left, is not named', () => {
  expect(reliefsSoon(BOARD, 509)).toMatchObject([{ positionId: 'S1' }]);
  expect(reliefsSoon(BOARD, 540)).toEqual([]);
});
