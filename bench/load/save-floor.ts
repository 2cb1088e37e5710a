import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type pg from 'pg';
import { decodeValue } from '../product/recorded-statement.ts';
import type { RecordedStatement } from '../product/recorded-statement.ts';

/** The statement of a save that names the version it replaces, and where among its values. */
export const REPLACE_STATEMENT = 'roster-replace-shift';
const VERSION_AT = 13;
/** The statements that take a key and keep its answer name the key's hash second. */
const KEY_STATEMENTS = /^idempotency-(?:take|keep)$/;
const KEY_AT = 1;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Where a floor saves instead of the recorded person. */
export interface FloorCell {
  readonly recordedId: string;
  readonly employeeId: string;
  readonly version: number;
}

function forCell(
  statements: readonly RecordedStatement[],
  { recordedId, employeeId }: FloorCell,
): readonly RecordedStatement[] {
  return statements.map((statement) => ({
    ...statement,
    values: JSON.parse(JSON.stringify(statement.values).replaceAll(recordedId, employeeId)) as unknown[],
  }));
}

/** The statements of one recorded save, made again and again: new keys, and each time the version that stands there. */
export class SaveFloor {
  readonly #pool: pg.Pool;
  readonly #statements: readonly RecordedStatement[];
  #version: number;

  /** `cell`: another cell of the same day, whose version stands there now; without it the one that was recorded. */
  constructor(pool: pg.Pool, recorded: readonly RecordedStatement[], cell?: FloorCell) {
    const statements = cell === undefined ? recorded : forCell(recorded, cell);
    const replace = statements.find(({ name }) => name === REPLACE_STATEMENT);
    const seen = replace?.values[VERSION_AT];
    if (typeof seen !== 'number')
      throw new Error(`${REPLACE_STATEMENT} names no version: look at the floor again`);
    this.#pool = pool;
    this.#statements = statements.map((statement) => ({
      ...statement,
      values: statement.values.map(decodeValue),
    }));
    // the recorded save itself has already replaced it
    this.#version = cell?.version ?? seen + 1;
  }

  /** One ordinary transaction of prepared statements; `beforeCommit` may add one more. */
  async save(beforeCommit?: string): Promise<void> {
    const client = await this.#pool.connect();
    const key = randomBytes(32);
    try {
      await client.query('begin');
      for (const { name, text, values } of this.#statements) {
        const isReplace = name === REPLACE_STATEMENT;
        const { rows } = await client.query<{ version: number }>({
          name: name ?? undefined,
          text,
          values: values.map((value, at) => {
            if (isReplace && at === VERSION_AT) return this.#version;
            if (name !== null && KEY_STATEMENTS.test(name) && at === KEY_AT) return key;
            return typeof value === 'string' && UUID.test(value) ? randomUUIDv7() : value;
          }),
        });
        if (isReplace) this.#version = rows[0]!.version;
      }
      if (beforeCommit) await client.query(beforeCommit);
      await client.query('commit');
    } finally {
      client.release();
    }
  }
}
