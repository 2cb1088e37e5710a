import { dayFromCompact } from '@torre/domain/kernel';
import { describe, expect, test } from 'vitest';
import type { AwayDays } from '../cell-overlays.ts';
import { gridLines } from '../grid/grid-lines.ts';
import { MonthStore } from '../month-store.ts';
import { SAMPLE_MONTH } from '../sample-month.ts';
import { peopleByUnit, personTest } from './person-test.ts';
import type { PeopleFacts } from './person-test.ts';
import { FILTER_LISTS } from './use-month-filter.ts';
import type { ChosenLists, FilterList } from './use-month-filter.ts';

const store = new MonthStore(SAMPLE_MONTH);
const ids = SAMPLE_MONTH.people.map(({ employeeId }) => employeeId);

const fact = (employeeId: string, codUo: string, ...specializations: string[]) => ({
  employeeId,
  employeeName: '',
  employeeSurname: '',
  category: 'CTA',
  island: null,
  codUo,
  specializations,
});
const FACTS: PeopleFacts = {
  employees: [fact(ids[2]!, 'OPS', 'ACS'), fact(ids[0]!, 'OPS', 'ACS', 'APS'), fact(ids[1]!, 'TEC')],
  units: [
    { codUo: 'OPS', name: 'Sala' },
    { codUo: 'TEC', name: 'Tecnica' },
  ],
  specializations: [],
};

const time = (employeeId: string, reason: AwayDays['reason']): AwayDays => ({
  employeeId,
  from: store.from,
  to: store.from,
  hours: null,
  reason,
});
const AWAY = [time(ids[0]!, 'REQUESTED'), time(ids[0]!, 'ABSENT'), time(ids[1]!, 'ABSENT')];

function chosen(choice: Partial<Record<FilterList, readonly string[]>>): ChosenLists {
  return Object.fromEntries(
    FILTER_LISTS.map((list) => [list, new Set(choice[list])]),
  ) as unknown as ChosenLists;
}

function passing(
  choice: Partial<Record<FilterList, readonly string[]>>,
  { date = '', facts = FACTS as PeopleFacts | null, away = AWAY } = {},
): string[] {
  const passes = personTest(store, chosen(choice), dayFromCompact(date), facts, away);
  return ids.filter((_, index) => passes(index));
}

describe('who a filter lets through', () => {
  test('everybody without a choice', () => {
    expect(passing({})).toEqual(ids);
  });

  test('one member of a list is enough, and all lists must agree', () => {
    expect(passing({ unita: ['OPS'] })).toEqual([ids[0], ids[2]]);
    expect(passing({ unita: ['OPS', 'TEC'] })).toEqual(ids.slice(0, 3));
    expect(passing({ specializzazioni: ['APS', 'ALTRA'] })).toEqual([ids[0]]);
    expect(passing({ unita: ['TEC'], specializzazioni: ['ACS'] })).toEqual([]);
    expect(passing({ isole: ['SUD'], unita: ['OPS'] })).toEqual([ids[2]]);
  });

  test('who has asked to be away, who is, or both; other activities are neither', () => {
    expect(passing({ richieste: ['attesa'] })).toEqual([ids[0]]);
    expect(passing({ richieste: ['assenze'] })).toEqual([ids[0], ids[1]]);
    expect(passing({ richieste: ['attesa', 'assenze'] })).toEqual([ids[0], ids[1]]);
    const away = [time(ids[0]!, 'ACTIVITY')];
    expect(passing({ richieste: ['attesa', 'assenze'] }, { away })).toEqual([]);
  });

  test('a shift counts on any day of the month, or only on the chosen day', () => {
    const turn = store.row(0).turns[0]!;
    const holders = (day: number) => ids.filter((_, person) => store.row(person).turns[day] === turn);
    expect(passing({ turni: [turn] }, { date: SAMPLE_MONTH.from })).toEqual(holders(0));
    const anyDay = ids.filter((_, person) => store.row(person).turns.includes(turn));
    expect(passing({ turni: [turn] })).toEqual(anyDay);
    expect(anyDay.length).toBeGreaterThan(holders(0).length);
  });

  test('units and specializations hide nobody before they are known', () => {
    expect(passing({ unita: ['TEC'], specializzazioni: ['ACS'] }, { facts: null })).toEqual(ids);
  });
});

test('below their units people stand by name, and who is in no known unit stands last', () => {
  const lines = gridLines(peopleByUnit(store, FACTS), {
    text: '',
    groups: new Set(),
    collapsed: new Set(),
  });
  expect(lines.map(({ key }) => key)).toEqual([
    'group:OPS',
    `person:${ids[2]}`,
    `person:${ids[0]}`,
    'group:TEC',
    `person:${ids[1]}`,
    'group:ALTRI',
    `person:${ids[3]}`,
  ]);
});
