import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { genericTexts } from './generic.texts.ts';
import { changeLanguage, chosenLanguage, LANGUAGE_KEY, registerTexts, textsOf } from './language.ts';
import type { TextTable } from './text-catalogue.ts';

test('[P1.01] without a stored choice, or with one that nobody knows, the interface is Italian', () => {
  expect([null, '', 'de', 'EN'].map(chosenLanguage)).toEqual(['it', 'it', 'it', 'it']);
  expect(chosenLanguage('en')).toBe('en');
});

test('[P1.04] the choice stands in local storage under its decided key', () => {
  expect(LANGUAGE_KEY).toBe('lingua');
});

test('[P8.06][P8.07] the generic texts stand in the catalogue to the letter', () => {
  expect(genericTexts.informationUnavailable[0]).toBe('Impossibile recuperare le informazioni.');
  expect(genericTexts.requestedInformationUnavailable[0]).toBe(
    'Impossibile reperire le informazioni richieste.',
  );
});

const SOURCES = join(import.meta.dirname, '..');
const tables = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.texts.ts'),
);

/** `{{count}}` and its like. */
const parametersOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]!).toSorted();

describe('[P1.03] every text has an Italian and an English wording with the same parameters', () => {
  test('the tables are found', () => {
    expect(tables.length).toBeGreaterThan(8);
  });

  test.each(tables)('%s', async (file) => {
    const exported = Object.values((await import(/* @vite-ignore */ join(SOURCES, file))) as object);
    const texts = exported.flatMap((table: TextTable) => Object.entries(table));
    expect(texts).not.toEqual([]);
    for (const [key, [it, en]] of texts) {
      expect(`${key}${it.trim()}`).not.toBe(key);
      expect(`${key}${en.trim()}`).not.toBe(key);
      expect([key, ...parametersOf(en)]).toEqual([key, ...parametersOf(it)]);
    }
  });

  test('a table with a text of one language, or with other parameters in English, does not compile', () => {
    const namespace = 'refused' as never;
    // @ts-expect-error -- no English
    registerTexts(namespace, { saved: ['Salvato'] });
    const texts = registerTexts(namespace, {
      // @ts-expect-error -- English does not say who
      savedBy: ['Salvato da {{who}}', 'Saved'],
      // @ts-expect-error -- Italian does not say when
      saved: ['Salvato', 'Saved on {{day}}'],
      savedByOn: ['Salvato da {{who}} il {{day}}', 'On {{day}} saved by {{who}}'],
    });
    expect(texts.savedByOn[0]).toBe('Salvato da {{who}} il {{day}}');
  });
});

test('parameters are filled in as they are, and what is not known stays to be seen', () => {
  registerTexts('filled' as never, {
    of: ['{{done}} di {{all}}, {{done}}', '{{done}} of {{all}}, {{done}}'],
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
      days_one: ['{{count}} giorno', '{{count}} day'],
      days_other: ['{{count}} giorni', '{{count}} days'],
    });
    expect([1, 2, 1].map((count) => say()('days', { count }))).toEqual(['1 giorno', '2 giorni', '1 giorno']);
    expect(say()('days', { count: 1_000_000 })).toBe('1000000 giorni');
    expect(say()).toBe(say());
    await changeLanguage('en');
    expect(say()('days', { count: 2 })).toBe('2 days');
    await changeLanguage('it');
    vi.unstubAllGlobals();
  });
});
