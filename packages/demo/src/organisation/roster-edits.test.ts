import { addDays, dayOf, isoDay, zoneTable } from '@torre/domain/kernel';
import { expect, test } from 'vitest';
import { demoMonth } from './demo-months.ts';
import { plannedEdits } from './roster-edits.ts';
import { SeededRandom } from './seeded-random.ts';

test('no reinforcement lasts into the night on the eve of a call', () => {
  const month = demoMonth(2026, 10);
  const { first, last } = month;
  const zone = zoneTable(addDays(first, -31), last);
  const people = Array.from({ length: 40 }, () => month.days.map(() => 'R'));
  const made = { generatedOn: addDays(first, -11), today: dayOf(2026, 10, 14), managers: ['1'] };
  const lateOn = (isEveOfCall: (day: number) => boolean) =>
    Array.from({ length: 60 }, (_, seed) => {
      const rules = { isCalm: () => true, isEveOfCall: (_person: number, day: number) => isEveOfCall(day) };
      return plannedEdits(people, rules, month, made, zone, new SeededRandom(seed))
        .filter(({ saves }) => saves.some(({ turn }) => turn === 'T16'))
        .map(({ day }) => isoDay(day));
    }).flat();
  expect(new Set(lateOn(() => false)).size).toBeGreaterThan(10);
  expect(new Set(lateOn((day) => day !== 7))).toEqual(new Set(['2026-10-08']));
});
