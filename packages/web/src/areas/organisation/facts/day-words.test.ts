import { addDays, dayOf } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { afterEach, expect, test } from 'vitest';
import { changeLanguage, textsOf } from '../../../platform/language.ts';
import { dayWords } from './day-words.ts';

globalThis.document ??= { documentElement: {} } as Document;
afterEach(() => changeLanguage('it'));

const days = (from: Day, count = 1): readonly Day[] =>
  Array.from({ length: count }, (_, index) => addDays(from, index));
const december = (date: number, count = 1) => days(dayOf(2026, 12, date), count);

const DAYS = [
  ['one day', december(3), 'il 3 dicembre', '3 December'],
  ['several in a row', december(3, 12), 'dal 3 al 14 dicembre', '3 to 14 December'],
  ['the first', december(1), 'il 1º dicembre', '1 December'],
  ['otto and undici', december(8, 4), 'dall’8 all’11 dicembre', '8 to 11 December'],
  ['otto alone', december(8), 'l’8 dicembre', '8 December'],
  [
    'over two months',
    days(dayOf(2026, 11, 29), 3),
    'dal 29 novembre al 1º dicembre',
    '29 November to 1 December',
  ],
  ['over two years', december(30, 4), 'dal 30 dicembre al 2 gennaio 2027', '30 December to 2 January 2027'],
  ['next year', days(dayOf(2027, 3, 1), 2), 'dal 1º al 2 marzo 2027', '1 to 2 March 2027'],
  [
    'apart',
    [...december(3, 2), ...december(20)],
    'dal 3 al 4 dicembre, il 20 dicembre',
    '3 to 4 December, 20 December',
  ],
  [
    'one more than is named',
    [1, 3, 5, 7, 9, 12, 14].flatMap((date) => december(date)),
    'il 1º dicembre, il 3 dicembre, il 5 dicembre, il 7 dicembre, il 9 dicembre, il 12 dicembre e un altro giorno',
    '1 December, 3 December, 5 December, 7 December, 9 December, 12 December and one more day',
  ],
  [
    'many more than are named',
    [1, 3, 5, 7, 9, 12, 14].flatMap((date) => december(date)).concat(december(16, 3)),
    'il 1º dicembre, il 3 dicembre, il 5 dicembre, il 7 dicembre, il 9 dicembre, il 12 dicembre e altri 4 giorni',
    '1 December, 3 December, 5 December, 7 December, 9 December, 12 December and 4 more days',
  ],
] as const;

test.each(DAYS)('days in words: %s', async (_, some, italian, english) => {
  expect(dayWords(some, 2026, 'it', textsOf('organisationEffects'))).toBe(italian);
  await changeLanguage('en');
  expect(dayWords(some, 2026, 'en', textsOf('organisationEffects'))).toBe(english);
});
