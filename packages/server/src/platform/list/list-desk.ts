import { createHash } from 'node:crypto';
import pg from 'pg';
import { LIST_COUNTED, LIST_EXPORTED } from '@torre/contract/list';
import type { AnyList, ListReply } from '@torre/contract/list';
import { OUTCOME } from '@torre/contract/outcome';
import { listSentence } from '@torre/contract/list/sentences';
import type { Principal } from '../access/principal.ts';
import { asSystem, currentScope, requireRole } from '../access/request-scope.ts';
import type { Queryable } from '../db/index.ts';
import { okOutcome, refused } from '../http/refused.ts';
import { KnownMany } from './known-many.ts';
import type { ListSource } from './list-source.ts';
import { listStatement, unknownPlace, writePlace } from './list-statement.ts';
import type { AskedList, ListStatement } from './list-statement.ts';

/** Rows of a page. */
export const LIST_PAGE = 50;

export interface ListDeskOptions<L extends AnyList, Raw, Row> {
  readonly source: ListSource<L>;
  /** Values of the source's own parameters, of which the call may name some. */
  readonly given?: (principal: Principal, asked: AskedList) => readonly unknown[];
  /** The rows of the database as the reply has them. */
  readonly rows: (raw: readonly Raw[], principal: Principal) => readonly Row[] | Promise<readonly Row[]>;
  /** Rows that no row policy shows, read as the system; the access rule of the calls lets this role alone in. */
  readonly asSystemFor?: string;
}

interface PageCall {
  readonly principal: Principal;
  readonly query: AskedList;
}

/** Reads pages of a list, and all of it for a file. */
export class ListDesk<L extends AnyList, Raw, Row> {
  readonly #on: Queryable;
  readonly #options: ListDeskOptions<L, Raw, Row>;
  readonly #many = new KnownMany();

  constructor(on: Queryable, options: ListDeskOptions<L, Raw, Row>) {
    this.#on = on;
    this.#options = options;
  }

  get list(): L {
    return this.#options.source.list;
  }

  /** The handler of the call that reads a page. Prepared text: through its schema a page of the trail costs ten times as much. */
  readonly answer = async ({ principal, query }: PageCall): Promise<Buffer> =>
    Buffer.from(JSON.stringify({ outcome: okOutcome(), ...(await this.page(principal, query)) }));

  /** A page of the rows that pass the filters; the first one says how many there are, up to LIST_COUNTED. */
  page(principal: Principal, asked: AskedList): Promise<ListReply<Row>> {
    return this.#read(async () => {
      const statement = await this.#statement(principal, asked);
      const read = await this.#rows(statement, LIST_PAGE + 1).catch((error: unknown) => {
        throw asked['beyond'] && isDataError(error) ? unknownPlace() : error;
      });
      const raw = read.slice(0, LIST_PAGE);
      const last = read.length > LIST_PAGE ? raw.at(-1) : undefined;
      return {
        rows: await this.#options.rows(raw, principal),
        beyond: last ? writePlace(last.place) : null,
        ...(asked['beyond'] === undefined && {
          total: last ? await this.#count(statement) : raw.length,
        }),
      };
    });
  }

  /** Every row that passes the filters. Refuses with 409 when there are more than a file holds. */
  all(principal: Principal, asked: AskedList): Promise<readonly Row[]> {
    return this.#read(async () => {
      const raw = await this.#rows(await this.#statement(principal, asked), LIST_EXPORTED + 1);
      if (raw.length > LIST_EXPORTED)
        throw refused(
          409,
          OUTCOME.stale,
          listSentence('tooLong', { most: LIST_EXPORTED.toLocaleString('it') }),
        );
      return this.#options.rows(raw, principal);
    });
  }

  #read<T>(read: () => Promise<T>): Promise<T> {
    const { asSystemFor } = this.#options;
    if (asSystemFor === undefined) return read();
    requireRole(asSystemFor);
    return asSystem(read);
  }

  #statement(principal: Principal, asked: AskedList): Promise<ListStatement> {
    const { source, given } = this.#options;
    return listStatement(this.#on, source, asked, given?.(principal, asked) ?? []);
  }

  async #rows({ where, orderBy, place, values, isPlain }: ListStatement, most: number) {
    const { select, from } = this.#options.source;
    const text = `select ${select}, ${place} as place from ${from} where ${where} order by ${orderBy} limit ${most}`;
    const { rows } = await this.#on.query<Raw & { readonly place: readonly string[] }>(
      isPlain ? prepared(text) : text,
      values,
    );
    return rows;
  }

  /** null: more than are counted. */
  async #count({ where, values, isPlain }: ListStatement): Promise<number | null> {
    const asked = JSON.stringify([currentScope()?.opening, where, values]);
    if (this.#many.has(asked)) return null;
    const { select, from } = this.#options.source;
    const text = `select count(*)::int as count
       from (select ${select} from ${from} where ${where} limit ${LIST_COUNTED + 1}) as counted`;
    const { rows } = await this.#on.query<{ count: number }>(isPlain ? prepared(text) : text, values);
    const count = rows[0]!.count;
    if (count <= LIST_COUNTED) return count;
    this.#many.add(asked);
    return null;
  }
}

/** A place that is none of ours names a value that the order does not know (SQLSTATE class 22). */
const isDataError = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code ?? '').startsWith('22');

/**
 * Read and planned once per connection: half of what such a page costs the database. Not with filters: a plan that is kept
 * for any value is dearer than one for the value asked for.
 */
const prepared = (text: string) => ({
  name: `list-${createHash('sha256').update(text).digest('base64url')}`,
  text,
});
