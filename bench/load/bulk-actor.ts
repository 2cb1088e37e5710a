import { randomUUID } from 'node:crypto';
import { changeSelection } from '@torre/contract/bulk';
import type { BulkReply, SeenCell } from '@torre/contract/bulk';
import { compactCalendar } from '@torre/contract/month';
import type { CompactMonth } from '@torre/contract/month';
import type pg from 'pg';
import type { RecordedStatement } from '../product/recorded-statement.ts';
import { BULK, PLANT } from '../product/world-under-load.ts';
import type { HttpSession } from './http-session.ts';
import { decoded, replay } from './replay.ts';
import { SEEN_AT, WRITE_STATEMENT } from './save-floor.ts';

/** Where among the values of the statement that writes cells the turns stand. */
const TURN_AT = 5;
/** In nobody's cycle: each save changes every cell. */
const TURNS = ['T10', 'T08'] as const;

/** So many people on so many days of one month, from a day (YYYYMMDD) on. */
export interface Block {
  readonly people: number;
  readonly from: string;
  readonly days: number;
}

/** A hand that changes the same block of cells again and again; product and floor go on from the same versions. */
export class BulkActor {
  readonly #session: HttpSession;
  readonly #division: string;
  #cells: readonly (SeenCell & { readonly version: number })[];
  #turn: string;

  private constructor(session: HttpSession, division: string, cells: BulkActor['cells'], turn: string) {
    this.#session = session;
    this.#division = division;
    this.#cells = cells;
    this.#turn = turn;
  }

  static async open(session: HttpSession, { people, from, days }: Block = BULK): Promise<BulkActor> {
    const month: CompactMonth = await session.reply(compactCalendar, {
      query: { plant: PLANT, shape: 'compact' },
      body: { from, to: String(Number(from) + days - 1) },
    });
    // Who stands elsewhere or has no shift on a day is no cell of the block; nor is a cell that stands as wished already.
    const whole = month.people.filter(({ cells }) => {
      const turns = new Set(cells.split(' '));
      return (
        !turns.has('.') && !turns.has('-') && (turns.size === 1 || TURNS.every((turn) => !turns.has(turn)))
      );
    });
    const cells = whole.slice(0, people).flatMap(({ employeeId, versions }) =>
      Array.from({ length: days }, (_, index) => ({
        employeeId,
        date: String(Number(from) + index),
        version: versions?.[index] ?? 1,
      })),
    );
    return new BulkActor(session, month.divisionId, cells, whole[0]?.cells.split(' ')[0] ?? '');
  }

  get cells(): readonly (SeenCell & { readonly version: number })[] {
    return this.#cells;
  }

  /** Every cell was written once more and holds this turn. */
  written(turn: string): void {
    this.#turn = turn;
    this.#cells = this.#cells.map((cell) => ({ ...cell, version: cell.version + 1 }));
  }

  /** Puts the other turn into every cell. Throws when the product refuses one of them. */
  async save(): Promise<void> {
    const turn = this.#turn === TURNS[0] ? TURNS[1] : TURNS[0];
    const reply: BulkReply = await this.#session.reply(
      changeSelection,
      { query: {}, body: { division: this.#division, cells: this.#cells, turn, overAbsence: true } },
      { 'Idempotency-Key': randomUUID() },
    );
    if (reply.shifts.length !== this.#cells.length)
      throw new Error(`${reply.shifts.length} of ${this.#cells.length} cells changed`);
    this.written(turn);
  }
}

/** The statements of one recorded change of many cells, made again with the versions that stand there. */
export class BulkFloor {
  readonly #pool: pg.Pool;
  readonly #statements: readonly RecordedStatement[];
  readonly #actor: BulkActor;

  constructor(pool: pg.Pool, recorded: readonly RecordedStatement[], actor: BulkActor) {
    this.#pool = pool;
    this.#statements = decoded(recorded);
    this.#actor = actor;
  }

  async save(): Promise<void> {
    const seen = this.#actor.cells.map(({ version }) => version);
    const rows = await replay(
      this.#pool,
      this.#statements,
      ({ called }, at) => (called === WRITE_STATEMENT && at === SEEN_AT ? seen : undefined),
      { rowsOf: WRITE_STATEMENT },
    );
    if (rows.length !== seen.length) throw new Error(`${rows.length} of ${seen.length} cells written`);
    const turns = this.#statements.find(({ called }) => called === WRITE_STATEMENT)?.values[TURN_AT];
    this.#actor.written((turns as readonly string[])[0]!);
  }
}
