import type { AccountRights } from '@torre/contract/administration';
import { roleLabel } from '@torre/domain/identity';
import { compactDay, dayFromCompact, displayDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';

/** A line of the plants; it may still lack its plant or its day. */
export interface StayDraft {
  readonly id: number;
  readonly icao: string;
  readonly from: Day | null;
  readonly to: Day | null;
  /** Something is written there that is no day; without it the stay would have no end. */
  readonly isEndUnreadable?: boolean;
}

export interface RightsDraft {
  readonly roles: ReadonlySet<string>;
  readonly responsabile: boolean;
  readonly responsabileH35: boolean;
  readonly stays: readonly StayDraft[];
}

export function draftOfRights(rights: AccountRights): RightsDraft {
  return {
    roles: new Set(rights.ruoli),
    responsabile: rights.responsabile,
    responsabileH35: rights.responsabileH35,
    stays: rights.managedPlants.map(({ icao, validFrom, validTo }, id) => ({
      id,
      icao,
      from: dayFromCompact(validFrom),
      to: validTo === null ? null : dayFromCompact(validTo),
    })),
  };
}

/** The rights that the draft means; null while a line lacks its plant or its day, or has an end that cannot be read. */
export function rightsOfDraft(draft: RightsDraft): AccountRights | null {
  const managedPlants = draft.stays.flatMap(({ icao, from, to, isEndUnreadable }) =>
    icao === '' || from === null || isEndUnreadable
      ? []
      : [{ icao, validFrom: compactDay(from), validTo: to === null ? null : compactDay(to) }],
  );
  if (managedPlants.length < draft.stays.length) return null;
  return {
    ruoli: [...draft.roles].toSorted(),
    responsabile: draft.responsabile,
    responsabileH35: draft.responsabileH35,
    managedPlants,
  };
}

export interface RightsDifference {
  readonly given: readonly string[];
  readonly taken: readonly string[];
  /** The plants as they would be, or null where they stay. */
  readonly plants: readonly string[] | null;
}

interface FlagNames {
  readonly responsabile: string;
  readonly responsabileH35: string;
}

/** What would change, in words; null when nothing would. */
export function rightsDifference(
  before: AccountRights,
  after: AccountRights,
  flags: FlagNames,
  language: 'it' | 'en',
): RightsDifference | null {
  const words = (rights: AccountRights): readonly string[] => [
    ...(['responsabile', 'responsabileH35'] as const)
      .filter((flag) => rights[flag])
      .map((flag) => flags[flag]),
    ...rights.ruoli.map((role) => roleLabel(role, language)),
  ];
  const [old, now] = [words(before), words(after)];
  const given = now.filter((word) => !old.includes(word));
  const taken = old.filter((word) => !now.includes(word));
  const [oldPlants, plants] = [plantWords(before), plantWords(after)];
  const samePlants = oldPlants.join() === plants.join();
  if (given.length === 0 && taken.length === 0 && samePlants) return null;
  return { given, taken, plants: samePlants ? null : plants };
}

function plantWords({ managedPlants }: AccountRights): readonly string[] {
  const day = (text: string): string => displayDay(dayFromCompact(text) as Day);
  return managedPlants
    .map(({ icao, validFrom, validTo }) => `${icao} ${day(validFrom)}${validTo ? `–${day(validTo)}` : ''}`)
    .toSorted();
}
