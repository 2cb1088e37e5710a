import { addDays, dayOf } from '@torre/domain/kernel';
import { expect, test } from 'vitest';
import { firstPlants } from './counter-reach.ts';

const plant = (icao: string, count: number) => ({
  icao,
  days: Array.from({ length: count }, (_, index) => addDays(dayOf(2026, 12, 1), index)),
  isWhole: true,
});

test('plants are counted in order while their days are few enough, the first one in any case', () => {
  const reached = [plant('LIRF', 20), plant('LIRN', 31), plant('LIRQ', 1)];
  const counted = (most: number) => firstPlants(reached, most).map(({ icao }) => icao);
  expect([counted(10), counted(50), counted(51), counted(52)]).toEqual([
    ['LIRF'],
    ['LIRF'],
    ['LIRF', 'LIRN'],
    ['LIRF', 'LIRN', 'LIRQ'],
  ]);
});
