import type { CounterEffect } from '@torre/contract/counters';
import { expect, test } from 'vitest';
import { textsOf } from '../../platform/language.ts';
import './counters.texts.ts';
import { effectWords, movedCounters } from './effect-words.ts';

const effect = (
  description: string,
  daySelected: string,
  before: number,
  after: number,
  parts: CounterEffect['parts'] = [],
): CounterEffect => ({
  counterId: `DIVLIRR-${daySelected}`,
  timeslotId: description,
  daySelected,
  description,
  before,
  after,
  parts,
});

test('each counter that moves is said with its day, from what to what', () => {
  const effects = [effect('M', '20261218', 1, 0), effect('N', '20261217', -1, 0)];
  expect(effectWords(effects, textsOf('counters'))).toBe('M del 18/12: da +1 a 0, N del 17/12: da −1 a 0');
});

test('a slot named by its hours stays silent beside the one that it repeats', () => {
  const effects = [effect('M', '20261218', 1, 0), effect('07:00-12:00', '20261218', 1, 0)];
  expect(effectWords(effects, textsOf('counters'))).toBe('M del 18/12: da +1 a 0');
  expect(effectWords(effects.slice(1), textsOf('counters'))).toBe('07:00-12:00 del 18/12: da +1 a 0');
});

test('nothing moved is said too', () => {
  expect(effectWords([], textsOf('counters'))).toBe('i contatori non cambiano');
});

test('of many counters those are counted that are told: a slot named by its hours counts once, with the one it repeats', () => {
  const effects = [
    effect('M', '20261218', 1, 0),
    effect('07:00-12:00', '20261218', 1, 0),
    effect('N', '20261217', -1, 0),
  ];
  expect(movedCounters(effects)).toEqual({ up: 1, down: 1, within: 0 });
  expect(movedCounters(effects.slice(1, 2))).toEqual({ up: 0, down: 1, within: 0 });
});

const SALA = { name: 'Sala', before: 0, after: -1 };
const NORD = { name: 'Nord', before: 0, after: 1 };

test('a counter that stays as it is in all says the islands and specializations that do not', () => {
  const effects = [effect('M', '20261221', 0, 0, [SALA, NORD])];
  expect(effectWords(effects, textsOf('counters'))).toBe(
    'M del 21/12: resta a 0 (Sala da 0 a −1, Nord da 0 a +1)',
  );
  expect(movedCounters(effects)).toEqual({ up: 0, down: 0, within: 1 });
});

test('one that moves says those alone that fall short with it', () => {
  const effects = [effect('M', '20261221', 1, 0, [SALA, NORD, { name: 'Sud', before: 2, after: 1 }])];
  expect(effectWords(effects, textsOf('counters'))).toBe('M del 21/12: da +1 a 0 (Sala da 0 a −1)');
});
