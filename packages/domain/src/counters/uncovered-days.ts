import type { Day } from '../kernel/index.ts';
import type { SlotVerdict } from './slot-verdict.ts';

type Missing = Pick<SlotVerdict, 'missing'>;

/** A slot of a day before and after a change; null: there is no such slot. */
interface ComparedSlot {
  readonly day: Day;
  readonly before: Missing | null;
  readonly after: Missing | null;
}

/** The days on which a slot is short after a change and was not before, in order: one that is short by more is not told again. */
export function uncoveredDays(slots: readonly ComparedSlot[]): readonly Day[] {
  const days = slots
    .filter(({ before, after }) => (before?.missing ?? 0) === 0 && (after?.missing ?? 0) > 0)
    .map(({ day }) => day);
  return [...new Set(days)].toSorted((one, other) => one - other);
}
