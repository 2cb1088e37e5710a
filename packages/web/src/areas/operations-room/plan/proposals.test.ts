import { expect, test } from 'vitest';
import type { Board, Seat } from './board.ts';
import type { BoardChange } from './fill-board.ts';
import { proposalsByIsland, withChanges, withNeeded } from './proposals.ts';

const seat = (id: string, positionId: string, employeeId: string, begin: number, end: number): Seat => ({
  id,
  positionId,
  employeeId,
  begin,
  end,
  fixed: false,
});
const put = (one: Seat): BoardChange => ({ kind: 'put', seat: one });

const BOARD: Board = {
  seats: [seat('a', 'N1', '1', 420, 480), seat('b', 'S1', '2', 420, 480)],
  open: new Map([
    ['N1', [{ begin: 420, end: 540 }]],
    ['S1', [{ begin: 420, end: 540 }]],
  ]),
};
const moved = put(seat('a', 'S1', '1', 480, 540));
const instead = put(seat('c', 'N1', '3', 420, 480));
const removed: BoardChange = { kind: 'remove', id: 'b' };
const apart = put(seat('d', 'N1', '4', 480, 540));

test('a seat that is proposed where another stands comes with the change that takes that one away', () => {
  const all = [moved, instead, removed, apart];
  expect(withNeeded(BOARD, all, [instead])).toEqual([instead, moved]);
  expect(withNeeded(BOARD, all, [apart])).toEqual([apart]);
  expect(withNeeded(BOARD, all, [removed])).toEqual([removed]);
});

test('people who exchange their positions are exchanged, whichever of the two is taken', () => {
  const board: Board = { ...BOARD, seats: [seat('a', 'N1', '1', 420, 480), seat('b', 'S1', '2', 420, 480)] };
  const [one, other] = [put(seat('a', 'S1', '1', 420, 480)), put(seat('b', 'N1', '2', 420, 480))];
  expect(withNeeded(board, [one, other], [one])).toEqual([one, other]);
  expect(withChanges(board, [one, other]).seats).toEqual(
    [one, other].map((change) => 'seat' in change && change.seat),
  );
});

test('proposals are an island’s by their position, those that remove a seat by that of the seat', () => {
  const positions = [
    { positionId: 'S1', islandName: 'Sud' },
    { positionId: 'N1', islandName: 'Nord' },
  ];
  expect(proposalsByIsland([moved, removed, apart], positions, BOARD)).toEqual([
    { name: 'Nord', changes: [apart] },
    { name: 'Sud', changes: [moved, removed] },
  ]);
});
