import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OUTCOME } from '@torre/contract/outcome';
import { RawConnection } from '../../testing/raw-connection.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';
import { hostName, hostSetting, isLoopbackHost } from './host-name.ts';

interface Asked {
  readonly host: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request under any `Host`; `fetch` would write its own. */
async function ask(
  { url }: TestServer,
  path: string,
  { host, method = 'GET', headers = {} }: Asked,
): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(url);
  const answer = Promise.withResolvers<{ status: number; text: string }>();
  const asked = request({ hostname, port, path, method, headers: { ...headers, host } }, (response) => {
    text(response).then(
      (body) => answer.resolve({ status: response.statusCode!, text: body }),
      answer.reject,
    );
  });
  asked.on('error', answer.reject).end();
  return answer.promise;
}

const sentence = (name: string): string =>
  `Torre non risponde all’indirizzo «${name}». Chi gestisce Torre può aggiungere questo nome a TORRE_HOSTS, ` +
  'oppure metterlo in TORRE_URL se è l’indirizzo pubblico.';

describe('without a public address', () => {
  let server: TestServer;
  beforeAll(async () => (server = await startTestServer({ world: 'none' })));
  afterAll(() => server.close());

  test.each([
    '127.0.0.1',
    '127.0.0.1:3000',
    'localhost:1',
    'LOCALHOST',
    'localhost.',
    '[::1]:3000',
    '127.9.9.9',
  ])('this machine answers to its own name %s', async (host) => {
    expect((await ask(server, '/api/autenticazione', { host })).status).toBe(200);
  });

  test.each([
    'torre.example',
    'torre.example:3000',
    'localhost.torre.example',
    '127.0.0.1.torre.example',
    'localhost@torre.example',
    '192.0.2.7:3000',
    '[2001:db8::1]',
    '0.0.0.0',
  ])('another name, %s, gets nothing but the sentence', async (host) => {
    const headers = { 'x-requested-by': 'torre', origin: `http://${host}` };
    for (const path of ['/', '/api/autenticazione', '/api/session', '/api/docs', '/api/events', '/metrics']) {
      const { status, text: replyText } = await ask(server, path, { host, headers });
      expect([path, status]).toEqual([path, 403]);
      expect(replyText).toContain('TORRE_HOSTS');
    }
    expect((await ask(server, '/api/autenticazione', { host, headers, method: 'POST' })).status).toBe(403);
  });

  test.each(['', ' ', '127.1', '0x7f.1'])(
    'what no browser writes, «%s», is none of its own names',
    async (host) => {
      const connection = new RawConnection(server.url);
      connection.head('GET', '/api/autenticazione', 0, { host });
      expect((await connection.answer()).status).toBe(403);
      connection.close();
    },
  );

  test('the sentence says which name it was and where it belongs: a call in its envelope, a page as text', async () => {
    const call = await ask(server, '/api/session', { host: 'Torre.Example:3000' });
    expect(JSON.parse(call.text)).toMatchObject({
      outcome: { code: OUTCOME.notAllowed, messageIT: sentence('torre.example') },
    });
    expect((await ask(server, '/', { host: 'torre.example' })).text).toBe(sentence('torre.example'));
  });

  test('a name that only the forwarded header says counts for nothing', async () => {
    const headers = { 'x-forwarded-host': '127.0.0.1' };
    expect((await ask(server, '/api/session', { host: 'torre.example', headers })).status).toBe(403);
    const other = { 'x-forwarded-host': 'torre.example' };
    expect((await ask(server, '/api/autenticazione', { host: '127.0.0.1', headers: other })).status).toBe(
      200,
    );
  });

  test('a probe of health may call by whatever address the process has', async () => {
    expect((await ask(server, '/api/health', { host: '10.2.3.4:3000' })).status).toBe(200);
  });
});

describe('with a public address, further names and a proxy', () => {
  const TOKEN = 'sedici-caratteri-e-piu';
  let server: TestServer;
  beforeAll(async () => {
    const env = {
      TORRE_URL: 'https://torre.example',
      TORRE_HOSTS: 'Portale.Example, 192.0.2.7, 2001:db8::1',
      TRUST_PROXY: '127.0.0.1',
      METRICS_TOKEN: TOKEN,
    };
    server = await startTestServer({ world: 'none', env });
  });
  afterAll(() => server.close());
  const statusOf = async (host: string, forwarded?: string): Promise<number> => {
    const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-host': forwarded };
    return (await ask(server, '/api/autenticazione', { host, headers })).status;
  };

  test.each([
    'torre.example',
    'portale.example:8443',
    '192.0.2.7:3000',
    '[2001:db8::1]:3000',
    'localhost:3000',
  ])('%s is answered', async (host) => {
    expect(await statusOf(host)).toBe(200);
  });

  test('a subdomain and a neighbour are other names', async () => {
    expect(await statusOf('a.torre.example')).toBe(403);
    expect(await statusOf('192.0.2.8')).toBe(403);
  });

  test('behind the proxy both must be known: the name that it was called by and the one that it forwards', async () => {
    expect(await statusOf('127.0.0.1:3000', 'torre.example')).toBe(200);
    expect(await statusOf('127.0.0.1:3000', 'altro.example')).toBe(403);
    expect(await statusOf('altro.example', 'torre.example')).toBe(403);
  });

  test('who has the token reads the metrics by any name', async () => {
    const read = (headers: Record<string, string>) =>
      ask(server, '/metrics', { host: 'macchina7:3000', headers }).then(({ status }) => status);
    expect(await read({ authorization: `Bearer ${TOKEN}` })).toBe(200);
    expect(await read({})).toBe(401);
  });
});

test.each([
  ['torre.example:80', 'torre.example', null],
  ['TORRE.example.', 'torre.example', 'torre.example'],
  ['[::1]', '[::1]', '[::1]'],
  ['::1', null, '[::1]'],
  ['città.example', 'xn--citt-3na.example', 'xn--citt-3na.example'],
  ['127.1', '127.0.0.1', '127.0.0.1'],
  ['', null, null],
  ['a b', null, null],
  ['utente@torre.example', null, null],
  ['torre.example/sotto', null, null],
  ['http://torre.example', null, null],
  ['*.torre.example', '*.torre.example', null],
])('%s is read as the name %s, and in a setting as %s', (given, name, setting) => {
  expect([hostName(given), hostSetting(given)]).toEqual([name, setting]);
});

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['[::ffff:7f00:1]', false],
  ['localhost.example', false],
  ['a.localhost', false],
])('%s leads to this machine: %s', (name, isLoopback) => {
  expect(isLoopbackHost(name)).toBe(isLoopback);
});
