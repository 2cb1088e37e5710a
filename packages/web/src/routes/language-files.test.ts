import { expect, test } from 'vitest';

type Texts = Record<string, string>;
const italian = import.meta.glob<{ it: Texts }>('../**/*.it.ts', { eager: true });
const english = import.meta.glob<{ en: Texts }>('../**/*.en.ts', { eager: true });

const parameters = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '').toSorted();

test('[P1.03] every Italian file has an English one with the same keys and the same parameters', () => {
  expect(Object.keys(italian).length).toBeGreaterThan(5);
  expect(Object.keys(english).toSorted()).toEqual(Object.keys(italian).map((path) => path.replace('.it.ts', '.en.ts')).toSorted());
  for (const [path, { it }] of Object.entries(italian)) {
    const en = english[path.replace('.it.ts', '.en.ts')]?.en ?? {};
    expect(Object.keys(en).toSorted(), path).toEqual(Object.keys(it).toSorted());
    for (const [key, text] of Object.entries(it)) {
      expect(parameters(en[key] ?? ''), `${path} ${key}`).toEqual(parameters(text));
      expect(en[key]?.trim(), `${path} ${key}`).not.toBe('');
    }
  }
});
