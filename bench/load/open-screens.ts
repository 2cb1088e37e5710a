import { setTimeout as pause } from 'node:timers/promises';
import { MANY_SCREENS, OTHER_MANAGER } from '../product/world-under-load.ts';
import { HttpSession } from './http-session.ts';
import { onSchedule } from './on-schedule.ts';
import { RosterActor } from './roster-actor.ts';

const OPENED_AT_ONCE = 25;
const GRACE_MS = 3000;
const LOOK_MS = 50;
const CELL = /"employeeId":"([^"]+)"/g;

/** Many screens of one plant, each with its stream; they look at nothing but whose cell changed. */
export class OpenScreens {
  readonly #actors: readonly RosterActor[];
  /** When the latest save of each person's cell was begun. */
  readonly #begun = new Map<string, number>();
  /** How long each screen waited for each save. */
  readonly #heard: number[][] = [];

  private constructor(actors: readonly RosterActor[]) {
    this.#actors = actors;
  }

  static async open(url: string, saver: HttpSession, screens: number): Promise<OpenScreens> {
    const session = await HttpSession.open(url, OTHER_MANAGER);
    const actors: RosterActor[] = [];
    for (let actor = 0; actor < MANY_SCREENS.actors; actor++)
      actors.push(await RosterActor.on(saver, MANY_SCREENS.row + actor));
    const all = new OpenScreens(actors);
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
      const actor = this.#actors[next++ % this.#actors.length]!;
      this.#begun.set(actor.employeeId, performance.now());
      return actor.save();
    });
    const isComplete = (): boolean => this.#heard.every(({ length }) => length >= saves);
    for (let waited = 0; !isComplete() && waited < GRACE_MS; waited += LOOK_MS) await pause(LOOK_MS);
    if (!isComplete()) throw new Error('a screen did not hear of every save');
    return this.#heard.flat();
  }

  async #listen(session: HttpSession): Promise<void> {
    const times: number[] = [];
    this.#heard.push(times);
    await session.events((block) => {
      const now = performance.now();
      if (!block.includes('event: roster')) return;
      for (const [, employeeId] of block.matchAll(CELL)) {
        const begun = this.#begun.get(employeeId!);
        if (begun !== undefined) times.push(now - begun);
      }
    });
  }
}
