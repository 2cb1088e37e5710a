import type { CounterRow, SlotVerdict as ShownVerdict } from '@torre/contract/counters';
import type { CounterValue, SlotVerdict } from '@torre/domain/counters';
import { compactDay, compactMinutes } from '@torre/domain/kernel';
import type { Day, UtcMinute } from '@torre/domain/kernel';
import type { CounterTables } from './counters.reads.ts';

type Names = Pick<CounterTables, 'divisionId' | 'timeslots' | 'specializations' | 'islands'>;
type Clock = (at: UtcMinute) => string;

/** A counter as the calls show it; `clock` gives HHmm of the plant's day. */
export function counterRow(
  names: Names,
  clock: Clock,
  { slotIndex, day }: { readonly slotIndex: number; readonly day: Day },
  { employees, chairs, lacks, hasAnotherLacks, beginCounter, endCounter }: CounterValue,
  verdict: SlotVerdict,
): CounterRow {
  const slot = names.timeslots[slotIndex]!;
  const date = compactDay(day);
  return {
    counterId: `${names.divisionId}-${date}`,
    timeslotId: slot.timeslotId,
    daySelected: date,
    timeSlot: {
      description: slot.description,
      beginTime: compactMinutes(slot.beginTime),
      endTime: compactMinutes(slot.endTime),
      beginCounterTime: clock(beginCounter),
      endCounterTime: clock(endCounter),
      ...(slot.kind === 'REP' && { kind: slot.kind }),
    },
    employees,
    chairs,
    lacks,
    hasAnotherLacks,
    verdict: shownVerdict(names, clock, verdict),
  };
}

function shownVerdict(
  names: Names,
  clock: Clock,
  { missing, ranges, specializations, covered }: SlotVerdict,
): ShownVerdict {
  const hoursOf = (all: SlotVerdict['ranges']): ShownVerdict['hours'] =>
    all.map(({ start, end }) => ({ from: clock(start), to: clock(end) }));
  return {
    missing,
    hours: hoursOf(ranges),
    specializations: specializations.map((one) => ({
      specializationId: names.specializations[one.specialization]!.specializationId,
      missing: one.missing,
      hours: hoursOf(one.ranges),
    })),
    covered: covered.map(({ island, chairs, by, ranges: when }) => ({
      island: names.islands[island]!.name,
      chairs,
      by: by.map((other) => names.islands[other]!.name),
      hours: hoursOf(when),
    })),
  };
}
