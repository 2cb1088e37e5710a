import { expect, test } from 'vitest';
import { isOfCode, TypedAhead } from './typed-ahead.ts';

function typed(...keys: readonly string[]): TypedAhead {
  const ahead = new TypedAhead();
  for (const key of keys) ahead.press(key);
  return ahead;
}

test('letters and digits wait in their order and are handed over once', () => {
  const ahead = typed('n', '1', '2', 'Backspace', '1');
  expect(ahead.take()).toEqual({ text: 'n11', entered: false });
  expect([ahead.waits, ahead.take()]).toEqual([false, { text: '', entered: false }]);
});

test('Enter chooses what stood there: later letters do not change it', () => {
  expect(typed('n', 'Enter', '1', 'Backspace').take()).toEqual({ text: 'n', entered: true });
});

test('nothing waits where nothing was typed, and other keys are nobody’s', () => {
  const ahead = new TypedAhead();
  expect([ahead.press('Enter'), ahead.press('Backspace'), ahead.press('ArrowDown')]).toEqual([
    false,
    false,
    false,
  ]);
  expect([isOfCode('F2'), isOfCode(' '), isOfCode('+'), isOfCode('à')]).toEqual([false, false, false, true]);
});
