import { lockSentence } from '@torre/contract/locks/sentences';
import type { Sentence } from '@torre/contract/sentences';
import { compactDay, displayDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { RosterLock } from '@torre/domain/roster';

/** YYYYMM, which each language writes in its own words. */
export const monthOfDay = (day: Day): string => compactDay(day).slice(0, 6);

/** Why a save in a locked cell is refused, who locked it, and what to do. */
export function lockedSentence({ kind, from, to, by, reason }: RosterLock): Sentence {
  if (kind === 'month') return lockSentence('cellInMonth', { month: monthOfDay(from), by, reason });
  const days = { from: displayDay(from), by, reason };
  if (from === to) return lockSentence(kind === 'day' ? 'cellOnDay' : 'cellOfPersonDay', days);
  const key = kind === 'day' ? 'cellOnDays' : 'cellOfPersonDays';
  return lockSentence(key, { ...days, to: displayDay(to) });
}
