import type { CounterRow } from '@torre/contract/counters';
import type { CounterValue } from '@torre/domain/counters';
import { compactDay, compactMinutes } from '@torre/domain/kernel';
import type { Day, UtcMinute } from '@torre/domain/kernel';
import type { CounterTables } from './counters.reads.ts';

/** A counter as the calls show it; `clock` gives HHmm of the plant's day. */
export function counterRow(
  { divisionId, timeslots }: Pick<CounterTables, 'divisionId' | 'timeslots'>,
  clock: (at: UtcMinute) => string,
  { slotIndex, day }: { readonly slotIndex: number; readonly day: Day },
  { employees, chairs, lacks, hasAnotherLacks, beginCounter, endCounter }: CounterValue,
): CounterRow {
  const slot = timeslots[slotIndex]!;
  const date = compactDay(day);
  return {
    counterId: `${divisionId}-${date}`,
    timeslotId: slot.timeslotId,
    daySelected: date,
    timeSlot: {
      description: slot.description,
      beginTime: compactMinutes(slot.beginTime),
      endTime: compactMinutes(slot.endTime),
      beginCounterTime: clock(beginCounter),
      endCounterTime: clock(endCounter),
    },
    employees,
    chairs,
    lacks,
    hasAnotherLacks,
  };
}
