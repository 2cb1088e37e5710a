import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchChromium } from './browser/chromium.ts';
import { LoadProcess } from './load/load-process.ts';
import { recordCalls } from './product/record-calls.ts';
import type { RecordedCalls } from './product/record-calls.ts';
import { startProduct } from './product/start-product.ts';
import type { RunningProduct } from './product/start-product.ts';
import { TODAY } from './product/world-under-load.ts';

/** What measures share: one product, one load generator, one browser, each started by the first that needs it. */
export class Bench {
  readonly #folder: Promise<string> = mkdtemp(join(tmpdir(), 'torre-bench-'));
  #calls: Promise<RecordedCalls> | null = null;
  #product: Promise<RunningProduct> | null = null;
  #load: Promise<LoadProcess> | null = null;
  #browser: Promise<Browser> | null = null;

  /** The product with nothing attached to it, on the embedded database with the small world. */
  product(): Promise<RunningProduct> {
    return (this.#product ??= (async () => {
      await this.#recorded();
      return startProduct({ dataFolder: await this.dataFolder(), today: TODAY, recordingFile: null });
    })());
  }

  load(): Promise<LoadProcess> {
    return (this.#load ??= (async () => {
      const { url } = await this.product();
      return LoadProcess.start({ url, ...(await this.#recorded()) });
    })());
  }

  browser(): Promise<Browser> {
    return (this.#browser ??= launchChromium());
  }

  /** Stops everything that was started and removes its data. */
  async close(): Promise<void> {
    const ended = <T>(started: Promise<T> | null, end: (one: T) => unknown): unknown =>
      started?.then(end, () => undefined);
    await ended(this.#browser, (browser) => browser.close());
    await ended(this.#load, (load) => load.stop());
    await ended(this.#product, (product) => product.stop());
    await rm(await this.#folder, { recursive: true, force: true });
  }

  async dataFolder(): Promise<string> {
    return join(await this.#folder, 'data');
  }

  #recorded(): Promise<RecordedCalls> {
    return (this.#calls ??= (async () =>
      recordCalls(await this.dataFolder(), join(await this.#folder, 'statements.jsonl')))());
  }
}
