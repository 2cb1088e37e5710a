import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getSession } from '@torre/contract/identity';
import { startTestServer } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';
import { mayReadMetrics } from './metrics-access.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.close());

const scrape = (url: string, headers: Record<string, string> = {}) => fetch(`${url}/metrics`, { headers });

test('requests are counted by pattern, method and status, with how long they took', async () => {
  const client = await server.signIn('cta.lirr');
  await client.call(getSession, {});
  await client.send('GET', '/api/autenticazione/link/un-segreto');
  await client.send('GET', '/responsabile/calendario?impianto=LIRR');
  const text = await (await scrape(server.url)).text();
  const count = (labels: string): string | undefined =>
    new RegExp(`^torre_http_request_duration_seconds_count\\{${labels}\\} (\\d+)$`, 'm').exec(text)?.[1];
  expect(count('route="/api/session",method="GET",status="200"')).toBe('1');
  expect(text).toContain('route="/api/autenticazione/link/:token"');
  expect(text).toContain('route="web"');
  for (const data of ['un-segreto', 'cta.lirr', 'LIRR']) expect(text).not.toContain(data);
});

const SERIES = [
  'torre_event_loop_delay_p99_seconds',
  'torre_event_loop_delay_max_seconds',
  'torre_event_loop_utilization',
  'torre_database_pool_waiting',
  'torre_outbox_lag_seconds',
  'torre_audit_unsealed_seconds',
  'torre_jobs_waiting',
  'torre_jobs_running',
  'torre_jobs_given_up',
  'torre_free_space_bytes',
  'torre_calls_running',
  'torre_reads_waiting',
  'torre_saves_waiting',
  'torre_process_resident_bytes',
];

test('the operator sees delay, pool, streams, outbox, disk, refusals and waiting calls', async () => {
  const client = await server.signIn('responsabile.lirr');
  const stream = await client.openEvents();
  await stream.next('hello');
  let text = '';
  const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  const scrapeMissing = async (): Promise<string[]> => {
    text = await (await scrape(server.url)).text();
    return SERIES.filter((name) => !text.includes(`\n${name} `));
  };
  // What the database takes long to answer is left out of a scrape.
  await expect.poll(scrapeMissing).toEqual([]);
  expect(value('torre_live_streams')).toBe(1);
  expect(value('torre_writes_accepted')).toBe(1);
  expect(value('torre_database_pool_connections')).toBeGreaterThan(0);
  for (const name of SERIES) {
    expect([name, value(name)]).toEqual([name, expect.any(Number)]);
    expect(value(name)).toBeGreaterThanOrEqual(0);
  }
});

test('with a token its bearer reads the metrics and nobody else does', async () => {
  const METRICS_TOKEN = 'un-gettone-per-prometheus';
  const guarded = await startTestServer({ world: 'none', env: { METRICS_TOKEN } });
  try {
    const status = async (authorization?: string): Promise<number> =>
      (await scrape(guarded.url, authorization ? { authorization } : {})).status;
    expect(await status(`Bearer ${METRICS_TOKEN}`)).toBe(200);
    expect(await status('Bearer un-altro')).toBe(401);
    expect(await status()).toBe(401);
  } finally {
    await guarded.close();
  }
});

test('behind a proxy, where everybody seems to be of this machine, only the token opens', async () => {
  const settings: Record<string, string>[] = [
    { TRUST_PROXY: '127.0.0.1' },
    { TORRE_URL: 'https://torre.example' },
  ];
  for (const env of settings) {
    const proxied = await startTestServer({ world: 'none', env });
    try {
      expect((await scrape(proxied.url)).status).toBe(401);
    } finally {
      await proxied.close();
    }
  }
});

describe('without a token', () => {
  const asked = (remoteAddress: string, headers: Record<string, string> = {}): boolean =>
    mayReadMetrics(
      { headers, socket: { remoteAddress } },
      { metricsToken: null, publicUrl: null, trustProxy: false },
    );

  test.each([
    ['127.0.0.1', {}, true],
    ['::1', {}, true],
    ['::ffff:127.0.0.1', {}, true],
    ['10.0.0.5', {}, false],
    ['127.0.0.1.example', {}, false],
    ['127.0.0.1', { 'x-forwarded-for': '10.0.0.5' }, false],
    ['127.0.0.1', { forwarded: 'for=10.0.0.5' }, false],
    ['127.0.0.1', { via: '1.1 proxy' }, false],
  ])('a caller from %s with %o: %s', (address, headers, expected) => {
    expect(asked(address, headers)).toBe(expected);
  });
});
