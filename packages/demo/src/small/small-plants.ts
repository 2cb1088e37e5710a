import { CONTROLLER, dayStaff } from '../organisation/plant-plan.ts';
import type { Neighbour, PlantPlan } from '../organisation/plant-plan.ts';
import { BY_DAY, ORDINARY, ROUND_THE_CLOCK, positions } from '../organisation/room-plan.ts';
import type { PlantPosition } from '../organisation/room-plan.ts';
import type { PlantRow } from '../world.ts';
import { LIRR_POSITIONS, PEAKS, PEAKS_BY_DAY, PEAK_BY_NIGHT } from './lirr-positions.ts';

const plant = (
  row: Pick<PlantRow, 'icao' | 'name' | 'class' | 'shift_type' | 'is_strategic' | 'comune' | 'ord'>,
): PlantRow => ({
  ...row,
  kind: 'FUNZIONE',
});

const holds = (island: string, specialization: string, part: Neighbour['part']): Neighbour => ({
  island,
  specialization,
  part,
});

const H18: PlantPosition['hours'] = [[6, 22]];
const H18_PEAKS: PlantPosition['hours'] = [
  [8, 9],
  [16, 17],
];

/** The four plants of domain.md 9.2 with their head counts, cycles and chairs. */
export const SMALL_PLANTS: readonly PlantPlan[] = [
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
      dayStaff('AMMINISTRATIVI', 'AMM', 10),
      dayStaff('Tecnic', 'TEC', 8),
      dayStaff('DIRIGENTE', 'AMM', 1),
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
      CONTROLLER,
      { id: 'ARO', name: 'Ufficio ARO', rating: 'ARO', category: 'EAV', island: '' },
      { id: 'MET-OSS', name: 'Osservazione meteo', rating: 'MET', category: 'METEO', island: '' },
      { id: 'MET-PREV', name: 'Previsione meteo', rating: 'MET', category: 'METEO', island: '' },
    ],
    chairCategory: 'CTA',
    neighbours: [
      holds('NORD', 'ACS-TIR', [0, 0.5]),
      holds('SUD', 'ACS-TIR', [0, 0.5]),
      holds('TIRRENO', 'ACS-NORD', [0, 0.5]),
      holds('TIRRENO', 'ACS-SUD', [0.5, 1]),
      holds('SALA', 'APS-TMA', [0, 1]),
      ...['NORD', 'SUD', 'TMA'].map((island) => holds(island, 'ACS-SALA', [0, 0.5])),
      holds('TIRRENO', 'ACS-SALA', [0, 0.5]),
    ],
    positions: LIRR_POSITIONS,
    configurations: [ORDINARY],
    chairTurns: ['N', 'M', 'P'],
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
      dayStaff('AMMINISTRATIVI', 'AMM', 4),
      dayStaff('Tecnic', 'TEC', 3),
    ],
    specializations: [
      { id: 'ADC-TWR', name: 'Torre, piste', rating: 'ADC', category: 'CTA', island: 'PISTE' },
      { id: 'ADC-GND', name: 'Movimenti a terra', rating: 'ADC', category: 'CTA', island: 'SUOLO' },
      { id: 'ADC-SALA', name: 'Coordinamento e capo sala', rating: 'ADC', category: 'CTA', island: 'SALA' },
      { id: 'ARO', name: 'Ufficio ARO', rating: 'ARO', category: 'EAV', island: '' },
    ],
    chairCategory: 'CTA',
    neighbours: [
      holds('PISTE', 'ADC-GND', [0, 0.7]),
      holds('PISTE', 'ADC-SALA', [0, 0.4]),
      holds('SUOLO', 'ADC-TWR', [0, 0.5]),
      holds('SALA', 'ADC-TWR', [0, 0.5]),
      holds('SALA', 'ADC-GND', [0.5, 1]),
    ],
    positions: [
      ...positions('SALA', 'ADC-SALA', ['CSO'], ROUND_THE_CLOCK),
      ...positions('PISTE', 'ADC-TWR', ['TWR-E'], ROUND_THE_CLOCK),
      ...positions('SUOLO', 'ADC-GND', ['GND-E'], [...BY_DAY, ...PEAK_BY_NIGHT]),
      ...positions('SALA', 'ADC-SALA', ['COO'], PEAKS),
      ...positions('PISTE', 'ADC-TWR', ['TWR-W'], PEAKS_BY_DAY),
      ...positions('SUOLO', 'ADC-GND', ['GND-W'], PEAKS_BY_DAY),
      ...positions('SUOLO', 'ADC-GND', ['DEL'], BY_DAY),
    ],
    configurations: [ORDINARY],
    chairTurns: ['N', 'M', 'P'],
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
      dayStaff('AMMINISTRATIVI', 'AMM', 1),
      dayStaff('Tecnic', 'TEC', 1),
    ],
    specializations: [
      { id: 'ADC-TWR', name: 'Torre', rating: 'ADC', category: 'CTA', island: 'TORRE' },
      { id: 'APS-APP', name: 'Avvicinamento radar', rating: 'APS', category: 'CTA', island: 'AVV' },
      { id: 'ARO', name: 'Ufficio ARO', rating: 'ARO', category: 'EAV', island: '' },
    ],
    chairCategory: 'CTA',
    neighbours: [holds('TORRE', 'APS-APP', [0, 0.5]), holds('AVV', 'ADC-TWR', [0, 1])],
    positions: [
      ...positions('TORRE', 'ADC-TWR', ['TWR'], ROUND_THE_CLOCK),
      ...positions('AVV', 'APS-APP', ['APP'], [...BY_DAY, ...PEAK_BY_NIGHT]),
      ...positions('TORRE', 'ADC-TWR', ['GND'], PEAKS_BY_DAY),
    ],
    configurations: [ORDINARY],
    chairTurns: ['N11', 'M', 'P'],
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
      dayStaff('AMMINISTRATIVI', 'AMM', 1),
    ],
    specializations: [
      { id: 'ADC-TWR', name: 'Torre', rating: 'ADC', category: 'CTA', island: 'TORRE' },
      { id: 'AFIS', name: 'Informazioni volo di aeroporto', rating: 'AFIS', category: 'EAV', island: '' },
    ],
    chairCategory: 'CTA',
    neighbours: [],
    positions: [
      ...positions('TORRE', 'ADC-TWR', ['TWR', 'GND'], H18),
      ...positions('TORRE', 'ADC-TWR', ['COO'], H18_PEAKS),
    ],
    configurations: [ORDINARY],
    chairTurns: ['M1', 'P1'],
    onCall: false,
  },
];
