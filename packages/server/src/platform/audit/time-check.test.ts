import { expect, test } from 'vitest';
import { BATCH_ROWS } from './seal-audit.ts';
import { TimeCheck } from './time-check.ts';

const hour = (n: number): number => n * 3_600_000;
const DAY = 24;

interface ChainedBatch {
  readonly sealedAt: number;
  /** Hours at which its rows say that they were written. */
  readonly rows: readonly number[];
  readonly isFull?: boolean;
}

/** Hours of the rows that are doubtful. */
function doubts(batches: readonly ChainedBatch[]): readonly number[] {
  const check = new TimeCheck();
  for (const { sealedAt, rows, isFull = false } of batches) {
    const batch = { sealedAt: hour(sealedAt), rowCount: isFull ? BATCH_ROWS : rows.length };
    for (const at of rows) check.check(String(at), hour(at), batch);
    check.endOfBatch(batch);
  }
  return check.doubtful.map(({ at }) => at / hour(1));
}

test.each<[string, readonly ChainedBatch[], readonly number[]]>([
  [
    'of a month ago among rows of today is doubtful',
    [
      { sealedAt: 800, rows: [800] },
      { sealedAt: 801, rows: [801, 801 - 30 * DAY, 801] },
    ],
    [801 - 30 * DAY],
  ],
  [
    'of the month to come is doubtful',
    [
      { sealedAt: 1, rows: [1] },
      { sealedAt: 2, rows: [2, 30 * DAY] },
    ],
    [30 * DAY],
  ],
  [
    'of before the only batch is believed: nothing says since when it waited',
    [{ sealedAt: 800, rows: [1, 800] }],
    [],
  ],
  [
    'that waited for its seal while Torre stood still for ten days is believed',
    [
      { sealedAt: 1, rows: [1] },
      { sealedAt: 1 + 10 * DAY, rows: [1, 1 + 10 * DAY] },
      { sealedAt: 2 + 10 * DAY, rows: [2 + 10 * DAY] },
    ],
    [],
  ],
  [
    'that waited with more than one batch holds is believed, and after that no other',
    [
      { sealedAt: 1, rows: [1] },
      { sealedAt: 240, rows: [1], isFull: true },
      { sealedAt: 240, rows: [1], isFull: true },
      { sealedAt: 240, rows: [1, 2, 240] },
      { sealedAt: 241, rows: [1] },
    ],
    [1],
  ],
  [
    'written when the clock is set back by a month is believed (TORRE_TODAY)',
    [
      { sealedAt: 800, rows: [800] },
      { sealedAt: 80, rows: [800, 80] },
      { sealedAt: 81, rows: [81] },
    ],
    [],
  ],
])('a row %s', (_, batches, expected) => {
  expect(doubts(batches)).toEqual(expected);
});
