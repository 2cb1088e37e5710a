import { addDays, dayOf } from '@torre/domain/kernel';
import type { DefinitionRow, MonthData } from '../month/index.ts';

const DAYS = 31;
const FROM = dayOf(2026, 12, 1);

/** A cell of the sample that holds a code which no other cell holds; a person's number and the day of the month. */
export const ONLY_T12 = { employeeId: '100002', day: 17 } as const;
export const ONLY_T10 = { employeeId: '100005', day: 3 } as const;

const PEOPLE = [
  ['Rossi', 'Marco', 'IS1'],
  ["D'Angelo", 'Niccolò', 'IS1'],
  ['De Luca', 'Chiara', 'IS1'],
  ['Esposito', 'Andrea', 'IS2'],
  ['Galli', 'Elena', 'IS2'],
  ['Marino', 'Anna', null],
  ['Santoro', 'Davide', null],
] as const;

function definition(name: string, begin: number | null, end: number | null): DefinitionRow {
  return {
    shift_id: `LIRR-${name}`,
    name,
    description: `Turno ${name}`,
    shift_class: begin === null ? 'NONLAV' : 'LAV',
    begin_time: begin,
    end_time: end,
    begin_time_non_working: null,
    end_time_non_working: null,
    start_offset: 0,
    secondary_activity: false,
    from_date: '2020-01-01',
    to_date: null,
  };
}

/**
 * December 2026 of an invented room of seven: an absence (whose cause no export may say), a cell without a shift, a person
 * who comes on the 10th, a cell of a later version.
 */
export function december(): MonthData {
  const cells = PEOPLE.map((_, nth) => {
    const employeeId = idOf(nth);
    const turns = Array.from({ length: DAYS }, (__, index) => turnOn(employeeId, nth, index + 1));
    const mask = turns.reduce((bits, turn, index) => bits | (turn === null ? 0n : 1n << BigInt(index)), 0n);
    return {
      employeeId,
      turns: turns.filter((turn) => turn !== null).join(' '),
      mask: mask.toString(),
      versions: nth === 1 ? '4:3' : null,
      marks: null,
      times: null,
    };
  });
  return {
    key: { icao: 'LIRR', from: FROM, to: addDays(FROM, DAYS - 1) },
    frame: {
      position: '1',
      divisionId: 'DIVLIRR',
      definitions: [
        definition('M', 420, 900),
        definition('P', 840, 1320),
        definition('N', 1380, 420),
        definition('T10', 600, 1080),
        definition('T12', 720, 1200),
        definition('R', null, null),
      ],
      categories: [],
      holidays: [{ date: '20261208', name: 'Immacolata Concezione', type: 'FESTIVO' }],
      islands: [
        ['IS1', 'Isola 1'],
        ['IS2', 'Isola 2'],
      ],
      stays: PEOPLE.map(([surname, name, island], nth) => [
        idOf(nth),
        surname,
        name,
        'CTA',
        island,
        nth === 4 ? 9 : 0,
        DAYS - 1,
      ]),
    },
    cells,
  };
}

const idOf = (nth: number): string => String(100_000 + nth);

function turnOn(employeeId: string, nth: number, day: number): string | null {
  if (employeeId === ONLY_T12.employeeId && day === ONLY_T12.day) return 'T12';
  if (employeeId === ONLY_T10.employeeId && day === ONLY_T10.day) return 'T10';
  if (nth === 4 && day < 10) return null;
  if (nth === 3 && day === 5) return 'MAL';
  if (nth === 6 && day === 6) return null;
  return ['M', 'P', 'N', 'R'][(nth + day) % 4]!;
}
