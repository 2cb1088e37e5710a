import { expect, test } from 'vitest';
import { guardBackspace } from './backspace-guard.ts';

/** Whether Backspace there still does what the browser would do. */
function allowed(target: object, key = 'Backspace'): boolean {
  let prevented = false;
  guardBackspace({ key, target: target as EventTarget, preventDefault: () => (prevented = true) });
  return !prevented;
}

test('[P2.23] Backspace on the page, on a button, on a tick box or in a read-only field leads nowhere', () => {
  expect(allowed({ tagName: 'BODY' })).toBe(false);
  expect(allowed({ tagName: 'BUTTON' })).toBe(false);
  expect(allowed({ tagName: 'INPUT', type: 'checkbox' })).toBe(false);
  expect(allowed({ tagName: 'INPUT', type: 'text', readOnly: true })).toBe(false);
  expect(allowed({ tagName: 'TEXTAREA', disabled: true })).toBe(false);
});

test('[P2.24] Backspace in a field deletes as usual', () => {
  expect(allowed({ tagName: 'INPUT', type: 'text' })).toBe(true);
  expect(allowed({ tagName: 'INPUT', type: 'password' })).toBe(true);
  expect(allowed({ tagName: 'TEXTAREA' })).toBe(true);
  expect(allowed({ tagName: 'DIV', isContentEditable: true })).toBe(true);
  expect(allowed({ tagName: 'BODY' }, 'Delete')).toBe(true);
});
