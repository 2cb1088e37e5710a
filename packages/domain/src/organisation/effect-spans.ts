import { nextDay } from './changed-days.ts';
import type { DaySpan } from './changed-days.ts';
import type { FactChange } from './check-facts.ts';
import type { FactRow } from './fact.ts';
import { kindOf } from './fact-kinds.ts';
import type { FactKindName } from './fact-kinds.ts';
import { keyText, sameValue, spanOfFact } from './fact-set.ts';
import { dayBefore } from './state-from.ts';

type RowChange = Pick<FactChange, 'kind' | 'before' | 'after'>;

/** Days on which a thing stood before the changes and stands no more. */
export interface EndedSpan extends DaySpan {
  readonly kind: FactKindName;
  /** The columns that name it. */
  readonly thing: FactRow;
}

/** Days on which a shift of a plant has other hours than before, and those that it has then. */
export interface HoursSpan extends DaySpan {
  readonly icao: string;
  readonly name: string;
  /** Minutes from midnight; null for a shift without times. */
  readonly beginTime: number | null;
  readonly endTime: number | null;
  readonly startOffset: 0 | -1;
}

/**
 * When what the changes touch stands no more: of an assignment when the person leaves the plant, whatever else of it changes.
 * States that do not change cover the same days before and after, so that the changed ones say all.
 */
export function endedSpans(changes: readonly RowChange[]): readonly EndedSpan[] {
  return things(changes).flatMap(({ kind, thing, before, after }) =>
    before.flatMap((row) =>
      minus(spanOfFact(kind, row), spansOf(kind, after)).map((span) => ({ kind, thing, ...span })),
    ),
  );
}

/** When shifts of plants have other hours than before, and where they had none. */
export function changedHours(changes: readonly RowChange[]): readonly HoursSpan[] {
  return differing(changes, 'shift_definition', HOURS).map(({ row, ...span }) => ({
    icao: String(row['icao']),
    name: String(row['name']),
    beginTime: row['begin_time'] as number | null,
    endTime: row['end_time'] as number | null,
    startOffset: row['start_offset'] as 0 | -1,
    ...span,
  }));
}

/** Days on which a cause takes others from the counters than before, or may; without a state it takes everybody. */
export interface SubtractionSpan extends DaySpan {
  readonly cause: string;
}

/** When causes begin or stop to subtract, or subtract others. */
export function changedSubtractions(changes: readonly RowChange[]): readonly SubtractionSpan[] {
  const ended = endedSpans(changes.filter(({ kind }) => kind === 'absence_cause'));
  return [
    ...differing(changes, 'absence_cause', ['subtracts']).map(({ row, ...span }) => ({
      cause: String(row['idcausale']),
      ...span,
    })),
    ...ended.map(({ thing, from, to }) => ({ cause: String(thing['idcausale']), from, to })),
  ];
}

/** Days on which things of a kind have other values in these columns than before, or begin to stand. */
export function differing(
  changes: readonly RowChange[],
  kind: FactKindName,
  columns: readonly string[],
): readonly (DaySpan & { readonly row: FactRow })[] {
  return things(changes.filter((change) => change.kind === kind)).flatMap(({ before, after }) =>
    after.flatMap((row) => {
      const same = before.filter((was) => columns.every((column) => sameValue(was[column], row[column])));
      return minus(spanOfFact(kind, row), spansOf(kind, same)).map((span) => ({ row, ...span }));
    }),
  );
}

const HOURS = ['begin_time', 'end_time', 'start_offset'];

/** The states of each thing that changes, before and after. */
function things(changes: readonly RowChange[]) {
  const rows = changes.flatMap(({ kind, before, after }) => [
    ...(before === null ? [] : [{ kind, row: before, isBefore: true }]),
    ...(after === null ? [] : [{ kind, row: after, isBefore: false }]),
  ]);
  const byThing = Map.groupBy(rows, ({ kind, row }) => `${kind} ${keyText(row, columnsOf(kind))}`);
  return [...byThing.values()].map((own) => {
    const { kind, row } = own[0]!;
    return {
      kind,
      thing: Object.fromEntries(columnsOf(kind).map((column) => [column, row[column] ?? null])) as FactRow,
      before: own.filter(({ isBefore }) => isBefore).map((one) => one.row),
      after: own.filter(({ isBefore }) => !isBefore).map((one) => one.row),
    };
  });
}

function columnsOf(kind: FactKindName): readonly string[] {
  if (kind === 'assignment') return ['employee_id', 'icao'];
  const { key, states } = kindOf(kind);
  return states?.of ?? key;
}

const spansOf = (kind: FactKindName, rows: readonly FactRow[]): readonly DaySpan[] =>
  rows.map((row) => spanOfFact(kind, row));

/** The days of a span that lie in none of others. */
function minus(span: DaySpan, others: readonly DaySpan[]): readonly DaySpan[] {
  let left: readonly DaySpan[] = [span];
  for (const { from, to } of others) {
    left = left.flatMap((part) => {
      if (to < part.from || part.to < from) return [part];
      const head = part.from < from ? [{ from: part.from, to: dayBefore(from) }] : [];
      const tail = to < part.to ? [{ from: nextDay(to), to: part.to }] : [];
      return [...head, ...tail];
    });
  }
  return left;
}
