import { setTimeout as pause } from 'node:timers/promises';
import { CROWDED, OTHER_MANAGER } from '../product/world-under-load.ts';
import { HttpSession } from './http-session.ts';
import { onSchedule } from './on-schedule.ts';
import { RosterHand } from './roster-hand.ts';

const OPENED_AT_ONCE = 25;
const GRACE_MS = 3000;
const LOOK_MS = 50;
const CELL = /"employeeId":"([^"]+)"/g;

/** Many screens of one plant, each with its stream; they look at nothing but whose cell changed. */
export class OpenScreens {
  readonly #hands: readonly RosterHand[];
  /** When the latest save of each person's cell was begun. */
  readonly #begun = new Map<string, number>();
  /** How long each screen waited for each save. */
  readonly #heard: number[][] = [];

  private constructor(hands: readonly RosterHand[]) {
    this.#hands = hands;
  }

  static async open(url: string, saver: HttpSession, screens: number): Promise<OpenScreens> {
    const session = await HttpSession.open(url, OTHER_MANAGER);
    const hands: RosterHand[] = [];
    for (let hand = 0; hand < CROWDED.hands; hand++)
      hands.push(await RosterHand.on(saver, CROWDED.row + hand));
    const all = new OpenScreens(hands);
    for (let opened = 0; opened < screens; opened += OPENED_AT_ONCE) {
      await Promise.all(Array.from({ length: OPENED_AT_ONCE }, () => all.#listen(session)));
    }
    return all;
  }

  /** Milliseconds from each save, twenty a second by several hands in turn, until each screen heard of it. */
  async deliver(saves: number): Promise<readonly number[]> {
    for (const one of this.#heard) one.length = 0;
    let next = 0;
    await onSchedule(saves, () => {
      const hand = this.#hands[next++ % this.#hands.length]!;
      this.#begun.set(hand.employeeId, performance.now());
      return hand.save();
    });
    const isComplete = (): boolean => this.#heard.every(({ length }) => length >= saves);
    for (let waited = 0; !isComplete() && waited < GRACE_MS; waited += LOOK_MS) await pause(LOOK_MS);
    if (!isComplete()) throw new Error('a screen did not hear of every save');
    return this.#heard.flat();
  }

  async #listen(session: HttpSession): Promise<void> {
    const stream = await session.stream('/api/events');
    const times: number[] = [];
    this.#heard.push(times);
    let rest = '';
    stream.setEncoding('latin1').on('data', (chunk: string) => {
      const now = performance.now();
      const blocks = (rest + chunk).split('\n\n');
      rest = blocks.pop()!;
      for (const block of blocks) {
        if (!block.includes('event: roster')) continue;
        for (const [, employeeId] of block.matchAll(CELL)) {
          const begun = this.#begun.get(employeeId!);
          if (begun !== undefined) times.push(now - begun);
        }
      }
    });
    stream.once('error', () => undefined);
  }
}
