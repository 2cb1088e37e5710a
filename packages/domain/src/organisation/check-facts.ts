import type { FactRow, FactValue } from './fact.ts';
import { checkReferences } from './check-references.ts';
import { checkRemoval, isStillNamed } from './check-removal.ts';
import { checkStates } from './check-states.ts';
import { checkValue } from './check-value.ts';
import { FACT_KINDS, MOST_ISLANDS_OF_PLANT, MOST_SPECIALIZATIONS_OF_PLANT, kindOf } from './fact-kinds.ts';
import type { FactKindName } from './fact-kinds.ts';
import { fault } from './fact-refusals.ts';
import type { FactFault, FaultOfEdit } from './fact-refusals.ts';
import { FactRows, keyOfFact, keyText, sameRow, sameValue, spanOfFact } from './fact-set.ts';
import type { FactSet } from './fact-set.ts';
import { checkLookupNames } from './lookup-rules.ts';
import { checkRow } from './row-rules.ts';

/** A row as somebody wants it. */
export interface FactEdit {
  readonly kind: FactKindName;
  /** A column that is missing keeps what stands, or begins with its initial value. */
  readonly values: FactRow;
  /** That of the row that was seen, null for a new one; without it any version is taken (files are compared as a whole). */
  readonly version?: number | null;
  readonly remove?: boolean;
}

/** What changes: a new row has no `before`, a removed one no `after`. */
export interface FactChange {
  readonly kind: FactKindName;
  readonly edit: number;
  readonly before: FactRow | null;
  readonly version: number | null;
  readonly after: FactRow | null;
}

export interface CheckedFacts {
  readonly changes: readonly FactChange[];
  readonly faults: readonly FactFault[];
  /** Indexes of edits of rows that somebody else changed since they were seen. */
  readonly stale: readonly number[];
}

export interface FactContext {
  readonly standing: FactSet;
  /** YYYY-MM-DD */
  readonly today: string;
}

/**
 * What these edits change of the rows that stand, or why they cannot be saved: nothing is saved unless there is no fault and
 * nothing stale. A row that says what stands already is no change (issue of the organisation, points 2 and 4).
 */
export function checkFacts(edits: readonly FactEdit[], context: FactContext): CheckedFacts {
  const { standing } = context;
  const faults: FactFault[] = [];
  const stale: number[] = [];
  const changes: FactChange[] = [];
  const seen = new Set<string>();
  const say = (edit: number, one: FaultOfEdit): void => void faults.push({ edit, ...one } as FactFault);

  edits.forEach((edit, index) => {
    const { kind } = edit;
    const before = standing[kind].get(keyOfFact(kind, edit.values)) ?? null;
    if (edit.version !== undefined && edit.version !== (before?.version ?? null))
      return void stale.push(index);
    const row = completed(edit, before?.values ?? null);
    const found = edit.remove
      ? checkRemoval(kind, before?.values ?? null, context.today)
      : checkColumns(edit, row, before?.values ?? null, context);
    for (const one of found) say(index, one);
    const key = `${kind} ${keyOfFact(kind, row)}`;
    if (seen.has(key)) say(index, fault(null, 'twice', { key: keyOfFact(kind, row) }));
    seen.add(key);
    if (found.length > 0) return;
    const after = edit.remove ? null : row;
    if (after !== null && before !== null && sameRow(kind, before.values, after)) return;
    changes.push({
      kind,
      edit: index,
      before: before?.values ?? null,
      version: before?.version ?? null,
      after,
    });
  });

  changes.push(...ownDivisions(changes));
  const rows = new FactRows(standing);
  for (const { kind, before, after } of changes) {
    if (after === null) rows.remove(kind, keyOfFact(kind, before!));
    else rows.put(kind, after);
  }
  for (const change of changes) {
    if (change.after === null) {
      if (isStillNamed(change.kind, change.before!, rows)) say(change.edit, fault(null, 'stillUsed'));
      continue;
    }
    const among =
      checkReferences(change.kind, change.before, change.after, rows) ??
      checkStates(change.kind, change.after, rows) ??
      (change.kind === 'lookup_value' ? checkLookupNames(change.after, rows) : null);
    if (among) say(change.edit, among);
  }
  for (const limit of LIMITS_OF_PLANT) faults.push(...tooManyOfPlant(limit, changes, rows, context.today));
  return { changes, faults: faults.toSorted((one, other) => one.edit - other.edit), stale };
}

/** A plant begins with a division of its own (decisions.md), called as the plant is, unless an edit brings it. */
function ownDivisions(changes: readonly FactChange[]): readonly FactChange[] {
  const brought = new Set(
    changes.flatMap(({ kind, after }) => (kind === 'division' ? [after?.['icao']] : [])),
  );
  return changes
    .filter(({ kind, before, after }) => kind === 'plant' && before === null && !brought.has(after?.['icao']))
    .map(({ edit, after }): FactChange => {
      const { icao = null, name = null } = after!;
      const division = { division_id: `DIV${String(icao)}`, icao, name, valid_to: null };
      return { kind: 'division', edit, before: null, version: null, after: division };
    });
}

/** The row with what stands, or what a new one begins with, in columns that the edit does not name. */
function completed({ kind, values }: FactEdit, before: FactRow | null): FactRow {
  const columns = Object.entries(kindOf(kind).columns).map(
    ([name, { initial, type }]): [string, FactValue] => {
      const value = values[name];
      const given = value === undefined ? (before?.[name] ?? initial ?? null) : value;
      const own = type === 'names' ? (given ?? []) : given;
      return [
        name,
        own === '' && initial !== '' ? null : type === 'text' && typeof own === 'string' ? own.trim() : own,
      ];
    },
  );
  return Object.fromEntries(columns);
}

function checkColumns(
  edit: FactEdit,
  row: FactRow,
  before: FactRow | null,
  { standing }: FactContext,
): readonly FaultOfEdit[] {
  const { kind } = edit;
  const { columns, fixed = [] } = kindOf(kind);
  const unknown = Object.keys(edit.values).find((name) => !Object.hasOwn(columns, name));
  if (unknown !== undefined) return [fault(null, 'unknownColumn', { column: unknown })];
  // What a column holds since before its rule stays: an edit is not refused for what it does not change.
  const stands = (name: string): boolean =>
    before === null ? goesOn(kind, name, row, standing) : sameValue(before[name], row[name]);
  const wrong = Object.entries(columns).flatMap(([name, column]) =>
    stands(name) ? [] : (checkValue(name, column, row[name]!) ?? []),
  );
  if (wrong.length > 0) return wrong;
  const changed = before === null ? undefined : fixed.find((name) => !sameValue(before[name], row[name]));
  if (changed !== undefined) return [fault(changed, 'fixed')];
  const { from, to } = spanOfFact(kind, row);
  if (to < from) return [fault(FACT_DAYS(kind), 'daysReversed')];
  // A row may stand since before a rule: a file that repeats it changes nothing.
  const rule = before !== null && sameRow(kind, before, row) ? null : checkRow(kind, row);
  return rule ? [rule] : [];
}

/** Whether an end at the midnight before is that of another state of the thing: a change from a day leaves it as it was. */
function goesOn(kind: FactKindName, name: string, row: FactRow, standing: FactSet): boolean {
  const { columns, states } = kindOf(kind);
  if (!states || columns[name]!.type !== 'time' || row[name] !== 0) return false;
  return standing[kind]
    .values()
    .some(({ values }) => values[name] === 0 && keyText(values, states.of) === keyText(row, states.of));
}

const FACT_DAYS = (kind: FactKindName): string | null => {
  const { states, days = states } = kindOf(kind);
  return days?.to ?? null;
};

/** Of what a plant has so many at most, and what is said of one more. */
const LIMITS_OF_PLANT = [
  { kind: 'specialization', most: MOST_SPECIALIZATIONS_OF_PLANT, code: 'tooManySpecializations' },
  { kind: 'island', most: MOST_ISLANDS_OF_PLANT, code: 'tooManyIslands' },
] as const;

/**
 * What of a plant holds together in some month from this one on, above its limit, told once a plant: one that ends later holds
 * today, and counters are those of a month.
 */
function tooManyOfPlant(
  { kind, most, code }: (typeof LIMITS_OF_PLANT)[number],
  changes: readonly FactChange[],
  rows: FactRows,
  today: string,
): readonly FactFault[] {
  const thisMonth = `${today.slice(0, 7)}-01`;
  const holds = ({ valid_to: last }: FactRow): boolean => last === null || String(last) >= thisMonth;
  const added = changes.filter(
    (change) =>
      change.kind === kind && change.after !== null && holds(change.after) && !wasThere(change, holds),
  );
  const byPlant = Map.groupBy(added, ({ after }) => String(after!['icao']));
  return [...byPlant].flatMap(([icao, own]) => {
    const over = rows.where(kind, ['icao'], { icao }).filter(holds).length - most;
    return over <= 0
      ? []
      : own.slice(-over).map(({ edit }): FactFault => ({ edit, column: null, code, details: { most } }));
  });
}

/** A row that held before makes its plant no fuller. */
const wasThere = ({ before }: FactChange, holds: (row: FactRow) => boolean): boolean =>
  before !== null && holds(before);

export const isKind = (name: string): name is FactKindName => Object.hasOwn(FACT_KINDS, name);
