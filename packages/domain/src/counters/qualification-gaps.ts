import { addDays } from '../kernel/index.ts';
import type { Day } from '../kernel/index.ts';
import { ASKED_OF_LICENSED, standingOf } from './usable.ts';
import type { Competences, QualificationKind, Specialization, Validity } from './usable.ts';

/** Days before its last one on which a qualification is expiring. */
export const EXPIRING_DAYS = 60;

/** What can keep somebody from counting; an endorsement is that of one specialization. */
export const GAP_KINDS = [...ASKED_OF_LICENSED, 'SUSPENSION', 'ENDORSEMENT'] as const;

/** Posts and endorsements of a person at one plant, and the specializations there that have not ended. */
export interface PlantCompetences extends Pick<Competences, 'posts' | 'endorsements'> {
  readonly icao: string;
  readonly specializations: readonly Specialization[];
}

/** What is known of a person at all plants where they are, were or will be. */
export interface PersonCompetences extends Pick<Competences, 'qualifications'> {
  readonly plants: readonly PlantCompetences[];
}

/** Days on which a person lacks a qualification that their specializations ask for, or is suspended. */
export interface QualificationGap {
  readonly kind: (typeof GAP_KINDS)[number];
  /** Of an endorsement. */
  readonly endorsement: { readonly icao: string; readonly specializationId: string } | null;
  /** Whether today is one of the days. */
  readonly isNow: boolean;
  /** First day; null: it was never held. */
  readonly from: Day | null;
  /** Last day; null: nothing is known that ends it. */
  readonly to: Day | null;
  /** From which of the days on the person does not count, and for what; null: no counter follows from it. */
  readonly uncounted: {
    readonly from: Day;
    readonly specializations: readonly string[];
    /** Nothing is left for which they could be counted. */
    readonly all: boolean;
  } | null;
}

type Days = Pick<QualificationGap, 'from' | 'to'>;
type Plants = PersonCompetences['plants'];

/** Specializations that are usable on a day where nothing else is missing: with the qualification, and without it. */
type UsableOn = (day: Day) => { readonly kept: readonly string[]; readonly lost: readonly string[] };

/** What may keep the person from counting, with its days. */
interface Cause extends Pick<QualificationGap, 'kind' | 'endorsement'> {
  readonly days: readonly Days[];
  readonly usable: UsableOn;
}

/**
 * What a person lacks today, and will lack after a last day within `EXPIRING_DAYS`: of what a specialization of theirs asks
 * for. What follows is judged by `standingOf`, as in the counters. What has begun stands first.
 */
export function qualificationGaps(person: PersonCompetences, today: Day): readonly QualificationGap[] {
  const until = addDays(today, EXPIRING_DAYS + 1);
  const gaps = causesOf(person).flatMap(({ kind, endorsement, days, usable }) =>
    days.flatMap(({ from, to }): readonly QualificationGap[] => {
      if ((to !== null && to < today) || (from !== null && from > until)) return [];
      const first = firstUncounted({ from, to }, { plants: person.plants, usable, today, until });
      if (first === null && usable(today).lost.length === 0) return [];
      const isNow = from === null || from <= today;
      if (first === null) return [{ kind, endorsement, isNow, from, to, uncounted: null }];
      const { kept, lost } = usable(first < today ? today : first);
      const uncounted = { from: first, specializations: lost, all: kept.length === 0 };
      return [{ kind, endorsement, isNow, from, to, uncounted }];
    }),
  );
  const begins = ({ isNow, from }: QualificationGap): number => (isNow || from === null ? today : from);
  return gaps.filter((gap) => !isGivenUp(gap, today)).toSorted((one, other) => begins(one) - begins(other));
}

/** An endorsement that ended long ago, of somebody who has another one, was not to be renewed. */
const isGivenUp = ({ kind, from, uncounted }: QualificationGap, today: Day): boolean =>
  kind === 'ENDORSEMENT' && from !== null && from < addDays(today, -EXPIRING_DAYS) && uncounted?.all !== true;

function causesOf({ plants, qualifications }: PersonCompetences): readonly Cause[] {
  const statesOf = (kind: QualificationKind): readonly Validity[] =>
    qualifications.filter((one) => one.kind === kind);
  const asked = ASKED_OF_LICENSED.map((kind): Cause => {
    const others = ASKED_OF_LICENSED.filter((one) => one !== kind);
    const usable = compared(plants, () => plants, others);
    return { kind, endorsement: null, days: daysWithout(statesOf(kind)), usable };
  });
  const suspension: Cause = {
    kind: 'SUSPENSION',
    endorsement: null,
    days: statesOf('SUSPENSION'),
    usable: compared(plants, () => plants, [...ASKED_OF_LICENSED, 'SUSPENSION']),
  };
  const endorsements = plants.flatMap((plant) => {
    const byId = Map.groupBy(plant.endorsements, ({ specializationId }) => specializationId);
    return [...byId].map(([specializationId, states]): Cause => {
      const others = plant.endorsements.filter((one) => one.specializationId !== specializationId);
      const withOnly = (endorsements: Competences['endorsements']): Plants =>
        plants.map((one) => (one === plant ? { ...plant, endorsements } : one));
      const withIt = (day: Day): Plants => withOnly([...others, { specializationId, from: day, to: day }]);
      const usable = compared(withOnly(others), withIt, ASKED_OF_LICENSED);
      // Who never had an endorsement lacks none.
      const days = daysWithout(states).filter(({ from }) => from !== null);
      return { kind: 'ENDORSEMENT', endorsement: { icao: plant.icao, specializationId }, days, usable };
    });
  });
  return [...asked, suspension, ...endorsements];
}

/** `plants` with the qualifications of these kinds alone, against what there would be with everything. */
function compared(
  plants: Plants,
  complete: (day: Day) => Plants,
  kinds: readonly QualificationKind[],
): UsableOn {
  return (day) => {
    const kept = usableAt(plants, kinds, day);
    const all = usableAt(complete(day), ASKED_OF_LICENSED, day);
    return { kept, lost: all.filter((one) => !kept.includes(one)) };
  };
}

/** One by one: a plant may have more specializations than `standingOf` tells apart. */
function usableAt(plants: Plants, kinds: readonly QualificationKind[], day: Day): readonly string[] {
  const qualifications = kinds.map((kind) => ({ kind, from: day, to: day }));
  return plants.flatMap(({ specializations, ...own }) =>
    specializations.flatMap((one) => {
      const names = { specializations: [one], islands: [] };
      const { specializations: isUsable } = standingOf({ ...own, qualifications }, day, names);
      return isUsable ? [one.specializationId] : [];
    }),
  );
}

/** The days before, between and after these states, the last ones without an end. */
function daysWithout(states: readonly Validity[]): readonly Days[] {
  const gaps: Days[] = [];
  let from: Day | null = null;
  for (const state of states.toSorted((one, other) => one.from - other.from)) {
    if (from === null || state.from > from) gaps.push({ from, to: addDays(state.from, -1) });
    if (state.to === null) return gaps;
    from = addDays(state.to, 1);
  }
  return [...gaps, { from, to: null }];
}

interface Judged {
  readonly plants: Plants;
  readonly usable: UsableOn;
  readonly today: Day;
  readonly until: Day;
}

/** Since when, up to today, or from when on, up to `until`, something is lost; null: on none of the days. */
function firstUncounted({ from, to }: Days, { plants, usable, today, until }: Judged): Day | null {
  const last = to === null || to > until ? until : to;
  const changes = plants
    .flatMap(({ posts, endorsements }) => [...posts, ...endorsements])
    .flatMap((one) => (one.to === null ? [one.from] : [one.from, addDays(one.to, 1)]));
  const days = [...changes, today, ...(from === null ? [] : [from])]
    .filter((day) => (from === null || day >= from) && day <= last)
    .toSorted((one, other) => one - other);
  let first: Day | null = null;
  for (const day of days) {
    if (usable(day).lost.length > 0) first ??= day;
    else if (day <= today) first = null;
  }
  return first;
}
