import { expect, test } from 'vitest';
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts';

const KEY = { userName: 'responsabile.lirr', plant: 'LIRR', employeeId: '800123', date: '20261222' };
const KEPT = { draft: { turn: 'M', isStr: true, note: 'Collaudo', noteTurno: '' }, version: 3 };

function aShelf() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
}

test('a kept draft comes back until it is forgotten', () => {
  const shelf = aShelf();
  keepDraft(KEY, KEPT, shelf);
  expect(keptDraft(KEY, shelf)).toEqual(KEPT);
  forgetDraft(KEY, shelf);
  expect(keptDraft(KEY, shelf)).toBeNull();
});

test('another cell and another person see nothing of it', () => {
  const shelf = aShelf();
  keepDraft(KEY, KEPT, shelf);
  expect(keptDraft({ ...KEY, date: '20261223' }, shelf)).toBeNull();
  expect(keptDraft({ ...KEY, userName: 'responsabile2.lirr' }, shelf)).toBeNull();
});

test('what cannot be read counts as nothing', () => {
  const shelf = aShelf();
  keepDraft(KEY, KEPT, shelf);
  const [name = ''] = shelf.values.keys();
  for (const broken of ['{', '[]', '{"draft":{"turn":1}}', 'null']) {
    shelf.setItem(name, broken);
    expect(keptDraft(KEY, shelf)).toBeNull();
  }
});

test('a storage that refuses is no error', () => {
  const refuse = (): never => {
    throw new Error('denied');
  };
  const shelf = { getItem: refuse, setItem: refuse, removeItem: refuse };
  keepDraft(KEY, KEPT, shelf);
  forgetDraft(KEY, shelf);
  expect(keptDraft(KEY, shelf)).toBeNull();
});
