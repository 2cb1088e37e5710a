import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ENTRY = new URL('../packages/server/src/main.ts', import.meta.url).pathname;
/** Node's arguments that put the product behind a network, for who asks for it (docs/development.md). */
const NETWORK = process.env.E2E_LATE_MS ? ['--import', new URL('far-server.ts', import.meta.url).href] : [];
const READY_MS = 60_000;

export interface Product {
  /** `http://127.0.0.1:port` */
  readonly url: string;
  /** TORRE_DATA of this product. */
  readonly dataFolder: string;
  /** What it has printed until now. */
  printed(): string;
  stop(): Promise<void>;
}

/**
 * Starts Torre as `npm start` does once everything is built: embedded PostgreSQL, small demo world, a free port.
 * `today` is YYYY-MM-DD, `settings` are further environment variables. Throws with what the product printed when it does not come up.
 */
export async function startProduct(
  today: string,
  world = 'small',
  settings: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const data = await mkdtemp(join(tmpdir(), 'torre-e2e-'));
  const child = spawn(process.execPath, [...NETWORK, ENTRY, '--no-open'], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      TORRE_DATA: data,
      TORRE_DEMO: world,
      TORRE_TODAY: today,
      NODE_ENV: '',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const keep = (chunk: Buffer): void => void (printed += chunk.toString());
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const url = await addressOf(child, () => printed);
  return {
    url,
    dataFolder: data,
    printed: () => printed,
    async stop() {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}

function addressOf(child: ChildProcess, printed: () => string): Promise<string> {
  return new Promise((found, failed) => {
    const timer = setTimeout(() => failed(new Error(`Torre did not start:\n${printed()}`)), READY_MS);
    const read = (): void => {
      // The log says the address before, when steps of the start are left.
      if (!printed().includes('Per fermare')) return;
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed())![0];
      clearTimeout(timer);
      found(address);
    };
    child.stdout!.on('data', read);
    child.stderr!.on('data', read);
    child.once('exit', (code) => failed(new Error(`Torre ended with ${code}:\n${printed()}`)));
  });
}
