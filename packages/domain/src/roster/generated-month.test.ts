import { describe, expect, test } from 'vitest';
import { addDays, dayOf } from '../kernel/index.ts';
import type { Day } from '../kernel/index.ts';
import { checkCycle, generateMonth } from './index.ts';
import type {
  DatedCycle,
  GeneratedCell,
  Generation,
  GenerationPerson,
  ShiftDefinition,
  StandingTurn,
} from './index.ts';

const FIRST = dayOf(2026, 12, 7);
const DAYS = Array.from({ length: 7 }, (_, index) => addDays(FIRST, index));
const definition = (name: string, part: Partial<ShiftDefinition> = {}): ShiftDefinition => ({
  name,
  description: name,
  shiftClass: 'LAV',
  beginTime: null,
  endTime: null,
  beginTimeNonWorking: null,
  endTimeNonWorking: null,
  startOffset: 0,
  secondaryActivity: false,
  fromDate: dayOf(2020, 1, 1),
  toDate: null,
  ...part,
});
const DEFINITIONS = [
  ...['M', 'P', 'N', 'R', 'FREE', 'T12'].map((name) => definition(name)),
  ...['RPD', 'RPN'].map((name) => definition(name, { shiftClass: 'REP' })),
];
const CYCLE: DatedCycle = {
  turns: ['M', 'P', 'FREE', 'N', 'R'],
  anchorDay: addDays(FIRST, -2),
  restsOnHolidays: false,
  from: FIRST,
  to: DAYS[6]!,
};
const ANNA: GenerationPerson = {
  employeeId: '100001',
  stays: [[FIRST, DAYS[6]!]],
  cycles: [CYCLE],
};
const WEEK = ['FREE', 'N', 'R', 'M', 'P', 'FREE', 'N'];

function generate(part: Partial<Generation> = {}): readonly GeneratedCell[] {
  return generateMonth({
    days: DAYS,
    people: [ANNA],
    definitions: DEFINITIONS,
    holidays: new Set(),
    standing: () => null,
    isAbsent: () => false,
    without: new Set(),
    keep: new Set(),
    overwrites: false,
    overwritesOnCall: false,
    ...part,
  });
}

const on =
  (turns: Readonly<Record<number, string>>, writtenBy: StandingTurn['writtenBy'] = 'manager') =>
  (_: string, day: Day) => {
    const turn = turns[day - FIRST];
    return turn === undefined ? null : { turn, writtenBy };
  };
const short = (cells: readonly GeneratedCell[]): readonly string[] =>
  cells.map(({ is, turn, before, reason }) =>
    [is, before ?? '-', turn, ...(reason === null ? [] : [`(${reason})`])].join(' '),
  );
/** Away on the first day. */
const AWAY = { isAbsent: (_: string, day: Day) => day === FIRST };
const BOTH = { overwrites: true, overwritesOnCall: true };

describe('a month from its base cycles', () => {
  test('goes on where the cycle stands on the first day', () => {
    expect(generate().map(({ turn }) => turn)).toEqual(WEEK);
    expect(short(generate())).toEqual(WEEK.map((turn) => `fill - ${turn}`));
  });

  test.each([
    ['what stands as the cycle wants is left out', on({ 0: 'FREE', 1: 'N' }), {}, []],
    ['what a manager wrote stays', on({ 0: 'T12' }), {}, ['kept T12 FREE (manager)']],
    [
      'what a manager wrote gives way when asked',
      on({ 0: 'T12' }),
      { overwrites: true },
      ['overwrite T12 FREE (manager)'],
    ],
    ['an absence never gives way', on({ 0: 'FER' }), BOTH, ['kept FER FREE (absence)']],
    ['what a generation wrote is renewed', on({ 0: 'T12' }, 'cycle'), {}, ['renew T12 FREE']],
    [
      'what nobody wrote gives way, and is named',
      on({ 0: 'T12' }, 'nobody'),
      {},
      ['overwrite T12 FREE (nobody)'],
    ],
    [
      'on call stays',
      on({ 0: 'RPD', 1: 'RPN' }, 'nobody'),
      {},
      ['kept RPD FREE (on-call)', 'kept RPN N (on-call)'],
    ],
    [
      '… also where what a manager wrote gives way',
      on({ 0: 'RPD' }),
      { overwrites: true },
      ['kept RPD FREE (on-call)'],
    ],
    [
      'on call gives way when asked, and is named',
      on({ 0: 'RPD' }, 'nobody'),
      { overwritesOnCall: true },
      ['overwrite RPD FREE (on-call)'],
    ],
    [
      '… but not where a manager wrote it',
      on({ 0: 'RPD' }),
      { overwritesOnCall: true },
      ['kept RPD FREE (manager)'],
    ],
    ['… unless both may', on({ 0: 'RPD' }), BOTH, ['overwrite RPD FREE (on-call)']],
    [
      'on call that a cycle wrote follows its cycle, and is named',
      on({ 0: 'RPD' }, 'cycle'),
      {},
      ['overwrite RPD FREE (on-call)'],
    ],
    ['a day under an absence stays', on({ 0: 'R' }, 'nobody'), AWAY, ['kept R FREE (absence)']],
    [
      '… also one that a generation wrote',
      on({ 0: 'T12' }, 'cycle'),
      { ...AWAY, ...BOTH },
      ['kept T12 FREE (absence)'],
    ],
    ['… whatever a manager wrote there', on({ 0: 'T12' }), { ...AWAY, ...BOTH }, ['kept T12 FREE (absence)']],
    ['… and on call of that day', on({ 0: 'RPD' }), { ...AWAY, ...BOTH }, ['kept RPD FREE (absence)']],
    [
      'a day kept stays as it is under an absence too',
      on({ 0: 'R' }),
      { ...AWAY, keep: new Set([FIRST]) },
      [],
    ],
    ['a day kept stays as it is', on({ 0: 'T12' }), { keep: new Set([FIRST]), overwrites: true }, []],
    ['a person left out gets nothing', on({}), { without: new Set(['100001']) }, []],
  ] as const)('%s', (_, standing, part, expected) => {
    const filled = { standing, ...part };
    expect(short(generate(filled)).filter((cell) => !cell.startsWith('fill'))).toEqual(expected);
    if ('without' in part) expect(generate(filled)).toEqual([]);
    if ('keep' in part) expect(generate(filled)).toHaveLength(6);
  });

  test('an empty day under an absence is filled, and said to be one', () => {
    expect(short(generate(AWAY)).slice(0, 2)).toEqual(['fill - FREE (absence)', 'fill - N']);
  });

  test('on call that the cycle itself gives is written like any shift', () => {
    const people = [{ ...ANNA, cycles: [{ ...CYCLE, turns: ['RPD'] }] }];
    expect(
      short(generate({ people, standing: on({ 0: 'R', 1: 'RPD', 2: 'RPN' }, 'nobody') })).slice(0, 3),
    ).toEqual(['overwrite R RPD (nobody)', 'kept RPN RPD (on-call)', 'fill - RPD']);
  });

  test('an office cycle rests on a holiday', () => {
    const office = { ...CYCLE, turns: ['M'], restsOnHolidays: true };
    const people = [{ ...ANNA, cycles: [office] }];
    expect(generate({ people, holidays: new Set([addDays(FIRST, 1)]) }).map(({ turn }) => turn)).toEqual([
      'M',
      'R',
      ...Array.from({ length: 5 }, () => 'M'),
    ]);
  });

  test('reaches no further than the stay in the plant and the dates of the cycle', () => {
    const people = [
      {
        ...ANNA,
        stays: [[FIRST, DAYS[2]!] as const],
        cycles: [{ ...CYCLE, from: DAYS[1]!, to: DAYS[6]! }],
      },
    ];
    expect(generate({ people }).map(({ day }) => day)).toEqual([DAYS[1], DAYS[2]]);
  });

  test('a shift that the plant no longer has is told, not written', () => {
    const definitions = DEFINITIONS.filter(({ name }) => name !== 'N');
    expect(short(generate({ definitions })).filter((cell) => !cell.startsWith('fill'))).toEqual([
      'unknown - N',
      'unknown - N',
    ]);
  });
});

describe('a base cycle', () => {
  const check = (name: string, turns: readonly string[]) => checkCycle({ name, turns }, DEFINITIONS, FIRST);

  test('is kept as the plant writes its shifts', () => {
    expect(check('  Turnazione ', ['m', 'P ', 'free'])).toEqual({
      ok: true,
      value: { name: 'Turnazione', turns: ['M', 'P', 'FREE'] },
    });
  });

  test.each([
    ['without a name', '  ', ['M'], 'cycleNameMissing'],
    ['with a name of a page', 'x'.repeat(61), ['M'], 'cycleNameTooLong'],
    ['without shifts', 'A', [], 'cycleEmpty'],
    ['of three months', 'A', Array.from({ length: 63 }, () => 'M'), 'cycleTooLong'],
    ['with a shift that the plant does not have', 'A', ['M', 'XX'], 'cycleTurnUnknown'],
  ] as const)('%s is refused', (_, name, turns, code) => {
    expect(check(name, turns)).toMatchObject({ ok: false, code });
  });

  test('says which shift is unknown', () => {
    expect(check('A', ['M', 'XX'])).toMatchObject({ details: { turn: 'XX', place: 2 } });
  });
});
