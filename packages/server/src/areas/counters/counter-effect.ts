import type { CounterEffect, PartEffect } from '@torre/contract/counters';
import { shownFigure } from '@torre/domain/counters';
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
  const shown = before.total === after.total ? inFigure : ({ total: heads }: CounterDifferences) => heads;
  const total = { before: shown(before), after: shown(after) };
  if (total.before === total.after && parts.length === 0) return null;
  const { timeslotId, description } = timeslots[slotIndex]!;
  const date = compactDay(day);
  return { counterId: `${divisionId}-${date}`, timeslotId, daySelected: date, description, ...total, parts };
}

/** Where the numbers stay and what is missing does not, the figure of the slot says it. */
const inFigure = ({ total, missing }: CounterDifferences): number =>
  shownFigure({ employees: total, chairs: 0, missing });
