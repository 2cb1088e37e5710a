import {
  BY_DAY,
  BY_NIGHT,
  PLACE_ON_CALL,
  ROUND_THE_CLOCK,
  positions,
  sectors,
} from '../organisation/room-plan.ts';
import type { Hours, PlantPosition } from '../organisation/room-plan.ts';

/** Single hours in which all chairs of domain.md 9.2 are open: those by which the builder counts. */
export const PEAKS_BY_DAY: Hours = [
  [8, 9],
  [21, 22],
];
export const PEAK_BY_NIGHT: Hours = [[3, 4]];
export const PEAKS: Hours = [...PEAK_BY_NIGHT, ...PEAKS_BY_DAY];

interface ChairHours {
  readonly exe: Hours;
  readonly pln: Hours;
}

/** The two chairs of a sector. */
const sector = (
  island: string,
  specialization: string,
  [id, name]: readonly [id: string, name: string],
  { exe, pln }: ChairHours,
): readonly PlantPosition[] =>
  sectors(island, specialization, [[id, name]], []).map((chair) => ({
    ...chair,
    hours: chair.id.endsWith('EXE') ? exe : pln,
  }));

/** Off the peaks an island is worked from its first sector with both chairs (domain.md 3.4). */
const FIRST: ChairHours = { exe: BY_DAY, pln: BY_DAY };
const SECOND: ChairHours = { exe: PEAKS_BY_DAY, pln: PEAKS_BY_DAY };
/** At night its sectors are one, and one chair is enough. */
const AT_NIGHT: ChairHours = { exe: BY_NIGHT, pln: PEAK_BY_NIGHT };
/** Sectors that are worked alone: the planner comes in the peaks. */
const ALONE: ChairHours = { exe: ROUND_THE_CLOCK, pln: PEAKS };

const SECTORS: readonly PlantPosition[] = [
  ...sector('TIRRENO', 'ACS-TIR', ['T1', 'T1'], ALONE),
  ...sector('NORD', 'ACS-NORD', ['N12', 'N1+N2'], AT_NIGHT),
  ...sector('SUD', 'ACS-SUD', ['S12', 'S1+S2'], AT_NIGHT),
  ...sector('TMA', 'APS-TMA', ['ARRDEP', 'ARR+DEP'], AT_NIGHT),
  ...sector('NORD', 'ACS-NORD', ['N1', 'N1'], FIRST),
  ...sector('NORD', 'ACS-NORD', ['N2', 'N2'], SECOND),
  ...sector('SUD', 'ACS-SUD', ['S1', 'S1'], FIRST),
  ...sector('SUD', 'ACS-SUD', ['S2', 'S2'], SECOND),
  ...sector('TMA', 'APS-TMA', ['ARR', 'ARR'], FIRST),
  ...sector('TMA', 'APS-TMA', ['DEP', 'DEP'], SECOND),
  ...sector('TMA', 'APS-TMA', ['DIR', 'DIR'], ALONE),
];
const of = (chair: 'EXE' | 'PLN'): readonly PlantPosition[] => SECTORS.filter(({ id }) => id.endsWith(chair));

/** The room's head first, then whoever talks to aeroplanes, then the planners. */
export const LIRR_POSITIONS: readonly PlantPosition[] = [
  ...positions('SALA', 'ACS-SALA', ['CSO'], ROUND_THE_CLOCK),
  ...of('EXE'),
  ...of('PLN').filter(({ island }) => island === 'TMA'),
  ...positions('SALA', 'ACS-SALA', ['FIC'], PEAKS),
  ...of('PLN').filter(({ island }) => island !== 'TMA'),
  PLACE_ON_CALL,
];
