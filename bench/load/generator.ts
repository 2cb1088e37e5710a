/** The load generator: a process of its own, so that its work is not on the clock of anything measured. */
import pg from 'pg';
import type { DatabaseAccess, RecordedStatement } from '../product/recorded-statement.ts';
import { LIVE, MANAGER, OTHER_MANAGER, ROW } from '../product/world-under-load.ts';
import { bareServer } from './bare-server.ts';
import { BulkFloor, BulkActor } from './bulk-actor.ts';
import { ContentLoad } from './content-load.ts';
import type { SearchWay } from './content-load.ts';
import { CounterLoad } from './counter-load.ts';
import { HttpSession } from './http-session.ts';
import { ListLoad } from './list-load.ts';
import type { ListWay } from './list-load.ts';
import { LiveLoad, notifyDirectly } from './live-load.ts';
import { MonthLoad, readStatements } from './month-load.ts';
import type { Encoding } from './month-load.ts';
import { OpenScreens } from './open-screens.ts';
import { OverloadLoad } from './overload-load.ts';
import { PreviewLoad } from './preview-load.ts';
import { PublicationLoad } from './publication-load.ts';
import { RosterActor } from './roster-actor.ts';
import { SaveFloor } from './save-floor.ts';
import { ConcurrentSaves } from './concurrent-saves.ts';
import { enter, hashAsStored } from './sign-in-load.ts';

export interface LoadSetup {
  readonly url: string;
  readonly access: DatabaseAccess;
  readonly month: readonly RecordedStatement[];
  readonly save: readonly RecordedStatement[];
  readonly bulk: readonly RecordedStatement[];
}

/** Tasks by name, with their times in milliseconds. */
export type LoadTasks = Awaited<ReturnType<typeof openTasks>>;

/** As many connections as the product's own pool. */
const POOL_SIZE = 12;

async function openTasks({ url, access, month, save, bulk }: LoadSetup) {
  const pool = new pg.Pool({ ...access, max: POOL_SIZE });
  const manager = await HttpSession.open(url, MANAGER);
  const reader = await MonthLoad.open(manager);
  const actor = await RosterActor.on(manager, ROW.saved);
  const painted = await RosterActor.on(manager, ROW.painted);
  const live = await LiveLoad.open(url, manager, OTHER_MANAGER);
  const floor = new SaveFloor(pool, save);
  const { employeeId: recordedId } = await RosterActor.on(manager, ROW.recorded);
  const liveFloors: SaveFloor[] = [];
  for (let nth = 0; nth < LIVE.actors; nth++) {
    const { employeeId, version } = await RosterActor.on(manager, LIVE.floorRow + nth);
    liveFloors.push(new SaveFloor(pool, save, { recordedId, employeeId, version }));
  }
  const many = await BulkActor.open(manager);
  const manyFloor = new BulkFloor(pool, bulk, many);
  const overload = await OverloadLoad.open(url, manager);
  const prepared = await reader.read('br');
  const bare = await bareServer(prepared.body);
  const concurrent = await ConcurrentSaves.open(url, pool, save);
  const hash = await hashAsStored(pool);
  const counters = once((at: string) => CounterLoad.open(at));
  const lists = once((at: string) => ListLoad.open(at));
  const content = once((at: string) => ContentLoad.open(at));
  const publications = once((at: string) => PublicationLoad.open(at));
  const previews = once((at: string) => PreviewLoad.open(at));
  const screens = once((count: number) => OpenScreens.open(url, manager, count));
  return {
    monthCold: ({ samples, encoding }: { samples: number; encoding: Encoding }) =>
      reader.cold(samples, encoding),
    monthStatements: ({ samples }: { samples: number }) => readStatements(pool, month, samples),
    monthWarm: ({ samples }: { samples: number }) => reader.warm(samples),
    monthBare: ({ samples }: { samples: number }) => bare.read(samples),
    monthBytes: async ({ encoding }: { encoding: Encoding }) => (await reader.read(encoding)).body.length,
    saves: ({ samples }: { samples: number }) => timed(samples, () => actor.save()),
    saveFloor: ({ samples }: { samples: number }) => timed(samples, () => floor.save()),
    bulkSaves: ({ samples }: { samples: number }) => timed(samples, () => many.save()),
    bulkFloor: ({ samples }: { samples: number }) => timed(samples, () => manyFloor.save()),
    concurrentSaves: ({ samples }: { samples: number }) => concurrent.product(samples),
    concurrentSaveFloor: ({ samples }: { samples: number }) => concurrent.floor(samples),
    signIns: ({ samples }: { samples: number }) => timed(samples, () => enter(url)),
    hashes: ({ samples }: { samples: number }) => timed(samples, hash),
    counterDetails: async ({ calls }: { calls: number }) => (await counters(url)).details(calls),
    listPages: async ({ way, calls }: { way: ListWay; calls: number }) =>
      (await lists(url)).pages(way, calls),
    counterPreviews: async ({ calls }: { calls: number }) => (await previews(url)).ask(calls),
    articles: async ({ samples }: { samples: number }) => (await content(url)).read(samples),
    articlesBare: async ({ samples }: { samples: number }) => (await content(url)).bare(samples),
    articlesOnSchedule: async ({ calls }: { calls: number }) => (await content(url)).readOnSchedule(calls),
    searches: async ({ way, calls }: { way: SearchWay; calls: number }) =>
      (await content(url)).search(way, calls),
    publications: async ({ count }: { count: number }) =>
      (await publications(url)).publish((await content(url)).ids(count)),
    deliverToScreens: async ({ screens: count, saves }: { screens: number; saves: number }) =>
      (await screens(count)).deliver(saves),
    deliver: ({ saves }: { saves: number }) => live.deliver(saves),
    notifyFloor: ({ saves }: { saves: number }) => notifyDirectly({ ...access }, liveFloors, saves),
    capacity: ({ seconds }: { seconds: number }) => overload.capacity(seconds),
    overload: ({ seconds, saves, reads }: { seconds: number; saves: number; reads: number }) =>
      overload.overload(seconds, saves, reads),
    /** One save that an open browser shall paint; answers whose cell it was. */
    saveForPaint: async () => (await painted.save()).shift.shiftId,
  };
}

/** Opened by the first who asks, kept for the others. */
function once<A, T>(open: (argument: A) => Promise<T>): (argument: A) => Promise<T> {
  let opened: Promise<T> | null = null;
  return (argument) => (opened ??= open(argument));
}

async function timed(samples: number, work: () => Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let sample = 0; sample < samples; sample++) {
    const begin = performance.now();
    await work();
    times.push(performance.now() - begin);
  }
  return times;
}

interface Order {
  readonly id: number;
  readonly task: keyof LoadTasks;
  readonly args: never;
}

process.once('message', (setup: LoadSetup) => {
  const tasks = openTasks(setup);
  const answer = (id: number, work: Promise<unknown>): void => {
    work.then(
      (value) => process.send?.({ id, value }),
      (error: unknown) =>
        process.send?.({ id, failure: error instanceof Error ? error.stack : String(error) }),
    );
  };
  answer(
    0,
    tasks.then(() => null),
  );
  process.on('message', ({ id, task, args }: Order) => {
    answer(
      id,
      tasks.then<unknown>((open) => open[task](args)),
    );
  });
});
