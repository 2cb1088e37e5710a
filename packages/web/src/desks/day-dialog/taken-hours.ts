import { MINUTES_PER_DAY } from '@torre/domain/kernel';
import type { DayMinute } from '@torre/domain/kernel';
import type { WantedHours } from '../../areas/counters/index.ts';
import { hoursOf, type AwayDays } from '../../areas/roster/index.ts';
import type { DayForm } from './day-form-state.ts';

/**
 * What an absence takes of the shift that stands on the day, in minutes from its midnight, and of which slots it is missing
 * there; null: nothing. A request that waits takes nothing.
 */
export function takenHours(
  { base, book, competence }: Pick<DayForm, 'base' | 'book' | 'competence'>,
  away: readonly AwayDays[],
): { readonly kind: 'LAV' | 'REP'; readonly wanted: WantedHours } | null {
  const definition = base && book.meaning(base.turn, competence).definition;
  const kind = definition?.shiftClass;
  if (!definition || (kind !== 'LAV' && kind !== 'REP')) return null;
  const shift = hoursOf(definition, competence, base);
  const minute = (at: DayMinute): number => (at.day - competence) * MINUTES_PER_DAY + at.minute;
  const spans = away
    .filter(({ reason }) => reason !== 'REQUESTED')
    .flatMap(({ hours }) => {
      if (shift === null) return [];
      const [begin, end] = [minute(shift.start), minute(shift.end)];
      if (hours === null) return [{ begin, end }];
      const span = { begin: Math.max(begin, minute(hours.start)), end: Math.min(end, minute(hours.end)) };
      return span.begin < span.end ? [span] : [];
    });
  return spans.length === 0 ? null : { kind, wanted: { spans, specializationId: null } };
}
