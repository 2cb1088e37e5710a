import type {
  AbsentHolder,
  CounterDetailRow,
  CounterRow,
  SpecializationCategoriesReply,
  SpecializationDetailReply,
  SpecializationHours,
} from '@torre/contract/counters';
import type {
  CounterDetail,
  IslandHourValue,
  SlotVerdict,
  SpecializationRanges,
  SpecializationValue,
} from '@torre/domain/counters';
import type { UtcMinute } from '@torre/domain/kernel';
import type { AbsentPerson } from './absent-holders.ts';
import type { CounterTables } from './counters.reads.ts';

/** One counter as the columns in memory hold it. */
export interface SeenCounter {
  readonly row: CounterRow;
  readonly detail: CounterDetail;
  readonly verdict: SlotVerdict;
  readonly names: Pick<CounterTables, 'specializations' | 'islands'>;
  /** HHmm of the plant's day. */
  readonly clock: (at: UtcMinute) => string;
  /** Who is away, when, and what they may take. */
  readonly absent: () => readonly AbsentPerson[];
  readonly specializationsAt: (start: UtcMinute) => readonly SpecializationValue[];
  readonly islandsAt: (start: UtcMinute) => readonly IslandHourValue[];
}

export function shownCounter({ row, detail, verdict, names, clock }: SeenCounter): CounterDetailRow {
  const missingOf = (index: number): number =>
    verdict.specializations.find(({ specialization }) => specialization === index)?.missing ?? 0;
  return {
    ...row,
    islands: detail.islands.map(({ island, employees, chairs }) => ({
      name: names.islands[island]!.name,
      employees,
      chairs,
    })),
    specializations: detail.specializations.map((one) => ({
      ...countOf(one, names),
      missing: missingOf(one.specialization),
    })),
    hours: detail.hours.map(({ start, employees, chairs, lacks }) => ({
      hour: clock(start),
      employees,
      chairs,
      lacks,
    })),
  };
}

/** `named`: the names of who is absent, by personnel code. */
export function shownCategories(
  { detail, names, clock, absent }: SeenCounter,
  named: ReadonlyMap<string, AbsentHolder>,
): SpecializationCategoriesReply['specializations'] {
  const shown = ({ specialization, ranges }: SpecializationRanges): SpecializationHours => ({
    ...nameOf(specialization, names),
    hours: ranges.map(({ start, end }) => ({ from: clock(start), to: clock(end) })),
  });
  const away = detail.lacking.length === 0 ? [] : absent();
  return {
    abundant: detail.abundant.map(shown),
    lacking: detail.lacking.map((one) => ({
      ...shown(one),
      // only who is away while it lacks
      absent: [...named.values()].filter(({ employeeId }) =>
        away.some(
          (person) =>
            person.employeeId === employeeId &&
            (person.specializations >>> one.specialization) & 1 &&
            person.spans.some((span) =>
              one.ranges.some(({ start, end }) => span.start < end && start < span.end),
            ),
        ),
      ),
    })),
  };
}

/**
 * The islands and specializations in the hour of that number, the `nth` of its name (the second only on the night that has an hour
 * twice); null when it is none of the counter's.
 */
export function shownHour(
  seen: SeenCounter,
  hour: number,
  nth: number,
): Pick<SpecializationDetailReply, 'hour' | 'islands' | 'specializations'> | null {
  const starts = seen.detail.hours.map(({ start }) => start);
  const start = starts.filter((at) => Number(seen.clock(at).slice(0, 2)) === hour)[nth - 1];
  if (start === undefined) return null;
  return {
    hour: seen.clock(start),
    islands: seen.islandsAt(start).map(({ island, employees, chairs, lacks, missing, taken, by }) => {
      const { islandId, name } = seen.names.islands[island]!;
      const names = by.map((other) => seen.names.islands[other]!.name);
      return { islandId, name, employees, chairs, lacks, missing, taken, by: names };
    }),
    specializations: seen
      .specializationsAt(start)
      .map((one) => ({ ...countOf(one, seen.names), lacks: one.lacks })),
  };
}

function nameOf(
  index: number,
  { specializations }: SeenCounter['names'],
): { name: string; specializationId: string } {
  const { name, specializationId } = specializations[index]!;
  return { name, specializationId };
}

const countOf = (
  { specialization, employees, chairs }: SpecializationValue,
  names: SeenCounter['names'],
) => ({
  ...nameOf(specialization, names),
  employees,
  chairs,
});
