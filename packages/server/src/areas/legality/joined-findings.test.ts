import { addDays, dayOf } from '@torre/domain/kernel';
import { expect, test } from 'vitest';
import { joinedFindings } from './joined-findings.ts';
import type { JudgedFinding } from './judged-finding.ts';

const FIRST = dayOf(2026, 12, 1);

/** Four rests are asked for in each window of 28 days. */
function windows(
  from: number,
  to: number,
  measured: number,
  part: Partial<JudgedFinding> = {},
): JudgedFinding {
  return {
    rule: 'R373.8',
    level: 'BLOCCO',
    limit: 'minRiposi',
    icao: 'LIRR',
    from: addDays(FIRST, from),
    to: addDays(FIRST, to),
    cell: { icao: 'LIRR', day: addDays(FIRST, from + 27) },
    measured,
    required: 4,
    employeeId: '1',
    words: { days: 28, restMinutes: 2880 },
    ...part,
  };
}

const rest = (start: number): JudgedFinding => ({
  ...windows(0, 0, 480),
  rule: 'R373.5',
  limit: 'minRiposo',
  required: 720,
  duty: { icao: 'LIRR', turn: 'M', start, end: start + 480 },
});

test('windows that two months found are one finding, with the widest days, the first cell and the worst measure', () => {
  const [before, after] = [windows(-40, 20, 3), windows(-30, 33, 1)];
  expect(joinedFindings([[before], [after]])).toEqual([{ ...windows(-40, 33, 1), cell: before.cell }]);
  expect(joinedFindings([[after], [before]])).toEqual([{ ...windows(-40, 33, 1), cell: before.cell }]);
});

test('the same run is found by the days that two months share, be it one', () => {
  const run = { rule: 'R373.1', limit: 'maxGiorniConsecutivi', words: { days: 0, restMinutes: 0 } } as const;
  expect(joinedFindings([[windows(0, 9, 10, run)], [windows(9, 20, 12, run)]])).toHaveLength(1);
  expect(joinedFindings([[windows(0, 9, 10, run)], [windows(10, 20, 11, run)]])).toHaveLength(2);
});

test('windows with one between them that passes are two, and so are those of other people and limits', () => {
  // the first ends on day 27, the third on day 29: they share 26 days
  const [first, third] = [windows(0, 27, 3), windows(2, 29, 3)];
  expect(joinedFindings([[first, third], [third]])).toEqual([first, third]);
  const others = [
    first,
    windows(0, 27, 3, { employeeId: '2' }),
    windows(0, 27, 3, { limit: 'minSommaRiposi' }),
  ];
  expect(joinedFindings([others, others])).toEqual(others);
});

test('two short rests on one date are two, each once though two months found them', () => {
  const [shift, overtime] = [rest(600), rest(1200)];
  expect(
    joinedFindings([
      [shift, overtime],
      [shift, overtime],
    ]),
  ).toEqual([shift, overtime]);
});
