import { FACT_KINDS, kindOf } from '@torre/domain/organisation';
import type { FactChange, FactColumn, FactKindName } from '@torre/domain/organisation';
import type { Tx } from '../../platform/db/index.ts';
import { insteadOf } from '../../platform/db/violation.ts';
import { attributesOf, isAttribute, versionColumn } from './stored-columns.ts';
import { uuidv7 } from '../../platform/uuid.ts';
import { inWriteOrder } from './write-order.ts';

/** What PostgreSQL reads of a column of `json`. */
const TYPES: Record<FactColumn['type'], string> = {
  text: 'text',
  code: 'text',
  choice: 'text',
  integer: 'integer',
  time: 'integer',
  day: 'date',
  boolean: 'boolean',
  codes: 'text[]',
  names: 'text[]',
};

/** Columns that no person writes, by kind: how a new row gets them. */
const MADE: Partial<Record<FactKindName, Readonly<Record<string, string>>>> = {
  shift_definition: { shift_id: "r.icao || '-' || r.name || '-' || r.from_date" },
  holiday: { domenicale: 'extract(isodow from r.day) = 7' },
  assignment: { assignment_id: 'r.made_id' },
  lookup_value: { attributes: attributesOf('r') },
};

/** Rows of one statement: some hundred kilobytes of JSON. */
const ROWS_AT_ONCE = 5000;

/** Somebody changed one of the rows since it was read. */
export class FactsStale extends Error {}
/** Another row still names one that is to go. */
export class FactStillUsed extends Error {}

/**
 * Writes changes that `checkFacts` let through, each over the version that was seen. What goes and what ends comes first, so
 * that no two states of a thing ever hold together. Throws FactsStale, FactStillUsed: nothing is saved then.
 */
export async function writeFacts(tx: Tx, changes: readonly FactChange[]): Promise<void> {
  for (const group of inWriteOrder(changes)) {
    const { kind, before, after } = group[0]!;
    const write = after === null ? remove : before === null ? insert : update;
    await write(tx, kind, group);
  }
}

async function insert(tx: Tx, kind: FactKindName, changes: readonly FactChange[]): Promise<void> {
  const columns = storedColumns(kind);
  const made = MADE[kind] ?? {};
  for (const part of parts(changes)) {
    const rows = part.map(({ after }) => (kind === 'assignment' ? { ...after, made_id: uuidv7() } : after!));
    await tx
      .query({
        text: `insert into ${kind} (${[...columns, ...Object.keys(made)].join(', ')})
          select ${[...columns.map((column) => `r.${column}`), ...Object.values(made)].join(', ')}
          from jsonb_to_recordset($1::jsonb) as r (${recordOf(kind)}${kind === 'assignment' ? ', made_id uuid' : ''})`,
        values: [JSON.stringify(rows)],
      })
      .catch(insteadOf('unique', () => new FactsStale()));
  }
}

async function update(tx: Tx, kind: FactKindName, changes: readonly FactChange[]): Promise<void> {
  const { key } = kindOf(kind);
  const version = versionColumn(kind);
  const columns = storedColumns(kind).filter((column) => !key.includes(column));
  const attributes = kind === 'lookup_value' ? [`attributes = ${attributesOf('r')}`] : [];
  for (const part of parts(changes)) {
    const rows = part.map(({ after, version }) => ({ ...after, seen: version }));
    const { rowCount } = await tx.query({
      text: `update ${kind} t set ${[...columns.map((column) => `${column} = r.${column}`), ...attributes].join(', ')}, ${version} = t.${version} + 1
        from jsonb_to_recordset($1::jsonb) as r (${recordOf(kind)}, seen integer)
        where ${key.map((column) => `t.${column} = r.${column}`).join(' and ')} and t.${version} = r.seen`,
      values: [JSON.stringify(rows)],
    });
    if (rowCount !== rows.length) throw new FactsStale();
  }
}

async function remove(tx: Tx, kind: FactKindName, changes: readonly FactChange[]): Promise<void> {
  const { key } = kindOf(kind);
  const version = versionColumn(kind);
  for (const part of parts(changes)) {
    const rows = part.map(({ before, version }) => ({ ...before, seen: version }));
    const { rowCount } = await tx
      .query({
        text: `delete from ${kind} t using jsonb_to_recordset($1::jsonb) as r (${recordOf(kind)}, seen integer)
          where ${key.map((column) => `t.${column} = r.${column}`).join(' and ')} and t.${version} = r.seen`,
        values: [JSON.stringify(rows)],
      })
      .catch(insteadOf('foreignKey', () => new FactStillUsed()));
    if (rowCount !== rows.length) throw new FactsStale();
  }
}

/** Columns that the table has by their name. */
const storedColumns = (kind: FactKindName): readonly string[] =>
  Object.keys(FACT_KINDS[kind].columns).filter((column) => !isAttribute(kind, column));

const recordOf = (kind: FactKindName): string =>
  Object.entries(kindOf(kind).columns)
    .map(([name, { type }]) => `${name} ${TYPES[type]}`)
    .join(', ');

function* parts<T>(rows: readonly T[]): Iterable<readonly T[]> {
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE)
    yield rows.slice(first, first + ROWS_AT_ONCE);
}
