import { describe, expect, test } from 'vitest';
import type { Board, Seat } from './board.ts';
import { lostWork } from './lost-work.ts';

const seat = (employeeId: string, begin: number, positionId = 'ACC1'): Seat => ({
  id: `20270118/${employeeId}${begin}`,
  employeeId,
  positionId,
  begin,
  end: begin + 60,
  fixed: false,
});
const board = (seats: readonly Seat[], end = 720): Board => ({
  seats,
  open: new Map([['ACC1', [{ begin: 420, end }]]]),
});

describe('what is lost when one’s own plan is saved over that of somebody else', () => {
  const [stays, gone, theirNew, myNew] = [
    seat('800001', 420),
    seat('800002', 480),
    seat('800003', 540),
    seat('800004', 600),
  ];
  const base = board([stays, gone]);

  test('seats that they put and that are not on one’s own board; seats that they took away and that stand there yet', () => {
    const lost = lostWork(base, board([stays, theirNew]), board([stays, gone, myNew]));
    expect(lost).toEqual({ put: [theirNew], taken: [gone], hours: [] });
  });

  test('nothing of what both did alike, nor of what only oneself did', () => {
    const lost = lostWork(base, board([stays, theirNew]), board([stays, theirNew, myNew]));
    expect(lost).toEqual({ put: [], taken: [], hours: [] });
    expect(lostWork(base, base, board([myNew]))).toEqual({ put: [], taken: [], hours: [] });
  });

  test('a seat that they took away while it was made longer here comes back as it is here', () => {
    const longer = { ...gone, end: gone.end + 60 };
    expect(lostWork(base, board([stays]), board([stays, longer])).taken).toEqual([longer]);
  });

  test('hours of positions that they changed, unless one’s own are the same', () => {
    expect(lostWork(base, board([stays, gone], 780), base).hours).toEqual(['ACC1']);
    expect(lostWork(base, board([stays, gone], 780), board([stays, gone], 780)).hours).toEqual([]);
  });
});
