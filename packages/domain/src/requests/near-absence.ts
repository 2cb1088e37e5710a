import { addDays } from '../kernel/index.ts';
import type { Day } from '../kernel/index.ts';
import type { EmploymentCondition } from '../counters/index.ts';
import type { CountedDay } from './counted-days.ts';
import type { PersonDays, RequestedTime } from './requested-time.ts';

/**
 * Whether somebody asks to be missing from a shift that touches today or tomorrow: what its plant cannot wait with. The same for
 * every cause that takes away from the counters, so that a near absence says nothing of its cause.
 */
export function isNearAbsence(
  { cause }: Pick<RequestedTime, 'cause'>,
  counted: readonly CountedDay[],
  { cellOn, zone }: Pick<PersonDays, 'cellOn' | 'zone'>,
  { today, condition }: { readonly today: Day; readonly condition: EmploymentCondition | null },
): boolean {
  if (cause.subtracts === 'never' || (cause.subtracts === 'not-st' && condition === 'ST')) return false;
  const tomorrow = addDays(today, 1);
  return counted.some(({ day }) => {
    const span = cellOn(day)?.span ?? null;
    // a night begins on the evening before its competence date
    const first = span === null ? day : zone.local(span.begin).day;
    const last = span === null ? day : zone.local(span.end).day;
    return first <= tomorrow && last >= today;
  });
}
