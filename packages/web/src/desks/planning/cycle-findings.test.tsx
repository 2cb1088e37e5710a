import { QueryClientProvider } from '@tanstack/react-query';
import { ruleSetOn } from '@torre/domain/configuration';
import { dayOf } from '@torre/domain/kernel';
import type { ShiftDefinition } from '@torre/domain/roster';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { queryClient } from '../../platform/query-client.ts';
import { categoriesOf, followersIn, warningsOf } from './cycle-findings.ts';
import { CycleWarnings } from './cycle-warnings.tsx';

const shift = (name: string, hours: readonly [number, number] | null): ShiftDefinition => ({
  name,
  description: name,
  shiftClass: hours === null ? 'NONLAV' : 'LAV',
  beginTime: hours?.[0] ?? null,
  endTime: hours?.[1] ?? null,
  beginTimeNonWorking: null,
  endTimeNonWorking: null,
  startOffset: 0,
  secondaryActivity: false,
  fromDate: dayOf(2020, 1, 1),
  toDate: null,
});
const SHIFTS = [shift('M', [420, 900]), shift('P', [900, 1380]), shift('M1', [360, 840]), shift('R', null)];
const RULES = [
  { categories: ['CTA', 'METEO'], rules: ruleSetOn(new Map(), 'LIRR', '', dayOf(2026, 12, 14)) },
];

function read(cycle: string, categories: readonly string[] = []): readonly string[] {
  const turns = cycle.split(' ');
  const warnings = warningsOf(turns, SHIFTS, RULES, categories);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <CycleWarnings warnings={warnings} turns={turns} />
    </QueryClientProvider>,
  );
  return html
    .split(/<\/(?:b|li)>/)
    .map((text) => text.replaceAll(/<[^>]+>/g, ''))
    .filter(Boolean);
}

test('what a cycle breaks is a sentence: the rule, what it asks, what the cycle gives, where and for whom', () => {
  expect(read('M P R R')).toEqual([]);
  expect(read('P M R R R')).toEqual([
    'Seguito senza fine, il ciclo non rispetta queste regole:',
    'R373.5 Riposo minimo tra servizi. Riposo almeno: 12 ore; nel ciclo: 8 ore. Al posto 2 (M). Vale per: CTA.',
    'L66.1 Riposo giornaliero. Riposo almeno: 11 ore; nel ciclo: 8 ore. Al posto 2 (M).',
  ]);
});

test('it is judged for the categories of those who follow it', () => {
  expect(read('P M R R R', ['METEO']).slice(1)).toEqual([
    'L66.1 Riposo giornaliero. Riposo almeno: 11 ore; nel ciclo: 8 ore. Al posto 2 (M).',
  ]);
  expect(read('M1 P R', ['CTA']).slice(1)).toEqual([
    'R373.8 Numero di riposi nel ciclo. Riposi almeno: 4; nel ciclo: 0.',
    'L66.2 Riposo settimanale. Riposi almeno: 2; nel ciclo: 0.',
  ]);
});

test('a run that never ends is told as one', () => {
  expect(read('M', ['CTA'])).toContain(
    'R373.1 Giorni consecutivi. Giorni consecutivi al massimo: 6 giorni; nel ciclo: senza fine. Al posto 1 (M).',
  );
});

test('of a generated month those count who follow the cycle in it and are not left out', () => {
  const member = (employeeId: string, from: string, to: string | null) => ({
    employeeId,
    from,
    to,
    offset: 0,
  });
  const members = [
    member('1', '20260101', null),
    member('2', '20260101', '20261130'),
    member('3', '20270101', null),
    member('4', '20261231', null),
  ];
  const december = (endsOn: string | null, ...without: string[]) =>
    followersIn({ members, endsOn }, '20261201', '20261231', new Set(without)).map(
      ({ employeeId }) => employeeId,
    );
  expect(december(null)).toEqual(['1', '4']);
  expect(december(null, '4')).toEqual(['1']);
  expect(december('20261130')).toEqual([]);
  expect(december('20261201')).toEqual(['1', '4']);
  const people = [
    { employeeId: '1', category: 'CTA' },
    { employeeId: '4', category: 'CTA' },
    { employeeId: '5', category: 'METEO' },
  ].map((person) => ({ ...person, employeeName: '', employeeSurname: '', island: null }));
  expect(categoriesOf(members, people)).toEqual(['CTA']);
});
