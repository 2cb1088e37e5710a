import { dayOf } from '@torre/domain/kernel';
import type { UtcMinute } from '@torre/domain/kernel';
import { expect, test } from 'vitest';
import { absentPeople } from './absent-holders.ts';
import type { KnownPeople } from './absent-holders.ts';

const DAY = dayOf(2026, 12, 23);
const AFTERNOON = { start: 900 as UtcMinute, end: 1380 as UtcMinute };
const ALWAYS = { from: dayOf(2020, 1, 1), to: null };

/** One controller on the afternoon who is away from `start` to `end`, minutes of the day; null: all of it. */
function away(start: number | null, end: number | null, shift = AFTERNOON) {
  const absence = { absenceId: 'a', cause: '104', state: 10, fromDay: DAY, toDay: DAY, start, end };
  const known = {
    tables: {
      specializations: [{ specializationId: 'SUD', category: 'CTA', licensed: false, ofCategory: true }],
      islands: [],
      people: [
        {
          employeeId: '800123',
          posts: [{ ...ALWAYS, category: 'CTA', islandId: null }],
          endorsements: [],
          qualifications: [],
        },
      ],
    },
    rules: { absenceStates: [10], causesThatStay: [], activities: [] },
    away: new Map([['800123', { absences: [absence], activities: [] }]]),
    shiftOn: (_person: number, day: number) => (day === DAY ? [{ kind: 'LAV', ...shift }] : []),
  };
  const span = { day: DAY, kind: 'LAV', ...AFTERNOON } as const;
  return absentPeople(span, known as unknown as KnownPeople, new Set());
}

test.each([
  ['all day: from the whole shift', null, null, [AFTERNOON]],
  ['the first hour: from that hour', 900, 960, [{ start: 900, end: 960 }]],
  ['from before the shift on: from its beginning', 600, 960, [{ start: 900, end: 960 }]],
])('who is away %s', (_name, start, end, spans) => {
  expect(away(start, end)).toEqual([{ employeeId: '800123', specializations: 1, spans }]);
});

test('who is away while the shift is not in the counter is not among them', () => {
  expect(away(600, 900)).toEqual([]);
  expect(away(null, null, { start: 400 as UtcMinute, end: 900 as UtcMinute })).toEqual([]);
});
