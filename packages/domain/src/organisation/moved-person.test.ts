import { describe, expect, test } from 'vitest';
import { EXAMPLE, exampleFacts } from './example-facts.ts';
import { checkFacts, keyOfFact, movedPerson } from './index.ts';
import type { FactRow, FactSet, PersonFacts, PersonMove } from './index.ts';

const { STAY } = EXAMPLE;
const OTHER_PLANT = { ...EXAMPLE.PLANT, icao: 'LIYY', name: 'Altro' };
const OTHER_UNIT = { ...EXAMPLE.UNIT, unit_code: 'U2', icao: 'LIYY' };
const ADC_THERE = { ...EXAMPLE.SPECIALIZATION, icao: 'LIYY' };
const MORNING_THERE = { ...EXAMPLE.MORNING, icao: 'LIYY' };
const CYCLE = {
  icao: 'LIXX',
  cycle_id: 'MM',
  name: 'M M',
  turns: ['M', 'M'],
  rests_on_holidays: false,
  valid_to: null,
};
const FOLLOWS = {
  employee_id: '000001',
  valid_from: '2026-01-01',
  valid_to: null,
  icao: 'LIXX',
  cycle_id: 'MM',
  anchor_day: '2026-01-01',
};
const ENDORSED = {
  employee_id: '000001',
  icao: 'LIXX',
  specialization_id: 'ADC',
  valid_from: '2026-01-01',
  valid_to: '2028-01-01',
};
const TO: PersonMove['to'] = {
  icao: 'LIYY',
  unit_code: 'U2',
  category: 'CTA',
  island_id: null,
  employment_condition: 'LO',
};
const MOVE: PersonMove = {
  employeeId: '000001',
  day: '2027-01-01',
  to: TO,
  cycle: { cycleId: 'MM', anchorDay: '2027-01-02' },
  endorsements: [{ specializationId: 'ADC', validTo: '2029-12-31' }],
};

const standing = (later: readonly FactRow[] = []): FactSet =>
  exampleFacts({
    plant: [OTHER_PLANT],
    unit: [OTHER_UNIT],
    specialization: [ADC_THERE],
    shift_definition: [MORNING_THERE],
    base_cycle: [CYCLE, { ...CYCLE, icao: 'LIYY' }],
    employee_cycle: [FOLLOWS],
    employee_specialization: [ENDORSED],
    assignment: later,
  });
const ofPerson = (facts: FactSet): PersonFacts => ({
  assignment: [...facts.assignment.values()],
  employee_cycle: [...facts.employee_cycle.values()],
  employee_specialization: [...facts.employee_specialization.values()],
});

/** The rows of the person after the move, none of which was refused. */
function after(facts: FactSet, move: PersonMove) {
  const edits = movedPerson(ofPerson(facts), move);
  const { changes, faults, stale } = checkFacts(edits, {
    standing: facts,
    today: '2026-11-24',
  });
  expect([faults, stale]).toEqual([[], []]);
  const of = (kind: keyof PersonFacts): FactRow[] => {
    const rows = new Map([...facts[kind]].map(([key, { values }]) => [key, values]));
    for (const { kind: changed, before, after: row } of changes.filter((one) => one.kind === kind)) {
      if (before) rows.delete(keyOfFact(changed, before));
      if (row) rows.set(keyOfFact(changed, row), row);
    }
    return [...rows.values()].toSorted((one, other) =>
      String(one['valid_from']).localeCompare(String(other['valid_from'])),
    );
  };
  return {
    stays: of('assignment').map((row) => [row['icao'], row['valid_from'], row['valid_to']]),
    cycles: of('employee_cycle').map((row) => [row['icao'], row['valid_from'], row['valid_to']]),
    endorsements: of('employee_specialization').map((row) => [
      row['icao'],
      row['valid_from'],
      row['valid_to'],
    ]),
  };
}

describe('a person who moves', () => {
  test('to another plant ends here on the day before, with cycle and endorsements, and begins there', () => {
    expect(after(standing(), MOVE)).toEqual({
      stays: [
        ['LIXX', '2026-01-01', '2026-12-31'],
        ['LIYY', '2027-01-01', null],
      ],
      cycles: [
        ['LIXX', '2026-01-01', '2026-12-31'],
        ['LIYY', '2027-01-01', null],
      ],
      endorsements: [
        ['LIXX', '2026-01-01', '2026-12-31'],
        ['LIYY', '2027-01-01', '2029-12-31'],
      ],
    });
  });

  test('within the plant keeps endorsements, and the cycle unless another is named', () => {
    const to = { ...TO, icao: 'LIXX', unit_code: 'U1' };
    expect(after(standing(), { ...MOVE, to, cycle: null, endorsements: [] })).toEqual({
      stays: [
        ['LIXX', '2026-01-01', '2026-12-31'],
        ['LIXX', '2027-01-01', null],
      ],
      cycles: [['LIXX', '2026-01-01', null]],
      endorsements: [['LIXX', '2026-01-01', '2028-01-01']],
    });
    expect(after(standing(), { ...MOVE, to, endorsements: [] }).cycles).toEqual([
      ['LIXX', '2026-01-01', '2026-12-31'],
      ['LIXX', '2027-01-01', null],
    ]);
  });

  test('takes the place of what was planned from that day on', () => {
    const facts = exampleFacts({ plant: [OTHER_PLANT], unit: [OTHER_UNIT] });
    const ended = { ...STAY, valid_to: '2026-12-31' };
    const planned = { ...STAY, valid_from: '2027-01-01', valid_to: '2027-06-30' };
    const later = { ...STAY, valid_from: '2027-07-01' };
    const rows = [ended, planned, later].map(
      (values) => [keyOfFact('assignment', values), { values, version: 1 }] as const,
    );
    const replanned = { ...facts, assignment: new Map(rows) };
    expect(after(replanned, { ...MOVE, cycle: null, endorsements: [] }).stays).toEqual([
      ['LIXX', '2026-01-01', '2026-12-31'],
      ['LIYY', '2027-01-01', null],
    ]);
  });

  test('who worked nowhere only begins', () => {
    const nobody = { ...exampleFacts({ plant: [OTHER_PLANT], unit: [OTHER_UNIT] }), assignment: new Map() };
    expect(after(nobody, { ...MOVE, cycle: null, endorsements: [] }).stays).toEqual([
      ['LIYY', '2027-01-01', null],
    ]);
  });
});
