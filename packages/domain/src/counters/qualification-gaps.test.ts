import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayOf } from '../kernel/index.ts';
import type { Day } from '../kernel/index.ts';
import { EXPIRING_DAYS, qualificationGaps, standingOf } from './index.ts';
import type { Competences, PersonCompetences, QualificationKind, Specialization } from './index.ts';

const TODAY = dayOf(2026, 11, 24);
const SINCE = dayOf(2024, 1, 1);
const YESTERDAY = addDays(TODAY, -1);
const TOMORROW = addDays(TODAY, 1);

const specialization = (specializationId: string, part: Partial<Specialization> = {}): Specialization => ({
  specializationId,
  category: 'CTA',
  licensed: true,
  ofCategory: false,
  ...part,
});
const valid = (kind: QualificationKind, from: Day = SINCE, to: Day | null = null) => ({ kind, from, to });
const ENDORSED = { specializationId: 'APS', from: SINCE, to: addDays(TODAY, 500) };
const LIRF: PersonCompetences['plants'][number] = {
  icao: 'LIRF',
  specializations: [specialization('APS'), specialization('ARO', { category: 'EAV', licensed: false })],
  posts: [{ category: 'CTA', islandId: null, condition: 'LO', from: SINCE, to: null }],
  endorsements: [ENDORSED],
};
const ALL = [valid('LICENCE'), valid('MEDICAL'), valid('ENGLISH')];
const WITHOUT_MEDICAL = [valid('LICENCE'), valid('ENGLISH')];

const gapsOf = (
  qualifications: PersonCompetences['qualifications'],
  plant: Partial<PersonCompetences['plants'][number]> = {},
) => qualificationGaps({ qualifications, plants: [{ ...LIRF, ...plant }] }, TODAY);
const uncounted = (from: Day, all = true) => ({ from, specializations: ['APS'], all });

test('who holds everything lacks nothing', () => {
  expect(gapsOf(ALL)).toEqual([]);
});

test('what was never held is missing since the first day on which a specialization asked for it', () => {
  const endorsed = { ...ENDORSED, from: dayOf(2025, 3, 1) };
  expect(gapsOf(WITHOUT_MEDICAL, { endorsements: [endorsed] })).toEqual([
    {
      kind: 'MEDICAL',
      endorsement: null,
      isNow: true,
      from: null,
      to: null,
      uncounted: uncounted(endorsed.from),
    },
  ]);
});

test('what ended yesterday is missing since today, until the next one begins', () => {
  const ended = valid('MEDICAL', SINCE, YESTERDAY);
  const [gap] = gapsOf([...WITHOUT_MEDICAL, ended]);
  expect(gap).toMatchObject({ isNow: true, from: TODAY, to: null, uncounted: uncounted(TODAY) });
  const renewed = valid('MEDICAL', addDays(TODAY, 10), addDays(TODAY, 400));
  expect(gapsOf([...WITHOUT_MEDICAL, ended, renewed])).toMatchObject([
    { kind: 'MEDICAL', from: TODAY, to: addDays(TODAY, 9), uncounted: uncounted(TODAY) },
  ]);
});

test.each([
  [0, 1],
  [EXPIRING_DAYS, 1],
  [EXPIRING_DAYS + 1, 0],
])('what ends in %d days: %d gaps are coming', (days, count) => {
  const last = addDays(TODAY, days);
  const gaps = gapsOf([...WITHOUT_MEDICAL, valid('MEDICAL', SINCE, last)]);
  expect(gaps).toHaveLength(count);
  for (const gap of gaps)
    expect(gap).toMatchObject({
      isNow: false,
      from: addDays(last, 1),
      uncounted: uncounted(addDays(last, 1)),
    });
});

test('a qualification that goes on on the next day does not end', () => {
  const last = addDays(TODAY, 20);
  const [first, second] = [
    valid('MEDICAL', SINCE, last),
    valid('MEDICAL', addDays(last, 1), addDays(last, 365)),
  ];
  expect(gapsOf([...WITHOUT_MEDICAL, second, first])).toEqual([]);
  const late = valid('MEDICAL', addDays(last, 3), addDays(last, 365));
  expect(gapsOf([...WITHOUT_MEDICAL, first, late])).toMatchObject([
    { from: addDays(last, 1), to: addDays(last, 2) },
  ]);
});

test('a suspension keeps somebody from counting for as long as it lasts; one of the past is over', () => {
  const suspended = valid('SUSPENSION', addDays(TODAY, -3), addDays(TODAY, 3));
  expect(gapsOf([...ALL, suspended])).toEqual([
    {
      kind: 'SUSPENSION',
      endorsement: null,
      isNow: true,
      from: suspended.from,
      to: suspended.to,
      uncounted: uncounted(suspended.from),
    },
  ]);
  expect(gapsOf([...ALL, valid('SUSPENSION', SINCE, YESTERDAY)])).toEqual([]);
});

test('an endorsement that ends is a gap of its own specialization alone; one never held is none', () => {
  const specializations = [specialization('APS'), specialization('ACS'), specialization('PLN')];
  const other = { ...ENDORSED, specializationId: 'ACS' };
  const endorsements = [{ ...ENDORSED, to: YESTERDAY }, other];
  expect(gapsOf(ALL, { specializations, endorsements })).toEqual([
    {
      kind: 'ENDORSEMENT',
      endorsement: { icao: 'LIRF', specializationId: 'APS' },
      isNow: true,
      from: TODAY,
      to: null,
      uncounted: uncounted(TODAY, false),
    },
  ]);
  const coming = [{ ...ENDORSED, to: TOMORROW }, other];
  expect(gapsOf(ALL, { specializations, endorsements: coming })).toMatchObject([
    { kind: 'ENDORSEMENT', isNow: false, from: addDays(TODAY, 2), uncounted: { all: false } },
  ]);
});

test('an endorsement that ended long ago is given up where another one holds, and missing where none does', () => {
  const specializations = [specialization('APS'), specialization('ACS')];
  const old = { ...ENDORSED, to: addDays(TODAY, -EXPIRING_DAYS - 2) };
  const other = { ...ENDORSED, specializationId: 'ACS' };
  expect(gapsOf(ALL, { specializations, endorsements: [old, other] })).toEqual([]);
  expect(gapsOf(ALL, { specializations, endorsements: [old] })).toMatchObject([
    { kind: 'ENDORSEMENT', isNow: true, from: addDays(old.to, 1), uncounted: { all: true } },
  ]);
});

test('two that are missing are told both, each with what follows from it alone', () => {
  const gaps = gapsOf([valid('LICENCE')]);
  expect(gaps.map(({ kind, uncounted: follows }) => [kind, follows?.specializations])).toEqual([
    ['MEDICAL', ['APS']],
    ['ENGLISH', ['APS']],
  ]);
});

test('what no specialization asks for is not missing: without a licensed one, without a post, at a former plant', () => {
  expect(gapsOf([], { specializations: [specialization('APS', { licensed: false })] })).toEqual([]);
  expect(gapsOf([], { posts: [] })).toEqual([]);
  const left = [{ ...LIRF.posts[0]!, to: YESTERDAY }];
  expect(gapsOf([], { posts: left })).toEqual([]);
});

test('somebody who begins at a plant next week lacks a medical from that day on', () => {
  const begins = addDays(TODAY, 7);
  expect(gapsOf(WITHOUT_MEDICAL, { posts: [{ ...LIRF.posts[0]!, from: begins }] })).toMatchObject([
    { kind: 'MEDICAL', isNow: true, from: null, uncounted: uncounted(begins) },
  ]);
});

test('a qualification that outlives the endorsement that asks for it is told, and no counter follows', () => {
  const endorsements = [{ ...ENDORSED, to: addDays(TODAY, 5) }];
  const gaps = gapsOf([...WITHOUT_MEDICAL, valid('MEDICAL', SINCE, addDays(TODAY, 30))], { endorsements });
  expect(gaps.map(({ kind, uncounted: follows }) => [kind, follows?.from ?? null])).toEqual([
    ['ENDORSEMENT', addDays(TODAY, 6)],
    ['MEDICAL', null],
  ]);
});

test('whoever has no gap of today is counted for all that they are endorsed for, whoever has one is not', () => {
  const near = fc.integer({ min: -80, max: 80 }).map((count) => addDays(TODAY, count));
  const days = fc.tuple(near, near).map(([one, other]) => ({
    from: Math.min(one, other) as Day,
    to: Math.max(one, other) as Day,
  }));
  const kinds = fc.constantFrom<QualificationKind>('LICENCE', 'MEDICAL', 'ENGLISH', 'SUSPENSION');
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(kinds, days), { selector: ([kind]) => kind, maxLength: 4 }),
      days,
      (states, endorsed) => {
        const qualifications = states.map(([kind, span]) => ({ kind, ...span }));
        const endorsements = [{ specializationId: 'APS', ...endorsed }];
        const now = gapsOf(qualifications, { endorsements }).filter(
          ({ isNow, uncounted: follows }) => isNow && follows !== null && follows.from <= TODAY,
        );
        const own: Competences = { posts: LIRF.posts, endorsements, qualifications };
        const names = { specializations: LIRF.specializations, islands: [] };
        const counts = standingOf(own, TODAY, names).specializations !== 0;
        const isEndorsed = endorsed.from <= TODAY && TODAY <= endorsed.to;
        if (isEndorsed) expect(counts).toBe(now.length === 0);
        else expect(counts).toBe(false);
      },
    ),
  );
});
