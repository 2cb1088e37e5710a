import { serverWords } from '../../platform/server-words.ts';
import { losesAnywhere } from '../../areas/counters/index.ts';
import type { CounterEffect } from '@torre/contract/counters';
import type { ImportPreview } from '@torre/contract/import-export';
import { dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';

/** A line of the comparison. */
export interface ImportRow {
  readonly id: string;
  /** Of a row that means nobody: what the file says, in quotes. */
  readonly person: string;
  /** null: a whole row of the file, which is no cell. */
  readonly day: Day | null;
  /** The code that stands there; null: none. */
  readonly before: string | null;
  /** The code that would; of a refusal what is written in the file. */
  readonly after: string | null;
  readonly refusal: { readonly why: string; readonly place: string } | null;
}

/** What is refused comes first: it asks for something to be done. */
export function importRows({
  changes,
  refused,
}: Pick<ImportPreview, 'changes' | 'refused'>): readonly ImportRow[] {
  return [
    ...refused.map(({ place, person, date, before, written, ...refusal }): ImportRow => {
      const day = date === null ? null : dayFromCompact(date);
      const words = [written, person].filter(Boolean).join(' ');
      return {
        id: `no ${place.messageIT}`,
        person: day === null ? words && quoted(words) : person,
        day,
        before,
        after: day === null ? null : written,
        refusal: { why: serverWords(refusal), place: serverWords(place) },
      };
    }),
    ...changes.map(({ employeeId, employeeSurname, employeeName, date, before, after }): ImportRow => ({
      id: `${employeeId} ${date}`,
      person: `${employeeSurname} ${employeeName}`,
      day: dayFromCompact(date),
      before,
      after,
      refusal: null,
    })),
  ];
}

/** Words of the file, which are no shift and no person here. */
export const quoted = (written: string): string => `«${written}»`;

/** The counters that an import lowers, in all or within, the worst first: also one that is still enough afterwards. */
export function lowered(effects: readonly CounterEffect[]): readonly CounterEffect[] {
  return effects.filter(losesAnywhere).toSorted((a, b) => a.after - b.after);
}
