import { expect, test } from 'vitest';
import { editCommand } from './edit-keys.ts';

const ONE = { people: 1, days: 1 };
const BLOCK = { people: 3, days: 2 };
const press = (text: string, extent = BLOCK) => {
  const parts = text.split('+');
  return editCommand(
    { key: parts.at(-1)!, ctrl: parts.includes('Ctrl'), shift: parts.includes('Shift') },
    extent,
  );
};

test.each([
  ['n', 'type'],
  ['Shift+N', 'type'],
  ['1', 'type'],
  ['Delete', 'clear'],
  ['Backspace', 'clear'],
  ['Enter', 'turn'],
  ['Ctrl+z', 'undo'],
  ['Ctrl+Shift+Z', 'redo'],
  ['Ctrl+y', 'redo'],
  ['Ctrl+a', 'all'],
  ['Ctrl+d', 'fill-down'],
  ['Ctrl+r', 'fill-right'],
])('%s on several cells means %s', (keys, command) => {
  expect(press(keys)).toBe(command);
});

test.each([
  ['Enter opens the day of one cell', 'Enter', ONE],
  ['a reload stays the browser’s where nothing can be filled', 'Ctrl+r', { people: 3, days: 1 }],
  ['so does a bookmark', 'Ctrl+d', { people: 1, days: 4 }],
  ['a space is no code', ' ', BLOCK],
  ['copying is an event of the clipboard', 'Ctrl+c', BLOCK],
  ['a hard reload is nobody’s', 'Ctrl+Shift+R', BLOCK],
])('%s', (_, keys, extent) => {
  expect(press(keys, extent)).toBeNull();
});
