import { readCounterDetail } from '@torre/contract/counters';
import { MANAGER, MONTH, PLANT } from '../product/world-under-load.ts';
import { HttpSession } from './http-session.ts';
import { onSchedule } from './on-schedule.ts';

/** On one connection alone calls would wait for each other. */
const CONNECTIONS = 16;
const SLOTS = ['N', 'M', 'P'] as const;
const DAYS = 31;
const EVERY_MS = 10;

/** Details of the counters of a month, by day and slot, a hundred a second whatever the answers do. */
export class CounterLoad {
  readonly #session: HttpSession;

  private constructor(session: HttpSession) {
    this.#session = session;
  }

  static async open(url: string): Promise<CounterLoad> {
    return new CounterLoad(await HttpSession.open(url, MANAGER, CONNECTIONS));
  }

  /** Milliseconds from when each call was due. */
  async details(calls: number): Promise<readonly number[]> {
    const times: number[] = [];
    let asked = 0;
    const ask = async (due: number): Promise<void> => {
      const nth = asked++;
      const date = String(Number(MONTH.from) + (nth % DAYS));
      const path = { timeslotId: SLOTS[nth % SLOTS.length]!, counterId: `DIV${PLANT}-${date}` };
      const { status } = await this.#session.call(readCounterDetail, { path, query: {} });
      if (status !== 200) throw new Error(`the counter of ${date} answered ${status}`);
      times.push(performance.now() - due);
    };
    await onSchedule(calls, ask, undefined, EVERY_MS);
    return times;
  }
}
