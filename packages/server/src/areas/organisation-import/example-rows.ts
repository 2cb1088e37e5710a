import type { FactKindName, FactRow } from '@torre/domain/organisation';

const ICAO = 'LIZV';
const FROM = '2027-01-01';
const [CHIEF, CONTROLLER] = ['800101', '800102'];

/** An invented tower with its people: rows as somebody would write them, and which the import would take. */
export const EXAMPLE_ROWS: Readonly<Record<FactKindName, readonly FactRow[]>> = {
  plant: [
    {
      icao: ICAO,
      name: 'Valmarina Torre',
      class: 'B',
      shift_type: 'H24',
      kind: 'FUNZIONE',
      is_strategic: false,
      comune: 'Valmarina',
      ord: 10,
      valid_to: null,
    },
  ],
  division: [{ division_id: 'DIVLIZV', icao: ICAO, name: 'Divisione di Valmarina', valid_to: null }],
  unit: [{ unit_code: 'LIZV-OPS', icao: ICAO, name: 'Valmarina, sala operativa', valid_to: null }],
  island: [
    { icao: ICAO, island_id: 'TORRE', name: 'Sala di torre', ord: 1, valid_to: null },
    { icao: ICAO, island_id: 'RADAR', name: 'Sala radar', ord: 2, valid_to: '2028-12-31' },
  ],
  specialization: [
    {
      icao: ICAO,
      specialization_id: 'ADI',
      name: 'Controllo di aerodromo',
      rating: 'ADI',
      category: 'CTA',
      licensed: true,
      of_category: false,
      valid_to: null,
    },
  ],
  shift_definition: [
    shift('M', 'Mattina', 'LAV', 420, 840, 1),
    shift('N', 'Notte', 'LAV', 1260, 420, 2),
    shift('R', 'Riposo', 'NONLAV', null, null, 3),
  ],
  timeslot: [
    {
      icao: ICAO,
      timeslot_id: 'MATTINA',
      valid_from: FROM,
      valid_to: null,
      description: 'Mattina',
      begin_time: 420,
      end_time: 840,
      kind: 'LAV',
      ord: 1,
    },
  ],
  position: [
    {
      icao: ICAO,
      position_id: 'TWR',
      valid_from: FROM,
      valid_to: null,
      name: 'Torre',
      kind: 'LAV',
      island_id: 'TORRE',
      specialization_id: 'ADI',
      ord: 1,
    },
    {
      icao: ICAO,
      position_id: 'GND',
      valid_from: FROM,
      valid_to: null,
      name: 'Terra',
      kind: 'LAV',
      island_id: 'TORRE',
      specialization_id: 'ADI',
      ord: 2,
    },
  ],
  operating_configuration: [
    {
      icao: ICAO,
      configuration_id: 'ESTATE',
      name: 'Estate',
      day_type: 'TUTTI',
      valid_from: '2027-06-01',
      valid_to: '2027-09-30',
    },
  ],
  position_opening: [opening('TWR', 0, 24), opening('GND', 6, 22)],
  holiday: [
    { day: '2027-08-15', type: 'FESTIVO', comune: '', name: 'Ferragosto' },
    { day: '2027-10-04', type: 'PATRONO', comune: 'Valmarina', name: 'Patrono di Valmarina' },
  ],
  lookup_value: [
    {
      list: 'category',
      code: 'CTA',
      valid_from: FROM,
      valid_to: null,
      name_it: 'Controllori del traffico aereo',
      name_en: 'Air traffic controllers',
      aliases: ['CONTROLLORI', 'CONTROLLERS'],
      ord: 1,
      passes_guard: true,
      is_day_staff: false,
      outside_time_system: false,
      short_it: 'Controllori',
      short_en: 'Controllers',
      day: null,
      month: null,
    },
    {
      list: 'patron-day',
      code: 'Valmarina',
      valid_from: FROM,
      valid_to: null,
      name_it: 'San Marino',
      name_en: 'Saint Marinus',
      aliases: [],
      ord: 1,
      passes_guard: null,
      is_day_staff: null,
      outside_time_system: null,
      short_it: null,
      short_en: null,
      day: 4,
      month: 9,
    },
  ],
  absence_cause: [
    {
      idcausale: '8114',
      valid_from: FROM,
      valid_to: null,
      descausale: 'Ferie anno corrente',
      cause_category: 'FER',
      units: ['G'],
      one_time: false,
      gestdoc: null,
      path_lo: 'A',
      path_st: 'A',
      insertable: true,
      generated: false,
      balance: 'FER',
      earlier_years: false,
      most_per_month: null,
      gives_leave_back: false,
      subtracts: 'always',
      is_duty: false,
      employment_condition: null,
      prefix: null,
      needed_right: null,
      turns: null,
    },
  ],
  swap_block: [{ icao: ICAO, valid_from: '2027-12-20', valid_to: '2028-01-07', name: 'Feste di fine anno' }],
  plant_hours: [
    {
      icao: ICAO,
      valid_from: FROM,
      valid_to: null,
      month: 0,
      day_type: 'TUTTI',
      begin_time: 0,
      end_time: 1440,
    },
    {
      icao: ICAO,
      valid_from: FROM,
      valid_to: null,
      month: 8,
      day_type: 'FESTIVO',
      begin_time: 360,
      end_time: 1320,
    },
  ],
  base_cycle: [
    {
      icao: ICAO,
      cycle_id: 'SEI-GIORNI',
      name: 'Ciclo di sei giorni',
      turns: ['M', 'M', 'N', 'N', 'R', 'R'],
      rests_on_holidays: false,
      valid_to: null,
    },
  ],
  employee: [
    {
      employee_id: CHIEF,
      surname: 'Rossi',
      name: 'Mario',
      company: 'Società di navigazione',
      person_type: 'Dipendente',
    },
    {
      employee_id: CONTROLLER,
      surname: 'Bianchi',
      name: 'Lucia',
      company: '',
      person_type: 'Tempo determinato',
    },
  ],
  assignment: [stay(CHIEF, null, 'ST'), stay(CONTROLLER, '2028-12-31', 'LO')],
  employee_specialization: [
    {
      employee_id: CONTROLLER,
      icao: ICAO,
      specialization_id: 'ADI',
      valid_from: '2027-03-01',
      valid_to: '2028-02-28',
    },
  ],
  employee_cycle: [
    {
      employee_id: CONTROLLER,
      valid_from: FROM,
      valid_to: null,
      icao: ICAO,
      cycle_id: 'SEI-GIORNI',
      anchor_day: '2027-01-04',
    },
  ],
  qualification: [
    { employee_id: CONTROLLER, kind: 'LICENCE', valid_from: '2024-05-10', valid_to: null },
    { employee_id: CONTROLLER, kind: 'MEDICAL', valid_from: '2027-03-15', valid_to: '2029-03-14' },
  ],
  account: [
    {
      user_name: 'mario.rossi',
      employee_id: CHIEF,
      email: 'mario.rossi@example.org',
      language: 'it',
      responsabile: true,
      responsabile_h35: false,
    },
    {
      user_name: 'lucia.bianchi',
      employee_id: CONTROLLER,
      email: 'lucia.bianchi@example.org',
      language: 'it',
      responsabile: false,
      responsabile_h35: false,
    },
  ],
  managed_plant: [{ user_name: 'mario.rossi', icao: ICAO, valid_from: FROM, valid_to: null }],
};

function shift(
  name: string,
  description: string,
  shift_class: string,
  begin_time: number | null,
  end_time: number | null,
  ord: number,
): FactRow {
  return {
    icao: ICAO,
    name,
    from_date: FROM,
    to_date: null,
    description,
    shift_class,
    begin_time,
    end_time,
    begin_time_non_working: null,
    end_time_non_working: null,
    start_offset: 0,
    secondary_activity: false,
    ord,
  };
}

function stay(employee_id: string, valid_to: string | null, employment_condition: string): FactRow {
  return {
    employee_id,
    valid_from: FROM,
    valid_to,
    icao: ICAO,
    unit_code: 'LIZV-OPS',
    category: 'CTA',
    island_id: 'TORRE',
    employment_condition,
  };
}

function opening(position_id: string, begin_hour: number, end_hour: number): FactRow {
  return {
    icao: ICAO,
    configuration_id: 'ESTATE',
    position_id,
    begin_hour,
    end_hour,
    valid_from: FROM,
    valid_to: null,
  };
}
