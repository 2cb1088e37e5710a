import pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import { connectionConfig } from '../db/index.ts';
import { OUTBOX_CHANNEL } from './publish.ts';

const RETRY_MS = 1000;

/**
 * A connection of its own that LISTENs. A broken one is opened again each second; meanwhile the hub's poll
 * delivers, so that a listener is a matter of speed, never of loss.
 */
export class OutboxListener {
  readonly #url: string;
  readonly #onSignal: () => void;
  readonly #log: FastifyBaseLogger;
  #client: pg.Client | null = null;
  #retry: NodeJS.Timeout | null = null;
  #stopped = false;

  constructor(url: string, onSignal: () => void, log: FastifyBaseLogger) {
    this.#url = url;
    this.#onSignal = onSignal;
    this.#log = log;
  }

  async start(): Promise<void> {
    this.#retry = null;
    const client = new pg.Client({ ...connectionConfig(this.#url), application_name: 'torre-listen' });
    client.on('notification', this.#onSignal);
    let isLost = false;
    // A broken connection may tell so several times.
    const lost = (error: Error | null): void => {
      if (!isLost) this.#lost(client, error);
      isLost = true;
    };
    client.on('error', lost);
    client.once('end', () => lost(null));
    try {
      await client.connect();
      await client.query(`listen ${OUTBOX_CHANNEL}`);
      if (this.#stopped) await client.end();
      else this.#client = client;
    } catch (error) {
      lost(error as Error);
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#retry) clearTimeout(this.#retry);
    await this.#client?.end();
  }

  #lost(client: pg.Client, error: Error | null): void {
    if (this.#stopped || this.#retry) return;
    this.#log.warn({ err: error }, 'the listener lost its connection and tries again');
    client.end().catch(() => {});
    this.#client = null;
    this.#retry = setTimeout(() => void this.start(), RETRY_MS);
  }
}
