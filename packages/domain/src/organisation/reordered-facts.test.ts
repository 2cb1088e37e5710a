import { expect, test } from 'vitest';
import { reorderedFacts } from './reordered-facts.ts';

test('things that are put in order keep it in all of their states, and those that stand right are left alone', () => {
  const state = (position_id: string, valid_from: string, ord: number) => ({
    values: { icao: 'LIXX', position_id, valid_from, ord },
    version: 7,
  });
  const edits = reorderedFacts('position', [
    [state('B', '2020-01-01', 2), state('B', '2026-01-01', 2)],
    [state('A', '2020-01-01', 1)],
    [state('C', '2020-01-01', 3)],
  ]);
  expect(
    edits.map(({ values, version }) => [values['position_id'], values['valid_from'], values['ord'], version]),
  ).toEqual([
    ['B', '2020-01-01', 1, 7],
    ['B', '2026-01-01', 1, 7],
    ['A', '2020-01-01', 2, 7],
  ]);
});
