import { dayOf } from '@torre/domain/kernel';
import type { BaseCycleRow } from '../world.ts';

/** A Monday on which phase 0 of every cycle begins. */
export const FIRST_ANCHOR = dayOf(2020, 1, 6);

interface CycleEntry {
  readonly turns: string;
  readonly restsOnHolidays?: true;
}

/** domain.md 3.5 and 9.2; the last one breaks a rule of rest on purpose (longest gap 32 hours). */
export const CYCLES = {
  'MP-N': { turns: 'M P FREE N R' },
  'MP-N11': { turns: 'M P N11 SM R' },
  'MP-T12': { turns: 'M P T12 R R' },
  'MM-PP': { turns: 'M M P P R R' },
  'M1-P1': { turns: 'M1 M1 P1 P1 R R' },
  'M1-P1-R': { turns: 'M1 P1 R' },
  G36: { turns: 'G36 G36 G36 G36 G36 R R', restsOnHolidays: true },
} as const satisfies Record<string, CycleEntry>;

export type CycleId = keyof typeof CYCLES;

export function turnsOf(cycleId: CycleId): readonly string[] {
  return CYCLES[cycleId].turns.split(' ');
}

export function restsOnHolidays(cycleId: CycleId): boolean {
  return 'restsOnHolidays' in CYCLES[cycleId];
}

export function baseCycleRow(icao: string, cycleId: CycleId): BaseCycleRow {
  return {
    icao,
    cycle_id: cycleId,
    name: CYCLES[cycleId].turns,
    turns: turnsOf(cycleId),
    rests_on_holidays: restsOnHolidays(cycleId),
  };
}

/**
 * Phases for so many people that every phase has the same number, what remains being spread over the cycle from a phase on.
 * People stand in the order of their islands, so every island gets every phase.
 */
export function spreadPhases(people: number, cycleLength: number, restFrom: number): readonly number[] {
  const whole = people - (people % cycleLength);
  const rest = people - whole;
  return Array.from({ length: people }, (_, index) =>
    index < whole
      ? index % cycleLength
      : (restFrom + Math.floor(((index - whole) * cycleLength) / rest)) % cycleLength,
  );
}
