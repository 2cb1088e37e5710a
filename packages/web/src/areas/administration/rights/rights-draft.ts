import type { AccountRights } from '@torre/contract/administration';
import { roleLabel } from '@torre/domain/identity';
import { compactDay, dayFromCompact, displayDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Categories } from '@torre/domain/lookups';

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
    stays: rights.managedPlants.map((plant, id) => ({ id, ...draftOfPlant(plant) })),
  };
}

export function draftOfPlant({
  icao,
  validFrom,
  validTo,
}: AccountRights['managedPlants'][number]): Omit<StayDraft, 'id'> {
  return {
    icao,
    from: dayFromCompact(validFrom),
    to: validTo === null ? null : dayFromCompact(validTo),
  };
}

/** Two lines of the plants with the same key say the same. */
export function stayKey({ icao, from, to, isEndUnreadable = false }: Omit<StayDraft, 'id'>): string {
  return [icao, from, to, isEndUnreadable].join();
}

/** Whatever the order in which roles were ticked and lines were added. */
export function isSameDraft(one: RightsDraft, other: RightsDraft): boolean {
  const keyOf = ({ roles, responsabile, responsabileH35, stays }: RightsDraft): string =>
    JSON.stringify([[...roles].toSorted(), responsabile, responsabileH35, stays.map(stayKey).toSorted()]);
  return keyOf(one) === keyOf(other);
}

/** Why a line of the plants cannot hold: it ends before it begins, or another line names the same plant on the same days. */
export type StayFault = 'endsBeforeItBegins' | 'overlaps';

/** The faults of the plants by the line's id, as `decideRightsChange` would refuse them; lines still incomplete have none. */
export function stayFaults(stays: readonly StayDraft[]): ReadonlyMap<number, StayFault> {
  const faults = new Map<number, StayFault>();
  const whole = stays.filter(({ icao, from, isEndUnreadable }) => icao && from !== null && !isEndUnreadable);
  for (const [index, stay] of whole.entries()) {
    if (endOf(stay) < (stay.from as Day)) faults.set(stay.id, 'endsBeforeItBegins');
    else if (whole.slice(0, index).some((other) => overlap(stay, other))) faults.set(stay.id, 'overlaps');
  }
  return faults;
}

const endOf = ({ to }: StayDraft): number => to ?? Infinity;

/** Both name the same plant, and at least one day is in both; lines without a first day overlap nothing. */
export function staysOverlap(one: StayDraft, other: StayDraft): boolean {
  return one.from !== null && other.from !== null && overlap(one, other);
}

function overlap(one: StayDraft, other: StayDraft): boolean {
  return one.icao === other.icao && (other.from as Day) <= endOf(one) && (one.from as Day) <= endOf(other);
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
  readonly plantsGiven: readonly string[];
  readonly plantsTaken: readonly string[];
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
  categories: Categories,
): RightsDifference | null {
  const wordsOf = (rights: AccountRights): readonly string[] => [
    ...(['responsabile', 'responsabileH35'] as const)
      .filter((flag) => rights[flag])
      .map((flag) => flags[flag]),
    ...rights.ruoli.map((role) => roleLabel(role, language, categories)),
  ];
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const [oldPlants, plants] = [before, after].map(({ managedPlants }) =>
    managedPlants.map(plantWords).toSorted(),
  );
  const difference = {
    given: now.filter((word) => !old.includes(word)),
    taken: old.filter((word) => !now.includes(word)),
    plantsGiven: plants!.filter((word) => !oldPlants!.includes(word)),
    plantsTaken: oldPlants!.filter((word) => !plants!.includes(word)),
  };
  return Object.values(difference).every((words) => words.length === 0) ? null : difference;
}

/** `plantWords` of a line that has its first day. */
export function stayWords({ icao, from, to }: StayDraft): string {
  return plantWords({
    icao,
    validFrom: compactDay(from as Day),
    validTo: to === null ? null : compactDay(to),
  });
}

/** LIRN 14/12/2026–31/01/2027; without an end only the day from which it holds. */
export function plantWords({ icao, validFrom, validTo }: AccountRights['managedPlants'][number]): string {
  const day = (text: string): string => displayDay(dayFromCompact(text) as Day);
  return `${icao} ${day(validFrom)}${validTo ? `–${day(validTo)}` : ''}`;
}
