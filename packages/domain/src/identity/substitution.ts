import { accept, refuse } from '../kernel/index.ts';
import type { Accepted, Day, NoDetails, Refused } from '../kernel/index.ts';
import type { ManagedPlant } from './rights.ts';

/** A year: who is away for longer is replaced by an administrator, not by a substitute. */
export const LONGEST_SUBSTITUTION = 366;

/** Somebody stands in for a manager in a plant, both days included. */
export interface WantedSubstitution {
  /** Personnel codes. */
  readonly giver: string;
  readonly substitute: string;
  readonly icao: string;
  readonly from: Day;
  readonly to: Day;
}

export interface SubstitutionRefusals {
  readonly oneself: NoDetails;
  readonly 'ends-first': NoDetails;
  readonly past: { readonly today: Day };
  readonly 'too-long': { readonly allowed: number };
  readonly 'not-held': { readonly icao: string };
}

/** `managed`: the plants that the giver manages, not those that somebody lends them. */
export function decideSubstitution(
  { giver, substitute, icao, from, to }: WantedSubstitution,
  { managed, today }: { readonly managed: readonly ManagedPlant[]; readonly today: Day },
): Accepted<void> | Refused<SubstitutionRefusals> {
  if (giver === substitute) return refuse('oneself');
  if (to < from) return refuse('ends-first');
  if (from < today) return refuse('past', { today });
  if (to - from >= LONGEST_SUBSTITUTION) return refuse('too-long', { allowed: LONGEST_SUBSTITUTION });
  const holds = managed.some(
    (one) => one.icao === icao && one.validFrom <= to && (one.validTo === null || one.validTo >= from),
  );
  return holds ? accept() : refuse('not-held', { icao });
}
