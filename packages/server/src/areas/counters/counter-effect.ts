import type { CounterEffect, PartEffect } from '@torre/contract/counters';
import type { CounterDifferences } from '@torre/domain/counters';
import { compactDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { CounterTables } from './counters.reads.ts';

interface Both<T> {
  readonly before: T;
  readonly after: T;
}

/** What a change does to a counter, in all, by island and by specialization; null when nothing of it differs. */
export function counterEffect(
  { divisionId, timeslots, islands, specializations }: CounterTables,
  { slotIndex, day }: { readonly slotIndex: number; readonly day: Day },
  { before, after }: Both<CounterDifferences>,
): CounterEffect | null {
  const parts = [
    ...islands.map(({ name }, index) => ({
      name,
      before: before.islands[index]!,
      after: after.islands[index]!,
    })),
    ...specializations.flatMap(({ specializationId: name }, index): PartEffect[] => {
      const [was, becomes] = [before.specializations[index], after.specializations[index]];
      return was == null || becomes == null ? [] : [{ name, before: was, after: becomes }];
    }),
  ].filter((part) => part.before !== part.after);
  const shownValue = before.total === after.total ? shownByBar : ({ total }: CounterDifferences) => total;
  const total = { before: shownValue(before), after: shownValue(after) };
  if (total.before === total.after && parts.length === 0) return null;
  const { timeslotId, description } = timeslots[slotIndex]!;
  const date = compactDay(day);
  return { counterId: `${divisionId}-${date}`, timeslotId, daySelected: date, description, ...total, parts };
}

/** domain.md 3.7 step 8 */
const shownByBar = ({ total, lacks }: CounterDifferences): number =>
  total < 0 || lacks === 0 ? total : -lacks;
