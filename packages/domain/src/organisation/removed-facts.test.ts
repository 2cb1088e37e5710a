import { describe, expect, test } from 'vitest';
import { EXAMPLE, exampleFacts } from './example-facts.ts';
import { checkFacts, keyOfFact } from './index.ts';
import type { FactKindName, FactRow, FactSet } from './index.ts';

const { MORNING, PERSON, POSITION } = EXAMPLE;
const context = (standing: FactSet) => ({ standing, today: '2026-11-24' });
const removed = (standing: FactSet, ...rows: readonly (readonly [FactKindName, FactRow])[]) => {
  const edits = rows.map(([kind, values]) => {
    const { version } = standing[kind].get(keyOfFact(kind, values))!;
    return { kind, values, version, remove: true };
  });
  return checkFacts(edits, context(standing)).faults.map(({ edit, code }) => [edit, code]);
};

test('accounts are closed and people end: neither is taken away', () => {
  const account = { user_name: 'a.rossi', employee_id: '000001', email: 'a@example.org', language: 'it' };
  const standing = exampleFacts({ account: [account], employee: [{ ...PERSON, employee_id: '000002' }] });
  expect(removed(standing, ['account', account])).toEqual([[0, 'removedAccount']]);
  expect(removed(standing, ['employee', { ...PERSON, employee_id: '000002' }])).toEqual([
    [0, 'removedPerson'],
  ]);
});

describe('a planned position that a configuration opens', () => {
  const planned = { ...POSITION, position_id: 'GND', valid_from: '2027-01-01' };
  const opening = {
    icao: 'LIXX',
    configuration_id: 'C',
    position_id: 'GND',
    begin_hour: 7,
    end_hour: 15,
    valid_from: '2027-01-01',
    valid_to: null,
  };

  test('stays while the opening does', () => {
    const standing = exampleFacts({ position: [planned], position_opening: [opening] });
    expect(removed(standing, ['position', planned])).toEqual([[0, 'stillUsed']]);
    expect(removed(standing, ['position', planned], ['position_opening', opening])).toEqual([]);
  });

  test('goes where another state of the position stays, or nothing opens it', () => {
    const now = { ...planned, valid_from: '2026-01-01', valid_to: '2026-12-31' };
    const standing = exampleFacts({ position: [now, planned], position_opening: [opening] });
    expect(removed(standing, ['position', planned])).toEqual([]);
    expect(removed(exampleFacts({ position: [planned] }), ['position', planned])).toEqual([]);
  });
});

test('a planned shift stays while a cycle has it among its turns', () => {
  const evening = { ...MORNING, name: 'S', from_date: '2027-01-01' };
  const cycle = { icao: 'LIXX', cycle_id: 'MS', name: 'M S', turns: ['M', 'S'], rests_on_holidays: false };
  const standing = exampleFacts({ shift_definition: [evening], base_cycle: [{ ...cycle, valid_to: null }] });
  expect(removed(standing, ['shift_definition', evening])).toEqual([[0, 'stillUsed']]);
  const without = exampleFacts({
    shift_definition: [evening],
    base_cycle: [{ ...cycle, turns: ['M'], valid_to: null }],
  });
  expect(removed(without, ['shift_definition', evening])).toEqual([]);
});
