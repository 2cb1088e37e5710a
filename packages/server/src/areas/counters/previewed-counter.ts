import type { Compared, Figures, PreviewedCounter } from '@torre/contract/counters';
import type { CounterDetail } from '@torre/domain/counters';
import { compactDay, compactMinutes } from '@torre/domain/kernel';
import type { Day, UtcMinute } from '@torre/domain/kernel';
import type { CounterTables } from './counters.reads.ts';

const figures = ({ employees, chairs, lacks }: Figures): Figures => ({ employees, chairs, lacks });
const NOBODY: Figures = { employees: 0, chairs: 0, lacks: 0 };

const differs = ({ before, after }: Compared): boolean =>
  before.employees !== after.employees || before.chairs !== after.chairs || before.lacks !== after.lacks;

/** A counter as it stands and as it would stand; null when nothing of it differs, in all or in any of its parts. */
export function previewedCounter(
  tables: CounterTables,
  clock: (at: UtcMinute) => string,
  at: { readonly slotIndex: number; readonly day: Day },
  { before, after }: { readonly before: CounterDetail; readonly after: CounterDetail },
): PreviewedCounter | null {
  const compared: Compared = { before: figures(before), after: figures(after) };
  const hours = after.hours.map((hour, index) => ({
    hour: clock(hour.start),
    before: figures(before.hours[index]!),
    after: figures(hour),
  }));
  const islands = after.islands.map((island) => {
    const { islandId, name } = tables.islands[island.island]!;
    const standing = before.islands.find((one) => one.island === island.island);
    return { islandId, name, before: figures(standing ?? NOBODY), after: figures(island) };
  });
  const specializations = after.specializations.map((one) => {
    const { specializationId, name } = tables.specializations[one.specialization]!;
    const standing = before.specializations.find((other) => other.specialization === one.specialization);
    const lacking = after.lacking.find((other) => other.specialization === one.specialization);
    return {
      specializationId,
      name,
      before: figures(standing ?? NOBODY),
      after: figures(one),
      lacking: (lacking?.ranges ?? []).map(({ start, end }) => ({ from: clock(start), to: clock(end) })),
    };
  });
  const lacksAtTheSameTimes = JSON.stringify(before.lacking) === JSON.stringify(after.lacking);
  if (![compared, ...hours, ...islands, ...specializations].some(differs) && lacksAtTheSameTimes) return null;
  const slot = tables.timeslots[at.slotIndex]!;
  const date = compactDay(at.day);
  return {
    counterId: `${tables.divisionId}-${date}`,
    timeslotId: slot.timeslotId,
    daySelected: date,
    description: slot.description,
    beginTime: compactMinutes(slot.beginTime),
    endTime: compactMinutes(slot.endTime),
    ...compared,
    islands,
    specializations,
    hours,
  };
}
