import { expect, test } from 'vitest';
import { turnsPage } from './use-page-keys.ts';

const press = (key: string, more: Partial<Parameters<typeof turnsPage>[0]> = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  defaultPrevented: false,
  ...more,
});
const FREE = { isFree: true, isCovered: false };

test('the page keys turn the month before any cell has the focus, and not below a window or beside a field', () => {
  expect([turnsPage(press('PageDown'), FREE), turnsPage(press('PageUp'), FREE)]).toEqual([1, -1]);
  expect(turnsPage(press('PageDown'), { ...FREE, isFree: false })).toBeNull();
  expect(turnsPage(press('PageDown'), { ...FREE, isCovered: true })).toBeNull();
  expect(turnsPage(press('PageDown', { defaultPrevented: true }), FREE)).toBeNull();
  expect(turnsPage(press('PageDown', { ctrlKey: true }), FREE)).toBeNull();
  expect(turnsPage(press('ArrowDown'), FREE)).toBeNull();
});
