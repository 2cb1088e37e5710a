import type { FactKind } from './fact.ts';
import { CODE, DAY, FLAG, ICAO, LAST_DAY, NAME, PERSON, USER, choice, nullable } from './fact-columns.ts';
import { forSpecialization, inIsland, ofPerson, ofPlant } from './fact-references.ts';

/** People, where they work, what they may do and which cycle they follow. */
export const PEOPLE_KINDS = {
  employee: {
    of: 'person',
    counts: true,
    key: ['employee_id'],
    columns: {
      employee_id: PERSON,
      surname: NAME,
      name: NAME,
      company: { type: 'text', required: true, most: 40, initial: '' },
      person_type: { type: 'text', required: true, most: 40, initial: '' },
    },
  },
  assignment: {
    of: 'person',
    counts: true,
    key: ['employee_id', 'valid_from'],
    columns: {
      employee_id: PERSON,
      valid_from: DAY,
      valid_to: LAST_DAY,
      icao: nullable(ICAO),
      unit_code: CODE,
      category: CODE,
      island_id: nullable(CODE),
      employment_condition: { ...choice('LO', 'ST'), initial: 'LO' },
    },
    states: { of: ['employee_id'], from: 'valid_from', to: 'valid_to' },
    references: [
      ofPerson,
      ofPlant,
      { kind: 'unit', columns: { unit_code: 'unit_code' }, at: 'unit_code' },
      inIsland,
    ],
  },
  employee_specialization: {
    of: 'person',
    counts: true,
    key: ['employee_id', 'icao', 'specialization_id', 'valid_from'],
    columns: {
      employee_id: PERSON,
      icao: ICAO,
      specialization_id: CODE,
      valid_from: DAY,
      valid_to: DAY,
    },
    states: { of: ['employee_id', 'icao', 'specialization_id'], from: 'valid_from', to: 'valid_to' },
    references: [ofPerson, ofPlant, forSpecialization],
  },
  employee_cycle: {
    of: 'person',
    counts: false,
    key: ['employee_id', 'valid_from'],
    columns: {
      employee_id: PERSON,
      valid_from: DAY,
      valid_to: LAST_DAY,
      icao: ICAO,
      cycle_id: { ...CODE, most: 60 },
      anchor_day: DAY,
    },
    states: { of: ['employee_id'], from: 'valid_from', to: 'valid_to' },
    references: [
      ofPerson,
      { kind: 'base_cycle', columns: { icao: 'icao', cycle_id: 'cycle_id' }, at: 'cycle_id' },
    ],
  },
  qualification: {
    of: 'person',
    counts: true,
    key: ['employee_id', 'kind', 'valid_from'],
    columns: {
      employee_id: PERSON,
      kind: choice('LICENCE', 'MEDICAL', 'ENGLISH', 'SUSPENSION'),
      valid_from: DAY,
      valid_to: LAST_DAY,
    },
    states: { of: ['employee_id', 'kind'], from: 'valid_from', to: 'valid_to' },
    renews: true,
    references: [ofPerson],
  },
  account: {
    of: 'person',
    counts: false,
    key: ['user_name'],
    columns: {
      user_name: USER,
      employee_id: PERSON,
      email: { type: 'code', most: 120, pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/ },
      language: { ...choice('it', 'en'), initial: 'it' },
      responsabile: FLAG,
      responsabile_h35: FLAG,
    },
    fixed: ['employee_id'],
    references: [ofPerson],
  },
  managed_plant: {
    of: 'person',
    counts: false,
    key: ['user_name', 'icao', 'valid_from'],
    columns: { user_name: USER, icao: ICAO, valid_from: DAY, valid_to: LAST_DAY },
    states: { of: ['user_name', 'icao'], from: 'valid_from', to: 'valid_to' },
    references: [{ kind: 'account', columns: { user_name: 'user_name' }, at: 'user_name' }, ofPlant],
  },
} as const satisfies Record<string, FactKind>;
