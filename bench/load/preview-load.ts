import { previewCounters } from '@torre/contract/counters';
import type { PreviewReply, WishedShift } from '@torre/contract/counters';
import { MANAGER, MONTH, PLANT } from '../product/world-under-load.ts';
import { HttpSession } from './http-session.ts';
import { onSchedule } from './on-schedule.ts';
import { readPeople } from './roster-actor.ts';

/** On one connection alone calls would wait for each other. */
const CONNECTIONS = 16;
const EVERY_MS = 40;
const WORKS: ReadonlySet<string> = new Set(['M', 'P', 'N']);

/** Asks what it would do to the counters if somebody who works had a day of rest instead. */
export class PreviewLoad {
  readonly #session: HttpSession;
  readonly #wishes: readonly WishedShift[];

  private constructor(session: HttpSession, wishes: readonly WishedShift[]) {
    this.#session = session;
    this.#wishes = wishes;
  }

  static async open(url: string): Promise<PreviewLoad> {
    const session = await HttpSession.open(url, MANAGER, CONNECTIONS);
    const wishes = (await readPeople(session)).flatMap(({ employeeId, cells }) =>
      cells.split(' ').flatMap((turn, index): WishedShift[] => {
        const date = String(Number(MONTH.from) + index);
        return WORKS.has(turn) ? [{ kind: 'shift', employeeId, date, turn: 'R' }] : [];
      }),
    );
    const load = new PreviewLoad(session, wishes);
    // The first preview reads the month: those that come on schedule find it in memory.
    await load.#preview(wishes[0]!);
    return load;
  }

  /** Milliseconds from when each call was due. Throws when most of them find nothing that would differ. */
  async ask(calls: number): Promise<readonly number[]> {
    const times: number[] = [];
    let asked = 0;
    let differing = 0;
    const ask = async (due: number): Promise<void> => {
      // A prime apart: neighbouring calls are about other people and days.
      const wish = this.#wishes[(asked++ * 101) % this.#wishes.length]!;
      const { counters } = await this.#preview(wish);
      times.push(performance.now() - due);
      if (counters.length > 0) differing++;
    };
    await onSchedule(calls, ask, undefined, EVERY_MS);
    if (differing * 2 < calls) throw new Error(`only ${differing} of ${calls} previews found a difference`);
    return times;
  }

  #preview(wish: WishedShift): Promise<PreviewReply> {
    const args = { query: { division: `DIV${PLANT}` }, body: { changes: [wish] } };
    return this.#session.reply(previewCounters, args);
  }
}
