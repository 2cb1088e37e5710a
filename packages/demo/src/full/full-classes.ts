import type { CycleId } from '../organisation/base-cycles.ts';

/** Head counts of domain.md 9.3, a plant. */
export interface Headcount {
  readonly CTA: number;
  readonly EAV: number;
  readonly METEO: number;
  readonly AMM: number;
  readonly TEC: number;
}

export type PlantClass = 'ACC1' | 'ACC2' | 'ACC3' | 'A' | 'B' | 'C' | 'D' | 'E';

export const HEADCOUNTS: Readonly<Record<PlantClass, Headcount>> = {
  ACC1: { CTA: 330, EAV: 25, METEO: 20, AMM: 40, TEC: 60 },
  ACC2: { CTA: 230, EAV: 18, METEO: 15, AMM: 30, TEC: 45 },
  ACC3: { CTA: 140, EAV: 12, METEO: 10, AMM: 18, TEC: 30 },
  A: { CTA: 60, EAV: 28, METEO: 4, AMM: 10, TEC: 20 },
  B: { CTA: 28, EAV: 10, METEO: 2, AMM: 4, TEC: 8 },
  C: { CTA: 17, EAV: 7, METEO: 1, AMM: 2, TEC: 4 },
  D: { CTA: 9, EAV: 5, METEO: 0, AMM: 1, TEC: 1 },
  E: { CTA: 0, EAV: 7, METEO: 0, AMM: 0, TEC: 1 },
};

/** How a plant that is open day and night is manned. */
export interface DayAndNight {
  /** Of the controllers, who works nights; the others reinforce the day. */
  readonly onNights: number;
  readonly nightCycle: CycleId;
  /** Chairs by day and by night, such that a day chair has 5.5 to 7.6 controllers (domain.md 9.1). */
  readonly day: number;
  readonly night: number;
}

/** ACC: sectors of two chairs each, and the two of the room; 26 sectors at ACC1 by day, 17 at night. */
export const DAY_AND_NIGHT: Readonly<Record<Exclude<PlantClass, 'D' | 'E'>, DayAndNight>> = {
  ACC1: { onNights: 236, nightCycle: 'MP-N', day: 54, night: 36 },
  ACC2: { onNights: 164, nightCycle: 'MP-N', day: 36, night: 26 },
  ACC3: { onNights: 100, nightCycle: 'MP-N', day: 22, night: 16 },
  A: { onNights: 44, nightCycle: 'MP-N', day: 9, night: 6 },
  B: { onNights: 23, nightCycle: 'MP-N11', day: 4, night: 3 },
  C: { onNights: 14, nightCycle: 'MP-N11', day: 3, night: 2 },
};

/** Chairs of a plant that is open from six to ten in the evening: two shifts a chair, four days of work in six. */
export const BY_DAY: Readonly<Record<'C' | 'D' | 'E', number>> = { C: 4, D: 2, E: 2 };
