import type pg from 'pg';
import type { RecordedStatement } from '../product/recorded-statement.ts';
import { decoded, replay } from './replay.ts';

/** The statement of a save that names the versions it replaces, and where among its values. */
export const WRITE_STATEMENT = 'roster-write-cells';
export const SEEN_AT = 3;

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
    const write = statements.find(({ called }) => called === WRITE_STATEMENT);
    const [seen] = (write?.values[SEEN_AT] ?? []) as readonly unknown[];
    if (typeof seen !== 'number')
      throw new Error(`${WRITE_STATEMENT} names no version: look at the floor again`);
    this.#pool = pool;
    this.#statements = decoded(statements);
    // the recorded save itself has already replaced it
    this.#version = cell?.version ?? seen + 1;
  }

  /** One ordinary transaction of prepared statements; `beforeCommit` may add one more. */
  async save(beforeCommit?: string): Promise<void> {
    const [saved] = await replay<{ version: number }>(
      this.#pool,
      this.#statements,
      ({ called }, at) => (called === WRITE_STATEMENT && at === SEEN_AT ? [this.#version] : undefined),
      { rowsOf: WRITE_STATEMENT, beforeCommit },
    );
    this.#version = saved!.version;
  }
}
