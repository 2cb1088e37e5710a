import { expect, test } from 'vitest';
import { TypedCells } from './typed-cells.ts';
import type { TypedCell } from './typed-cells.ts';

const PLACE = { userName: 'anna', plant: 'LIRR', draft: null, from: 20_000 };

function shelf() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const cell = (employeeId: string, turn: string): TypedCell => ({
  employeeId,
  date: '20261214',
  version: 3,
  turn,
  shiftId: `id-${turn}`,
});

test('a second code in a cell takes the place of the first, and what is taken back or saved waits no more', () => {
  const typed = new TypedCells(PLACE, shelf());
  typed.write(cell('1', 'M'));
  typed.write(cell('2', 'P'));
  typed.write(cell('1', 'N'));
  expect(typed.read().map(({ employeeId, turn }) => employeeId + turn)).toEqual(['2P', '1N']);
  expect([typed.has(cell('1', '')), typed.has({ employeeId: '1', date: '20261215' })]).toEqual([true, false]);
  typed.drop([cell('1', 'N'), cell('3', 'N')]);
  expect(typed.read().map(({ turn }) => turn)).toEqual(['P']);
});

test('typed codes outlive the page, of their own user, month and draft alone, and leave nothing when they are gone', () => {
  const store = shelf();
  new TypedCells(PLACE, store).write(cell('1', 'M'));
  expect(new TypedCells(PLACE, store).read()).toEqual([cell('1', 'M')]);
  for (const other of [{ userName: 'luca' }, { plant: 'LIRF' }, { draft: 'd' }, { from: 20_031 }])
    expect(new TypedCells({ ...PLACE, ...other }, store).read()).toEqual([]);
  new TypedCells(PLACE, store).drop([cell('1', 'M')]);
  expect(store.kept.size).toBe(0);
});

test('what cannot be read is nothing', () => {
  const store = shelf();
  new TypedCells(PLACE, store).write(cell('1', 'M'));
  const [key] = store.kept.keys();
  for (const wrong of ['{', 'null', '{}', '[null]', '[{"employeeId":1}]']) {
    store.kept.set(key!, wrong);
    expect(new TypedCells(PLACE, store).read()).toEqual([]);
  }
});
