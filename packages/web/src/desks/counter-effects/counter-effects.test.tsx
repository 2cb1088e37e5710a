import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CounterEffects } from './counter-effects.tsx';

const effect = (description: string, daySelected: string, before: number, after: number) => ({
  counterId: `DIVLIRR-${daySelected}`,
  timeslotId: description,
  daySelected,
  description,
  before,
  after,
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
