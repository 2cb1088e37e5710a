import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';

/** A burst of saves writes some ten megabytes a second: the floor is met before the disk is full. */
const LOOK_EVERY_MS = 1000;

export interface FreeSpaceParts {
  /** The data folder; while it does not exist the folder in which it would be made. */
  readonly folder: string;
  /** Bytes below which writes are refused; 0: never. */
  readonly floor: number;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  /** Free bytes where the folder is; null where that cannot be told. */
  readonly read?: (folder: string) => Promise<number | null>;
}

/** Watches the free space of the data folder, so that writes stop before PostgreSQL must. */
export class FreeSpace {
  readonly #parts: FreeSpaceParts;
  #bytes: number | null = null;
  #hasRoom = true;
  #timer: NodeJS.Timeout | null = null;

  constructor(parts: FreeSpaceParts) {
    this.#parts = parts;
  }

  /** false: nothing more may be written for now. */
  get hasRoom(): boolean {
    return this.#hasRoom;
  }

  /** At the last look; null where the system does not tell. */
  get bytes(): number | null {
    return this.#bytes;
  }

  async start(): Promise<void> {
    await this.#look();
    this.#next();
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #next(): void {
    this.#timer = setTimeout(() => {
      void this.#look().then(() => this.#timer && this.#next());
    }, LOOK_EVERY_MS);
    this.#timer.unref();
  }

  async #look(): Promise<void> {
    const { folder, floor, log, read = freeBytes } = this.#parts;
    this.#bytes = await read(folder);
    const hasRoom = this.#bytes === null || this.#bytes >= floor;
    if (hasRoom === this.#hasRoom) return;
    this.#hasRoom = hasRoom;
    const figures = { freeBytes: this.#bytes, floor };
    if (hasRoom) log.info(figures, 'there is room again: writes are accepted');
    else log.warn(figures, 'the disk is nearly full: writes are refused, reads go on');
  }
}

/** Bytes that this process may still write where the folder is, or will be; null where the system does not tell. */
export async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return isMissing && dirname(folder) !== folder ? freeBytes(dirname(folder)) : null;
  }
}
