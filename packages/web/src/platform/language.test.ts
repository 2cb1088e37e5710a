import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { it as generic } from './generic.it.ts';
import { changeLanguage, chosenLanguage, LANGUAGE_KEY, registerTexts, textsOf } from './language.ts';

test('[P1.01] without a stored choice, or with one that nobody knows, the interface is Italian', () => {
  expect([null, '', 'de', 'EN'].map(chosenLanguage)).toEqual(['it', 'it', 'it', 'it']);
  expect(chosenLanguage('en')).toBe('en');
});

test('[P1.04] the choice stands in local storage under its decided key', () => {
  expect(LANGUAGE_KEY).toBe('lingua');
});

test('[P8.06][P8.07] the generic texts stand in the catalogue to the letter', () => {
  expect(generic.informationUnavailable).toBe('Impossibile recuperare le informazioni.');
  expect(generic.requestedInformationUnavailable).toBe('Impossibile reperire le informazioni richieste.');
});

const SOURCES = join(import.meta.dirname, '..');
const italianFiles = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.it.ts'))
  .map((name) => join(SOURCES, name));

type Catalogue = Readonly<Record<string, string>>;

const textsIn = async (file: string, language: 'it' | 'en'): Promise<Catalogue> =>
  ((await import(/* @vite-ignore */ file)) as Record<string, Catalogue>)[language]!;

/** `{{count}}` and its like. */
const parametersOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]!).toSorted();

describe('[P1.03] every text has an Italian and an English wording with the same parameters', () => {
  test('the language files are found', () => {
    expect(italianFiles.length).toBeGreaterThan(8);
  });

  test.each(italianFiles.map((file) => [relative(SOURCES, file), file] as const))('%s', async (_, file) => {
    const it = await textsIn(file, 'it');
    const en = await textsIn(file.replace(/\.it\.ts$/, '.en.ts'), 'en');
    expect(Object.keys(en).toSorted()).toEqual(Object.keys(it).toSorted());
    for (const [key, text] of Object.entries(it)) {
      expect(`${key}${text.trim()}`).not.toBe(key);
      expect(`${key}${en[key]!.trim()}`).not.toBe(key);
      expect([key, ...parametersOf(en[key]!)]).toEqual([key, ...parametersOf(text)]);
    }
  });
});

test('parameters are filled in as they are, and what is not known stays to be seen', () => {
  registerTexts('filled' as never, {
    it: { of: '{{done}} di {{all}}, {{done}}' } as never,
    en: { of: '{{done}} of {{all}}, {{done}}' } as never,
  });
  const say = textsOf('filled' as never) as never as (key: string, values?: object) => string;
  expect(say('of', { done: '$& {{all}}', all: 0 })).toBe('$& {{all}} di 0, $& {{all}}');
  expect(say('of', { done: 1 })).toBe('1 di {{all}}, 1');
  expect(say('missing', { done: 1 })).toBe('missing');
});

describe('a text that was said once is kept', () => {
  const say = (): ((key: string, values?: object) => string) => textsOf('kept' as never) as never;

  test('until texts are added, apart by its parameters, and in the language of now', async () => {
    vi.stubGlobal('document', { documentElement: {} });
    expect(say()('days', { count: 1 })).toBe('days');
    registerTexts('kept' as never, {
      it: { days_one: '{{count}} giorno', days_other: '{{count}} giorni' } as never,
      en: { days_one: '{{count}} day', days_other: '{{count}} days' } as never,
    });
    expect([1, 2, 1].map((count) => say()('days', { count }))).toEqual(['1 giorno', '2 giorni', '1 giorno']);
    expect(say()).toBe(say());
    await changeLanguage('en');
    expect(say()('days', { count: 2 })).toBe('2 days');
    await changeLanguage('it');
    vi.unstubAllGlobals();
  });
});
