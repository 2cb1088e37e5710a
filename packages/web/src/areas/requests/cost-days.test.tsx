import type { RequestTrial } from '@torre/contract/requests';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CostDays } from './cost-days.tsx';

type Day = NonNullable<RequestTrial['costDays']>[number];
const day = (giorno: string, turno: string | null, why: Day['why'], days = 0, minutes = 0): Day => ({
  giorno,
  turno,
  days,
  minutes,
  why,
});
const linesOf = (...days: readonly Day[]): readonly string[] =>
  [...renderToStaticMarkup(<CostDays days={[...days]} />).matchAll(/<li>(.*?)<\/li>/g)].map(
    ([, text]) => text!,
  );

test('each day says what it costs and, where no shift does, why', () => {
  expect(
    linesOf(
      day('2026/12/21', 'M', 'shift', 1),
      day('2026/12/22', 'R', 'rest'),
      day('2026/12/25', 'P', 'holiday'),
      day('2026/12/28', null, 'weekday', 1),
      day('2026/12/29', 'M', 'outside'),
      day('2026/12/30', 'P', 'shift', 0, 90),
    ),
  ).toEqual([
    'lun 21/12 M: 1 giorno',
    'mar 22/12 R: non conta (nessun servizio quel giorno)',
    'ven 25/12 P: non conta (festivo)',
    'lun 28/12: 1 giorno (turno non ancora scritto: per ora conta)',
    'mar 29/12 M: non conta (fuori dal turno)',
    'mer 30/12 P: 01:30 ore',
  ]);
});

test('a single shift explains itself', () => {
  expect(linesOf(day('2026/12/21', 'M', 'shift', 1))).toEqual([]);
  expect(linesOf(day('2026/12/22', 'R', 'rest'))).toHaveLength(1);
});
