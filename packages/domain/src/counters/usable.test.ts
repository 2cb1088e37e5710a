import { expect, test } from 'vitest';
import { addDays, dayOf } from '../kernel/index.ts';
import { conditionOf, standingOf } from './index.ts';
import type { Competences, QualificationKind, Specialization } from './index.ts';

const DAY = dayOf(2026, 10, 14);
const SINCE = dayOf(2024, 1, 1);
const always = { from: SINCE, to: null };

const specialization = (specializationId: string, part: Partial<Specialization> = {}): Specialization => ({
  specializationId,
  category: 'CTA',
  licensed: true,
  ofCategory: false,
  ...part,
});
const NAMES = {
  specializations: [
    specialization('ACS'),
    specialization('APS'),
    specialization('ARO', { category: 'EAV', licensed: false }),
    specialization('ROOM', { licensed: false, ofCategory: true }),
  ],
  islands: ['NORD', 'TMA'],
};
const qualified = (...kinds: readonly QualificationKind[]): Competences['qualifications'] =>
  kinds.map((kind) => ({ kind, ...always }));
const CONTROLLER: Competences = {
  posts: [{ category: 'CTA', islandId: 'TMA', condition: 'LO', ...always }],
  endorsements: [{ specializationId: 'APS', from: SINCE, to: DAY }],
  qualifications: qualified('LICENCE', 'MEDICAL', 'ENGLISH'),
};
const may = (part: Partial<Competences>, day = DAY): readonly string[] => {
  const { specializations } = standingOf({ ...CONTROLLER, ...part }, day, NAMES);
  return NAMES.specializations
    .filter((_, index) => (specializations >>> index) & 1)
    .map(({ specializationId }) => specializationId);
};

test('an endorsement is valid on its last day and not on the next', () => {
  expect(may({})).toEqual(['APS', 'ROOM']);
  expect(may({}, addDays(DAY, 1))).toEqual(['ROOM']);
  expect(may({}, addDays(SINCE, -1))).toEqual([]);
});

test.each(['LICENCE', 'MEDICAL', 'ENGLISH'] as const)(
  'without %s nobody sits where a licence is asked for',
  (missing) => {
    const others = (['LICENCE', 'MEDICAL', 'ENGLISH'] as const).filter((kind) => kind !== missing);
    expect(may({ qualifications: qualified(...others) })).toEqual(['ROOM']);
    const expired = { kind: missing, from: SINCE, to: addDays(DAY, -1) };
    expect(may({ qualifications: [...qualified(...others), expired] })).toEqual(['ROOM']);
    expect(may({ qualifications: [...qualified(...others), { ...expired, to: DAY }] })).toEqual([
      'APS',
      'ROOM',
    ]);
  },
);

test('who is suspended may do nothing for as long as it lasts', () => {
  const suspended = { kind: 'SUSPENSION', from: DAY, to: DAY } as const;
  const qualifications = [...CONTROLLER.qualifications, suspended];
  expect(may({ qualifications })).toEqual([]);
  expect(may({ qualifications }, addDays(DAY, -1))).toEqual(['APS', 'ROOM']);
});

test('the category of the day decides: an endorsement of another gives nothing, an unlicensed one needs no licence', () => {
  const expert: Partial<Competences> = {
    posts: [{ category: 'EAV', islandId: null, condition: 'LO', ...always }],
    endorsements: ['APS', 'ARO'].map((specializationId) => ({ specializationId, ...always })),
    qualifications: [],
  };
  expect(may(expert)).toEqual(['ARO']);
});

test('island and employment condition are those of the post of the day; without a post there is nothing', () => {
  const posts = [
    { category: 'CTA', islandId: 'NORD', condition: 'LO', from: SINCE, to: addDays(DAY, -1) },
    { category: 'CTA', islandId: 'TMA', condition: 'ST', from: DAY, to: DAY },
  ] as const;
  const island = (day: typeof DAY) => standingOf({ ...CONTROLLER, posts }, day, NAMES).island;
  expect([addDays(DAY, -1), DAY, addDays(DAY, 1)].map((day) => NAMES.islands[island(day)] ?? null)).toEqual([
    'NORD',
    'TMA',
    null,
  ]);
  expect(may({ posts }, addDays(DAY, 1))).toEqual([]);
  expect([-1, 0, 1].map((distance) => conditionOf({ posts }, addDays(DAY, distance)))).toEqual([
    'LO',
    'ST',
    null,
  ]);
});

test('more specializations than the counters can tell apart are refused', () => {
  const many = Array.from({ length: 32 }, (_, index) => specialization(`S${index}`));
  expect(() => standingOf(CONTROLLER, DAY, { ...NAMES, specializations: many })).toThrow(RangeError);
});
