import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { compactCalendar } from '@torre/contract/month';
import { health } from '@torre/contract/shell';
import type { RecordedStatement } from '../product/recorded-statement.ts';
import { MONTH, PLANT, ROW } from '../product/world-under-load.ts';
import type { Answer, HttpSession } from './http-session.ts';
import { RosterActor } from './roster-actor.ts';

export type Encoding = 'br' | 'identity';

/** A save is announced within 20 ms and read by the hub then: a read timed before that would wait for it. */
const UNTIL_QUIET_MS = 60;
/** Small calls before each timed one: after a pause two processes wake up more slowly than one, which is not our subject. */
const WAKING_CALLS = 5;

/** Reads of the compact month, one client, closed loop. Times are in milliseconds. */
export class MonthLoad {
  readonly #session: HttpSession;
  readonly #actor: RosterActor;

  private constructor(session: HttpSession, actor: RosterActor) {
    this.#session = session;
    this.#actor = actor;
  }

  static async open(session: HttpSession): Promise<MonthLoad> {
    return new MonthLoad(session, await RosterActor.on(session, ROW.cold));
  }

  read(encoding: Encoding): Promise<Answer> {
    return this.#session.call(
      compactCalendar,
      { query: { plant: PLANT, shape: 'compact' }, body: MONTH },
      { 'Accept-Encoding': encoding },
    );
  }

  /** Each read comes after a save in the month: the server holds nothing of it then. */
  async cold(samples: number, encoding: Encoding): Promise<readonly number[]> {
    const times: number[] = [];
    for (let sample = 0; sample < samples; sample++) {
      await this.#actor.save();
      await pause(UNTIL_QUIET_MS);
      for (let call = 0; call < WAKING_CALLS; call++) await this.#session.call(health, {});
      times.push(await this.#timed(encoding));
    }
    return times;
  }

  /** The whole month again, not a 304. */
  async warm(samples: number): Promise<readonly number[]> {
    const times: number[] = [];
    for (let sample = 0; sample < samples; sample++) times.push(await this.#timed('br'));
    return times;
  }

  async #timed(encoding: Encoding): Promise<number> {
    const begin = performance.now();
    const { status } = await this.read(encoding);
    const took = performance.now() - begin;
    if (status !== 200) throw new Error(`the month answered ${status}`);
    return took;
  }
}

/** The statements of one read of the month by themselves, one after the other, as spaced out as the reads are. */
export async function readStatements(
  pool: pg.Pool,
  statements: readonly RecordedStatement[],
  samples: number,
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let sample = 0; sample < samples; sample++) {
    await pause(UNTIL_QUIET_MS);
    for (let call = 0; call < WAKING_CALLS; call++) await pool.query('select 1');
    const begin = performance.now();
    for (const { name, text, values } of statements) {
      await pool.query({ name: name ?? undefined, text, values: [...values] });
    }
    times.push(performance.now() - begin);
  }
  return times;
}
