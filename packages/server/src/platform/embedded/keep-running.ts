import { setTimeout as delay } from 'node:timers/promises';
import { clearOrphans } from './orphans.ts';
import { startPostmaster, type Postmaster, type PostmasterPlace } from './postmaster.ts';
import type { Reserve } from './reserve.ts';

export interface RunningPostmaster {
  readonly pid: number;
  stop(): Promise<void>;
}

/** A cause that goes away by itself (a full disk, memory) is noticed this soon. */
const LONGEST_PAUSE_MS = 3_000;

/**
 * Keeps one postmaster running: whoever ends it but `stop` (a full disk, out of memory, a wrong kill) sees it start
 * again, with the reserve of disk space where that is what it lacks. It never gives up: meanwhile the calls answer 503
 * and the health of the server tells.
 */
export async function keepRunning(
  place: PostmasterPlace,
  reserve: Pick<Reserve, 'releaseIfFull'>,
  onSpawn: (pid: number) => void,
  log: (message: string) => void,
): Promise<RunningPostmaster> {
  const stopped = new AbortController();
  let current = await firstStart();
  let restart: Promise<void> = Promise.resolve();
  watch(current);

  async function firstStart(): Promise<Postmaster> {
    try {
      return await startPostmaster(place, onSpawn);
    } catch (error) {
      if (!(await reserve.releaseIfFull())) throw error;
      log(RELEASED);
      await clearOrphans(place.folder.cluster);
      return startPostmaster(place, onSpawn);
    }
  }

  function watch(postmaster: Postmaster): void {
    void postmaster.ended.then(() => {
      if (stopped.signal.aborted) return;
      log('PostgreSQL si è fermato da solo: lo riavvio.');
      restart = startAgain();
    });
  }

  async function startAgain(): Promise<void> {
    let lastReason = '';
    for (let pause = 500; !stopped.signal.aborted; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        if (await reserve.releaseIfFull()) log(RELEASED);
        await clearOrphans(place.folder.cluster);
        current = await startPostmaster(place, onSpawn);
        watch(current);
        log('PostgreSQL è di nuovo pronto.');
        return;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        // Hours of the same reason would fill the log, and perhaps the same disk.
        if (reason !== lastReason) log(reason);
        lastReason = reason;
        await delay(pause, undefined, { ref: false, signal: stopped.signal }).catch(() => undefined);
      }
    }
  }

  return {
    get pid() {
      return current.pid;
    },
    async stop() {
      stopped.abort();
      await restart;
      await current.stop();
    },
  };
}

const RELEASED = 'Il disco è pieno: liberata la riserva, perché PostgreSQL possa ripartire.';
