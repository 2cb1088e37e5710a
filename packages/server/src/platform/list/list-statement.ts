import { OUTCOME } from '@torre/contract/outcome';
import { LIST_ORDERED, readOrder } from '@torre/contract/list';
import type { ListFilter } from '@torre/contract/list';
import { listSentence } from '@torre/contract/list/sentences';
import { isoDay } from '@torre/domain/kernel';
import { ZONE } from '../clock.ts';
import type { Queryable } from '../db/index.ts';
import { refused } from '../http/refused.ts';
import { requestedDay } from '../http/requested-day.ts';
import { literalPart } from './list-source.ts';
import type { AnySource, SqlColumn } from './list-source.ts';

/** What a call asks of a list: filters by column, the order, and from where it goes on. */
export type AskedList = Readonly<Record<string, string | undefined>>;

/** The parts of the statement that a list's call becomes; `values` fill its parameters. */
export interface ListStatement {
  readonly where: string;
  readonly orderBy: string;
  /** The order asked for, and what the rows are ordered by, as text. */
  readonly place: string;
  readonly values: unknown[];
  /** Nothing of it comes from filters or a place: its text is one of few, and its plan is good for all values. */
  readonly isPlain: boolean;
}

/** Text as the Italian dictionary orders it, without regard to case. */
const inOrder = (sql: string): string =>
  `left(lower(coalesce(${sql}, '')), ${LIST_ORDERED}) collate "it-x-icu"`;

/**
 * Conditions and order of a call. Refuses with 400 a date that does not exist: a filter that was not understood must not
 * pass for one that found everything.
 */
export async function listStatement(
  on: Queryable,
  { list, where, id, columns }: AnySource,
  asked: AskedList,
  given: readonly unknown[],
): Promise<ListStatement> {
  const values = [...given];
  const parameter = (value: unknown): string => `$${values.push(value)}`;
  const conditions = where === undefined ? [] : [where];
  for (const [name, { filter }] of Object.entries(list.columns)) {
    const text = asked[name]?.trim();
    if (!filter || !text) continue;
    const column = columns[name]!;
    conditions.push(
      column.lookUp
        ? `${column.sql} = any(${parameter(await column.lookUp(on, text))}::text[])`
        : condition(filter, column, text, parameter),
    );
  }
  const order = asked['order'] ?? list.order;
  const { column, descending } = readOrder(order);
  const ordered = columns[column]!;
  const type = ordered.type ?? 'text';
  const sql = ordered.order ?? ordered.sql;
  const key = type === 'text' ? inOrder(sql) : sql;
  // A row id that is the order itself stands once, so that its index serves.
  const keys = key === id.sql ? [key] : [key, id.sql];
  const direction = descending ? 'desc' : 'asc';
  if (asked['beyond']) {
    const place = readPlace(asked['beyond'], order, keys.length);
    const types = [type, id.type].slice(-keys.length);
    const casts = place.map((value, index) => `${parameter(value)}::${types[index]}`);
    conditions.push(`(${keys.join(', ')}) ${descending ? '<' : '>'} (${casts.join(', ')})`);
  }
  return {
    where: conditions.length === 0 ? 'true' : conditions.map((one) => `(${one})`).join(' and '),
    orderBy: keys.map((one) => `${one} ${direction}`).join(', '),
    place: `json_build_array(${[`'${order}'`, ...keys.map((one) => `(${one})::text`)].join(', ')})`,
    values,
    isPlain: values.length === given.length,
  };
}

type Parameter = (value: unknown) => string;

function condition(filter: ListFilter, { sql, type, where }: SqlColumn, text: string, parameter: Parameter) {
  if (filter === 'part') return `${sql} ilike '%' || ${parameter(literalPart(text))} || '%'`;
  if (filter === 'code') {
    const codes = text.split('|').filter(Boolean);
    // As they stand, and in the two spellings in which codes are written: an index knows no case.
    const spelled = codes.flatMap((code) => [code, code.toLowerCase(), code.toUpperCase()]);
    const spellings = `${parameter(spelled)}::text[]`;
    return where ? where.replaceAll('$', () => spellings) : `${sql} = any(${spellings})`;
  }
  const day = `${parameter(isoDay(requestedDay(text)))}::date`;
  const begin = (of: string): string =>
    type === 'timestamptz' ? `(${of})::timestamp at time zone '${ZONE}'` : of;
  const conditions = {
    since: `${sql} >= ${begin(day)}`,
    until: `${sql} < ${begin(`${day} + 1`)}`,
  };
  return filter === 'day' ? `${conditions.since} and ${conditions.until}` : conditions[filter];
}

/** The place of a row: the order, what it is ordered by, and its id. */
export function writePlace(place: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** A place of another order is none in this one. */
function readPlace(text: string, order: string, parts: number): readonly string[] {
  try {
    const place: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    const isPlace = Array.isArray(place) && place.length === parts + 1 && place[0] === order;
    if (isPlace && place.every((part) => typeof part === 'string' && !part.includes('\0')))
      return place.slice(1);
  } catch {
    // Not one of ours: refused below.
  }
  throw unknownPlace();
}

export const unknownPlace = () => refused(400, OUTCOME.malformed, listSentence('placeUnknown'));
