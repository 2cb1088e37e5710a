import {
  isKept,
  keyOfFact,
  keyText,
  kindOf,
  sameValue,
  spanOfFact,
  stateFrom,
} from '@torre/domain/organisation';
import type { FactColumn, FactEdit, FactKindName, FactRow, StandingFact } from '@torre/domain/organisation';

/** What is done to a kind of facts in a window. */
export type FactAction =
  /** A new row that begins with these values. */
  | { readonly do: 'add'; readonly initial: FactRow }
  /** From a day on it is otherwise: the state that holds then ends on the day before. */
  | { readonly do: 'from'; readonly of: StandingFact }
  /** The state itself was written wrongly. */
  | { readonly do: 'correct'; readonly of: StandingFact }
  /** Its last day. */
  | { readonly do: 'end'; readonly of: StandingFact }
  /** It has not begun, or has no days. */
  | { readonly do: 'remove'; readonly of: StandingFact };

/** What stands in the fields; JSON can hold it. */
export interface FactFields {
  /** YYYY-MM-DD, of a change from a day; null where no readable date stands there. */
  readonly from: string | null;
  readonly values: FactRow;
  readonly reason: string;
  readonly hoursFollow: boolean;
  /** Columns whose text cannot be read. */
  readonly unreadable: readonly string[];
}

/** Columns of the window's fields, in the order of the kind; `of`: columns that the screen has already. */
export function editedColumns(kind: FactKindName, action: FactAction, of: FactRow): readonly string[] {
  const { columns, key, states, days = states, fixed = [], renews = false } = kindOf(kind);
  const isGiven = (column: string): boolean => Object.hasOwn(of, column);
  const isOrd = (column: string): boolean => column === 'ord';
  const names = Object.keys(columns).filter((column) => !isGiven(column) && !isOrd(column));
  switch (action.do) {
    case 'add':
      return names;
    case 'from':
      return names.filter((column) => !key.includes(column) && (renews || column !== days?.to));
    case 'correct':
      return names.filter((column) => !key.includes(column) && !fixed.includes(column));
    case 'end':
      return days ? [days.to] : [];
    case 'remove':
      return [];
  }
}

/** The fields as what stands fills them; `typed` keeps what belongs to no column. */
export function fieldsOf(
  action: FactAction,
  kind: FactKindName,
  states: readonly StandingFact[],
  today: string,
  typed?: FactFields,
): FactFields {
  const values =
    action.do === 'add' ? initialRow(kind, action.initial) : standingOf(action, kind, states).values;
  const { reason = '', hoursFollow = false, from = firstDay(action, kind, today) } = typed ?? {};
  const { renews, states: days } = kindOf(kind);
  if (action.do === 'from' && renews && days)
    return { from, values: { ...values, [days.to]: null }, reason, hoursFollow, unreadable: [] };
  return { from, values, reason, hoursFollow, unreadable: [] };
}

/** Of a change: today, or when the state begins. */
function firstDay(action: FactAction, kind: FactKindName, today: string): string {
  const begins = action.do === 'add' ? today : spanOfFact(kind, action.of.values).from;
  return begins > today ? begins : today;
}

function initialRow(kind: FactKindName, initial: FactRow): FactRow {
  const values = Object.entries(kindOf(kind).columns).map(([name, column]) => [name, column.initial ?? null]);
  return { ...(Object.fromEntries(values) as FactRow), ...initial };
}

/** The state that the action is about, as it stands now. */
function standingOf(
  { of }: Exclude<FactAction, { do: 'add' }>,
  kind: FactKindName,
  states: readonly StandingFact[],
): StandingFact {
  const key = keyOfFact(kind, of.values);
  return states.find(({ values }) => keyOfFact(kind, values) === key) ?? of;
}

/** Version of the row that a save names; null: there is none. */
export function versionOf(
  action: FactAction,
  kind: FactKindName,
  states: readonly StandingFact[],
  { values }: FactFields,
): number | null {
  const key = keyOfFact(kind, action.do === 'add' ? values : action.of.values);
  return states.find((state) => keyOfFact(kind, state.values) === key)?.version ?? null;
}

export function sameFields(kind: FactKindName, one: FactFields, other: FactFields): boolean {
  return (
    one.unreadable.length === other.unreadable.length &&
    Object.keys(kindOf(kind).columns).every((column) => sameValue(one.values[column], other.values[column]))
  );
}

/** What is sent; `states`: as they were seen. */
export function editsOf(
  action: FactAction,
  kind: FactKindName,
  states: readonly StandingFact[],
  fields: FactFields,
): readonly FactEdit[] {
  const { values, from } = fields;
  const version = versionOf(action, kind, states, fields);
  switch (action.do) {
    case 'add':
    case 'correct':
    case 'end':
      return [{ kind, values, version }];
    case 'remove':
      return [{ kind, values: action.of.values, version, remove: true }];
    case 'from': {
      if (from === null) return [];
      const changed = editedColumns(kind, action, {}).map((column) => [column, values[column] ?? null]);
      const next = Object.fromEntries(changed) as FactRow;
      const edits = stateFrom(kind, states, from, next);
      const { renews, states: days } = kindOf(kind);
      // What is renewed after its end, or before it has begun, is a new state and nothing else.
      return edits.length > 0 || !renews || !days
        ? edits
        : [{ kind, values: { ...values, ...next, [days.from]: from }, version: null }];
    }
  }
}

/** Columns that lack a value or have an unreadable one; `from`: the day of a change. */
export function missingColumns(
  kind: FactKindName,
  action: FactAction,
  columns: readonly string[],
  { values, from, unreadable }: FactFields,
): readonly string[] {
  const described: Readonly<Record<string, FactColumn>> = kindOf(kind).columns;
  const empty = columns.filter((column) => {
    const value = values[column] ?? null;
    const { required, initial } = described[column]!;
    return unreadable.includes(column) || (required === true && initial !== '' && isEmpty(value));
  });
  return action.do === 'from' && from === null ? ['from', ...empty] : empty;
}

const isEmpty = (value: FactRow[string]): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether a state has not begun on the day: it may go. A kind without a first day may always go, holidays before their day. */
export function mayRemove(kind: FactKindName, { values }: StandingFact, today: string): boolean {
  const { states, days = states } = kindOf(kind);
  if (isKept(kind)) return false;
  if (kind === 'holiday') return String(values['day']) > today;
  return days?.from ? spanOfFact(kind, values).from > today : days === undefined;
}

/** The states of the thing that a row is one of. */
export function siblingsOf(
  kind: FactKindName,
  row: FactRow,
  rows: readonly StandingFact[],
): readonly StandingFact[] {
  const { states, key } = kindOf(kind);
  const columns = states?.of ?? key;
  const name = keyText(row, columns);
  return rows.filter(({ values }) => keyText(values, columns) === name);
}

/** A draft that a tab kept; null for what is none. */
export function keptFields(value: unknown): FactFields | null {
  const { from, values, reason, hoursFollow, unreadable } = (value ?? {}) as Partial<FactFields>;
  if (typeof values !== 'object' || values === null || typeof reason !== 'string') return null;
  return {
    from: typeof from === 'string' ? from : null,
    values,
    reason,
    hoursFollow: hoursFollow === true,
    unreadable: Array.isArray(unreadable) ? unreadable : [],
  };
}
