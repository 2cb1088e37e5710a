import type { Category } from '@torre/domain/identity';
import type { CycleId } from '../organisation/base-cycles.ts';
import type { HourlyChairs } from '../organisation/chair-demand-rows.ts';
import type { PlantRow } from '../world.ts';

export interface SmallStaff {
  readonly category: Category;
  readonly cycle: CycleId;
  readonly unit: 'OPS' | 'AMM' | 'TEC';
  /** How many people, by island; the key '' is for people without one. */
  readonly people: Readonly<Record<string, number>>;
}

export interface SmallSpecialization {
  readonly id: string;
  readonly name: string;
  readonly rating: string;
  readonly category: Category;
  /** Island whose people hold it; '' stands for the whole category. */
  readonly island: string;
}

export interface SmallPlant {
  readonly plant: PlantRow;
  readonly islands: readonly (readonly [id: string, name: string])[];
  readonly staff: readonly SmallStaff[];
  readonly specializations: readonly SmallSpecialization[];
  /** Chairs for controllers, by clock hours. */
  readonly chairs: readonly HourlyChairs[];
  /** Chairs by the shift that fills them, from which the builder keeps the counters near zero. */
  readonly chairsByTurn: Readonly<Record<string, number>>;
  /** One person on call by night and by day, as the chairs of kind REP ask. */
  readonly onCall: boolean;
}

const hoursAround = (night: number, day: number): readonly HourlyChairs[] => [
  { from: 0, to: 7, chairs: night },
  { from: 7, to: 23, chairs: day },
  { from: 23, to: 24, chairs: night },
];
const ON_CALL: readonly HourlyChairs[] = [{ from: 0, to: 24, chairs: 1, kind: 'REP' }];

const plant = (
  row: Pick<PlantRow, 'icao' | 'name' | 'class' | 'shift_type' | 'is_strategic' | 'comune' | 'ord'>,
): PlantRow => ({
  ...row,
  kind: 'FUNZIONE',
});

const day = (category: Category, unit: 'AMM' | 'TEC', people: number): SmallStaff => ({
  category,
  cycle: 'G36',
  unit,
  people: { '': people },
});

/** The four plants of domain.md 9.2 with their head counts, cycles and chairs. */
export const SMALL_PLANTS: readonly SmallPlant[] = [
  {
    plant: plant({
      icao: 'LIRR',
      name: 'Roma ACC',
      class: 'ACC1',
      shift_type: 'H24',
      is_strategic: true,
      comune: 'Roma',
      ord: 1,
    }),
    islands: [
      ['NORD', 'Nord'],
      ['SUD', 'Sud'],
      ['TIRRENO', 'Tirreno'],
      ['TMA', 'TMA'],
      ['SALA', 'Sala'],
    ],
    staff: [
      {
        category: 'CTA',
        cycle: 'MP-N',
        unit: 'OPS',
        people: { NORD: 20, SUD: 20, TIRRENO: 10, TMA: 20, SALA: 10 },
      },
      {
        category: 'CTA',
        cycle: 'MP-T12',
        unit: 'OPS',
        people: { NORD: 8, SUD: 8, TIRRENO: 4, TMA: 8, SALA: 4 },
      },
      { category: 'EAV', cycle: 'MP-N', unit: 'OPS', people: { '': 8 } },
      { category: 'METEO', cycle: 'MM-PP', unit: 'OPS', people: { '': 6 } },
      day('AMMINISTRATIVI', 'AMM', 10),
      day('Tecnic', 'TEC', 8),
      day('DIRIGENTE', 'AMM', 1),
    ],
    specializations: [
      { id: 'ACS-NORD', name: 'Settori Nord', rating: 'ACS', category: 'CTA', island: 'NORD' },
      { id: 'ACS-SUD', name: 'Settori Sud', rating: 'ACS', category: 'CTA', island: 'SUD' },
      { id: 'ACS-TIR', name: 'Settore Tirreno', rating: 'ACS', category: 'CTA', island: 'TIRRENO' },
      { id: 'APS-TMA', name: 'TMA Roma', rating: 'APS', category: 'CTA', island: 'TMA' },
      {
        id: 'ACS-SALA',
        name: 'Capo sala e informazioni volo',
        rating: 'ACS',
        category: 'CTA',
        island: 'SALA',
      },
      { id: 'ARO', name: 'Ufficio ARO', rating: 'ARO', category: 'EAV', island: '' },
      { id: 'MET-OSS', name: 'Osservazione meteo', rating: 'MET', category: 'METEO', island: '' },
      { id: 'MET-PREV', name: 'Previsione meteo', rating: 'MET', category: 'METEO', island: '' },
    ],
    chairs: [...hoursAround(12, 18), ...ON_CALL],
    chairsByTurn: { M: 18, P: 18, N: 12 },
    onCall: true,
  },
  {
    plant: plant({
      icao: 'LIRF',
      name: 'Roma Fiumicino',
      class: 'A',
      shift_type: 'H24',
      is_strategic: true,
      comune: 'Roma',
      ord: 2,
    }),
    islands: [
      ['PISTE', 'Piste'],
      ['SUOLO', 'Suolo'],
      ['SALA', 'Sala'],
    ],
    staff: [
      { category: 'CTA', cycle: 'MP-N', unit: 'OPS', people: { PISTE: 15, SUOLO: 10, SALA: 10 } },
      { category: 'CTA', cycle: 'MP-T12', unit: 'OPS', people: { PISTE: 5, SUOLO: 4, SALA: 4 } },
      { category: 'EAV', cycle: 'MP-N', unit: 'OPS', people: { '': 12 } },
      day('AMMINISTRATIVI', 'AMM', 4),
      day('Tecnic', 'TEC', 3),
    ],
    specializations: [
      { id: 'ADC-TWR', name: 'Torre, piste', rating: 'ADC', category: 'CTA', island: 'PISTE' },
      { id: 'ADC-GND', name: 'Movimenti a terra', rating: 'ADC', category: 'CTA', island: 'SUOLO' },
      { id: 'ADC-SALA', name: 'Coordinamento e capo sala', rating: 'ADC', category: 'CTA', island: 'SALA' },
      { id: 'ARO', name: 'Ufficio ARO', rating: 'ARO', category: 'EAV', island: '' },
    ],
    chairs: hoursAround(4, 7),
    chairsByTurn: { M: 7, P: 7, N: 4 },
    onCall: false,
  },
  {
    plant: plant({
      icao: 'LIRN',
      name: 'Napoli',
      class: 'B',
      shift_type: 'H24',
      is_strategic: true,
      comune: 'Napoli',
      ord: 3,
    }),
    islands: [
      ['TORRE', 'Torre'],
      ['AVV', 'Avvicinamento'],
    ],
    staff: [
      { category: 'CTA', cycle: 'MP-N11', unit: 'OPS', people: { TORRE: 10, AVV: 5 } },
      { category: 'CTA', cycle: 'MP-T12', unit: 'OPS', people: { TORRE: 2, AVV: 1 } },
      { category: 'EAV', cycle: 'MP-N11', unit: 'OPS', people: { '': 4 } },
      day('AMMINISTRATIVI', 'AMM', 1),
      day('Tecnic', 'TEC', 1),
    ],
    specializations: [
      { id: 'ADC-TWR', name: 'Torre', rating: 'ADC', category: 'CTA', island: 'TORRE' },
      { id: 'APS-APP', name: 'Avvicinamento radar', rating: 'APS', category: 'CTA', island: 'AVV' },
      { id: 'ARO', name: 'Ufficio ARO', rating: 'ARO', category: 'EAV', island: '' },
    ],
    chairs: hoursAround(2, 3),
    chairsByTurn: { M: 3, P: 3, N11: 2 },
    onCall: false,
  },
  {
    plant: plant({
      icao: 'LIRQ',
      name: 'Firenze',
      class: 'C',
      shift_type: 'H18',
      is_strategic: false,
      comune: 'Firenze',
      ord: 4,
    }),
    islands: [['TORRE', 'Torre']],
    staff: [
      { category: 'CTA', cycle: 'M1-P1', unit: 'OPS', people: { TORRE: 10 } },
      { category: 'CTA', cycle: 'M1-P1-R', unit: 'OPS', people: { TORRE: 1 } },
      { category: 'EAV', cycle: 'M1-P1', unit: 'OPS', people: { '': 2 } },
      day('AMMINISTRATIVI', 'AMM', 1),
    ],
    specializations: [
      { id: 'ADC-TWR', name: 'Torre', rating: 'ADC', category: 'CTA', island: 'TORRE' },
      { id: 'AFIS', name: 'Informazioni volo di aeroporto', rating: 'AFIS', category: 'EAV', island: '' },
    ],
    chairs: [{ from: 6, to: 22, chairs: 3 }],
    chairsByTurn: { M1: 3, P1: 3 },
    onCall: false,
  },
];
