import type { Compared, Figures, PreviewedCounter } from '@torre/contract/counters';
import type { CounterDetail, SlotVerdict } from '@torre/domain/counters';
import { compactDay, compactMinutes } from '@torre/domain/kernel';
import type { Day, UtcMinute } from '@torre/domain/kernel';
import type { CounterTables } from './counters.reads.ts';

/** A counter in all its parts, and what is to be said of it. */
export interface CountedSlot {
  readonly detail: CounterDetail;
  readonly verdict: SlotVerdict;
}

type Heads = Omit<Figures, 'missing'>;
const figures = ({ employees, chairs }: Heads, missing: number): Figures => ({ employees, chairs, missing });

const differs = ({ before, after }: Compared): boolean =>
  before.employees !== after.employees || before.chairs !== after.chairs || before.missing !== after.missing;

function totalOf({ detail, verdict }: CountedSlot): Figures {
  return figures(detail, verdict.missing);
}

function islandOf({ detail, verdict }: CountedSlot, index: number): Figures {
  const heads = detail.islands.find(({ island }) => island === index) ?? NOBODY;
  return figures(heads, verdict.islands.find(({ island }) => island === index)?.missing ?? 0);
}

function specializationOf({ detail, verdict }: CountedSlot, index: number): Figures {
  const heads = detail.specializations.find(({ specialization }) => specialization === index) ?? NOBODY;
  const missing = verdict.specializations.find(({ specialization }) => specialization === index)?.missing;
  return figures(heads, missing ?? 0);
}

const NOBODY: Heads = { employees: 0, chairs: 0 };

/** A counter as it stands and as it would stand; null when nothing of it differs, in all or in any of its parts. */
export function previewedCounter(
  tables: CounterTables,
  clock: (at: UtcMinute) => string,
  at: { readonly slotIndex: number; readonly day: Day },
  both: { readonly before: CountedSlot; readonly after: CountedSlot },
): PreviewedCounter | null {
  const { before, after } = both;
  const compare = (figuresOf: (counted: CountedSlot) => Figures): Compared => ({
    before: figuresOf(before),
    after: figuresOf(after),
  });
  const compared = compare(totalOf);
  const hours = after.detail.hours.map((hour, index) => {
    const ofHour = ({ detail }: CountedSlot): Figures =>
      figures(detail.hours[index]!, detail.hours[index]!.lacks);
    return { hour: clock(hour.start), ...compare(ofHour) };
  });
  const islands = after.detail.islands.map(({ island }) => {
    const { islandId, name } = tables.islands[island]!;
    return { islandId, name, ...compare((counted) => islandOf(counted, island)) };
  });
  const specializations = after.detail.specializations.map(({ specialization }) => {
    const { specializationId, name } = tables.specializations[specialization]!;
    const lacking = after.verdict.specializations.find((other) => other.specialization === specialization);
    return {
      specializationId,
      name,
      ...compare((counted) => specializationOf(counted, specialization)),
      lacking: (lacking?.ranges ?? []).map(({ start, end }) => ({ from: clock(start), to: clock(end) })),
    };
  });
  const lacksAtTheSameTimes = JSON.stringify(before.detail.lacking) === JSON.stringify(after.detail.lacking);
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
