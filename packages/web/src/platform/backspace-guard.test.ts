import { expect, test, vi } from 'vitest';
import { guardBackspace, isEditable } from './backspace-guard.ts';

const press = (key: string, target: object | null): boolean => {
  const preventDefault = vi.fn<() => void>();
  guardBackspace({ key, target: target as EventTarget | null, preventDefault });
  return preventDefault.mock.calls.length > 0;
};

const BODY = { tagName: 'BODY' };

test.each([
  BODY,
  { tagName: 'BUTTON' },
  { tagName: 'INPUT', type: 'checkbox' },
  { tagName: 'INPUT', type: 'text', readOnly: true },
  { tagName: 'TEXTAREA', disabled: true },
  null,
])('[P2.23] Backspace is blocked outside an editable field: %j', (target) => {
  expect(press('Backspace', target)).toBe(true);
});

test.each([
  { tagName: 'INPUT' },
  { tagName: 'INPUT', type: 'password' },
  { tagName: 'TEXTAREA' },
  { tagName: 'DIV', isContentEditable: true },
])('[P2.24] Backspace deletes inside an editable field: %j', (target) => {
  expect(press('Backspace', target)).toBe(false);
  expect(isEditable(target)).toBe(true);
});

test('other keys pass', () => {
  expect(press('Enter', BODY)).toBe(false);
});
