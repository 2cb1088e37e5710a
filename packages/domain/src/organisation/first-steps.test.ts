import { expect, test } from 'vitest';
import { FIRST_STEPS, firstSteps, hasStarted } from './index.ts';
import type { PlantContents } from './index.ts';

const READY: PlantContents = {
  shifts: 5,
  timeslots: 3,
  specializations: 2,
  positions: 4,
  openPositions: 4,
  people: 20,
  peopleWithoutSpecialization: 0,
  peopleWithoutQualifications: 0,
  hrAccounts: 1,
  managers: 1,
  managersWithoutPassword: 0,
  cycles: 2,
  peopleWithoutCycle: 0,
  publishedCells: 600,
};
const undone = (contents: PlantContents | null) =>
  firstSteps(contents)
    .filter(({ isDone }) => !isDone)
    .map(({ step }) => step);

test('without a plant every step is still to be done', () => {
  expect(undone(null)).toEqual([...FIRST_STEPS]);
});

test('of a plant that shows its month none is', () => {
  expect(undone(READY)).toEqual([]);
});

test('a plant without anything has its own step behind it', () => {
  const nothing = Object.fromEntries(Object.keys(READY).map((key) => [key, 0])) as unknown as PlantContents;
  expect(undone(nothing)).toEqual(FIRST_STEPS.slice(1));
});

test.each<[keyof PlantContents, number, string, number | null]>([
  ['shifts', 0, 'shifts', null],
  ['timeslots', 0, 'timeslots', null],
  ['specializations', 0, 'positions', null],
  ['positions', 0, 'positions', null],
  ['openPositions', 0, 'positions', null],
  ['peopleWithoutSpecialization', 3, 'people', 3],
  ['peopleWithoutQualifications', 4, 'qualifications', 4],
  ['hrAccounts', 0, 'qualifications', null],
  ['managers', 0, 'rights', null],
  ['managersWithoutPassword', 1, 'rights', 1],
  ['cycles', 0, 'cycles', null],
  ['peopleWithoutCycle', 2, 'cycles', 2],
  ['publishedCells', 0, 'month', null],
])('%s %d: the step says so', (what, amount, step, count) => {
  const steps = firstSteps({ ...READY, [what]: amount });
  expect(steps.filter(({ isDone }) => !isDone)).toMatchObject([{ step, missing: [{ what, count }] }]);
});

test('a plant has begun when its month stands, whatever it still lacks', () => {
  expect(hasStarted(firstSteps({ ...READY, cycles: 0, managers: 0 }))).toBe(true);
  expect(hasStarted(firstSteps({ ...READY, publishedCells: 0 }))).toBe(false);
  expect(hasStarted(firstSteps(null))).toBe(false);
});
