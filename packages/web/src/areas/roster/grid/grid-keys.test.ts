import { describe, expect, test } from 'vitest';
import { gridCommand, letterPressed } from './grid-keys.ts';
import type { GridKey } from './grid-keys.ts';

const BOUNDS = { rows: 20, columns: 31, counters: 6, today: 13 };
const AT = { row: 8, column: 10 };

function press(key: string, more: Partial<GridKey> = {}, at = AT, bounds = BOUNDS) {
  return gridCommand(at, { key, ctrl: false, shift: false, alt: false, ...more }, bounds);
}
const to = (row: number, column: number, extend = false) => ({ kind: 'move', to: { row, column }, extend });

describe('keys of the month', () => {
  test.each([
    ['ArrowUp', {}, to(7, 10)],
    ['ArrowDown', {}, to(9, 10)],
    ['ArrowLeft', {}, to(8, 9)],
    ['ArrowRight', {}, to(8, 11)],
    ['Home', {}, to(8, 0)],
    ['End', {}, to(8, 30)],
    ['Home', { ctrl: true }, to(6, 0)],
    ['End', { ctrl: true }, to(19, 30)],
    ['ArrowDown', { ctrl: true }, to(19, 10)],
    ['ArrowRight', { ctrl: true }, to(8, 30)],
    ['PageUp', {}, { kind: 'month', step: -1 }],
    ['PageDown', {}, { kind: 'month', step: 1 }],
    ['Enter', {}, { kind: 'open' }],
    ['Escape', {}, { kind: 'release' }],
    ['t', {}, to(8, 13)],
    ['T', { shift: true }, to(8, 13)],
    ['t', { alt: true }, to(8, 13)],
    [' ', {}, { kind: 'open' }],
    [' ', { shift: true }, { kind: 'whole', lines: 'rows' }],
    [' ', { ctrl: true }, { kind: 'whole', lines: 'columns' }],
  ])('%s %o', (key, more, command) => {
    expect(press(key, more)).toEqual(command);
  });

  test('the hand stops at the edges', () => {
    expect(press('ArrowUp', {}, { row: 0, column: 0 })).toEqual(to(0, 0));
    expect(press('ArrowRight', {}, { row: 19, column: 30 })).toEqual(to(19, 30));
  });

  test('shift stretches the selection, which does not climb onto the counters', () => {
    expect(press('ArrowDown', { shift: true })).toEqual(to(9, 10, true));
    expect(press('ArrowUp', { shift: true }, { row: 6, column: 3 })).toEqual(to(6, 3, true));
  });

  test('T asks for today when it is not in view', () => {
    expect(press('t', {}, AT, { ...BOUNDS, today: -1 })).toEqual({ kind: 'today' });
  });

  test('the counters have no row and no column to select', () => {
    const onCounter = { row: 2, column: 3 };
    expect(press(' ', { ctrl: true }, onCounter)).toBeNull();
    expect(press(' ', { shift: true }, onCounter)).toEqual({ kind: 'open' });
  });

  test('with Alt a key is known by its place where it writes another sign', () => {
    expect(letterPressed({ key: '†', code: 'KeyT', altKey: true })).toBe('T');
    expect(letterPressed({ key: 't', code: 'KeyK', altKey: true })).toBe('t');
    expect(letterPressed({ key: 'ArrowUp', code: 'ArrowUp', altKey: false })).toBe('ArrowUp');
  });

  test("other keys and the browser's own shortcuts are left alone", () => {
    expect([
      press('a'),
      press('t', { ctrl: true }),
      press('PageDown', { ctrl: true }),
      press('ArrowLeft', { alt: true }),
    ]).toEqual([null, null, null, null]);
  });
});
