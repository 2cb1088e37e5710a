import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

const KNOWN = ['month', 'save', 'counters'];

test('without options everything is measured and no file is written', () => {
  expect(readOptions([], KNOWN)).toEqual({ only: KNOWN, json: null });
});

test('--only keeps the order of the bench, --json names the file', () => {
  expect(readOptions(['--only', 'counters, month', '--json', 'out.json'], KNOWN)).toEqual({
    only: ['month', 'counters'],
    json: 'out.json',
  });
});

test('an unknown measure is refused with the names that exist', () => {
  expect(() => readOptions(['--only', 'grid'], KNOWN)).toThrow("'grid': month, save, counters.");
});
