import type { FactRow } from './fact.ts';
import { kindOf } from './fact-kinds.ts';
import type { FactKindName } from './fact-kinds.ts';
import { fault } from './fact-refusals.ts';
import type { FaultOfEdit } from './fact-refusals.ts';
import { sameValue, spanOfFact } from './fact-set.ts';
import type { FactRows } from './fact-set.ts';

/**
 * What a row names must be there, and not have ended before the row begins; what it named on these days already, as it stood
 * `before`, is not asked again. null: it is.
 */
export function checkReferences(
  kind: FactKindName,
  before: FactRow | null,
  row: FactRow,
  rows: FactRows,
): FaultOfEdit | null {
  const { from } = spanOfFact(kind, row);
  const keeps = (columns: readonly string[]): boolean =>
    before !== null &&
    spanOfFact(kind, before).from <= from &&
    columns.every((column) => sameValue(before[column], row[column]));
  for (const { kind: named, columns, at } of kindOf(kind).references ?? []) {
    if (keeps(Object.values(columns))) continue;
    const pairs = Object.entries(columns).map(([theirs, ours]) => [theirs, row[ours] ?? null] as const);
    if (pairs.some(([, value]) => value === null)) continue;
    const values = Object.fromEntries(pairs);
    const found = rows.where(named as FactKindName, Object.keys(columns), values);
    const value = String(row[at]);
    if (found.length === 0) return fault(at, 'unknownReference', { value });
    const last = found
      .map((one) => spanOfFact(named as FactKindName, one).to)
      .reduce((one, other) => (one > other ? one : other));
    if (last < from) return fault(at, 'endedReference', { value, day: last });
  }
  const { category } = row;
  // One that ended keeps its name and whoever had it (decision 0093).
  if (typeof category === 'string' && !keeps(['category']) && !isCategory(category, rows))
    return fault('category', 'categoryUnknown', { value: category });
  return beyondKeys(kind, before, row, rows);
}

const isCategory = (code: string, rows: FactRows): boolean =>
  rows.where('lookup_value', ['list', 'code'], { list: 'category', code }).length > 0;

/** What no column of a key says: a cycle's shifts, who follows it, one account a person, one division a plant. */
function beyondKeys(
  kind: FactKindName,
  before: FactRow | null,
  row: FactRow,
  rows: FactRows,
): FaultOfEdit | null {
  if (kind === 'base_cycle') {
    const { icao } = row;
    const stood = new Set(before?.['turns'] as readonly string[] | undefined);
    const unknown = (row['turns'] as readonly string[]).find(
      (turn) =>
        !stood.has(turn) &&
        rows.where('shift_definition', ['icao', 'name'], { icao: icao!, name: turn }).length === 0,
    );
    return unknown === undefined ? null : fault('turns', 'turnUnknown', { turn: unknown });
  }
  if (kind === 'division') {
    const other = rows
      .where('division', ['icao'], row)
      .find(({ division_id }) => division_id !== row['division_id']);
    return other ? fault('icao', 'otherDivision', { division: String(other['division_id']) }) : null;
  }
  if (kind === 'account') {
    const [other] = rows
      .where('account', ['employee_id'], row)
      .filter(({ user_name }) => user_name !== row['user_name']);
    return other ? fault('employee_id', 'personHasAccount', { userName: String(other['user_name']) }) : null;
  }
  if (kind !== 'employee_cycle') return null;
  const own = spanOfFact(kind, row);
  const isThere = rows.where('assignment', ['employee_id'], row).some((stay) => {
    const { from, to } = spanOfFact('assignment', stay);
    return stay['icao'] === row['icao'] && from <= own.to && own.from <= to;
  });
  return isThere ? null : fault('icao', 'cycleElsewhere', { icao: String(row['icao']) });
}
