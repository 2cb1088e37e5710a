import { expect, test } from 'vitest';
import { dayOf, zoneTable } from '../kernel/index.ts';
import type { Day, UtcMinute } from '../kernel/index.ts';
import { bruteForce } from './brute-force.ts';
import type {
  PlainChair,
  PlainCount,
  PlainPerson,
  PlainRanges,
  PlainScene,
  PlainSpan,
} from './brute-force.ts';

const HOUR = 60;
const zone = zoneTable(dayOf(2026, 3, 1), dayOf(2026, 10, 31));

/** The timeslots of domain.md 3.7. */
const TIMESLOTS: PlainScene['timeslots'] = [
  { timeslotId: 'N', beginTime: 1380, endTime: 420, kind: 'LAV' },
  { timeslotId: 'M', beginTime: 420, endTime: 900, kind: 'LAV' },
  { timeslotId: 'P', beginTime: 900, endTime: 1380, kind: 'LAV' },
  { timeslotId: 'REP/RPN/RIDN', beginTime: 1140, endTime: 420, kind: 'REP' },
  { timeslotId: 'RPD/RID', beginTime: 420, endTime: 1140, kind: 'REP' },
  { timeslotId: '07:00-12:00', beginTime: 420, endTime: 720, kind: 'LAV' },
];
const [N, M, P, REP, RPD, UNTIL_NOON] = [0, 1, 2, 3, 4, 5];

/** Hours from the competence date's midnight (domain.md 3.5). */
const CODES = {
  N: [-1, 7],
  N11: [23, 31],
  M: [7, 15],
  P: [15, 23],
  T12: [12, 20],
  T16: [16, 24],
  RPN: [-5, 7],
} as const;

function span(day: Day, from: number, to: number): PlainSpan {
  return { start: zone.utc(day, from * HOUR, 'start'), end: zone.utc(day, to * HOUR, 'end') };
}

function work(day: Day, from: number, to: number): PlainPerson['shifts'][number] {
  return { ...span(day, from, to), day, kind: 'LAV' };
}

function shift(code: keyof typeof CODES, day: Day): PlainPerson['shifts'][number] {
  const [from, to] = CODES[code];
  return { ...work(day, from, to), kind: code === 'RPN' ? 'REP' : 'LAV' };
}

interface Given extends Partial<PlainPerson> {
  readonly holds?: readonly number[];
  readonly island?: number;
}

function person({ holds = [0], island = -1, ...rest }: Given): PlainPerson {
  const standing = { specializations: holds, island };
  return { standing: () => standing, shifts: [], overtime: [], wholeDays: [], hourly: [], ...rest };
}

function scene(
  people: readonly PlainPerson[],
  chairs: PlainScene['chairs'],
  rest: Partial<PlainScene> = {},
): PlainScene {
  return {
    zone,
    from: dayOf(2026, 3, 1),
    to: dayOf(2026, 10, 31),
    timeslots: TIMESLOTS,
    people,
    ignored: [],
    chairs,
    ...rest,
  };
}

const chair = (specialization: number, island = -1): PlainChair => ({ specialization, island });
const alike = (count: number) => Array.from({ length: count }, () => chair(0));

/** 02A and 02B are the two hours that the autumn night calls 02. */
function label(at: UtcMinute): string {
  const { day, minute } = zone.local(at);
  const hour = String(Math.floor(minute / HOUR)).padStart(2, '0');
  const past = minute % HOUR === 0 ? '' : `:${minute % HOUR}`;
  const [first, second] = [zone.utc(day, minute, 'start'), zone.utc(day, minute, 'end')];
  if (first === second) return hour + past;
  return `${hour}${at === first ? 'A' : 'B'}${past}`;
}

/** 'cell employees/chairs', and what lacks if anything does. */
function write({ start, employees, chairs, lacks }: PlainCount): string {
  return `${label(start)} ${employees}/${chairs}${lacks > 0 ? ` lacks ${lacks}` : ''}`;
}

const cells = (from: PlainScene, slot: number, day: Day) =>
  bruteForce(from, slot, day, 0).hours.map(write).join(', ');

/** Each specialization with its ranges, as 'specialization from–to …'. */
function written(found: readonly PlainRanges[]): readonly string[] {
  return found.map(({ specialization, ranges }) =>
    [specialization, ...ranges.map(({ start, end }) => `${label(start)}–${label(end)}`)].join(' '),
  );
}

/** The row of step 6: 'employees/chairs lacks from–to'. */
function row(from: PlainScene, slot: number, day: Day): string {
  const { employees, chairs, lacks, beginCounter, endCounter } = bruteForce(from, slot, day, 0);
  return `${employees}/${chairs} ${lacks} ${label(beginCounter)}–${label(endCounter)}`;
}

const WEDNESDAY = dayOf(2026, 10, 14);
const THURSDAY = dayOf(2026, 10, 15);
const FRIDAY = dayOf(2026, 10, 16);
const SATURDAY = dayOf(2026, 10, 17);

const ofM = (rest: Given = {}) => person({ shifts: [shift('M', WEDNESDAY)], ...rest });
const plain = [
  ofM(),
  ofM(),
  ofM(),
  ofM(),
  ofM({ wholeDays: [{ absenceId: 'FER', day: WEDNESDAY }] }),
  ofM({ wholeDays: [{ absenceId: 'MAL', day: WEDNESDAY }] }),
  ofM({ hourly: [{ ...span(WEDNESDAY, 7, 9), absenceId: '104' }] }),
];
const plainChairs: PlainScene['chairs'] = (_day, hour) => alike(hour < 12 ? 4 : 5);

test('example 1: absences of the day and an hourly one', () => {
  const found = scene(plain, plainChairs);
  expect(cells(found, M, WEDNESDAY)).toBe('07 4/4, 08 4/4, 09 5/4, 10 5/4, 11 5/4, 12 5/5, 13 5/5, 14 5/5');
  expect(row(found, M, WEDNESDAY)).toBe('4/4 0 07–08');
  expect(bruteForce(found, M, WEDNESDAY, 0).hasAnotherLacks).toBe(false);
});

test('example 1: IGNORE of the hourly absence, in that slot of that day only', () => {
  const ignored = [{ absenceId: '104', day: WEDNESDAY, slotIndex: M }];
  const found = scene(plain, plainChairs, { ignored });
  expect(cells(found, M, WEDNESDAY)).toBe('07 5/4, 08 5/4, 09 5/4, 10 5/4, 11 5/4, 12 5/5, 13 5/5, 14 5/5');
  expect(row(found, M, WEDNESDAY)).toBe('5/5 0 12–13');
  expect(row(found, UNTIL_NOON, WEDNESDAY)).toBe('4/4 0 07–08');
  const ofThursday = [{ absenceId: '104', day: THURSDAY, slotIndex: M }];
  expect(row(scene(plain, plainChairs, { ignored: ofThursday }), M, WEDNESDAY)).toBe('4/4 0 07–08');
  const leave = [{ absenceId: 'FER', day: WEDNESDAY, slotIndex: M }];
  expect(cells(scene(plain, plainChairs, { ignored: leave }), M, WEDNESDAY)).toMatch(/^07 5\/4, /);
});

const nightChairs: PlainScene['chairs'] = (_day, hour) => alike(hour === 23 || hour === 6 ? 3 : 2);
const night = (ofA: Given = {}) => [
  person({ shifts: [shift('N', THURSDAY)], ...ofA }),
  person({ shifts: [shift('N', THURSDAY)] }),
  person({ shifts: [shift('N11', WEDNESDAY)] }),
  person({ shifts: [shift('N11', THURSDAY)] }),
  person({ shifts: [shift('T16', WEDNESDAY)] }),
];

test('example 2: a night counts from the day before, T16 until midnight, the next N11 not', () => {
  const found = scene(night(), nightChairs);
  expect(cells(found, N, THURSDAY)).toBe('23 4/3, 00 3/2, 01 3/2, 02 3/2, 03 3/2, 04 3/2, 05 3/2, 06 3/3');
  expect(row(found, N, THURSDAY)).toBe('3/3 0 06–07');
});

test('example 2: with A on leave one is missing at the end', () => {
  const found = scene(night({ wholeDays: [{ absenceId: 'FER', day: THURSDAY }] }), nightChairs);
  expect(cells(found, N, THURSDAY)).toBe(
    '23 3/3, 00 2/2, 01 2/2, 02 2/2, 03 2/2, 04 2/2, 05 2/2, 06 2/3 lacks 1',
  );
  expect(row(found, N, THURSDAY)).toBe('2/3 1 06–07');
  expect(bruteForce(found, N, THURSDAY, 0).hasAnotherLacks).toBe(false);
});

test('example 3: enough people with the wrong specializations', () => {
  const [north, terminal] = [0, 1];
  const one = () => ofM({ holds: [north], island: 0 });
  const people = [one(), one(), one(), ofM({ holds: [north, terminal], island: 1 }), one()];
  const chairs = [chair(north, 0), chair(north, 0), chair(terminal, 1), chair(terminal, 1)];
  const found = bruteForce(
    scene(people, () => chairs),
    M,
    WEDNESDAY,
    2,
  );
  expect(found.hours.map(write).join(', ')).toBe(
    '07 5/4 lacks 1, 08 5/4 lacks 1, 09 5/4 lacks 1, 10 5/4 lacks 1, ' +
      '11 5/4 lacks 1, 12 5/4 lacks 1, 13 5/4 lacks 1, 14 5/4 lacks 1',
  );
  expect(found).toMatchObject({ employees: 5, chairs: 4, lacks: 1, hasAnotherLacks: true });
  expect(found.islands.map((island) => [island.island, write(island)])).toEqual([
    [0, '07 4/2'],
    [1, '07 1/2 lacks 1'],
  ]);
  expect(found.specializations.map((its) => [its.specialization, write(its)])).toEqual([
    [north, '07 5/2'],
    [terminal, '07 1/2 lacks 1'],
  ]);
  expect(written(found.lacking)).toEqual([`${terminal} 07–15`]);
  // the screen hides these while something lacks
  expect(written(found.abundant)).toEqual([`${north} 07–15`]);
});

const ofP = (rest: Given = {}) => person({ shifts: [shift('P', FRIDAY)], ...rest });
const afternoon = [
  ofP({ wholeDays: [{ absenceId: null, day: FRIDAY }] }),
  ofP({ hourly: [{ ...span(FRIDAY, 17, 19), absenceId: null }] }),
  ofP({ overtime: [work(FRIDAY, 23, 24.5)] }),
  ofP(),
  ofP(),
  ofP(),
  person({ shifts: [shift('T12', FRIDAY)] }),
  person({ shifts: [shift('T16', FRIDAY)] }),
  person({ shifts: [shift('M', FRIDAY)], overtime: [work(FRIDAY, 15, 16)] }),
];

test('example 4: activities, T-shifts and overtime', () => {
  const chairs: PlainScene['chairs'] = (_day, hour) => alike(hour < 20 ? 6 : hour < 22 ? 5 : 4);
  const found = scene(afternoon, chairs);
  expect(cells(found, P, FRIDAY)).toBe('15 7/6, 16 7/6, 17 6/6, 18 6/6, 19 7/6, 20 6/5, 21 6/5, 22 6/4');
  expect(row(found, P, FRIDAY)).toBe('6/6 0 17–18');
});

test('example 4: overtime until 00:30 fills cell 23 of the night and not cell 00', () => {
  const [withHim, without] = [afternoon, afternoon.filter((_, index) => index !== 2)];
  // T16 is there until midnight
  expect(
    cells(
      scene(withHim, () => []),
      N,
      SATURDAY,
    ),
  ).toMatch(/^23 2\/0, 00 0\/0, 01 0\/0/);
  expect(
    cells(
      scene(without, () => []),
      N,
      SATURDAY,
    ),
  ).toMatch(/^23 1\/0, 00 0\/0, 01 0\/0/);
});

const AUTUMN = dayOf(2026, 10, 25);
const SPRING = dayOf(2026, 3, 29);
const labels = (from: PlainScene, slot: number, day: Day) =>
  bruteForce(from, slot, day, 0).hours.map(({ start }) => label(start));

test('the autumn night has nine cells, the hour called 02 twice with the chairs of 02', () => {
  const leave = { ...span(AUTUMN, 2, 3), absenceId: '104' };
  const people = [
    person({ shifts: [shift('N', AUTUMN)] }),
    person({ shifts: [shift('N', AUTUMN)], hourly: [leave] }),
  ];
  const found = scene(people, (day, hour) => alike(hour === 2 ? 2 : day === AUTUMN ? 1 : 0));
  expect(cells(found, N, AUTUMN)).toBe(
    '23 2/0, 00 2/1, 01 2/1, 02A 1/2 lacks 1, 02B 1/2 lacks 1, 03 2/1, 04 2/1, 05 2/1, 06 2/1',
  );
  expect(row(found, N, AUTUMN)).toBe('1/2 1 02A–02B');
  expect(bruteForce(found, N, AUTUMN, 0).hasAnotherLacks).toBe(true);
  expect(written(bruteForce(found, N, AUTUMN, 0).lacking)).toEqual(['0 02A–03']);
  expect(labels(found, REP, AUTUMN)).toHaveLength(13);
});

test('of the hour that comes twice a slot begins in the first and ends in the second', () => {
  const hour = { timeslotId: 'X', beginTime: 150, endTime: 180, kind: 'LAV' as const };
  const slot = (rest: Partial<typeof hour>) => scene([], () => [], { timeslots: [{ ...hour, ...rest }] });
  expect(labels(slot({}), 0, AUTUMN)).toEqual(['02A:30', '02B']);
  expect(labels(slot({ beginTime: 60, endTime: 150 }), 0, AUTUMN)).toEqual(['01', '02A', '02B']);
});

test('the spring night has seven cells and none is called 02', () => {
  const leave = { ...span(SPRING, 2.25, 3.5), absenceId: '104' };
  const found = scene([person({ shifts: [shift('N', SPRING)], hourly: [leave] })], () => alike(0));
  expect(cells(found, N, SPRING)).toBe('23 1/0, 00 1/0, 01 1/0, 03 0/0, 04 1/0, 05 1/0, 06 1/0');
  expect(labels(found, REP, SPRING)).toHaveLength(11);
});

test('a slot that the spring night skips has no cell and counts nothing', () => {
  const timeslots = [{ timeslotId: 'X', beginTime: 135, endTime: 165, kind: 'LAV' as const }];
  const found = bruteForce(
    scene([], () => alike(1), { timeslots }),
    0,
    SPRING,
    1,
  );
  expect(found).toMatchObject({ employees: 0, chairs: 0, lacks: 0, hasAnotherLacks: false, hours: [] });
  expect([label(found.beginCounter), label(found.endCounter)]).toEqual(['03', '03']);
});

test('the on-call slot counts class REP alone', () => {
  const people = [
    person({ shifts: [shift('RPN', THURSDAY)] }),
    person({ shifts: [shift('N', THURSDAY)] }),
    person({ overtime: [{ ...work(WEDNESDAY, 19, 20), kind: 'REP' }] }),
  ];
  const found = scene(people, (_day, _hour, kind) => alike(kind === 'REP' ? 3 : 1));
  expect(cells(found, REP, THURSDAY)).toMatch(/^19 2\/3 lacks 1, 20 1\/3 lacks 2, /);
  expect(labels(found, RPD, THURSDAY)).toHaveLength(12);
  expect(row(found, N, THURSDAY)).toBe('1/1 0 23–00');
});
