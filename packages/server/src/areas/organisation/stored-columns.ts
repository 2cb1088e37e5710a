import { LOOKUP_LISTS, lookupAttributes } from '@torre/domain/lookups';
import type { LookupList } from '@torre/domain/lookups';
import { ATTRIBUTE_COLUMN, kindOf } from '@torre/domain/organisation';
import type { FactKindName } from '@torre/domain/organisation';

/** Of an account the version of its rights, which the people's screen names too. */
export const versionColumn = (kind: FactKindName): string =>
  kind === 'account' ? 'rights_version' : 'version';

const ATTRIBUTE_OF = new Map(
  Object.entries(ATTRIBUTE_COLUMN).map(([attribute, column]) => [column as string, attribute]),
);
const CAST = { boolean: '::boolean', integer: '::integer' } as const;

/** Whether a column of the kind is an attribute that its list declares, which the table keeps in one object. */
export const isAttribute = (kind: FactKindName, column: string): boolean =>
  kind === 'lookup_value' && ATTRIBUTE_OF.has(column);

/** The SQL that reads a column of a kind's table. */
export function readColumn(kind: FactKindName, column: string): string {
  if (!isAttribute(kind, column)) return column;
  const { type } = kindOf(kind).columns[column]!;
  const value = `attributes->>'${ATTRIBUTE_OF.get(column)}'`;
  // A short name that is the empty text is none.
  return type === 'text' ? `nullif(${value}, '')` : `(${value})${CAST[type as keyof typeof CAST]}`;
}

/** The SQL of the attributes of a value, as its list declares them, from a record of its columns. */
export function attributesOf(record: string): string {
  const cases = (Object.keys(LOOKUP_LISTS) as LookupList[]).map((list) => {
    const pairs = Object.entries(lookupAttributes(list)).map(([name, { kind }]) => {
      const column = `${record}.${ATTRIBUTE_COLUMN[name as keyof typeof ATTRIBUTE_COLUMN]}`;
      return `'${name}', ${kind === 'text' ? `coalesce(${column}, '')` : column}`;
    });
    return `when '${list}' then jsonb_build_object(${pairs.join(', ')})`;
  });
  return `case ${record}.list ${cases.join(' ')} end`;
}
