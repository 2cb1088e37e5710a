import type { CounterRow } from '@torre/contract/counters';
import { MINUTES_PER_DAY, addDays, minutesFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Moment } from '../../platform/use-now.ts';
import type { CounterTable } from './counter-table.ts';
import { canBeCovered, distinctShortages, shortages } from './shortages.ts';
import type { Shortage } from './shortages.ts';

/** Minutes from the midnight of a day; before it and beyond its end as well. */
interface SpanOfDay {
  readonly begin: number;
  readonly end: number;
}

/** Hours for which somebody is wanted. */
export interface WantedHours {
  readonly spans: readonly SpanOfDay[];
  /** Of the open position; null: any. */
  readonly specializationId: string | null;
}

/** A slot of a day that lacks somebody. */
export interface OpenSlot {
  readonly timeslotId: string;
  /** YYYYMMDD under which it stands: of a night the morning on which it ends. */
  readonly date: string;
  readonly label: string;
}

/** Counters of slots of working shifts, or of standby. */
export const rowsOfKind = (rows: readonly CounterRow[], wanted: 'LAV' | 'REP'): readonly CounterRow[] =>
  rows.filter(({ timeSlot: { kind = 'LAV' } }) => kind === wanted);

/**
 * The slots on `day` and the days beside it that lack somebody within the hours and can still be covered, first where most of the
 * hours is missing. Where some lack the specialization there, only those; else all, because whom a slot lacks depends on how the
 * others are seated. A slot that only repeats another is left out. Hours are those of the clock.
 */
export function openSlotsIn(
  table: CounterTable,
  day: Day,
  { spans, specializationId }: WantedHours,
  moment: Moment,
): readonly OpenSlot[] {
  const open = shortages(table, addDays(day, -1), addDays(day, 1))
    .filter((shortage) => canBeCovered(shortage, moment))
    .map((shortage) => {
      const { hours, specializations } = shortage.counter.verdict;
      const wanted = specializations.filter((one) => one.specializationId === specializationId);
      const within = (missing: MissingHours): number => sharedMinutes(shortage, missing, day, spans);
      return { shortage, minutes: within(hours), wanted: within(wanted.flatMap((one) => one.hours)) };
    })
    .filter(({ minutes }) => minutes > 0);
  const ofSpecialization = open.filter(({ wanted }) => wanted > 0);
  const found = (ofSpecialization.length > 0 ? ofSpecialization : open)
    .toSorted((one, other) => other.wanted - one.wanted || other.minutes - one.minutes)
    .map(({ shortage }) => shortage);
  return distinctShortages(found).map(({ slot, counter }) => ({
    timeslotId: slot.timeslotId,
    date: counter.daySelected,
    label: slot.label,
  }));
}

type MissingHours = CounterRow['verdict']['hours'];

/** Minutes of the missing hours of a slot that lie in the spans. */
function sharedMinutes(
  { slot, day: ofSlot }: Shortage,
  hours: MissingHours,
  day: Day,
  spans: readonly SpanOfDay[],
): number {
  const midnight = (ofSlot - day - (slot.atNight ? 1 : 0)) * MINUTES_PER_DAY;
  return hours
    .flatMap(({ from, to }) => {
      const first = minutesFromCompact(from) ?? 0;
      const length = ((minutesFromCompact(to) ?? 0) - first + MINUTES_PER_DAY) % MINUTES_PER_DAY;
      const begin = midnight + (first < slot.begin ? first + MINUTES_PER_DAY : first);
      const end = begin + (length || MINUTES_PER_DAY);
      return spans.map((span) => Math.min(end, span.end) - Math.max(begin, span.begin));
    })
    .reduce((sum, shared) => sum + Math.max(0, shared), 0);
}
