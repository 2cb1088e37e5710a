import { setTimeout as delay } from 'node:timers/promises';
import { clearOrphans } from './orphans.ts';
import { startPostmaster, type Postmaster, type PostmasterPlace } from './postmaster.ts';

export interface RunningPostmaster {
  readonly pid: number;
  stop(): Promise<void>;
}

const RESTARTS_IN_A_ROW = 5;

/**
 * Keeps one postmaster running: whoever ends it but `stop` (out of memory, a wrong kill) sees it start again.
 * Gives up after five failed starts in a row; the health of the server tells then.
 */
export async function keepRunning(
  place: PostmasterPlace,
  onSpawn: (pid: number) => void,
  log: (message: string) => void,
): Promise<RunningPostmaster> {
  let current = await startPostmaster(place, onSpawn);
  let isStopped = false;
  let restart: Promise<void> = Promise.resolve();
  watch(current);

  function watch(postmaster: Postmaster): void {
    void postmaster.ended.then(() => {
      if (isStopped) return;
      log('PostgreSQL si è fermato da solo: lo riavvio.');
      restart = startAgain();
    });
  }

  async function startAgain(): Promise<void> {
    for (let attempt = 1; attempt <= RESTARTS_IN_A_ROW && !isStopped; attempt += 1) {
      try {
        await clearOrphans(place.folder.cluster);
        current = await startPostmaster(place, onSpawn);
        watch(current);
        log('PostgreSQL è di nuovo pronto.');
        return;
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
        await delay(attempt * 1_000, undefined, { ref: false });
      }
    }
  }

  return {
    get pid() {
      return current.pid;
    },
    async stop() {
      isStopped = true;
      await restart;
      await current.stop();
    },
  };
}
