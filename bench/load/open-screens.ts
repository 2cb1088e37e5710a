import { setTimeout as pause } from 'node:timers/promises';
import { OTHER_MANAGER, ROW } from '../product/world-under-load.ts';
import { HttpSession } from './http-session.ts';
import { onSchedule } from './on-schedule.ts';
import { RosterHand } from './roster-hand.ts';

const MARK = 'event: roster\n';
const OPENED_AT_ONCE = 25;
const GRACE_MS = 3000;

/** Many screens of one plant, each with its stream; they look at nothing but when an event came. */
export class OpenScreens {
  readonly #hand: RosterHand;
  /** When each screen heard of which save, in the order of the saves. */
  readonly #heard: number[][] = [];

  private constructor(hand: RosterHand) {
    this.#hand = hand;
  }

  static async open(url: string, saver: HttpSession, screens: number): Promise<OpenScreens> {
    const session = await HttpSession.open(url, OTHER_MANAGER);
    const all = new OpenScreens(await RosterHand.on(saver, ROW.crowded));
    for (let opened = 0; opened < screens; opened += OPENED_AT_ONCE) {
      await Promise.all(Array.from({ length: OPENED_AT_ONCE }, () => all.#listen(session)));
    }
    return all;
  }

  /** Milliseconds from each save, twenty a second, until each screen heard of it. */
  async deliver(saves: number): Promise<readonly number[]> {
    for (const one of this.#heard) one.length = 0;
    const begun = await onSchedule(saves, () => this.#hand.save());
    const isComplete = (): boolean => this.#heard.every(({ length }) => length >= saves);
    for (let waited = 0; !isComplete() && waited < GRACE_MS; waited += 50) await pause(50);
    if (!isComplete()) throw new Error('a screen did not hear of every save');
    return this.#heard.flatMap((times) => begun.map((at, save) => times[save]! - at));
  }

  async #listen(session: HttpSession): Promise<void> {
    const stream = await session.stream('/api/events');
    const times: number[] = [];
    this.#heard.push(times);
    let rest = '';
    stream.setEncoding('latin1').on('data', (chunk: string) => {
      const now = performance.now();
      const parts = (rest + chunk).split(MARK);
      for (let event = 1; event < parts.length; event++) times.push(now);
      rest = parts.at(-1)!.slice(-MARK.length);
    });
    stream.once('error', () => undefined);
  }
}
