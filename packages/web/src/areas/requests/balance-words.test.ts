import { expect, test } from 'vitest';
import { textsOf } from '../../platform/language.ts';
import { asksOf, balanceWords, costWords, isShort } from './balance-words.ts';

const t = textsOf('requestBalance');

test.each([
  [{ balance: 'FER', unit: 'days', left: 22, asked: 3 }, 'Ferie: restano 22 giorni, ne chiede 3'],
  [{ balance: 'FER', unit: 'days', left: 1, asked: 1 }, 'Ferie: resta 1 giorno, ne chiede 1'],
  [{ balance: '104', unit: 'days', left: 2.5, asked: 1 }, 'Legge 104: restano 2,5 giorni, ne chiede 1'],
  [
    { balance: 'PRLS', unit: 'minutes', left: 1530, asked: 120 },
    'Permessi RLS (PRLS): restano 25:30 ore, ne chiede 2:00',
  ],
  [{ balance: 'NEW', unit: 'days', left: -1, asked: 1 }, 'NEW: restano −1 giorni, ne chiede 1'],
] as const)('%o reads as "%s"', (balance, words) => {
  expect(balanceWords(balance, t)).toBe(words);
});

test('an approved request has taken what it took, and asks for nothing any more', () => {
  const balance = { balance: 'FER', unit: 'days', left: 44, asked: 1 } as const;
  expect(balanceWords(balance, t, asksOf({ stato: 10 }))).toBe('Ferie: restano 43 giorni');
  expect(balanceWords(balance, t, asksOf({ stato: 50 }))).toBe('Ferie: restano 44 giorni, ne chiede 1');
  expect(balanceWords(balance, t, asksOf({ stato: 70 }))).toBe('Ferie: restano 44 giorni');
});

test('a balance is short where more is asked for than is left', () => {
  const balance = { balance: 'FER', unit: 'days', left: 3 } as const;
  expect(isShort({ ...balance, asked: 3 })).toBe(false);
  expect(isShort({ ...balance, asked: 4 })).toBe(true);
});

test.each([
  [{ days: 3, minutes: 0 }, '3 giorni'],
  [{ days: 1, minutes: 0 }, '1 giorno'],
  [{ days: 0, minutes: 90 }, '1:30 ore'],
  [{ days: 0, minutes: 0 }, 'Non costa nulla'],
])('the cost %o reads as "%s"', (cost, words) => {
  expect(costWords(cost, t)).toBe(words);
});
