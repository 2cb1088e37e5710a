import { fullWorld } from '@torre/demo';
import { dayFromIso } from '@torre/domain/kernel';
import { FACT_KINDS, FACT_KIND_NAMES, keyText } from '@torre/domain/organisation';
import type { FactColumn, FactKindName, FactRow, FactValue } from '@torre/domain/organisation';

/** Years before the roster in which everybody had the same endorsements, for as many facts as an organisation gathers. */
const YEARS_BEFORE = 8;
const LEFT_OUT: readonly FactKindName[] = ['holiday', 'qualification', 'account', 'managed_plant'];

export type OrganisationRows = Partial<Record<FactKindName, readonly FactRow[]>>;

/**
 * The full world's organisation beside the small one that stands: its plants, units and people under codes of their own.
 * 4,200 people, about 40,000 facts.
 */
export function largeOrganisation(today: string): OrganisationRows {
  const world = fullWorld(dayFromIso(today)!).world as unknown as Record<string, readonly FactRow[]>;
  const codes = new Map(
    world['employee']!.map(({ employee_id }, nth) => [employee_id!, String(300_000 + nth)] as const),
  );
  const renamed = (name: string, value: FactValue): FactValue => {
    if (name === 'employee_id') return codes.get(value!)!;
    if (name === 'icao' && value !== null) return `K${String(value).slice(1)}`;
    if (name === 'division_id' && value !== null) return `K${String(value)}`;
    return name === 'unit_code' ? `K-${String(value)}` : value;
  };
  const rowsOf = (kind: FactKindName): readonly FactRow[] => {
    const columns = Object.entries<FactColumn>(FACT_KINDS[kind].columns);
    return (world[kind] ?? []).map((row) =>
      Object.fromEntries(
        columns.map(([name, { initial }]) => [
          name,
          renamed(name, row[name] ?? (name === 'valid_from' ? '2000-01-01' : (initial ?? null))),
        ]),
      ),
    );
  };
  const kinds = FACT_KIND_NAMES.filter((kind) => !LEFT_OUT.includes(kind));
  const rows = Object.fromEntries(kinds.map((kind) => [kind, rowsOf(kind)])) as OrganisationRows;
  const endorsements = new Map(
    rows.employee_specialization!.map(
      (row) => [keyText(row, ['employee_id', 'icao', 'specialization_id']), row] as const,
    ),
  );
  const earlier = [...endorsements.values()].flatMap((row) =>
    Array.from({ length: YEARS_BEFORE }, (_, nth) => ({
      ...row,
      valid_from: `${1990 + nth}-01-01`,
      valid_to: `${1990 + nth}-12-31`,
    })),
  );
  return { ...rows, employee_specialization: [...earlier, ...rows.employee_specialization!] };
}
