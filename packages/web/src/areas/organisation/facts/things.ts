import { LAST, keyOfFact, keyText, kindOf, sameValue, spanOfFact } from '@torre/domain/organisation';
import type { FactBook, FactKindName, FactRow, StandingFact } from '@torre/domain/organisation';

/** One line of a table of facts: a thing, and the state of it that is shown. */
export interface Thing {
  readonly key: string;
  readonly shown: StandingFact;
  /** All states of the thing by their first day: a change from a day looks at them. */
  readonly states: readonly StandingFact[];
  /** Those that the line of time draws: of things without a name of their own each state is a line. */
  readonly line: readonly StandingFact[];
  readonly when: 'now' | 'coming' | 'ended';
}

/** Rows of the kind whose columns have these values. */
export function rowsOf(book: FactBook, kind: FactKindName, of: FactRow): readonly StandingFact[] {
  return (book[kind] ?? []).filter(({ values }) =>
    Object.entries(of).every(([column, value]) => sameValue(values[column], value)),
  );
}

/**
 * Lines of a table; `of`: columns that all rows share. By their order, or the name that `nameOf` gives, what ended last.
 * `today`: YYYY-MM-DD.
 */
export function thingsOf(
  kind: FactKindName,
  rows: readonly StandingFact[],
  of: FactRow,
  today: string,
  nameOf?: (row: FactRow) => string,
): readonly Thing[] {
  const { key, states, columns } = kindOf(kind);
  const named = states?.of.some((column) => !Object.hasOwn(of, column)) ?? true;
  const groups = [...Map.groupBy(rows, ({ values }) => keyText(values, states?.of ?? key)).values()];
  const things = groups.flatMap((group): readonly Thing[] => {
    const sorted = group.toSorted((one, other) => comparedText(fromOf(kind, one), fromOf(kind, other)));
    if (named) return [thingOf(kind, shownOf(kind, sorted, today), sorted, sorted, today)];
    return sorted.map((one) => thingOf(kind, one, sorted, [one], today));
  });
  const ended = ({ when }: Thing): number => (when === 'ended' ? 1 : 0);
  return things.toSorted(
    (one, other) =>
      ended(one) - ended(other) ||
      ('ord' in columns ? Number(one.shown.values['ord']) - Number(other.shown.values['ord']) : 0) ||
      (nameOf ? nameOf(one.shown.values).localeCompare(nameOf(other.shown.values), 'it') : 0) ||
      comparedText(one.key, other.key),
  );
}

const comparedText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
const fromOf = (kind: FactKindName, { values }: StandingFact): string => spanOfFact(kind, values).from;

function thingOf(
  kind: FactKindName,
  shown: StandingFact,
  states: readonly StandingFact[],
  line: readonly StandingFact[],
  today: string,
): Thing {
  return { key: keyOfFact(kind, shown.values), shown, states, line, when: whenOf(kind, shown, today) };
}

function whenOf(kind: FactKindName, { values }: StandingFact, today: string): Thing['when'] {
  const { from, to } = spanOfFact(kind, values);
  return to < today ? 'ended' : from > today ? 'coming' : 'now';
}

/** The state of today, else the next one, else the last. */
function shownOf(kind: FactKindName, states: readonly StandingFact[], today: string): StandingFact {
  return states.find(({ values }) => spanOfFact(kind, values).to >= today) ?? states.at(-1)!;
}

/** What becomes of the shown state: when it began, its last day, and the one that follows with the columns that change. */
export interface Course {
  /** null: as far back as anything is known. */
  readonly from: string | null;
  /** null: it goes on. */
  readonly to: string | null;
  readonly next: { readonly from: string; readonly columns: readonly string[]; readonly row: FactRow } | null;
}

/** Before it nothing of a plant is dated: what stood when dates came began there. */
const BEGINNING = '2000-01-01';

export function courseOf(kind: FactKindName, { shown, line }: Pick<Thing, 'shown' | 'line'>): Course {
  const { from, to } = spanOfFact(kind, shown.values);
  const next = line[line.indexOf(shown) + 1];
  return {
    from: from <= BEGINNING ? null : from,
    to: to === LAST ? null : to,
    next: next
      ? {
          from: fromOf(kind, next),
          columns: changedColumns(kind, shown.values, next.values),
          row: next.values,
        }
      : null,
  };
}

function changedColumns(kind: FactKindName, one: FactRow, other: FactRow): readonly string[] {
  const { states, columns } = kindOf(kind);
  return Object.keys(columns).filter(
    (column) =>
      column !== states?.from &&
      column !== states?.to &&
      column !== 'ord' &&
      !sameValue(one[column], other[column]),
  );
}
