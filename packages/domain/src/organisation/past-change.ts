import { changedDays } from './changed-days.ts';
import type { FactChange, FactEdit } from './check-facts.ts';
import type { FactBook } from './copied-plant.ts';
import type { FactRow } from './fact.ts';
import { daysOfKind, kindOf } from './fact-kinds.ts';
import type { FactKindName } from './fact-kinds.ts';
import { keyOfFact, sameRow } from './fact-set.ts';

/**
 * Whether a row that stands becomes another one on days before today: such a change has a reason. What is new changes nothing
 * that stood, as a new value of a list. `today`: YYYY-MM-DD.
 */
export function rewritesPast(
  { kind, before, after }: Pick<FactChange, 'kind' | 'before' | 'after'>,
  today: string,
): boolean {
  // What began is never removed.
  if (before === null || after === null) return false;
  const written = writtenOver(kind, before, after);
  return !sameRow(kind, before, written) && changedDays({ kind, before, after: written }).from < today;
}

/** Whether one of these edits does so; `book`: the rows that they were made from. */
export const editsRewritePast = (edits: readonly FactEdit[], book: FactBook, today: string): boolean =>
  edits.some(({ kind, values, remove }) => {
    const key = keyOfFact(kind, values);
    const before = book[kind]?.find((fact) => keyOfFact(kind, fact.values) === key)?.values ?? null;
    return rewritesPast({ kind, before, after: remove ? null : { ...before, ...values } }, today);
  });

/**
 * The row with those columns alone that say something of days gone by. The order is that of today. What has no first day is as
 * it is now, but for its last day, and for the municipality of a plant, whose holidays it has.
 */
function writtenOver(kind: FactKindName, before: FactRow, after: FactRow): FactRow {
  const days = daysOfKind(kindOf(kind));
  const hasFirstDay = kind === 'holiday' || (days !== null && days.from !== null);
  const isOfPast = (column: string): boolean =>
    hasFirstDay ? column !== 'ord' : column === days?.to || (kind === 'plant' && column === 'comune');
  const columns = Object.entries(after).filter(([column]) => isOfPast(column));
  return { ...before, ...Object.fromEntries(columns) };
}
