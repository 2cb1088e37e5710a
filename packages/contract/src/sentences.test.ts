import { describe, expect, test } from 'vitest';
import { ALL_SENTENCES, inEnglish } from './all-sentences.ts';
import { filledIn, sentences } from './sentences.ts';

const PARAMETER = /\{\{(\w+)(?:\|month)?\}\}/g;
const parameters = (text: string): string[] =>
  [...new Set([...text.matchAll(PARAMETER)].map(([, name]) => name!))].toSorted();

test('every area has one table', () => {
  const areas = ALL_SENTENCES.map(({ area }) => area);
  expect(new Set(areas).size).toBe(areas.length);
});

describe.each(ALL_SENTENCES.map((one) => [one.area, one.table] as const))('%s', (_area, table) => {
  test.each(Object.entries(table))(
    '%s has words in both languages, with the same parameters',
    (_key, wording) => {
      expect(wording.it).not.toBe('');
      expect(wording.en).not.toBe('');
      expect(parameters(wording.en)).toEqual(parameters(wording.it));
    },
  );
});

describe('a sentence', () => {
  const say = sentences('prova', {
    window: { it: 'Il turno del {{date}}.', en: 'The shift of {{date}}.' },
    cells_one: { it: '{{count}} cella', en: '{{count}} cell' },
    cells_other: { it: '{{count}} celle', en: '{{count}} cells' },
    closed: { it: '{{month|month}} è chiuso.', en: '{{month|month}} is closed.' },
    plain: { it: 'Fatto.', en: 'Done.' },
  });

  test('carries its key, its values and the Italian words', () => {
    expect(say('window', { date: '01/12/2026' })).toEqual({
      key: 'prova.window',
      values: { date: '01/12/2026' },
      messageIT: 'Il turno del 01/12/2026.',
    });
    expect(say('cells', { count: 1 }).messageIT).toBe('1 cella');
    expect(say('closed', { month: '202612' }).messageIT).toBe('dicembre 2026 è chiuso.');
    expect(filledIn(say.table, 'en', 'closed', { month: '202612' })).toBe('December 2026 is closed.');
    expect(say('cells', { count: 7 }).messageIT).toBe('7 celle');
  });

  test('of an unknown key is none: nothing is made up', () => {
    expect(inEnglish('prova.nothing', {})).toBeNull();
    expect(inEnglish('without', {})).toBeNull();
  });

  test('with parameters is not said without them, nor with a key that has no words', () => {
    // @ts-expect-error -- the date is missing
    say('window');
    // @ts-expect-error -- another parameter
    say('window', { day: 'x' });
    // @ts-expect-error -- no such key
    say('unknown');
    expect(say('plain').values).toEqual({});
  });
});
