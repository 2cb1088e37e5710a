import { dayOf } from '../kernel/index.ts';
import { holiday } from './holidays.ts';
import type { Holiday } from './holidays.ts';

/** Start values of the editable table: day, month and saint of each comune (domain.md 2.5). */
const PATRON_DAYS: Readonly<Record<string, readonly [day: number, month: number, name: string]>> = {
  Ancona: [4, 5, 'San Ciriaco'],
  Bari: [6, 12, 'San Nicola'],
  Bergamo: [26, 8, "Sant'Alessandro"],
  Bologna: [4, 10, 'San Petronio'],
  Brescia: [15, 2, 'Santi Faustino e Giovita'],
  Cagliari: [30, 10, 'San Saturnino'],
  Catania: [5, 2, "Sant'Agata"],
  Cuneo: [29, 9, 'San Michele'],
  Firenze: [24, 6, 'San Giovanni Battista'],
  Foggia: [22, 3, 'Madonna dei Sette Veli'],
  Genova: [24, 6, 'San Giovanni Battista'],
  Milano: [7, 12, "Sant'Ambrogio"],
  Napoli: [19, 9, 'San Gennaro'],
  Olbia: [15, 5, 'San Simplicio'],
  Padova: [13, 6, "Sant'Antonio"],
  Palermo: [4, 9, 'Santa Rosalia'],
  Parma: [13, 1, "Sant'Ilario"],
  Perugia: [29, 1, 'San Costanzo'],
  Pescara: [10, 10, 'San Cetteo'],
  'Reggio Calabria': [23, 4, 'San Giorgio'],
  Rieti: [4, 12, 'Santa Barbara'],
  Rimini: [14, 10, 'San Gaudenzo'],
  Roma: [29, 6, 'Santi Pietro e Paolo'],
  Salerno: [21, 9, 'San Matteo'],
  Torino: [24, 6, 'San Giovanni Battista'],
  Treviso: [27, 4, 'San Liberale'],
  Trieste: [3, 11, 'San Giusto'],
  Venezia: [25, 4, 'San Marco'],
  Verona: [21, 5, 'San Zeno'],
};

/** The patron day of a comune in a year, or null for a comune that the table does not know. */
export function patronHoliday(comune: string, year: number): Holiday | null {
  const found = PATRON_DAYS[comune];
  return found ? holiday(dayOf(year, found[1], found[0]), 'PATRONO', found[2]) : null;
}
