import { expect, test } from 'vitest';
import { chromiumPath } from '../packages/server/src/testing/chromium.ts';
import { CHROMIUM_PLACES } from './test-programs.mjs';

test.each(CHROMIUM_PLACES)(
  'a machine whose only Chromium is %s has one for the tests, which then install none, and for the bench',
  (place) => {
    const isOnly = (path: string): boolean => path === place;
    expect([chromiumPath('tests', undefined, isOnly), chromiumPath('bench', undefined, isOnly)]).toEqual([
      place,
      place,
    ]);
  },
);

test('without any Chromium the bench says how to get one, and a named one goes first', () => {
  expect(() => chromiumPath('bench', undefined, () => false)).toThrow('apt-get install');
  expect(chromiumPath('bench', '/opt/chrome', () => true)).toBe('/opt/chrome');
});
