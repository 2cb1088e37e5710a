import { expect, test } from 'vitest';
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts';

const NAME = { form: 'giorno', userName: 'responsabile.lirr', thing: ['LIRR', '800123', '20261222'] };
const KEPT = { note: 'Collaudo' };

const noteOf = (value: unknown): typeof KEPT | null => {
  const { note } = (value ?? {}) as { note?: unknown };
  return typeof note === 'string' ? { note } : null;
};

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
  keepDraft(NAME, KEPT, shelf);
  expect(keptDraft(NAME, noteOf, shelf)).toEqual(KEPT);
  forgetDraft(NAME, shelf);
  expect(keptDraft(NAME, noteOf, shelf)).toBeNull();
});

test('another thing and another person see nothing of it', () => {
  const shelf = aShelf();
  keepDraft(NAME, KEPT, shelf);
  expect(keptDraft({ ...NAME, thing: ['LIRR', '800123', '20261223'] }, noteOf, shelf)).toBeNull();
  expect(keptDraft({ ...NAME, userName: 'responsabile2.lirr' }, noteOf, shelf)).toBeNull();
});

test('what cannot be read counts as nothing', () => {
  const shelf = aShelf();
  keepDraft(NAME, KEPT, shelf);
  const [name = ''] = shelf.values.keys();
  for (const broken of ['{', '[]', '{"note":1}', 'null']) {
    shelf.setItem(name, broken);
    expect(keptDraft(NAME, noteOf, shelf)).toBeNull();
  }
});

test('a storage that refuses is no error', () => {
  const refuse = (): never => {
    throw new Error('denied');
  };
  const shelf = { getItem: refuse, setItem: refuse, removeItem: refuse };
  keepDraft(NAME, KEPT, shelf);
  forgetDraft(NAME, shelf);
  expect(keptDraft(NAME, noteOf, shelf)).toBeNull();
});
