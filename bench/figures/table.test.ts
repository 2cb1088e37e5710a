import { expect, test } from 'vitest';
import { fixed } from './figure.ts';
import { table } from './table.ts';

test('each figure is one line: product, floor, ratio, spread, and whether its aim is reached', () => {
  const text = table([
    {
      name: 'month, cold',
      unit: 'ms',
      rounds: { product: 9.184, floor: 7.2, ratio: 1.271, spread: 0.083, attempts: 1 },
      aim: { of: 'ratio', atMost: 1.5 },
    },
    { name: 'sign-in page', unit: 'kB', rounds: fixed(151.2), aim: { of: 'figure', atMost: 150 } },
    {
      name: 'shift save',
      unit: 'ms',
      rounds: { product: 12, floor: 4, ratio: 3, spread: 0.4, attempts: 3 },
      aim: null,
    },
  ]);
  expect(text.split('\n').map((line) => line.replaceAll(/ {2,}/g, ' | '))).toEqual([
    ' | product | floor | ratio | spread | aim',
    'month, cold | 9.18 ms | 7.20 ms | 1.27 × | 8 % | ≤ 1.5 × | reached',
    'sign-in page | 151 kB | – | – | – | ≤ 150 kB | MISSED',
    'shift save | 12.0 ms | 4.00 ms | 3.00 × | 40 % | measured 3 times, still over 25 %',
  ]);
});
