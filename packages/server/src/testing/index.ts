import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayFromIso } from '@torre/domain/kernel';
import { signIn } from '@torre/contract/identity';
import { DEMO_PASSWORD } from '@torre/demo';
import type { FastifyBaseLogger } from 'fastify';
import { inject } from 'vitest';
import { buildApp } from '../app.ts';
import type { AppParts } from '../app.ts';
import { readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/db/index.ts';
import type { Database } from '../platform/db/index.ts';
import type { App } from '../platform/deps.ts';
import { createLog } from '../platform/log.ts';
import { startDatabaseProxy } from './database-proxy.ts';
import type { DatabaseProxy } from './database-proxy.ts';
import { TestClient } from './test-client.ts';
import { testClock } from './test-clock.ts';
import type { TestClock } from './test-clock.ts';
import { TEST_KEY } from '../platform/test-key.ts';
import { cloneWorld } from './test-database.ts';
import type { TestWorld } from './test-database.ts';

export { everyPage } from './every-page.ts';
export { TestClient } from './test-client.ts';
export type { TestAnswer } from './test-client.ts';
export type { StreamEvent, TestStream } from './event-stream.ts';
export type { TestClock } from './test-clock.ts';

export interface TestServer {
  readonly url: string;
  /** For a process of the test's own. */
  readonly databaseUrl: string;
  readonly db: Database;
  readonly clock: TestClock;
  readonly app: App;
  /** Nobody signed in. */
  readonly anonymous: TestClient;
  /** A new browser in which a demo account signed in. */
  signIn(userName: string): Promise<TestClient>;
  /** Another process of the product on the same database, past the cable. */
  startSibling(): Promise<TestServer>;
  /** Between this server and its database; siblings do not use it. */
  readonly proxy: DatabaseProxy;
  /** Stops the server and drops its database. */
  close(): Promise<void>;
}

export interface TestServerOptions {
  readonly world?: TestWorld;
  /** YYYY-MM-DD, the day on which the world is built and the clock starts at 10:00. */
  readonly today?: string;
  /** Further settings, e.g. `{ TORRE_URL: 'https://torre.example' }`. */
  readonly env?: Readonly<Record<string, string>>;
  /** Parts of the product that the test plants something in. */
  readonly parts?: AppParts;
  /** Runs the jobs of the product and of `parts.jobs`, looking every half second; without it they only queue up. */
  readonly runsJobs?: boolean;
  /** Where the logs go; without it only errors are written. */
  readonly log?: FastifyBaseLogger;
}

/** The whole server on a port of its own and a fresh copy of the world: one per test file. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const today = dayFromIso(options.today ?? '2026-11-14');
  if (today === null) throw new Error(`no date: ${options.today}`);
  const database = await cloneWorld(inject('postgresUrl'), options.world ?? 'small', today);
  // It runs on: begun before, it would count the wait for a template.
  const clock = testClock(today);
  const server = await listen(database.url, clock, options);
  return {
    ...server,
    async close() {
      await server.close();
      await database.drop();
      await rm(filesOf(database.url), { recursive: true, force: true });
    },
  };
}

/** A folder of the database's own, shared by the processes on it. */
const filesOf = (url: string): string => join(tmpdir(), `torre-files-${new URL(url).pathname.slice(1)}`);

async function listen(realUrl: string, clock: TestClock, options: TestServerOptions): Promise<TestServer> {
  const proxy = await startDatabaseProxy(realUrl);
  const databaseUrl = proxy.url;
  const config = readConfig({
    TORRE_LIMITS: 'off',
    FILES_URL: filesOf(realUrl),
    TORRE_KEY: TEST_KEY,
    ...options.env,
    PORT: '0',
    DATABASE_URL: databaseUrl,
  });
  const db = openDatabase(databaseUrl);
  const log = options.log ?? createLog(process.env['DBG'] ? 'error' : 'fatal');
  const runsJobs = options.runsJobs === true && { pollSeconds: 0.5, superviseSeconds: 1 };
  const app = await buildApp({ config, db, clock, log, checkReplies: true, runsJobs }, options.parts);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const clients = new Set<TestClient>();
  const newClient = (): TestClient => {
    const client = new TestClient(url);
    clients.add(client);
    return client;
  };
  return {
    url,
    databaseUrl: realUrl,
    db,
    clock,
    app,
    anonymous: newClient(),
    async signIn(userName) {
      const client = newClient();
      const { status } = await client.call(signIn, { body: { username: userName, password: DEMO_PASSWORD } });
      if (status !== 200) throw new Error(`${userName} could not sign in: ${status}`);
      return client;
    },
    startSibling: () => listen(realUrl, clock, options),
    proxy,
    async close() {
      for (const client of clients) client.closeStreams();
      await app.close();
      await db.close();
      await proxy.close();
    },
  };
}
