import { dayOf, zoneTable } from '@torre/domain/kernel';
import { expect, test } from 'vitest';
import { hourAt } from './use-islands-of-hour.ts';

test('an hour is named by its clock, the second one of the night that has it twice with its number', () => {
  const day = dayOf(2026, 10, 25);
  const zone = zoneTable(day, day);
  // until 01:00 UTC Rome is two hours ahead, then one
  const minutes = [-1, 0, 0.5, 1, 1.99, 2].map((hour) => day * 1440 + Math.floor(hour * 60));
  expect(minutes.map((minute) => hourAt(minute, zone))).toEqual(['1', '2', '2', '2-2', '2-2', '3']);
});
