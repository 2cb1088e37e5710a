import type { CounterEffect } from '@torre/contract/counters';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CounterEffects } from './counter-effects.tsx';

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

test('a counter that was short before and loses more gets worse: only the others fall short', () => {
  const effects = [
    effect('M', '20261218', 0, -1),
    effect('P', '20261218', -1, -2),
    effect('N', '20261218', -3, -4),
    effect('N', '20261219', 2, 1),
  ];
  const html = renderToStaticMarkup(<CounterEffects effects={effects} />);
  expect(html).toContain('>1 va sotto<');
  expect(html).toContain('>2 peggiorano<');
});

test('counters carry their sign as in the month, and slots named by hours stay silent', () => {
  const effects = [effect('M', '20261218', 1, 2), effect('07:00-12:00', '20261218', 1, 2)];
  const words = renderToStaticMarkup(<CounterEffects effects={effects} />).replaceAll(/<[^>]+>/g, ' ');
  expect(words.replaceAll(/\s+/g, ' ')).toBe(' Contatori M ven 18: da +1 a +2 ');
});

test('a counter that stays in all is told with the islands that do not, behind those that fall short', () => {
  const sala = { name: 'Sala', before: 0, after: -1 };
  const effects = [
    effect('P', '20261221', 2, 1),
    effect('M', '20261221', 0, 0, [sala, { name: 'Nord', before: 0, after: 1 }]),
    effect('N', '20261221', 0, -1),
  ];
  const words = renderToStaticMarkup(<CounterEffects effects={effects} />).replaceAll(/<[^>]+>/g, '|');
  expect(words.split('|').filter(Boolean)).toEqual([
    'Contatori',
    '1 va sotto',
    '1 a corto solo in un’isola o specializzazione',
    'N lun 21: da 0 a −1',
    'M lun 21: resta a 0 (Sala da 0 a −1, Nord da 0 a +1)',
    'P lun 21: da +2 a +1',
  ]);
});
