import type { Area } from './area.ts';
import type { DescribedTable, GuardedTable, SharedTable } from './described-table.ts';

/** What the descriptions of all areas say about the second wall. */
export interface DescribedWalls {
  readonly guarded: readonly GuardedTable[];
  readonly shared: readonly SharedTable[];
  /** Columns that no request may read, not even in a row of its own. */
  readonly secrets: readonly (readonly [table: string, column: string])[];
}

/** Throws when two areas describe one table. */
export function describeWalls(areas: readonly Pick<Area, 'tables'>[]): DescribedWalls {
  const tables = areas.flatMap((area) => area.tables);
  const names = tables.map(({ table }) => table);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`two areas describe ${twice}`);
  const guarded = tables.filter((one): one is GuardedTable => 'removal' in one);
  return {
    guarded,
    shared: tables.filter((one): one is SharedTable => 'shared' in one),
    secrets: guarded.flatMap((one) => [
      ...one.secretBytes.map((column) => [one.table, column] as const),
      ...columnsOfClass(one, ['SECRET']),
    ]),
  };
}

/** Text columns of one table that have one of the classes. */
export function columnsOfClass(
  { table, text }: DescribedTable,
  classes: readonly string[],
): readonly (readonly [table: string, column: string])[] {
  return Object.entries(text)
    .filter(([, one]) => classes.includes(one))
    .map(([column]) => [table, column] as const);
}
