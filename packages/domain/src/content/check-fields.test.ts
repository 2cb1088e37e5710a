import { describe, expect, test } from 'vitest';
import {
  CONTENT_LIMITS,
  ITEM_TYPES,
  checkFields,
  checkItemName,
  isHttpUrl,
  missingField,
  namedBy,
  paragraphsOf,
} from './index.ts';
import type { FieldValue, ItemTypeName } from './index.ts';

const outcome = (type: ItemTypeName, field: string, value: FieldValue): string => {
  const decision = checkFields(type, { [field]: value });
  return decision.ok ? 'kept' : decision.code;
};

describe('what the desk writes', () => {
  const longUrl = (length: number): string => 'https://a.it/'.padEnd(length, 'x');

  test.each([
    ['ab', 'too-short'],
    ['abc', 'kept'],
    // Blanks are no characters.
    ['  ab  ', 'too-short'],
    ['a b', 'kept'],
    // Nor are signs that show nothing.
    ['\u200b\u200b\u200b', 'too-short'],
    ['ab\u00ad\u2060', 'too-short'],
  ])('[P5.09] a text has at least three characters: %j is %s', (text, expected) => {
    expect(outcome('Echo_Articolo', 'titolo', text)).toBe(expected);
    expect(outcome('Echo_Link', 'testo', text)).toBe(expected);
  });

  test('[P5.11][P5.12] a title and a subtitle have at most 80 characters', () => {
    for (const field of ['titolo', 'sottotitolo']) {
      expect(outcome('Echo_Articolo', field, 'x'.repeat(80))).toBe('kept');
      expect(outcome('Echo_Articolo', field, 'x'.repeat(81))).toBe('too-long');
    }
  });

  test('[P5.13] a text has at most 2,000 characters, as a person counts them', () => {
    expect(outcome('Echo_Articolo', 'testo', '😀'.repeat(2000))).toBe('kept');
    expect(outcome('Echo_Articolo', 'testo', 'x'.repeat(2001))).toBe('too-long');
  });

  test('[P5.14] an address has at most 2,000 characters', () => {
    expect(outcome('Echo_Link', 'url', longUrl(2000))).toBe('kept');
    expect(outcome('Echo_Link', 'url', longUrl(2001))).toBe('too-long');
  });

  test('[P5.16] the title of a button has at most 20 characters', () => {
    expect(outcome('Echo_Articolo', 'titolo_bottone', 'x'.repeat(20))).toBe('kept');
    expect(outcome('Echo_Articolo', 'titolo_bottone', 'x'.repeat(21))).toBe('too-long');
  });

  test('[P5.17] the title of a menu entry has at most 30 characters', () => {
    expect(outcome('Echo_Link', 'testo', 'x'.repeat(30))).toBe('kept');
    expect(outcome('Echo_Link', 'testo', 'x'.repeat(31))).toBe('too-long');
  });

  test.each<[string, ItemTypeName, string, FieldValue, string]>([
    ['an address of no page', 'Echo_Link', 'url', 'javascript:alert(1)', 'not-http'],
    ['a field that a link has not', 'Echo_Link', 'sottotitolo', 'abc', 'unknown-field'],
    ['a field named as an object has one', 'Echo_Link', 'constructor', 'abc', 'unknown-field'],
    ['a title of two lines', 'Echo_Articolo', 'titolo', 'uno\ndue', 'wrong-kind'],
    ['a list where one belongs', 'Echo_Articolo', 'banner', ['a', 'b'], 'wrong-kind'],
    ['one where a list belongs', 'Echo_Articolo', 'lista_link', 'a', 'wrong-kind'],
  ])('%s', (_, type, field, value, expected) => {
    expect(outcome(type, field, value)).toBe(expected);
  });

  test('[P5.15] the name of a draft has at most 50 characters', () => {
    expect(checkItemName('x'.repeat(50)).ok).toBe(true);
    expect(checkItemName('x'.repeat(51))).toMatchObject({
      code: 'too-long',
      details: { most: CONTENT_LIMITS.draftTitle },
    });
    for (const breaks of ['\n', '\r', '\r\n'])
      expect(checkItemName(`Nuova${breaks}torre`)).toMatchObject({ code: 'wrong-kind' });
    expect(checkItemName(' ab ')).toMatchObject({ code: 'too-short' });
    expect(checkItemName('\u200b\u200b\u200b')).toMatchObject({ code: 'too-short' });
  });

  test('is kept trimmed, with one kind of line end, and without what is empty; markup is text', () => {
    const given = { titolo: ' Ciao ', testo: '<b>uno</b>\r\ndue\rtre ', sottotitolo: ' ', lista_link: [] };
    expect(checkFields('Echo_Articolo', given)).toEqual({
      ok: true,
      value: { titolo: 'Ciao', testo: '<b>uno</b>\ndue\ntre' },
    });
  });

  test.each([
    ['http://torre.it', true],
    ['HTTPS://torre.it:8443/a?b#c', true],
    ['https://', false],
    ['//torre.it', false],
    ['ftp://torre.it', false],
    ['data:text/html,x', false],
    ['https://utente@torre.it', false],
    ['https://torre.it/a b', false],
    ['https:\\\\torre.it', false],
    [' https://torre.it', false],
    // What no browser takes for an address.
    ['https://torre.it:99999', false],
    ['https://a%zz.it', false],
    ['https://a..it', false],
    ['https://<script>', false],
    ['https://[::1]:8443/x', true],
    ['https://città.example.it./pagina', true],
  ])('[P5.10] %j is an address of http or https: %s', (text, expected) => {
    expect(isHttpUrl(text)).toBe(expected);
  });
});

test('[P2.40] the text of an article is divided at its line breaks', () => {
  expect(paragraphsOf('Uno\n\n due \r\ntre')).toEqual(['Uno', 'due', 'tre']);
  expect(paragraphsOf('')).toEqual([]);
});

test('what a reader would miss is named', () => {
  expect(missingField('Echo_Articolo', { testo: 'abc' })).toBe('titolo');
  expect(missingField('Echo_Articolo', { titolo: 'abc' })).toBeNull();
  expect(missingField('Echo_Lista_Articoli', {})).toBeNull();
});

test('an item names what stands in its fields, on both sides', () => {
  const type = 'Echo_Articolo';
  const fields = { titolo: 'abc', banner: '1', lista_link: ['2', '3'] };
  expect(namedBy({ type, fields, english: null })).toEqual(['1', '2', '3']);
  expect(namedBy({ type, fields, english: { lista_link: ['3', '4'] } })).toEqual(['1', '2', '3', '4']);
  expect(namedBy({ type: 'Echo_Lista_Commenti', fields: {}, english: null })).toEqual([]);
});

test('[P3.03][P3.04][P3.05][P3.06][P3.09][P3.17] articles, their summaries and links have the fields of the specification', () => {
  expect(Object.keys(ITEM_TYPES.Echo_Articolo.fields)).toEqual(
    expect.arrayContaining(
      (
        'titolo sottotitolo banner immagine testo lista_link lista_immagini lista_video lista_articoli_correlati ' +
        'spalla_destra_link spalla_destra_documenti lista_echo_commenti immagine_carousel abstract'
      ).split(' '),
    ),
  );
  expect(Object.keys(ITEM_TYPES.Echo_Link.fields)).toEqual(['immagine', 'url', 'testo', 'title']);
});

test.each([
  ['50 30', true],
  ['0 100', true],
  ['', true],
  ['101 0', false],
  ['50', false],
  ['50.5 30', false],
  ['50 30; background: red', false],
  ['05 30', false],
])('a point of a picture is two whole percents: %j', (punto_focale, isTaken) => {
  expect(checkFields('Echo_Immagine', { punto_focale }).ok).toBe(isTaken);
});
