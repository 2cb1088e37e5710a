import { randomFillSync } from 'node:crypto';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { freeBytes } from '../free-space.ts';
import type { DataFolder } from './data-folder.ts';

const BLOCK_BYTES = 1_048_576;
const BLOCKS = 64;
/** Room that is given up when the disk is full, so that PostgreSQL can recover: it writes before it serves. */
export const RESERVE_BYTES = BLOCKS * BLOCK_BYTES;
const LOOK_EVERY_MS = 10_000;

export interface Reserve {
  /** Gives the room up when the disk is as good as full; true when it did. */
  releaseIfFull(): Promise<boolean>;
  /** Puts the room aside as soon as the disk has enough, beside the work: now and from time to time. */
  keep(): void;
  /** Stops looking; waits for a write under way. */
  stop(): Promise<void>;
}

/**
 * The reserve of a data folder. `floor`: free bytes that must be left when it is put aside; `read` tells how many there
 * are, null where the system does not say.
 */
export function reserveOf(
  folder: Pick<DataFolder, 'root'>,
  floor: number,
  read: (folder: string) => Promise<number | null> = freeBytes,
): Reserve {
  const path = join(folder.root, 'reserve');
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  let work: Promise<void> = Promise.resolve();

  async function putAside(): Promise<void> {
    if (isStopped || existsSync(path)) return;
    const free = (await read(folder.root)) ?? 0;
    if (free - RESERVE_BYTES >= Math.max(floor, RESERVE_BYTES)) await fill(path);
  }

  function look(): void {
    if (isStopped) return;
    timer = setTimeout(() => {
      work = putAside().then(look, look);
    }, LOOK_EVERY_MS);
    timer.unref();
  }

  return {
    async releaseIfFull() {
      const free = await read(folder.root);
      if (free === null || free >= RESERVE_BYTES || !existsSync(path)) return false;
      rmSync(path, { force: true });
      return true;
    },
    keep() {
      // A disk without room for it is no reason not to start.
      work = putAside().then(look, look);
    },
    async stop() {
      isStopped = true;
      if (timer) clearTimeout(timer);
      await work;
    },
  };
}

/** Random blocks: a file system that compresses would give zeros no room. */
async function fill(path: string): Promise<void> {
  const draft = `${path}.new`;
  const block = randomFillSync(Buffer.alloc(BLOCK_BYTES));
  const file = await open(draft, 'w', 0o600);
  try {
    for (let written = 0; written < BLOCKS; written += 1) await file.write(block);
    await file.sync();
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  renameSync(draft, path);
}
