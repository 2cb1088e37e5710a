import type { RequestEffect } from '@torre/contract/requests';
import { expect, test } from 'vitest';
import { textsOf } from '../../platform/language.ts';
import { effectSentence, isUndecided } from './effect-sentence.ts';

const t = textsOf('requestEffect');
const slot = (description: string, before: number, after: number, day = '2026/12/12') => ({
  day,
  timeslotId: description,
  description,
  before,
  after,
});
const sentenceOf = (slots: RequestEffect['slots'], isAnnulment = false, shortDays: readonly string[] = []) =>
  effectSentence({ slots, shortDays, overLimit: [] }, isAnnulment, t);

test('a slot that was covered is left short, one that was short gets worse', () => {
  expect(sentenceOf([slot('M', 0, 1)])).toMatchObject({ tone: 'short', short: 'Scopre M il 12/12' });
  expect(sentenceOf([slot('N', 1, 2)])).toMatchObject({ tone: 'short', short: 'N il 12/12 da −1 a −2' });
});

test('nothing that gets worse is said in words', () => {
  expect(sentenceOf([])).toEqual({ tone: 'none', short: 'Nessun effetto', whole: '' });
});

test('an annulment gives back what the request takes', () => {
  expect(sentenceOf([slot('M', 0, 1)], true)).toMatchObject({ tone: 'better', short: 'Ricopre M il 12/12' });
  expect(sentenceOf([slot('M', 1, 2)], true)).toMatchObject({
    tone: 'better',
    short: 'M il 12/12 da −2 a −1',
  });
});

test('further slots are counted and all of them named in the whole sentence; days beyond the named slots count too', () => {
  const two = [slot('M', 0, 1), slot('P', 0, 1, '2026/12/13')];
  expect(sentenceOf(two).short).toBe('Scopre M il 12/12 e un altro');
  expect(sentenceOf(two).whole).toBe('Scopre M il 12/12\nScopre P il 13/12');
  expect(sentenceOf(two, false, ['2026/12/12', '2026/12/13', '2026/12/14']).short).toBe(
    'Scopre M il 12/12 e altri 2',
  );
});

test.each([
  [20, true],
  [40, true],
  [50, true],
  [60, true],
  [10, false],
  [30, false],
  [70, false],
])('a request in state %i can still be decided: %s', (stato, undecided) => {
  expect(isUndecided({ stato })).toBe(undecided);
});

test('above the limit of people away the sentence says the first day, alone or behind the worst slot', () => {
  const overLimit = [
    { day: '2026/12/12', away: 9, limit: 8 },
    { day: '2026/12/13', away: 10, limit: 8 },
  ];
  const alone = effectSentence({ slots: [], shortDays: [], overLimit }, false, t);
  expect(alone).toMatchObject({ tone: 'short', short: 'Troppi assenti il 12/12 (9, limite 8)' });
  expect(alone.whole).toContain('Troppi assenti il 13/12 (10, limite 8)');
  const both = effectSentence({ slots: [slot('M', 0, 1)], shortDays: [], overLimit }, false, t);
  expect(both.short).toBe('Scopre M il 12/12. Troppi assenti il 12/12 (9, limite 8)');
});
