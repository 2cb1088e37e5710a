import { FACT_KINDS, kindOf } from '@torre/domain/organisation';
import type { FactColumn, FactKindName, FactRow } from '@torre/domain/organisation';
import { headOf, sheetOf } from './fact-sheets.ts';
import { wordOfCode } from './value-words.ts';

/** A fault that a file holds, where it must be named. */
export interface PlantedFault {
  readonly sheet: string;
  readonly row: number;
  readonly column: string;
  readonly messageIT: string;
}

/** Rows of LIRN that would be good, each with a key of its own. */
const GOOD: Partial<Record<FactKindName, (nth: number) => FactRow>> = {
  island: (nth) => ({ icao: 'LIRN', island_id: `F${nth}`, name: 'Isola', ord: nth, valid_to: null }),
  shift_definition: (nth) => ({
    icao: 'LIRN',
    name: `F${nth}`,
    from_date: '2027-01-01',
    to_date: null,
    description: 'Turno',
    shift_class: 'LAV',
    begin_time: 420,
    end_time: 900,
    begin_time_non_working: null,
    end_time_non_working: null,
    start_offset: 0,
    secondary_activity: false,
    ord: nth,
  }),
  timeslot: (nth) => ({
    icao: 'LIRN',
    timeslot_id: `F${nth}`,
    valid_from: '2027-01-01',
    valid_to: null,
    description: 'Fascia',
    begin_time: 420,
    end_time: 900,
    kind: 'LAV',
    ord: nth,
  }),
  operating_configuration: (nth) => ({
    icao: 'LIRN',
    configuration_id: `F${nth}`,
    name: 'Configurazione',
    day_type: 'TUTTI',
    valid_from: '2027-01-01',
    valid_to: null,
  }),
  holiday: (nth) => ({ day: '2027-01-07', type: 'PATRONO', comune: `Comune ${nth}`, name: 'Patrono' }),
  employee: (nth) => ({
    employee_id: String(800_000 + nth),
    surname: 'Rossi',
    name: 'Anna',
    company: '',
    person_type: '',
  }),
  assignment: (nth) => ({
    employee_id: '000000',
    valid_from: `20${String(30 + (nth % 60)).padStart(2, '0')}-01-0${1 + Math.floor(nth / 60)}`,
    valid_to: null,
    icao: 'LIRN',
    unit_code: 'LIRN',
    category: 'CTA',
    island_id: null,
    employment_condition: 'LO',
  }),
};

/** Wrong values of a column, and what is said of each. */
function wrongValues(column: FactColumn): readonly (readonly [value: string | null, messageIT: string])[] {
  const missing: readonly (readonly [null, string])[] = column.required
    ? [[null, 'Manca un valore: scrivilo.']]
    : [];
  switch (column.type) {
    case 'day':
      return [...missing, ['32/01/2027', DATE], ['gennaio', DATE], ['29/02/2027', DATE]];
    case 'time':
      return [...missing, ['7.30', TIME], ['25:00', TIME]];
    case 'boolean':
      return [...missing, ['forse', 'Scrivi sì o no.'], ['2', 'Scrivi sì o no.']];
    case 'choice':
      return [
        ...missing,
        ['ALTRO', `Scegli uno di questi valori: ${column.choices!.map(wordOfCode).join(', ')}.`],
      ];
    case 'integer': {
      const range = `Qui va un numero intero da ${column.least ?? 0} a ${column.most ?? 0}.`;
      return [...missing, ['uno', range], ['1,5', range], ['900000', range]];
    }
    case 'text':
      return [
        ...(column.initial === '' ? [] : missing),
        ['x'.repeat(column.most! + 1), `Il testo supera i ${column.most} caratteri ammessi: abbrevialo.`],
      ];
    case 'code':
      return [
        ...missing,
        ['y'.repeat(column.most! + 1), `Il testo supera i ${column.most} caratteri ammessi: abbrevialo.`],
        ...(column.pattern ? [['a b', CODE] as const] : []),
      ];
    case 'codes':
    case 'names':
      return missing;
  }
}

/** Rounds over all columns, each with the next wrong value. */
const MOST_ROUNDS = 12;
const DATE = 'La data non esiste o non è scritta come GG/MM/AAAA.';
const TIME = 'L’ora va scritta come HH:mm.';
const CODE = 'Il codice non ha la forma attesa: controlla lettere, cifre e spazi.';

/** Rows with so many faults, one a row, and where each is; rows hold values as cells do. */
export function wrongRows(count: number): {
  readonly sheets: ReadonlyMap<FactKindName, readonly (readonly (string | number | null)[])[]>;
  readonly faults: readonly PlantedFault[];
} {
  const sheets = new Map<FactKindName, (string | number | null)[][]>();
  const faults: PlantedFault[] = [];
  for (let round = 0; round < MOST_ROUNDS && faults.length < count; round += 1) {
    for (const [kind, good] of Object.entries(GOOD) as [FactKindName, (nth: number) => FactRow][]) {
      const rows = sheets.get(kind) ?? [];
      sheets.set(kind, rows);
      for (const [name, column] of Object.entries(kindOf(kind).columns)) {
        const possible = wrongValues(column);
        const wrong = possible[round % possible.length];
        // A key that is wrong twice in the same way would be the same row twice.
        if (!wrong || (round >= possible.length && kindOf(kind).key.includes(name))) continue;
        if (faults.length === count) break;
        const values = good(rows.length + 1);
        rows.push(
          Object.keys(FACT_KINDS[kind].columns).map((own) =>
            own === name ? wrong[0] : cellOf(kindOf(kind).columns[own]!, values[own]!),
          ),
        );
        faults.push({
          sheet: sheetOf(kind),
          row: rows.length + 1,
          column: headOf(kind, name),
          messageIT: wrong[1],
        });
      }
    }
  }
  return { sheets, faults };
}

function cellOf(column: FactColumn, value: FactRow[string]): string | number | null {
  if (value === null) return null;
  if (column.type === 'day') return String(value).split('-').toReversed().join('/');
  if (column.type === 'time') {
    const minutes = Number(value);
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  }
  if (column.type === 'boolean') return value === true ? 'sì' : 'no';
  return typeof value === 'number' ? value : String(value);
}
