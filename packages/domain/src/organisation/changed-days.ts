import { addDays, dayFromIso, isoDay } from '../kernel/index.ts';
import type { FactChange } from './check-facts.ts';
import type { FactRow } from './fact.ts';
import type { FactKindName } from './fact-kinds.ts';
import { LAST, sameRow, spanOfFact } from './fact-set.ts';

/** Days YYYY-MM-DD, both included; '' is before every day, LAST after every day. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/**
 * The days on which a change makes a difference: those of the row as it stood and as it will; where only the last day moves,
 * those between.
 */
export function changedDays({ kind, before, after }: Pick<FactChange, 'kind' | 'before' | 'after'>): DaySpan {
  if (before === null || after === null) return spanOf(kind, (before ?? after)!);
  const [was, is] = [spanOf(kind, before), spanOf(kind, after)];
  const onlyEnds = was.from === is.from && sameRow(kind, { ...before, ...endOf(kind, after) }, after);
  const from = was.from < is.from ? was.from : is.from;
  const [first, last] = was.to < is.to ? [was.to, is.to] : [is.to, was.to];
  return onlyEnds && first !== last ? { from: nextDay(first), to: last } : { from, to: last };
}

function spanOf(kind: FactKindName, row: FactRow): DaySpan {
  if (kind !== 'holiday') return spanOfFact(kind, row);
  const day = String(row['day']);
  return { from: day, to: day };
}

/** The columns of the last day, of the kinds that have one. */
function endOf(kind: FactKindName, row: FactRow): FactRow {
  const end = kind === 'shift_definition' ? 'to_date' : 'valid_to';
  return Object.hasOwn(row, end) ? { [end]: row[end]! } : {};
}

/** YYYY-MM-DD; nothing follows LAST. */
export function nextDay(iso: string): string {
  if (iso === LAST) return LAST;
  return isoDay(addDays(dayFromIso(iso)!, 1));
}
