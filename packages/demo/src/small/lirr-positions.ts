import { PLACE_ON_CALL, ROUND_THE_CLOCK, positions, sectors } from '../organisation/room-plan.ts';
import type { Hours, PlantPosition } from '../organisation/room-plan.ts';

/** Single hours in which all chairs of domain.md 9.2 are open: those by which the builder counts. */
const PEAKS: Hours = [
  [3, 4],
  [8, 9],
  [21, 22],
];
const PEAKS_BY_DAY: Hours = [
  [8, 9],
  [21, 22],
];
/** Where an island is worked as one, at night with one chair but for the peak. */
const COMBINED: Readonly<Record<'EXE' | 'PLN', Hours>> = {
  EXE: [
    [0, 8],
    [9, 21],
    [22, 24],
  ],
  PLN: [
    [3, 4],
    [7, 8],
    [9, 21],
    [22, 23],
  ],
};

/** Off the peaks the sectors of an island are worked as one (domain.md 3.4), but for DIR. */
const combined = (
  island: string,
  specialization: string,
  id: string,
  name: string,
): readonly PlantPosition[] =>
  sectors(island, specialization, [[id, name]], []).map((chair) => ({
    ...chair,
    hours: COMBINED[chair.id.endsWith('EXE') ? 'EXE' : 'PLN'],
  }));

/** One of two chairs is open round the clock, the other in the peaks. */
const alone = (island: string, specialization: string, id: string): readonly PlantPosition[] =>
  sectors(island, specialization, [[id, id]], ROUND_THE_CLOCK).map((chair) => ({
    ...chair,
    hours: chair.id.endsWith('EXE') ? ROUND_THE_CLOCK : PEAKS,
  }));

const apart = (island: string, specialization: string, ids: readonly string[]): readonly PlantPosition[] =>
  sectors(
    island,
    specialization,
    ids.map((id) => [id, id] as const),
    PEAKS_BY_DAY,
  );

const SECTORS: readonly PlantPosition[] = [
  ...alone('TIRRENO', 'ACS-TIR', 'T1'),
  ...combined('NORD', 'ACS-NORD', 'N12', 'N1+N2'),
  ...combined('SUD', 'ACS-SUD', 'S12', 'S1+S2'),
  ...combined('TMA', 'APS-TMA', 'ARRDEP', 'ARR+DEP'),
  ...apart('NORD', 'ACS-NORD', ['N1', 'N2']),
  ...apart('SUD', 'ACS-SUD', ['S1', 'S2']),
  ...apart('TMA', 'APS-TMA', ['ARR', 'DEP']),
  ...alone('TMA', 'APS-TMA', 'DIR'),
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
