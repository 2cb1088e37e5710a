import { expect, test } from 'vitest';
import { textsOf } from '../../../platform/language.ts';
import { rangesOf, recountWords } from './detail-words.ts';
import './detail.texts.ts';

const t = textsOf('counterDetail');

test('[M2.1.06][M2.1.08][M2.1.09] how old the numbers are, by minutes since the refresh', () => {
  expect([null, 0, 1, 2, 61].map((minutes) => recountWords(minutes, t))).toEqual([
    '',
    'Dati aggiornati',
    'Aggiornato: 1 minuto fa',
    'Aggiornato: 2 minuti fa',
    'Aggiornato: 61 minuti fa',
  ]);
});

test('[M2.1.19] ranges follow each other', () => {
  const hours = [
    { from: '2300', to: '0300' },
    { from: '0500', to: '0600' },
  ];
  expect(rangesOf({ hours })).toBe('23:00–03:00, 05:00–06:00');
});
