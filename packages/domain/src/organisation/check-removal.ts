import type { FactRow } from './fact.ts';
import { FACT_KIND_NAMES, kindOf } from './fact-kinds.ts';
import type { FactKindName } from './fact-kinds.ts';
import { fault } from './fact-refusals.ts';
import type { FaultOfEdit } from './fact-refusals.ts';
import type { FactRows } from './fact-set.ts';

/**
 * Kinds whose rows never go: what somebody did, and who somebody was, names them for good; a planned value of a list is
 * replaced in the window of its list.
 */
const KEPT = {
  account: 'removedAccount',
  division: 'stillUsed',
  employee: 'removedPerson',
  lookup_value: 'removedValue',
} as const;

/**
 * What began is history: it ends. What is yet to begin, and what has no days, may go while nothing names it, and openings of
 * today; accounts and people stay. `today`: YYYY-MM-DD.
 */
export function checkRemoval(
  kind: FactKindName,
  before: FactRow | null,
  today: string,
): readonly FaultOfEdit[] {
  if (before === null) return [fault(null, 'noSuchRow')];
  if (isKept(kind)) return [fault(null, KEPT[kind])];
  const { states, days = states } = kindOf(kind);
  const first = kind === 'holiday' ? before['day'] : days?.from ? before[days.from] : null;
  // No row names an opening: one of today may still become another one.
  const began = (day: string): boolean => (kind === 'position_opening' ? day < today : day <= today);
  return typeof first === 'string' && began(first) ? [fault(null, 'removedState')] : [];
}

/** Whether rows of the kind are never taken away. */
export const isKept = (kind: FactKindName): kind is keyof typeof KEPT => Object.hasOwn(KEPT, kind);

/**
 * Whether a row names a thing of which no state would be left. `rows`: as they would stand. Only of kinds that have states: the
 * others have a key by which the database refuses it, also for rows that nobody read.
 */
export function isStillNamed(kind: FactKindName, removed: FactRow, rows: FactRows): boolean {
  const { states } = kindOf(kind);
  if (!states || rows.where(kind, states.of, removed).length > 0) return false;
  if (kind === 'shift_definition')
    return rows
      .where('base_cycle', ['icao'], removed)
      .some(({ turns }) => (turns as readonly string[]).includes(String(removed['name'])));
  return FACT_KIND_NAMES.some((other) =>
    (kindOf(other).references ?? []).some(
      ({ kind: named, columns }) =>
        named === kind &&
        rows.where(
          other,
          Object.values(columns),
          Object.fromEntries(Object.entries(columns).map(([theirs, ours]) => [ours, removed[theirs]!])),
        ).length > 0,
    ),
  );
}
