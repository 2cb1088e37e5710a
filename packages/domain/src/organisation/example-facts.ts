import type { FactRow, StandingFact } from './fact.ts';
import { FACT_KIND_NAMES } from './fact-kinds.ts';
import type { FactKindName } from './fact-kinds.ts';
import { emptyFacts, keyOfFact } from './fact-set.ts';
import type { FactSet } from './fact-set.ts';

const POSITION = {
  icao: 'LIXX',
  position_id: 'TWR',
  valid_from: '2026-01-01',
  valid_to: null,
  name: 'Torre',
  kind: 'LAV',
  island_id: 'NORD',
  specialization_id: 'ADC',
  ord: 1,
};

type Rows = Partial<Record<FactKindName, readonly FactRow[]>>;

const PLANT = {
  icao: 'LIXX',
  name: 'Prova',
  class: 'B',
  shift_type: 'H24',
  kind: 'FUNZIONE',
  is_strategic: false,
  comune: 'Roma',
  ord: 1,
  valid_to: null,
};
const UNIT = { unit_code: 'U1', icao: 'LIXX', name: 'Unità', valid_to: null };
const ISLAND = { icao: 'LIXX', island_id: 'NORD', name: 'Nord', ord: 1, valid_to: null };
const SPECIALIZATION = {
  icao: 'LIXX',
  specialization_id: 'ADC',
  name: 'Torre',
  rating: 'ADC',
  category: 'CTA',
  licensed: true,
  of_category: false,
  valid_to: null,
};
const MORNING = {
  icao: 'LIXX',
  name: 'M',
  from_date: '2020-01-01',
  to_date: null,
  description: 'Mattina',
  shift_class: 'LAV',
  begin_time: 420,
  end_time: 900,
  begin_time_non_working: null,
  end_time_non_working: null,
  start_offset: 0,
  secondary_activity: false,
  ord: 1,
};
const category = (code: string, ord: number) => ({
  list: 'category',
  code,
  valid_from: '1970-01-01',
  valid_to: null,
  name_it: code,
  name_en: code,
  aliases: [],
  ord,
  passes_guard: true,
  is_day_staff: false,
  outside_time_system: false,
  short_it: null,
  short_en: null,
  day: null,
  month: null,
});
const CATEGORIES = [category('CTA', 1), category('EAV', 2)];
const PERSON = { employee_id: '000001', surname: 'Rossi', name: 'Anna', company: '', person_type: '' };
const STAY = {
  employee_id: '000001',
  valid_from: '2026-01-01',
  valid_to: null,
  icao: 'LIXX',
  unit_code: 'U1',
  category: 'CTA',
  island_id: 'NORD',
  employment_condition: 'LO',
};

/** A plant with one of each, all at version 1, and the rows of a test beside them. */
export function exampleFacts(more: Rows = {}): FactSet {
  const rows: Rows = {
    lookup_value: CATEGORIES,
    plant: [PLANT],
    unit: [UNIT],
    island: [ISLAND],
    specialization: [SPECIALIZATION],
    shift_definition: [MORNING],
    employee: [PERSON],
    assignment: [STAY],
  };
  const facts = emptyFacts();
  for (const kind of FACT_KIND_NAMES) {
    for (const values of [...(rows[kind] ?? []), ...(more[kind] ?? [])]) {
      const standing: StandingFact = { values, version: 1 };
      facts[kind].set(keyOfFact(kind, values), standing);
    }
  }
  return facts;
}

export const EXAMPLE = { PLANT, UNIT, ISLAND, SPECIALIZATION, MORNING, PERSON, POSITION, STAY };
