import type { FactRow, FactValue } from './fact.ts';
import { checkReferences } from './check-references.ts';
import { checkRemoval, isStillNamed } from './check-removal.ts';
import { checkStates } from './check-states.ts';
import { checkValue } from './check-value.ts';
import { FACT_KINDS, MOST_SPECIALIZATIONS_OF_PLANT, kindOf } from './fact-kinds.ts';
import type { FactKindName } from './fact-kinds.ts';
import { fault } from './fact-refusals.ts';
import type { FactFault, FaultOfEdit } from './fact-refusals.ts';
import { FactRows, keyOfFact, sameRow, sameValue, spanOfFact } from './fact-set.ts';
import type { FactSet } from './fact-set.ts';
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

/** A set of codes, or whoever knows them. */
export interface KnownCodes {
  has(code: string): boolean;
}

export interface FactContext {
  readonly standing: FactSet;
  /** Codes of categories that there are, or were. */
  readonly categories: KnownCodes;
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
    if (seen.has(key)) say(index, fault(null, 'twice'));
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
      checkReferences(change.kind, change.after, rows) ?? checkStates(change.kind, change.after, rows);
    if (among) say(change.edit, among);
  }
  faults.push(...tooManySpecializations(changes, rows, context.today));
  return { changes, faults: faults.toSorted((one, other) => one.edit - other.edit), stale };
}

/** The row with what stands, or what a new one begins with, in columns that the edit does not name. */
function completed({ kind, values }: FactEdit, before: FactRow | null): FactRow {
  const columns = Object.entries(kindOf(kind).columns).map(
    ([name, { initial, type }]): [string, FactValue] => {
      const value = values[name];
      const own = value === undefined ? (before?.[name] ?? initial ?? null) : value;
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
  { categories }: FactContext,
): readonly FaultOfEdit[] {
  const { kind } = edit;
  const { columns, fixed = [] } = kindOf(kind);
  const unknown = Object.keys(edit.values).find((name) => !Object.hasOwn(columns, name));
  if (unknown !== undefined) return [fault(null, 'unknownColumn', { column: unknown })];
  const wrong = Object.entries(columns).flatMap(
    ([name, column]) => checkValue(name, column, row[name]!) ?? [],
  );
  if (wrong.length > 0) return wrong;
  const changed = before === null ? undefined : fixed.find((name) => !sameValue(before[name], row[name]));
  if (changed !== undefined) return [fault(changed, 'fixed')];
  const { from, to } = spanOfFact(kind, row);
  if (to < from) return [fault(FACT_DAYS(kind), 'daysReversed')];
  const category = row['category'];
  if (typeof category === 'string' && !categories.has(category))
    return [fault('category', 'categoryUnknown', { value: category })];
  const rule = checkRow(kind, row);
  return rule ? [rule] : [];
}

const FACT_DAYS = (kind: FactKindName): string | null => {
  const { states, days = states } = kindOf(kind);
  return days?.to ?? null;
};

/**
 * A plant's specializations that hold together in some month from this one on (`MOST_SPECIALIZATIONS`), told once a plant: one
 * that ends later holds today, and counters are those of a month.
 */
function tooManySpecializations(
  changes: readonly FactChange[],
  rows: FactRows,
  today: string,
): readonly FactFault[] {
  const thisMonth = `${today.slice(0, 7)}-01`;
  const added = changes.filter(({ kind, after }) => kind === 'specialization' && after !== null);
  const byPlant = Map.groupBy(added, ({ after }) => String(after!['icao']));
  return [...byPlant].flatMap(([icao, own]) => {
    const all = rows
      .where('specialization', ['icao'], { icao })
      .filter(({ valid_to: last }) => last === null || String(last) >= thisMonth);
    const over = all.length - MOST_SPECIALIZATIONS_OF_PLANT;
    if (over <= 0) return [];
    const details = { most: MOST_SPECIALIZATIONS_OF_PLANT };
    return own
      .slice(-over)
      .map(({ edit }): FactFault => ({ edit, column: null, code: 'tooManySpecializations', details }));
  });
}

export const isKind = (name: string): name is FactKindName => Object.hasOwn(FACT_KINDS, name);
