import { describe, expect, test } from 'vitest';
import { dayOf } from '../kernel/index.ts';
import type { Day } from '../kernel/index.ts';
import type { RosterFinding } from '../legality/index.ts';
import type { CoverCode } from './cover-slot.ts';
import { codeOptions, dayOptions, firstMend, personOptions } from './finding-mend.ts';
import type { BrokenCell, FindingMend, MendCell } from './finding-mend.ts';

const DAY = dayOf(2026, 10, 6);
const HOUR = 60;

const codeAt = (turn: string, from: number, to: number, day: Day = DAY): CoverCode => ({
  turn,
  day,
  start: from * HOUR,
  end: to * HOUR,
  uses: 0,
});

/** In the order of the plant's list. */
const CODES = [
  codeAt('M1', 6, 14),
  codeAt('M', 7, 15),
  codeAt('T12', 12, 20),
  codeAt('T10', 10, 18),
  codeAt('P', 15, 23),
];

const M: BrokenCell = { employeeId: '1', shift: codeAt('M', 7, 15), stands: true };

const finding = (rule: string, level: 'BLOCCO' | 'AVVISO' = 'BLOCCO', from = DAY) =>
  ({ rule, level, limit: 'minRiposo', from }) as RosterFinding;
const REST = finding('R373.5');

/** '1 T10', '1 FREE, 1 M -1' */
const text = (cells: readonly MendCell[]): string =>
  cells
    .map(({ employeeId, day, code }) =>
      [employeeId, code?.turn ?? 'FREE', ...(day === DAY ? [] : [day - DAY])].join(' '),
    )
    .join(', ');

interface Scene {
  readonly broken?: BrokenCell;
  /** Who could take the shift, in their order. */
  readonly others?: readonly string[];
  /** Days from the cell's on which the person is off. */
  readonly off?: readonly number[];
  readonly codes?: readonly CoverCode[];
  /** By the text of one person's cells: what they add. */
  readonly adds?: Readonly<Record<string, readonly RosterFinding[]>>;
  /** By the same: what they do not end. */
  readonly leaves?: readonly string[];
  /** Texts of cells after which a slot lacks more. */
  readonly grows?: readonly string[];
}

function mendOf({
  broken = M,
  others = [],
  off = [],
  codes = CODES,
  adds = {},
  leaves = [],
  grows = [],
}: Scene): FindingMend | null {
  const options = [
    ...codeOptions(broken, codes),
    ...personOptions(broken, others),
    ...dayOptions(broken, (day) => (off.includes(day - DAY) ? { ...broken.shift, day } : null)),
  ];
  const steps = firstMend(options, {
    broken,
    finding: REST,
    judge: (employeeId, cells) => ({
      added: adds[text(cells)] ?? [],
      ended: employeeId === '1' && !leaves.includes(text(cells)) ? [REST] : [],
    }),
    grows: (cells) => grows.includes(text(cells)),
  });
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

const cellsOf = (scene: Scene): string | null => {
  const mend = mendOf(scene);
  return mend && text(mend.cells);
};

const CODES_LEAVE = ['1 M1', '1 T10', '1 T12', '1 P'];
const NO_CODE: Scene = { leaves: CODES_LEAVE };

describe('the first mend of a finding (domain.md 1.5, points 31 and 36)', () => {
  test.each<readonly [string, Scene, string | null]>([
    ['another code on the cell, the nearest hours first', {}, '1 M1'],
    ['the next code where the nearest leaves the finding', { leaves: ['1 M1'] }, '1 T10'],
    [
      'of two equally near the first of the list',
      { codes: [codeAt('T9', 9, 17), codeAt('M5', 5, 13)] },
      '1 T9',
    ],
    ['the next where a rule refuses', { adds: { '1 M1': [finding('L66.1')] } }, '1 T10'],
    ['one that only warns', { adds: { '1 M1': [finding('L66.2', 'AVVISO')] } }, '1 M1'],
    ['the next where the same rule warns', { adds: { '1 M1': [finding('R373.5', 'AVVISO')] } }, '1 T10'],
    ['the next where a slot would lack more', { grows: ['1 M1', '1 T10'] }, '1 T12'],
    ['another person before another day', { ...NO_CODE, others: ['2', '3'], off: [1] }, '1 FREE, 2 M'],
    [
      'the next person where a rule refuses the first',
      { ...NO_CODE, others: ['2', '3'], adds: { '2 M': [finding('R373.1')] } },
      '1 FREE, 3 M',
    ],
    [
      'the next person where what is left refuses',
      { ...NO_CODE, others: ['2'], adds: { '1 FREE': [finding('R373.7')] }, off: [2] },
      '1 FREE, 1 M 2',
    ],
    ['never the person itself', { ...NO_CODE, others: ['1'] }, null],
    ['another day, the nearest first', { ...NO_CODE, off: [-2, 1] }, '1 FREE, 1 M 1'],
    ['of two days the earlier', { ...NO_CODE, off: [1, -1] }, '1 FREE, 1 M -1'],
    [
      'the day after where the earlier breaks a rule',
      {
        ...NO_CODE,
        off: [-1, 1],
        adds: { '1 FREE, 1 M -1': [finding('R373.1')] },
      },
      '1 FREE, 1 M 1',
    ],
    ['no day beyond three', { ...NO_CODE, off: [-4, 4] }, null],
    ['the third day', { ...NO_CODE, off: [3] }, '1 FREE, 1 M 3'],
    ['none', NO_CODE, null],
  ])('%s', (_, scene, expected) => {
    expect(cellsOf(scene)).toBe(expected);
  });

  test('says which warnings it adds and all that it ends', () => {
    const warning = finding('L66.2', 'AVVISO');
    expect(mendOf({ adds: { '1 M1': [warning] } })).toMatchObject({
      kind: 'code',
      added: [warning],
      ended: [REST],
    });
  });
});

describe('of a shift that is only wished', () => {
  const wished: BrokenCell = { ...M, stands: false };

  test.each<readonly [string, Scene, string | null]>([
    ['another code, though nothing that stands ends', { leaves: CODES_LEAVE }, '1 M1'],
    ['not one that breaks the same rule', { adds: { '1 M1': [REST] } }, '1 T10'],
    ['another person, and the cell stays', { codes: [], others: ['2'] }, '2 M'],
    ['another day, and the cell stays', { codes: [], off: [-1] }, '1 M -1'],
  ])('%s', (_, scene, expected) => {
    expect(cellsOf({ broken: wished, ...scene })).toBe(expected);
  });
});
