import { describe, expect, test } from 'vitest';
import { addDays, dayOf } from '../kernel/index.ts';
import { counter, detail, hours, rangeIn } from './example-scene.ts';
import type { Scene } from './example-scene.ts';

describe('domain 3.7, example 1: a plain slot and IGNORE', () => {
  const day = dayOf(2026, 10, 14);
  const scene: Scene = {
    from: day,
    to: day,
    turns: ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7'].map((who) => ({ who, turn: 'M', day })),
    chairs: (hour) => (hour < 12 ? 4 : 5),
    wholeDays: [
      { who: 'p1', day, id: 'FER' },
      { who: 'p2', day, id: 'MAL' },
    ],
    away: [{ who: 'p3', from: [day, 7], to: [day, 9], id: '104' }],
  };

  test('cell by cell, and 4 of 4 in the first hour', () => {
    expect(hours(scene, 'M', day)).toEqual([
      ['07:00', 4, 4],
      ['08:00', 4, 4],
      ['09:00', 5, 4],
      ['10:00', 5, 4],
      ['11:00', 5, 4],
      ['12:00', 5, 5],
      ['13:00', 5, 5],
      ['14:00', 5, 5],
    ]);
    expect(counter(scene, 'M', day)).toEqual({
      employees: 4,
      chairs: 4,
      lacks: 0,
      hasAnotherLacks: false,
      range: '07:00–08:00',
    });
  });

  test('after IGNORE of the 104 request 5 of 5 at noon, in that slot alone', () => {
    const ignored = { ...scene, ignored: [{ id: '104', day, slot: 'M' }] };
    expect(counter(ignored, 'M', day)).toMatchObject({ employees: 5, chairs: 5, range: '12:00–13:00' });
    expect(hours(ignored, 'M', day).slice(0, 5)).toEqual(
      ['07:00', '08:00', '09:00', '10:00', '11:00'].map((hour) => [hour, 5, 4]),
    );
    const elsewhere = { ...scene, ignored: [{ id: '104', day, slot: 'P' }] };
    expect(counter(elsewhere, 'M', day)).toEqual(counter(scene, 'M', day));
  });
});

describe('domain 3.7, example 2: a night slot begins on the previous day', () => {
  const thursday = dayOf(2026, 10, 15);
  const wednesday = addDays(thursday, -1);
  const scene: Scene = {
    from: thursday,
    to: addDays(thursday, 1),
    turns: [
      { who: 'A', turn: 'N', day: thursday },
      { who: 'B', turn: 'N', day: thursday },
      { who: 'C', turn: 'N11', day: wednesday },
      { who: 'D', turn: 'N11', day: thursday },
      { who: 'E', turn: 'T16', day: wednesday },
    ],
    chairs: (hour) => (hour === 23 || hour === 6 ? 3 : 2),
  };

  test('23 → 4, then 3 of 2, at the end 3 of 3: that is the counter', () => {
    expect(hours(scene, 'N', thursday)).toEqual([
      ['23:00', 4, 3],
      ...['00:00', '01:00', '02:00', '03:00', '04:00', '05:00'].map((hour) => [hour, 3, 2]),
      ['06:00', 3, 3],
    ]);
    expect(counter(scene, 'N', thursday)).toEqual({
      employees: 3,
      chairs: 3,
      lacks: 0,
      hasAnotherLacks: false,
      range: '06:00–07:00',
    });
  });

  test('D belongs to the night of the 16th', () => {
    expect(hours(scene, 'N', addDays(thursday, 1)).map(([, employees]) => employees)).toEqual(
      Array.from({ length: 8 }, () => 1),
    );
  });

  test('a whole-day leave of A on the 15th makes the counter −1, lacks 1', () => {
    const leave = { ...scene, wholeDays: [{ who: 'A', day: thursday }] };
    expect(hours(leave, 'N', thursday).map(([, employees]) => employees)).toEqual([3, 2, 2, 2, 2, 2, 2, 2]);
    expect(counter(leave, 'N', thursday)).toEqual({
      employees: 2,
      chairs: 3,
      lacks: 1,
      hasAnotherLacks: false,
      range: '06:00–07:00',
    });
  });
});

describe('domain 3.7, example 3: enough people, wrong specializations', () => {
  const day = dayOf(2026, 10, 14);
  const [ACS, APS] = [0, 1];
  const [NORD, TMA] = [0, 1];
  const scene: Scene = {
    from: day,
    to: day,
    turns: ['e1', 'e2', 'e3', 'e4', 'e5'].map((who) => ({ who, turn: 'M', day })),
    standing: {
      e1: { holds: [ACS], island: NORD },
      e2: { holds: [ACS], island: NORD },
      e3: { holds: [ACS], island: NORD },
      e4: { holds: [ACS, APS], island: TMA },
      e5: { holds: [ACS], island: NORD },
    },
    specializations: 2,
    islands: 2,
    chairs: () => [
      { specialization: ACS, island: NORD },
      { specialization: ACS, island: NORD },
      { specialization: APS, island: TMA },
      { specialization: APS, island: TMA },
    ],
  };
  const whole = { start: expect.any(Number), end: expect.any(Number) };

  test('the difference is green and a chair stays empty in every cell', () => {
    expect(counter(scene, 'M', day)).toMatchObject({
      employees: 5,
      chairs: 4,
      lacks: 1,
      hasAnotherLacks: true,
    });
    expect(detail(scene, 'M', day).hours.map(({ lacks }) => lacks)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
  });

  test('NORD 4/2, TMA 1/2; ACS-N 5 of 2, APS-TMA 1 of 2: missing from 07:00 to 15:00', () => {
    const found = detail(scene, 'M', day);
    expect(found.islands).toMatchObject([
      { island: NORD, employees: 4, chairs: 2 },
      { island: TMA, employees: 1, chairs: 2 },
    ]);
    expect(found.specializations).toMatchObject([
      { specialization: ACS, employees: 5, chairs: 2 },
      { specialization: APS, employees: 1, chairs: 2 },
    ]);
    expect(found.lacking).toEqual([{ specialization: APS, ranges: [whole] }]);
    expect(rangeIn(scene, found.lacking[0]!.ranges[0]!)).toBe('07:00–15:00');
    expect(found.abundant).toEqual([{ specialization: ACS, ranges: [whole] }]);
  });
});

describe('domain 3.7, example 4: activities, overtime and T-shifts', () => {
  const friday = dayOf(2026, 10, 16);
  const saturday = addDays(friday, 1);
  const scene: Scene = {
    from: friday,
    to: saturday,
    turns: [
      ...['p1', 'p2', 'p3', 'p4', 'p5', 'p6'].map((who) => ({ who, turn: 'P', day: friday })),
      { who: 't12', turn: 'T12', day: friday },
      { who: 't16', turn: 'T16', day: friday },
      { who: 'm', turn: 'M', day: friday },
    ],
    // SIM, jolly: the whole shift; UCS with times
    wholeDays: [{ who: 'p1', day: friday }],
    away: [{ who: 'p2', from: [friday, 17], to: [friday, 19] }],
    overtime: [
      { who: 'p3', day: friday, from: [friday, 23], to: [saturday, 0.5] },
      { who: 'm', day: friday, from: [friday, 15], to: [friday, 16] },
    ],
    chairs: (hour) => (hour < 20 ? 6 : hour < 22 ? 5 : 4),
  };

  test('cell by cell, and 6 of 6 from 17 to 18', () => {
    expect(hours(scene, 'P', friday)).toEqual([
      ['15:00', 7, 6],
      ['16:00', 7, 6],
      ['17:00', 6, 6],
      ['18:00', 6, 6],
      ['19:00', 7, 6],
      ['20:00', 6, 5],
      ['21:00', 6, 5],
      ['22:00', 6, 4],
    ]);
    expect(counter(scene, 'P', friday)).toEqual({
      employees: 6,
      chairs: 6,
      lacks: 0,
      hasAnotherLacks: false,
      range: '17:00–18:00',
    });
  });

  test("p3's overtime fills the cell of 23:00 of the night of the 17th and only half of midnight", () => {
    const only = { ...scene, turns: scene.turns.filter(({ who }) => who === 'p3') };
    const night = hours(
      { ...only, overtime: scene.overtime!.slice(0, 1), wholeDays: [], away: [] },
      'N',
      saturday,
    );
    expect(night.slice(0, 2).map(([hour, employees]) => [hour, employees])).toEqual([
      ['23:00', 1],
      ['00:00', 0],
    ]);
  });

  test('an absence of the whole day takes the shift and leaves the overtime', () => {
    const away = { ...scene, wholeDays: [...scene.wholeDays!, { who: 'm', day: friday }] };
    expect(hours(away, 'P', friday)[0]).toEqual(['15:00', 7, 6]);
    expect(hours(away, 'M', friday).every(([, employees]) => employees <= 1)).toBe(true);
  });
});
