import {
  BY_DAY,
  BY_NIGHT,
  PLACE_ON_CALL,
  ROUND_THE_CLOCK,
  positions,
  sectors,
} from '../organisation/room-plan.ts';
import type { PlantPosition } from '../organisation/room-plan.ts';

/** Sectors of domain.md 3.4: at night those of an island are worked as one, but for DIR. */
const SECTORS: readonly PlantPosition[] = [
  ...sectors('TIRRENO', 'ACS-TIR', [['T1', 'T1']], ROUND_THE_CLOCK),
  ...sectors('NORD', 'ACS-NORD', [['N12', 'N1+N2']], BY_NIGHT),
  ...sectors('SUD', 'ACS-SUD', [['S12', 'S1+S2']], BY_NIGHT),
  ...sectors('TMA', 'APS-TMA', [['ARRDEP', 'ARR+DEP']], BY_NIGHT),
  ...sectors(
    'NORD',
    'ACS-NORD',
    [
      ['N1', 'N1'],
      ['N2', 'N2'],
    ],
    BY_DAY,
  ),
  ...sectors(
    'SUD',
    'ACS-SUD',
    [
      ['S1', 'S1'],
      ['S2', 'S2'],
    ],
    BY_DAY,
  ),
  ...sectors(
    'TMA',
    'APS-TMA',
    [
      ['ARR', 'ARR'],
      ['DEP', 'DEP'],
    ],
    BY_DAY,
  ),
  ...sectors('TMA', 'APS-TMA', [['DIR', 'DIR']], ROUND_THE_CLOCK),
];
const of = (chair: 'EXE' | 'PLN'): readonly PlantPosition[] => SECTORS.filter(({ id }) => id.endsWith(chair));

/** The room's head first, then whoever talks to aeroplanes, then the planners. */
export const LIRR_POSITIONS: readonly PlantPosition[] = [
  ...positions('SALA', 'ACS-SALA', ['CSO'], ROUND_THE_CLOCK),
  ...of('EXE'),
  ...of('PLN').filter(({ island }) => island === 'TMA'),
  ...positions('SALA', 'ACS-SALA', ['FIC'], ROUND_THE_CLOCK),
  ...of('PLN').filter(({ island }) => island !== 'TMA'),
  PLACE_ON_CALL,
];
