import { describe, expect, test } from 'vitest';
import { addDays, dayOf, zoneTable } from '../../kernel/index.ts';
import type { Day } from '../../kernel/index.ts';
import { withCells } from './person-roster.ts';
import type { PersonRoster, RosterCell, RosterDefinition } from './person-roster.ts';
import type { AbsenceRules } from './time-away.ts';
import { timelineOf } from './timeline-of.ts';
import { MONDAY } from './written-roster.ts';

const ZONE = zoneTable(dayOf(2026, 1, 1), dayOf(2027, 12, 31));
const RULES: AbsenceRules = {
  absenceStates: [10, 20, 40],
  causesThatStay: [
    { cause: 'OTE', subtracts: 'never', validFrom: null, validTo: null },
    { cause: 'SMARTWORK', subtracts: 'not-st', validFrom: null, validTo: null },
  ],
  causesOfWork: ['SFS', 'VM'],
};

type Hours = readonly [begin: number, end: number];
const DEFINITIONS: Readonly<Record<string, RosterDefinition & { readonly endTime: number | null }>> = {
  M: definition('LAV', [420, 900], [660, 690]),
  P: definition('LAV', [900, 1380], [1140, 1170]),
  N: definition('LAV', [1380, 420], [210, 240], -1),
  RPD: definition('REP', [420, 1140]),
  R: definition('NONLAV', null),
  FLES: definition('FLEX', null),
};

function definition(
  shiftClass: RosterDefinition['shiftClass'],
  times: Hours | null,
  pause?: Hours,
  startOffset: 0 | -1 = 0,
) {
  return {
    shiftClass,
    beginTime: times?.[0] ?? null,
    endTime: times?.[1] ?? null,
    beginTimeNonWorking: pause?.[0] ?? null,
    endTimeNonWorking: pause?.[1] ?? null,
    startOffset,
  };
}

/** 07:30 of a day, or 31:00 of the next one, as UTC minutes. */
const at = (day: Day, clock: string): number => {
  const [hours, minutes] = clock.split(':').map(Number) as [number, number];
  return ZONE.utc(day, hours * 60 + minutes, 'start');
};

function cell(turn: string, day: Day = MONDAY, own?: readonly [start: string, end: string]): RosterCell {
  const known = DEFINITIONS[turn] ?? null;
  const startDay = addDays(day, known?.startOffset ?? 0);
  const [begin, last] = [known?.beginTime ?? null, known?.endTime ?? null];
  const usual = begin === null || last === null ? null : { begin, end: last < begin ? last + 1440 : last };
  const start = own ? at(startDay, own[0]) : usual && ZONE.utc(startDay, usual.begin, 'start');
  const end = own ? at(startDay, own[1]) : usual && ZONE.utc(startDay, usual.end, 'end');
  return { icao: 'LIRR', day, turn, definition: known, start, end, ownTimes: own !== undefined };
}

const roster = (part: Partial<PersonRoster>): PersonRoster => ({
  cells: [],
  activities: [],
  overtime: [],
  absences: [],
  posts: [{ category: 'CTA', condition: 'LO', from: dayOf(2020, 1, 1), to: null }],
  nightExemptions: [],
  ...part,
});

const str = (from: string, to: string, day: Day = MONDAY, code = 'STR') => ({
  icao: 'LIRR',
  code,
  day,
  start: at(day, from),
  end: at(day, to),
});

const absence = (part: Partial<PersonRoster['absences'][number]> = {}) => ({
  absenceId: 'a',
  cause: '8114',
  state: 10,
  fromDay: MONDAY,
  toDay: MONDAY,
  start: null,
  end: null,
  ...part,
});

/** Duties as `code begin–end` in hours after the midnight that opens Monday, and their pause. */
function read(part: Partial<PersonRoster>): readonly string[] {
  const midnight = at(MONDAY, '00:00');
  const hours = (minute: number): string => String((minute - midnight) / 60);
  return timelineOf(roster(part), RULES, ZONE).duties.map(
    ({ turn, kind, start, end, pauseMinutes }) =>
      `${kind} ${turn} ${hours(start)}–${hours(end)}${pauseMinutes === null ? '' : ` pausa ${pauseMinutes}`}`,
  );
}

describe('what is a duty', () => {
  test.each([
    ['a shift', 'M', ['LAV M 7–15']],
    ['a time on call', 'RPD', ['REP RPD 7–19']],
    ['a rest', 'R', []],
    ['a flexible day', 'FLES', []],
    ['a code that the plant does not define', 'MAL', []],
  ])('%s', (_, turn, duties) => {
    const timeline = timelineOf(roster({ cells: [cell(turn)] }), RULES, ZONE);
    expect(timeline.days.map(({ day }) => day)).toEqual([MONDAY]);
    expect(read({ cells: [cell(turn)] })).toEqual(duties);
  });

  test('overtime that touches the shift of its date lengthens it, be it by other overtime; other overtime is a duty of its own', () => {
    const cells = [cell('M')];
    expect(read({ cells, activities: [str('15:00', '17:00')] })).toEqual(['LAV M 7–17 pausa 30']);
    expect(read({ cells, activities: [str('16:00', '17:00'), str('14:00', '16:00')] })).toEqual([
      'LAV M 7–17 pausa 30',
    ]);
    expect(read({ cells, activities: [str('16:00', '17:00')] })).toEqual([
      'LAV M 7–15 pausa 30',
      'LAV STR 16–17 pausa 0',
    ]);
    expect(read({ activities: [str('16:00', '17:00')] })).toEqual(['LAV STR 16–17 pausa 0']);
  });

  test('overtime in another plant is a duty there, and lengthens the shift that it touches', () => {
    const elsewhere = (from: string, to: string) => ({ ...str(from, to), icao: 'LIRF' });
    const plants = (part: Partial<PersonRoster>) =>
      timelineOf(roster(part), RULES, ZONE).duties.map(({ icao, turn }) => `${turn} ${icao}`);
    const activities = [elsewhere('16:00', '17:00')];
    for (const turn of ['M', 'RPD'])
      expect(plants({ cells: [cell(turn)], activities: [elsewhere('20:00', '22:00')] })).toEqual([
        `${turn} LIRR`,
        'STR LIRF',
      ]);
    expect(plants({ cells: [cell('R')], activities })).toEqual(['STR LIRF']);
    expect(plants({ activities: [...activities, str('18:00', '19:00')] })).toEqual(['STR LIRF', 'STR LIRR']);
    expect(plants({ cells: [cell('M')], activities: [elsewhere('15:00', '17:00')] })).toEqual(['M LIRR']);
  });

  test('overtime of another date lengthens nothing, though it touches', () => {
    const next = { ...str('15:00', '17:00'), day: addDays(MONDAY, 1) };
    expect(read({ cells: [cell('M')], activities: [next] })).toEqual(['LAV M 7–15', 'LAV STR 15–17 pausa 0']);
  });

  test('overtime on a day on call is a working duty beside it', () => {
    expect(read({ cells: [cell('RPD')], activities: [str('18:00', '20:00')] })).toEqual([
      'REP RPD 7–19',
      'LAV STR 18–20 pausa 0',
    ]);
  });
});

describe('the pause of a cell with own hours or overtime', () => {
  test('is what of the definition’s pause lies within the duty', () => {
    expect(read({ cells: [cell('M', MONDAY, ['07:00', '14:00'])] })).toEqual(['LAV M 7–14 pausa 30']);
    expect(read({ cells: [cell('M', MONDAY, ['11:15', '19:00'])] })).toEqual(['LAV M 11.25–19 pausa 15']);
    expect(read({ cells: [cell('M', MONDAY, ['12:00', '19:00'])] })).toEqual(['LAV M 12–19 pausa 0']);
  });

  test('of a night that ends on its date lies after midnight', () => {
    expect(read({ cells: [cell('N', MONDAY, ['22:00', '31:00'])] })).toEqual(['LAV N -2–7 pausa 30']);
  });

  test('is a marked pause too, once where both cover the same time', () => {
    const cells = [cell('M', MONDAY, ['07:00', '14:00'])];
    expect(read({ cells, activities: [str('11:15', '11:45', MONDAY, 'NWSA')] })).toEqual([
      'LAV M 7–14 pausa 45',
    ]);
  });
});

describe('a shift under absences', () => {
  const cells = [cell('M')];
  test.each([
    ['an approved day: no duty, and a neutral day', absence(), [], true],
    ['a request still to decide: the duty stands', absence({ state: 40 }), ['LAV M 7–15'], false],
    ['a cause that is work: the duty stands', absence({ cause: 'SFS' }), ['LAV M 7–15'], false],
    ['a cause that leaves the person at work', absence({ cause: 'OTE' }), ['LAV M 7–15'], false],
    ['a cause that leaves only who is of the structure at work', absence({ cause: 'SMARTWORK' }), [], true],
    [
      'hours that cover the whole shift: no duty, and the day is not neutral',
      absence({ start: at(MONDAY, '06:00'), end: at(MONDAY, '15:00') }),
      [],
      false,
    ],
    [
      'hours that cover a part: it counts whole',
      absence({ start: at(MONDAY, '07:00'), end: at(MONDAY, '14:59') }),
      ['LAV M 7–15'],
      false,
    ],
  ])('%s', (_, away, duties, isNeutral) => {
    expect(read({ cells, absences: [away] })).toEqual(duties);
    expect(timelineOf(roster({ cells, absences: [away] }), RULES, ZONE).days[0]!.isNeutral).toBe(isNeutral);
  });

  test('an absence of several days takes those from its first to its last, and no other', () => {
    const days = [-1, 0, 1, 2].map((nth) => addDays(MONDAY, nth));
    const away = absence({ fromDay: MONDAY, toDay: addDays(MONDAY, 1) });
    const timeline = timelineOf(
      roster({ cells: days.map((day) => cell('M', day)), absences: [away] }),
      RULES,
      ZONE,
    );
    expect(timeline.days.map(({ isNeutral }) => isNeutral)).toEqual([false, true, true, false]);
    expect(timeline.duties.map(({ day }) => day)).toEqual([days[0], days[3]]);
  });

  test('two absences that touch cover it together', () => {
    const absences = [
      absence({ start: at(MONDAY, '07:00'), end: at(MONDAY, '11:00') }),
      absence({ start: at(MONDAY, '11:00'), end: at(MONDAY, '15:00') }),
    ];
    expect(read({ cells, absences })).toEqual([]);
  });

  test('a day away takes the night that ends on it, and overtime is worked all the same', () => {
    expect(read({ cells: [cell('N')], absences: [absence()] })).toEqual([]);
    expect(read({ cells, absences: [absence()], activities: [str('15:00', '17:00')] })).toEqual([
      'LAV STR 15–17 pausa 0',
    ]);
  });
});

test('overtime of the year is that with times, by its start, with the category of its day', () => {
  const overtime = [
    str('18:00', '19:00'),
    { ...str('15:00', '17:00'), icao: 'LIRF' },
    { ...str('1:00', '2:00'), start: null },
  ];
  const found = timelineOf(roster({ overtime, activities: [str('20:00', '21:00')] }), RULES, ZONE).overtime!;
  expect(found.map(({ icao, day, category, start, end }) => [icao, day, category, end - start])).toEqual([
    ['LIRF', MONDAY, 'CTA', 120],
    ['LIRR', MONDAY, 'CTA', 60],
  ]);
});

test('who is exempt from nights is so from the first to the last day of the exemption', () => {
  const cells = [cell('R', addDays(MONDAY, -1)), cell('R'), cell('R', addDays(MONDAY, 1))];
  const nightExemptions = [{ from: MONDAY, to: MONDAY }];
  const exempt = timelineOf(roster({ cells, nightExemptions }), RULES, ZONE).days.map(
    (day) => day.isExemptFromNights,
  );
  expect(exempt).toEqual([false, true, false]);
});

test('the night of a clock change keeps its nominal length', () => {
  const night = cell('N', dayOf(2026, 10, 25));
  const [duty] = timelineOf(roster({ cells: [night] }), RULES, ZONE).duties;
  expect([duty!.nominalMinutes, duty!.end - duty!.start]).toEqual([480, 540]);
});

test('a day that becomes empty is unknown', () => {
  const tuesday = addDays(MONDAY, 1);
  const before = roster({ cells: [cell('P'), cell('P', tuesday)] });
  const emptied = withCells(before, new Map([[tuesday, null]]));
  expect(timelineOf(emptied, RULES, ZONE).days.map(({ day }) => day)).toEqual([MONDAY]);
});
