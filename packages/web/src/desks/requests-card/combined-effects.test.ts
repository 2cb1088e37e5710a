import type { CounterEffect } from '@torre/contract/counters';
import { expect, test } from 'vitest';
import { combinedEffects } from './combined-effects.ts';

const effect = (before: number, after: number, parts: CounterEffect['parts'] = []): CounterEffect => ({
  counterId: 'DIVLIRR-M',
  timeslotId: 'M',
  daySelected: '20261218',
  description: 'M',
  before,
  after,
  parts,
});

test('what two parts take from one counter is taken together, an annulment gives back', () => {
  const taken = [
    { effects: [effect(1, -1, [{ name: 'Sud', before: 1, after: 0 }])], isGiven: false },
    { effects: [effect(0, -1, [{ name: 'Nord', before: 0, after: -1 }])], isGiven: false },
  ];
  expect(combinedEffects(taken)).toEqual([
    effect(2, -1, [
      { name: 'Sud', before: 1, after: 0 },
      { name: 'Nord', before: 0, after: -1 },
    ]),
  ]);
  expect(combinedEffects([...taken, { effects: [effect(0, -1)], isGiven: true }])).toMatchObject([
    { before: 2, after: 0 },
  ]);
  expect(combinedEffects([{ effects: [effect(0, -1)], isGiven: true }])).toMatchObject([
    { before: -1, after: 0 },
  ]);
});
