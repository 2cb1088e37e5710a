import { expect, test } from 'vitest';
import { addDays, dayOf, displayDateTime, zoneTable } from '../kernel/index.ts';
import type { Day, UtcMinute } from '../kernel/index.ts';
import { dayResults, expectedWork, punchStates } from './index.ts';
import type { AttendanceInput, Correction, Justification, StandingShift } from './index.ts';

const LIMITS = { tolerance: 5, longestPresence: 960, margin: 60 };
/** A Wednesday. */
const D = dayOf(2026, 10, 14);
const SPRING = dayOf(2026, 3, 29);
const AUTUMN = dayOf(2026, 10, 25);

const zoneOf = (day: Day) => zoneTable(addDays(day, -3), addDays(day, 3));

/** '-1 23:00' is the evening before the day. */
function at(text: string, day: Day, edge: 'start' | 'end' = 'start'): UtcMinute {
  const [, offset = '0', hour, minute] = /^(?:([+-]\d) )?(\d\d):(\d\d)$/.exec(text)!;
  return zoneOf(day).utc(addDays(day, Number(offset)), Number(hour) * 60 + Number(minute), edge);
}

const SHIFTS: Readonly<Record<string, readonly [begin: string, end: string]>> = {
  M: ['07:00', '15:00'],
  N: ['-1 23:00', '07:00'],
  N11: ['23:00', '+1 07:00'],
};

function shift(turn: string, day: Day): StandingShift {
  const times = SHIFTS[turn];
  return {
    day,
    turn,
    shiftClass: times ? 'LAV' : turn === 'RPN' ? 'REP' : 'NONLAV',
    start: times ? at(times[0], day, 'start') : null,
    end: times ? at(times[1], day, 'end') : null,
  };
}

interface Example {
  readonly turn?: string;
  readonly day?: Day;
  /** `> 06:58` an entrance, `< 15:00` an exit. */
  readonly punches?: readonly string[];
  readonly corrections?: readonly string[];
  readonly asked?: readonly Partial<Justification>[];
  readonly timetable?: boolean;
  readonly now?: string;
}

const kindOf = (text: string) => (text.startsWith('>') ? 'entrance' : 'exit');

function rows({ turn = 'M', day = D, ...example }: Example): readonly string[] {
  const zone = zoneOf(day);
  const punch = (text: string) =>
    ({ kind: kindOf(text), at: at(text.slice(2).replace('?', ''), day) }) as const;
  const input: AttendanceInput = {
    work: expectedWork(
      {
        shifts: [shift(turn, day)],
        timetables: example.timetable
          ? [{ day, codorario: 'G36', entrata1: 480, uscita1: 750, entrata2: 780, uscita2: 942 }]
          : [],
        overtime: [],
      },
      zone,
    ),
    punches: (example.punches ?? []).map(punch),
    corrections: (example.corrections ?? []).map((text): Correction => ({
      ...punch(text),
      decided: !text.endsWith('?'),
    })),
    justifications: (example.asked ?? []).map((one) => ({
      cause: '8114',
      decided: true,
      fromDay: day,
      toDay: day,
      span: null,
      isWork: false,
      ...one,
    })),
    dayOf: (instant) => zone.local(instant).day,
    now: at(example.now ?? '+2 12:00', day),
  };
  const clock = (instant: UtcMinute | null): string => {
    if (instant === null) return '--';
    const local = zone.local(instant);
    return displayDateTime(local.day, local.minute).slice(11);
  };
  return dayResults(input, LIMITS).map((row) =>
    [
      row.status,
      row.performance ?? '-',
      `${clock(row.begin)}-${clock(row.end)}`,
      row.minutes,
      row.cause ?? row.contradiction ?? '',
    ]
      .join(' ')
      .trim(),
  );
}

const hours = (begin: string, end: string) => ({ begin: at(begin, D), end: at(end, D) });

test.each<readonly [name: string, example: Example, expected: readonly string[]]>([
  ['a morning worked whole', { punches: ['> 06:55', '< 15:04'] }, ['V M 07:00-15:00 480']],
  ['two minutes late are none', { punches: ['> 07:02', '< 15:00'] }, ['V M 07:02-15:00 478']],
  ['half an hour late', { punches: ['> 07:30', '< 15:00'] }, ['R M 07:00-07:30 30', 'V M 07:30-15:00 450']],
  ['never there', {}, ['R M 07:00-15:00 480']],
  [
    'away for an hour',
    { punches: ['> 07:00', '< 11:00', '> 12:00', '< 15:00'] },
    ['V M 07:00-11:00 240', 'R M 11:00-12:00 60', 'V M 12:00-15:00 180'],
  ],
  [
    'away for an hour that was approved',
    {
      punches: ['> 07:00', '< 11:00', '> 12:00', '< 15:00'],
      asked: [{ cause: '7510', span: hours('11:00', '12:00') }],
    },
    ['V M 07:00-11:00 240', 'V M 11:00-12:00 60 7510', 'V M 12:00-15:00 180'],
  ],
  [
    'away for an hour that waits',
    {
      punches: ['> 08:00', '< 15:00'],
      asked: [{ cause: '7510', decided: false, span: hours('07:00', '08:00') }],
    },
    ['G M 07:00-08:00 60 7510', 'V M 08:00-15:00 420'],
  ],
  ['on leave', { asked: [{}] }, ['V M 07:00-15:00 480 8114']],
  ['leave that waits', { asked: [{ decided: false }] }, ['G M 07:00-15:00 480 8114']],
  [
    'on leave and there',
    { asked: [{}], punches: ['> 07:00', '< 15:00'] },
    ['V M 07:00-15:00 480 8114', 'E M 07:00-15:00 480 while-away'],
  ],
  [
    'a medical visit is work: there before it',
    { asked: [{ cause: 'VM', isWork: true }], punches: ['> 07:00', '< 12:00'] },
    ['V M 07:00-12:00 300', 'V M 12:00-15:00 180 VM'],
  ],
  ['no exit', { punches: ['> 07:00'] }, ['E M 07:00--- 0 exit-missing']],
  [
    'no entrance, and gone early',
    { punches: ['< 14:00'] },
    ['E M --:14:00 0 entrance-missing'.replace('--:', '---'), 'R M 14:00-15:00 60'],
  ],
  [
    'two entrances',
    { punches: ['> 07:00', '> 09:00', '< 15:00'] },
    ['E M 07:00--- 0 exit-missing', 'V M 09:00-15:00 360'],
  ],
  [
    'who taps twice came once',
    { punches: ['> 06:58', '> 06:59', '< 15:00', '< 15:02'] },
    ['V M 07:00-15:00 480'],
  ],
  [
    'a correction of the exit waits',
    { punches: ['> 07:00'], corrections: ['< 15:00?'] },
    ['G M 07:00-15:00 480 OTU'],
  ],
  [
    'a correction of the exit is approved and counts as a punch',
    { punches: ['> 07:00'], corrections: ['< 15:00'] },
    ['V M 07:00-15:00 480 OTU'],
  ],
  [
    'a correction that waits makes no day worse',
    { punches: ['> 07:00', '< 15:00'], corrections: ['> 08:00?'] },
    ['V M 07:00-15:00 480'],
  ],
  ['both punches corrected', { corrections: ['> 07:00', '< 15:00'] }, ['V M 07:00-15:00 480 OTE']],
  [
    'punches on a rest day',
    { turn: 'R', punches: ['> 09:00', '< 12:00'] },
    ['E - 09:00-12:00 180 not-planned'],
  ],
  [
    'called in from on call',
    {
      turn: 'RPN',
      punches: ['> 09:00', '< 12:00'],
      asked: [{ cause: '7509', isWork: true, span: hours('09:00', '12:00') }],
    },
    ['V - 09:00-12:00 180 7509'],
  ],
  ['a rest without punches', { turn: 'R' }, []],
  [
    'a day of two halves',
    { turn: 'G36', timetable: true, punches: ['> 08:00', '< 12:30', '> 13:00', '< 15:42'] },
    ['V G36 08:00-12:30 270', 'V G36 13:00-15:42 162'],
  ],
  [
    'the second entrance of a day of two halves is missing',
    { turn: 'G36', timetable: true, punches: ['> 08:00', '< 12:30', '< 15:42'] },
    ['V G36 08:00-12:30 270', 'E G36 ---15:42 0 entrance-missing'],
  ],
  [
    'who stays over the pause is covered',
    { turn: 'G36', timetable: true, punches: ['> 08:00', '< 15:42'] },
    ['V G36 08:00-12:30 270', 'V G36 13:00-15:42 162'],
  ],
  ['work that is not over has no result', { punches: ['> 07:00'], now: '12:00' }, []],
  [
    'N is of the day on which it ends',
    { turn: 'N', punches: ['> -1 22:55', '< 07:00'] },
    ['V N 23:00-07:00 480'],
  ],
  [
    'N11 is of the day on which it starts',
    { turn: 'N11', punches: ['> 22:55', '< +1 07:05'] },
    ['V N11 23:00-07:00 480'],
  ],
  [
    'the spring night has 420 minutes',
    { turn: 'N', day: SPRING, punches: ['> -1 23:00', '< 07:00'] },
    ['V N 23:00-07:00 420'],
  ],
  [
    'the autumn night has 540 minutes',
    { turn: 'N', day: AUTUMN, punches: ['> -1 23:00', '< 07:00'] },
    ['V N 23:00-07:00 540'],
  ],
])('[M2.4.26] %s', (_, example, expected) => {
  expect(rows(example)).toEqual(expected);
});

test('an exit forgotten one day does not take the next day along', () => {
  const input: AttendanceInput = {
    work: expectedWork(
      { shifts: [shift('M', D), shift('M', addDays(D, 1))], timetables: [], overtime: [] },
      zoneOf(D),
    ),
    punches: [
      { at: at('07:00', D), kind: 'entrance' },
      { at: at('+1 15:00', D), kind: 'exit' },
    ],
    corrections: [],
    justifications: [],
    dayOf: (instant) => zoneOf(D).local(instant).day,
    now: at('+2 12:00', D),
  };
  expect(dayResults(input, LIMITS).map(({ day, contradiction }) => [day - D, contradiction])).toEqual([
    [0, 'exit-missing'],
    [1, 'entrance-missing'],
  ]);
});

test('[M3.48] each clock-in says whether it counts, waits for a word or misses its other one', () => {
  const punch = (text: string) => ({ kind: kindOf(text), at: at(text.slice(2), D) }) as const;
  const states = punchStates(
    {
      punches: ['< 06:00', '> 07:00', '< 15:00', '> +1 07:00'].map((text) =>
        text.includes('+1') ? { kind: 'entrance' as const, at: at('+1 07:00', D) } : punch(text),
      ),
      corrections: [{ ...punch('> 05:00'), decided: false }],
      now: at('+1 10:00', D),
    },
    LIMITS,
  );
  expect(states.map(({ status, kind, cause }) => [status, kind, cause])).toEqual([
    ['G', 'entrance', 'OTE'],
    ['E', 'exit', null],
    ['V', 'entrance', null],
    ['V', 'exit', null],
    ['V', 'entrance', null],
  ]);
});
