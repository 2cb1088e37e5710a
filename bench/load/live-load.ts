import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { RosterPatch } from '@torre/contract/cells';
import { LIVE } from '../product/world-under-load.ts';
import { HttpSession } from './http-session.ts';
import { onSchedule } from './on-schedule.ts';
import { RosterActor } from './roster-actor.ts';
import type { SaveFloor } from './save-floor.ts';

const LOOK_MS = 50;
const GRACE_MS = 3000;
const CHANNEL = 'torre_bench';

/** Milliseconds from each scheduled save until the other side heard of it. Throws when one is not heard of. */
async function heardOf(
  saves: number,
  save: () => Promise<unknown>,
  heard: (hear: () => void) => void,
): Promise<readonly number[]> {
  const begun: number[] = [];
  const times: number[] = [];
  heard(() => {
    if (times.length < begun.length) times.push(performance.now() - begun[times.length]!);
  });
  await onSchedule(saves, save, (at) => begun.push(at));
  for (let waited = 0; times.length < saves && waited < GRACE_MS; waited += LOOK_MS) await pause(LOOK_MS);
  if (times.length < saves) throw new Error(`${saves - times.length} of ${saves} saves were never heard of`);
  return times;
}

/** One manager saves, another one's open stream hears of it. */
export class LiveLoad {
  readonly #actors: readonly RosterActor[];
  #hear: (employeeId: string) => void = () => {};
  #turn = 0;

  private constructor(actors: readonly RosterActor[]) {
    this.#actors = actors;
  }

  static async open(url: string, saver: HttpSession, listener: string): Promise<LiveLoad> {
    const actors: RosterActor[] = [];
    for (let actor = 0; actor < LIVE.actors; actor++)
      actors.push(await RosterActor.on(saver, LIVE.row + actor));
    const load = new LiveLoad(actors);
    await (await HttpSession.open(url, listener)).events((block) => load.#take(block));
    return load;
  }

  deliver(saves: number): Promise<readonly number[]> {
    return heardOf(
      saves,
      () => this.#actors[this.#turn++ % this.#actors.length]!.save(),
      (hear) =>
        (this.#hear = (saved) => this.#actors.some(({ employeeId }) => employeeId === saved) && hear()),
    );
  }

  #take(block: string): void {
    if (!/^event: roster$/m.test(block)) return;
    const patch = JSON.parse(/^data: (.*)$/m.exec(block)![1]!) as RosterPatch;
    for (const { employeeId } of patch.cells) this.#hear(employeeId);
  }
}

/** The floor of a live event: the statements of the saves, each in its cell by turns, with a NOTIFY, heard by another connection. */
export async function notifyDirectly(
  access: pg.ClientConfig,
  floors: readonly SaveFloor[],
  saves: number,
): Promise<readonly number[]> {
  let turn = 0;
  const listener = new pg.Client(access);
  await listener.connect();
  try {
    await listener.query(`listen ${CHANNEL}`);
    return await heardOf(
      saves,
      () => floors[turn++ % floors.length]!.save(`notify ${CHANNEL}`),
      (hear) => listener.on('notification', hear),
    );
  } finally {
    const ended = once(listener, 'end');
    await listener.end();
    await ended;
  }
}
