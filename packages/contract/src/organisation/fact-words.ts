import type { FACT_KINDS, FactKindName } from '@torre/domain/organisation';
import type { AuditText } from '../audit/audit-words.ts';
import { FROM, LOOKUP_WORDS, NAME, ORD, TO } from './lookup-words.ts';

/** What a kind of facts and its columns are called, in screens, in files and in the trail. */
export interface FactWords<K extends FactKindName = FactKindName> {
  /** The sheet of a workbook, and the heading of a list. At most 31 signs. */
  readonly many: AuditText;
  readonly one: AuditText;
  readonly columns: Readonly<Record<keyof (typeof FACT_KINDS)[K]['columns'] & string, AuditText>>;
}

const ICAO: AuditText = ['Impianto', 'Plant'];
const PERSON: AuditText = ['Codice personale', 'Personnel code'];
const USER: AuditText = ['Nome utente', 'User name'];
const ISLAND: AuditText = ['Isola', 'Island'];
const SPECIALIZATION: AuditText = ['Specializzazione', 'Specialization'];
const CATEGORY: AuditText = ['Categoria', 'Category'];
const BEGIN: AuditText = ['Inizio', 'Begin'];
const END: AuditText = ['Fine', 'End'];
const CONFIGURATION: AuditText = ['Configurazione', 'Configuration'];
const POSITION: AuditText = ['Postazione', 'Position'];
const CYCLE: AuditText = ['Ciclo', 'Cycle'];
const DAY_TYPE: AuditText = ['Tipo di giorno', 'Kind of day'];
const KIND: AuditText = ['Tipo', 'Kind'];

export const FACT_WORDS: { readonly [K in FactKindName]: FactWords<K> } = {
  lookup_value: LOOKUP_WORDS,
  plant: {
    many: ['Impianti', 'Plants'],
    one: ['impianto', 'plant'],
    columns: {
      icao: ['Codice', 'Code'],
      name: NAME,
      class: ['Classe', 'Class'],
      shift_type: ['Orario', 'Hours'],
      kind: KIND,
      is_strategic: ['Strategico', 'Strategic'],
      comune: ['Comune', 'Municipality'],
      ord: ORD,
      valid_to: TO,
    },
  },
  division: {
    many: ['Divisioni', 'Divisions'],
    one: ['divisione', 'division'],
    columns: { division_id: ['Divisione', 'Division'], icao: ICAO, name: NAME, valid_to: TO },
  },
  unit: {
    many: ['Unità organizzative', 'Units'],
    one: ['unità organizzativa', 'unit'],
    columns: { unit_code: ['Codice', 'Code'], icao: ICAO, name: NAME, valid_to: TO },
  },
  island: {
    many: ['Isole', 'Islands'],
    one: ['isola', 'island'],
    columns: { icao: ICAO, island_id: ['Codice', 'Code'], name: NAME, ord: ORD, valid_to: TO },
  },
  specialization: {
    many: ['Specializzazioni', 'Specializations'],
    one: ['specializzazione', 'specialization'],
    columns: {
      icao: ICAO,
      specialization_id: ['Codice', 'Code'],
      name: NAME,
      rating: ['Abilitazione', 'Rating'],
      category: CATEGORY,
      licensed: ['Chiede licenza, visita e inglese', 'Asks for licence, medical and English'],
      of_category: ['Di tutta la categoria', 'Of the whole category'],
      valid_to: TO,
    },
  },
  shift_definition: {
    many: ['Turni', 'Shift definitions'],
    one: ['definizione di turno', 'shift definition'],
    columns: {
      icao: ICAO,
      name: ['Codice', 'Code'],
      from_date: FROM,
      to_date: TO,
      description: ['Descrizione', 'Description'],
      shift_class: ['Classe', 'Class'],
      begin_time: BEGIN,
      end_time: END,
      begin_time_non_working: ['Inizio pausa', 'Begin of the pause'],
      end_time_non_working: ['Fine pausa', 'End of the pause'],
      start_offset: ['Giorno di inizio', 'Day of the begin'],
      secondary_activity: ['Attività secondaria', 'Secondary activity'],
      ord: ORD,
    },
  },
  timeslot: {
    many: ['Fasce orarie', 'Timeslots'],
    one: ['fascia oraria', 'timeslot'],
    columns: {
      icao: ICAO,
      timeslot_id: ['Codice', 'Code'],
      valid_from: FROM,
      valid_to: TO,
      description: ['Descrizione', 'Description'],
      begin_time: BEGIN,
      end_time: END,
      kind: KIND,
      ord: ORD,
    },
  },
  position: {
    many: ['Postazioni', 'Positions'],
    one: ['postazione', 'position'],
    columns: {
      icao: ICAO,
      position_id: ['Codice', 'Code'],
      valid_from: FROM,
      valid_to: TO,
      name: NAME,
      kind: KIND,
      island_id: ISLAND,
      specialization_id: SPECIALIZATION,
      ord: ORD,
    },
  },
  operating_configuration: {
    many: ['Configurazioni', 'Configurations'],
    one: ['configurazione operativa', 'operating configuration'],
    columns: {
      icao: ICAO,
      configuration_id: ['Codice', 'Code'],
      name: NAME,
      day_type: DAY_TYPE,
      valid_from: FROM,
      valid_to: TO,
    },
  },
  position_opening: {
    many: ['Aperture', 'Openings'],
    one: ['apertura di una postazione', 'opening of a position'],
    columns: {
      icao: ICAO,
      configuration_id: CONFIGURATION,
      position_id: POSITION,
      begin_hour: ['Dalle ore', 'From hour'],
      end_hour: ['Alle ore', 'To hour'],
      valid_from: FROM,
      valid_to: TO,
    },
  },
  holiday: {
    many: ['Festività', 'Holidays'],
    one: ['festività', 'holiday'],
    columns: {
      day: ['Giorno', 'Day'],
      type: KIND,
      comune: ['Comune', 'Municipality'],
      name: NAME,
    },
  },
  absence_cause: {
    many: ['Causali', 'Causes'],
    one: ['causale', 'cause'],
    columns: {
      idcausale: ['Causale', 'Cause'],
      valid_from: FROM,
      valid_to: TO,
      descausale: ['Descrizione', 'Description'],
      cause_category: ['Categoria', 'Category'],
      units: ['Unità', 'Units'],
      one_time: ['Un solo orario (timbratura)', 'One time (clock-in)'],
      gestdoc: ['Documenti', 'Documents'],
      path_lo: ['Percorso in linea operativa', 'Path in the operational line'],
      path_st: ['Percorso in struttura', 'Path in the structure'],
      insertable: ['La chiede il dipendente', 'Asked for by employees'],
      generated: ['La scrive Torre', 'Written by Torre'],
      balance: ['Saldo', 'Balance'],
      earlier_years: ['Solo residui degli anni precedenti', 'Only what is left of earlier years'],
      most_per_month: ['Giorni al mese', 'Days a month'],
      gives_leave_back: ['Restituisce le ferie', 'Gives leave back'],
      subtracts: ['Toglie dai contatori', 'Leaves the counters'],
      is_duty: ['È servizio', 'Is duty'],
      employment_condition: ['Solo per chi è', 'Only for'],
      prefix: ['Prefisso della società', 'Prefix of the company'],
      needed_right: ['Diritto richiesto', 'Right needed'],
      turns: ['Solo nei turni', 'Only in shifts'],
    },
  },
  swap_block: {
    many: ['Giorni bloccati', 'Blocked days'],
    one: ['giorni bloccati per i cambi', 'days blocked for swaps'],
    columns: { icao: ICAO, valid_from: FROM, valid_to: TO, name: ['Motivo', 'Reason'] },
  },
  plant_hours: {
    many: ['Orari impianto', 'Plant hours'],
    one: ['orario di un impianto', 'hours of a plant'],
    columns: {
      icao: ICAO,
      valid_from: FROM,
      valid_to: TO,
      month: ['Mese', 'Month'],
      day_type: DAY_TYPE,
      begin_time: BEGIN,
      end_time: END,
    },
  },
  base_cycle: {
    many: ['Cicli', 'Cycles'],
    one: ['ciclo di base', 'base cycle'],
    columns: {
      icao: ICAO,
      cycle_id: ['Codice', 'Code'],
      name: NAME,
      turns: ['Turni', 'Shifts'],
      rests_on_holidays: ['Riposa nelle festività', 'Rests on holidays'],
      valid_to: TO,
    },
  },
  employee: {
    many: ['Persone', 'People'],
    one: ['persona', 'person'],
    columns: {
      employee_id: PERSON,
      surname: ['Cognome', 'Surname'],
      name: NAME,
      company: ['Società', 'Company'],
      person_type: ['Tipo di rapporto', 'Kind of employment'],
    },
  },
  assignment: {
    many: ['Assegnazioni', 'Assignments'],
    one: ['assegnazione', 'assignment'],
    columns: {
      employee_id: PERSON,
      valid_from: FROM,
      valid_to: TO,
      icao: ICAO,
      unit_code: ['Unità organizzativa', 'Unit'],
      category: CATEGORY,
      island_id: ISLAND,
      employment_condition: ['Condizione', 'Condition'],
    },
  },
  employee_specialization: {
    many: ['Specializzazioni persone', 'Endorsements'],
    one: ['specializzazione di una persona', 'endorsement'],
    columns: {
      employee_id: PERSON,
      icao: ICAO,
      specialization_id: SPECIALIZATION,
      valid_from: FROM,
      valid_to: TO,
    },
  },
  employee_cycle: {
    many: ['Cicli persone', 'Cycles of people'],
    one: ['ciclo di una persona', 'cycle of a person'],
    columns: {
      employee_id: PERSON,
      valid_from: FROM,
      valid_to: TO,
      icao: ICAO,
      cycle_id: CYCLE,
      anchor_day: ['Primo giorno del ciclo', 'First day of the cycle'],
    },
  },
  account: {
    many: ['Utenti', 'Accounts'],
    one: ['utente', 'account'],
    columns: {
      user_name: USER,
      employee_id: PERSON,
      email: ['E-mail', 'E-mail'],
      language: ['Lingua', 'Language'],
      responsabile: ['Responsabile', 'Manager'],
      responsabile_h35: ['Responsabile H35', 'H35 manager'],
    },
  },
  managed_plant: {
    many: ['Impianti gestiti', 'Managed plants'],
    one: ['impianto gestito', 'managed plant'],
    columns: { user_name: USER, icao: ICAO, valid_from: FROM, valid_to: TO },
  },
  qualification: {
    many: ['Titoli', 'Qualifications'],
    one: ['titolo di una persona', 'qualification of a person'],
    columns: { employee_id: PERSON, kind: KIND, valid_from: FROM, valid_to: TO },
  },
};
