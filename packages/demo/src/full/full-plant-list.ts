import type { PlantRow } from '../world.ts';
import type { PlantClass } from './full-classes.ts';

export type Island = readonly [id: string, name: string, weight: number];

export interface FullPlantEntry {
  readonly icao: string;
  readonly name: string;
  readonly class: PlantClass;
  readonly shiftType: PlantRow['shift_type'];
  readonly comune: string;
  readonly islands: readonly Island[];
}

const SALA: Island = ['SALA', 'Sala', 1];
const TMA: Island = ['TMA', 'TMA', 2];
const NORD: Island = ['NORD', 'Nord', 2];
const SUD: Island = ['SUD', 'Sud', 2];
const EST: Island = ['EST', 'Est', 2];
const TORRE: Island = ['TORRE', 'Torre', 2];

const LARGE_TOWER: readonly Island[] = [
  ['PISTE', 'Piste', 2],
  ['SUOLO', 'Suolo', 1],
  ['SALA', 'Sala', 1],
];
const WITH_APPROACH: readonly Island[] = [TORRE, ['AVV', 'Avvicinamento', 1]];

type Line = readonly [icao: string, name: string, comune: string];

const entries = (
  plantClass: PlantClass,
  shiftType: PlantRow['shift_type'],
  islands: readonly Island[],
  lines: readonly Line[],
): readonly FullPlantEntry[] =>
  lines.map(([icao, name, comune]) => ({ icao, name, class: plantClass, shiftType, comune, islands }));

/** The 49 plants with an ICAO code (domain.md 3.1), largest first. */
export const FULL_PLANT_LIST: readonly FullPlantEntry[] = [
  ...entries(
    'ACC1',
    'H24',
    [NORD, SUD, ['TIRRENO', 'Tirreno', 1], TMA, SALA],
    [['LIRR', 'Roma ACC', 'Roma']],
  ),
  ...entries(
    'ACC2',
    'H24',
    [NORD, EST, ['OVEST', 'Ovest', 2], TMA, SALA],
    [['LIMM', 'Milano ACC', 'Milano']],
  ),
  ...entries('ACC3', 'H24', [NORD, EST, TMA, SALA], [['LIPP', 'Padova ACC', 'Padova']]),
  ...entries('ACC3', 'H24', [NORD, SUD, TMA, SALA], [['LIBB', 'Brindisi ACC', 'Brindisi']]),
  ...entries('A', 'H24', LARGE_TOWER, [
    ['LIRF', 'Roma Fiumicino', 'Roma'],
    ['LIMC', 'Milano Malpensa', 'Ferno'],
  ]),
  ...entries('B', 'H24', WITH_APPROACH, [
    ['LIML', 'Milano Linate', 'Milano'],
    ['LIPZ', 'Venezia Tessera', 'Venezia'],
    ['LIME', 'Orio al Serio', 'Bergamo'],
    ['LIRN', 'Napoli', 'Napoli'],
    ['LICC', 'Catania', 'Catania'],
    ['LIPE', 'Bologna', 'Bologna'],
  ]),
  ...entries(
    'C',
    'H24',
    [TORRE],
    [
      ['LIBD', 'Bari', 'Bari'],
      ['LIRA', 'Roma Ciampino', 'Roma'],
      ['LIEO', 'Olbia', 'Olbia'],
      ['LICJ', 'Palermo', 'Palermo'],
      ['LIMF', 'Torino Caselle', 'Torino'],
      ['LIPX', 'Verona Villafranca', 'Verona'],
      ['LIBR', 'Brindisi', 'Brindisi'],
      ['LIEE', 'Cagliari', 'Cagliari'],
    ],
  ),
  ...entries(
    'C',
    'H18',
    [TORRE],
    [
      ['LIEA', 'Alghero', 'Alghero'],
      ['LIRQ', 'Firenze', 'Firenze'],
      ['LIMJ', 'Genova', 'Genova'],
      ['LICA', 'Lamezia Terme', 'Lamezia Terme'],
    ],
  ),
  ...entries(
    'D',
    'HX',
    [TORRE],
    [
      ['LIPR', 'Rimini', 'Rimini'],
      ['LIPK', 'Forlì', 'Forlì'],
      ['LIPB', 'Bolzano', 'Bolzano'],
    ],
  ),
  ...entries(
    'D',
    'H18',
    [TORRE],
    [
      ['LIPQ', 'Ronchi dei Legionari', 'Trieste'],
      ['LIPH', 'Treviso', 'Treviso'],
      ['LIMP', 'Parma', 'Parma'],
      ['LIPO', 'Brescia', 'Brescia'],
      ['LIPY', 'Ancona Falconara', 'Ancona'],
      ['LIRZ', 'Perugia', 'Perugia'],
      ['LIBP', 'Pescara', 'Pescara'],
      ['LICR', 'Reggio Calabria', 'Reggio Calabria'],
      ['LICB', 'Comiso', 'Comiso'],
      ['LIRI', 'Salerno', 'Salerno'],
      ['LIBG', 'Grottaglie', 'Taranto'],
      ['LIRU', 'Roma Urbe', 'Roma'],
    ],
  ),
  ...entries(
    'E',
    'HJ',
    [['AFIS', 'AFIS', 1]],
    [
      ['LIMA', 'Torino Aeritalia', 'Torino'],
      ['LIMG', 'Albenga', 'Albenga'],
      ['LIMZ', 'Cuneo', 'Cuneo'],
      ['LIPU', 'Padova', 'Padova'],
      ['LIPV', 'Venezia Lido', 'Venezia'],
      ['LIQN', 'Rieti', 'Rieti'],
      ['LICG', 'Pantelleria', 'Pantelleria'],
      ['LICD', 'Lampedusa', 'Lampedusa'],
      ['LIBC', 'Crotone', 'Crotone'],
      ['LIBF', 'Foggia', 'Foggia'],
    ],
  ),
];
