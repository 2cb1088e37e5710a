import { dayOf } from '@torre/domain/kernel';
import type { LookupValue } from '@torre/domain/lookups';

/** Day, month and saint of comuni, as migration 0030 gives them to every database (domain.md 2.5). */
const SAINTS: Readonly<Record<string, readonly [day: number, month: number, name: string]>> = {
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

/** The values of the list `patron-day` from which the holidays of the worlds are made. */
export const PATRON_DAYS: readonly LookupValue[] = Object.entries(SAINTS).map(
  ([code, [day, month, name]], index) => ({
    code,
    validFrom: dayOf(1970, 1, 1),
    validTo: null,
    nameIt: name,
    nameEn: name,
    aliases: [],
    ord: index + 1,
    attributes: { day, month },
  }),
);
