import type { OrganisationPatch } from '@torre/contract/organisation';
import { FACT_KIND_NAMES, LAST, changedDays } from '@torre/domain/organisation';
import type { DaySpan, FactChange, FactKindName } from '@torre/domain/organisation';
import { NO_PLANT } from '../../platform/http/requested-days.ts';

/** What somebody may do is announced by who keeps rights, values of lists by their own event. */
const ANNOUNCED_APART: ReadonlySet<FactKindName> = new Set(['account', 'managed_plant', 'lookup_value']);

/**
 * What is announced of changes: of each plant the kinds and the days that they reach, null for what concerns all plants.
 * `plantsOf`: the plants in which somebody's own rows count; '-' where there is none: rows of who has no post anywhere.
 */
export function announcedChanges(
  changes: readonly FactChange[],
  plantsOf: (employeeId: string) => ReadonlySet<string>,
): readonly OrganisationPatch[] {
  const byPlant = new Map<string | null, { kinds: Set<string>; days: DaySpan }>();
  for (const change of changes.filter(({ kind }) => !ANNOUNCED_APART.has(kind))) {
    const days = changedDays(change);
    for (const plant of plantsIn(change, plantsOf)) {
      const known = byPlant.get(plant);
      byPlant.set(plant, {
        kinds: (known?.kinds ?? new Set()).add(change.kind),
        days: known ? union(known.days, days) : days,
      });
    }
  }
  return [...byPlant].map(([plant, { kinds, days }]) => ({
    plant,
    from: days.from === '' ? null : days.from,
    to: days.to === LAST ? null : days.to,
    kinds: FACT_KIND_NAMES.filter((kind) => kinds.has(kind)),
  }));
}

function plantsIn(
  { before, after }: FactChange,
  plantsOf: (employeeId: string) => ReadonlySet<string>,
): ReadonlySet<string | null> {
  const named = [before, after].flatMap((row) => (typeof row?.['icao'] === 'string' ? [row['icao']] : []));
  if (named.length > 0) return new Set(named);
  const person = (after ?? before)!['employee_id'];
  if (typeof person !== 'string') return new Set([null]);
  const plants = plantsOf(person);
  return plants.size > 0 ? plants : new Set([NO_PLANT]);
}

/** Patches of the same plant as one. */
export function unitedPatches(patches: readonly OrganisationPatch[]): readonly OrganisationPatch[] {
  return [...Map.groupBy(patches, ({ plant }) => plant)].map(([plant, own]) => ({
    plant,
    from: own.some(({ from }) => from === null) ? null : own.map(({ from }) => from!).toSorted()[0]!,
    to: own.some(({ to }) => to === null)
      ? null
      : own
          .map(({ to }) => to!)
          .toSorted()
          .at(-1)!,
    kinds: FACT_KIND_NAMES.filter((kind) => own.some(({ kinds }) => kinds.includes(kind))),
  }));
}

const union = (one: DaySpan, other: DaySpan): DaySpan => ({
  from: one.from < other.from ? one.from : other.from,
  to: one.to > other.to ? one.to : other.to,
});
