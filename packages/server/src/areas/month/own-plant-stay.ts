import type { Day } from '@torre/domain/kernel';
import type { OwnStay } from './own-shifts.reads.ts';
import { storedDay } from './shift-row.ts';

/** Days, both inclusive, that a person spends in one plant without a break. */
export interface PlantStay {
  readonly icao: string;
  readonly first: Day;
  readonly last: Day;
}

/** Stays of a range, those that follow one another in the same plant made one (an island may change in between). */
function joined(stays: readonly OwnStay[]): PlantStay[] {
  const result: PlantStay[] = [];
  for (const stay of stays) {
    const next = { icao: stay.icao, first: storedDay(stay.first), last: storedDay(stay.last) };
    const before = result.at(-1);
    if (before?.icao === next.icao && before.last + 1 === next.first) {
      result[result.length - 1] = { ...before, last: next.last };
    } else {
      result.push(next);
    }
  }
  return result;
}

/** The stay whose colleagues a person sees: the one of today, else the last of the range; null without any. */
export function stayToShow(stays: readonly OwnStay[], today: Day): PlantStay | null {
  const all = joined(stays);
  return all.find((stay) => stay.first <= today && today <= stay.last) ?? all.at(-1) ?? null;
}
