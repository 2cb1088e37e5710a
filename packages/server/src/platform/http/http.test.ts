import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text as wholeText } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { signIn } from '@torre/contract/identity';
import { OUTCOME } from '@torre/contract/outcome';
import { startTestServer } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer({ world: 'none' })));
afterAll(() => server.close());

const pair = { username: 'nessuno', password: 'sbagliata' };
const body = JSON.stringify(pair);

async function refusal(path: string, options: { body?: string; headers?: Record<string, string | null> }) {
  const response = await server.anonymous.send('POST', path, options);
  return {
    status: response.status,
    reply: (await response.json()) as { outcome: { code: number; messageIT: string } },
  };
}

/** One address as a browser writes it, with a letter escaped, and in the absolute form of proxies. */
const spellings = (url: string): string[] => [
  url,
  url.replace('/api', '/%61pi'),
  `http://torre.example${url}`,
];

/** Status of a request whose address is sent to the letter: `fetch` would tidy it up. */
function statusOf(method: string, path: string, headers: Record<string, string>): Promise<number> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, method, path, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode!));
    });
    asked.on('error', reject).end();
  });
}

describe('where a change comes from', () => {
  test.each([
    ['without X-Requested-By', { 'x-requested-by': null }],
    ['with a foreign X-Requested-By', { 'x-requested-by': 'altro' }],
    ['from another origin', { origin: 'https://altro.example' }],
    ['from a page without an origin of its own', { origin: 'null' }],
    ['from a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['from a sister domain', { 'sec-fetch-site': 'same-site' }],
  ])('a changing call %s is refused', async (_, headers) => {
    const { status, reply } = await refusal('/api/autenticazione', { body, headers });
    expect([status, reply.outcome.code]).toEqual([403, OUTCOME.notAllowed]);
  });

  test('every changing call is refused without X-Requested-By, however its address is spelled', async () => {
    const changing = server.app.declaredRoutes.filter(({ method }) => method !== 'GET' && method !== 'HEAD');
    const methods = new Set(changing.map(({ method }) => method));
    expect([...methods]).toEqual(expect.arrayContaining(['POST', 'PUT', 'DELETE']));
    for (const { method, url } of changing) {
      for (const spelled of spellings(url)) {
        const bare = await statusOf(method, spelled, {});
        const origin = 'https://altro.example';
        const foreign = await statusOf(method, spelled, { 'x-requested-by': 'torre', origin });
        expect([method, spelled, bare, foreign]).toEqual([method, spelled, 403, 403]);
      }
    }
  });

  test('a changing call from our own page passes', async () => {
    const headers = { origin: server.url, 'sec-fetch-site': 'same-origin' };
    const { status } = await refusal('/api/autenticazione', { body, headers });
    expect(status).toBe(401);
  });

  test('with a public address only that one is our own', async () => {
    const publicServer = await startTestServer({
      world: 'none',
      env: { TORRE_URL: 'https://torre.example' },
    });
    try {
      const call = (origin: string) =>
        publicServer.anonymous
          .call(signIn, { body: pair }, { headers: { origin } })
          .then(({ status }) => status);
      expect(await call('https://torre.example')).toBe(401);
      expect(await call(publicServer.url)).toBe(403);
    } finally {
      await publicServer.close();
    }
  });
});

describe('malformed calls', () => {
  test('[E8.14] a call without its body gets the specified text with the name of the call', async () => {
    const { status, reply } = await refusal('/api/autenticazione', {});
    expect(status).toBe(400);
    expect(reply.outcome).toMatchObject({
      code: OUTCOME.missingParameter,
      messageIT: 'Required parameter for autenticazione is null or undefined',
    });
  });

  test.each([
    ['no JSON', '{"username":'],
    ['a number where a text belongs', '{"username":5,"password":"x"}'],
    ['null where a text belongs', '{"username":null,"password":"x"}'],
    ['a key that nobody knows', '{"username":"a","password":"b","ruolo":"ROLE_ADMIN"}'],
  ])('a body with %s is refused and not bent into shape', async (_, text) => {
    const { status, reply } = await refusal('/api/autenticazione', { body: text });
    expect([status, reply.outcome.code]).toEqual([400, OUTCOME.malformed]);
  });

  test.each([
    ['no JSON', '{bad', 'application/json'],
    ['no UTF-8', Buffer.from([0xe0, 0xff]), 'application/json'],
    ['another media type', '<a/>', 'text/xml'],
  ])('who has no session gets 401 also for a body that is %s', async (_, text, type) => {
    const headers = { 'x-requested-by': 'torre', 'content-type': type };
    const url = `${server.url}/api/manager/shifts?plant=LIRR`;
    expect((await fetch(url, { method: 'POST', headers, body: text })).status).toBe(401);
  });

  test('a body that does not come to its end is not waited for without end', async () => {
    const hasty = await startTestServer({ world: 'none', parts: { wholeRequestMs: 300 } });
    try {
      const { hostname, port } = new URL(hasty.url);
      const asked = request({
        hostname,
        port,
        method: 'POST',
        path: '/api/autenticazione',
        headers: { 'content-type': 'application/json', 'content-length': 900, 'x-requested-by': 'torre' },
      });
      asked.write('{"username":');
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      expect(answer.statusCode).toBe(408);
      expect(JSON.parse(await wholeText(answer)).outcome.messageIT).toBe(
        'La richiesta non è arrivata per intero: riprova.',
      );
    } finally {
      await hasty.close();
    }
  });

  test('a body that is no UTF-8 is refused, and none of its bytes becomes another character', async () => {
    const [before, after] = body.split('sbagliata');
    const bytes = Buffer.concat([Buffer.from(before!), Buffer.from([0xe0, 0xff]), Buffer.from(after!)]);
    const headers = { 'x-requested-by': 'torre', 'content-type': 'application/json' };
    const response = await fetch(`${server.url}/api/autenticazione`, {
      method: 'POST',
      headers,
      body: bytes,
    });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { outcome: { code: OUTCOME.malformed, messageIT: 'La richiesta non è scritta in UTF-8.' } },
    ]);
  });

  test('the refusal names the field and not its value', async () => {
    const { reply } = await refusal('/api/autenticazione', { body: '{"username":"a","password":5150}' });
    expect(reply.outcome.messageIT).toContain('password');
    expect(reply.outcome.messageIT).not.toContain('5150');
  });

  test('other media types are refused with 415, large bodies with 413', async () => {
    for (const type of ['text/csv', 'text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
      const form = await refusal('/api/autenticazione', { body: 'a=b', headers: { 'content-type': type } });
      expect([type, form.status]).toEqual([type, 415]);
    }
    const large = await refusal('/api/autenticazione', {
      body: JSON.stringify({ username: 'x'.repeat(2_000_000) }),
    });
    expect(large.status).toBe(413);
  });

  test('an unknown call answers 404 as JSON', async () => {
    const response = await server.anonymous.send('GET', '/api/nulla/qui');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ outcome: { code: OUTCOME.notFound } });
  });
});

test('answers are never kept and carry the security headers', async () => {
  for (const path of ['/api/autenticazione', '/%61pi/autenticazione', '/ap%69/session', '/metrics']) {
    const { headers } = await server.anonymous.send('GET', path);
    expect([path, headers.get('cache-control')]).toEqual([path, 'no-store']);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  }
});

test('what the API says of itself is made once and compressed, whoever asks how often', async () => {
  const made = vi.spyOn(server.app, 'swagger');
  const answers = await Promise.all(
    ['br', 'gzip', 'identity'].map((encoding) =>
      server.anonymous.send('GET', '/api/docs', { headers: { 'accept-encoding': encoding } }),
    ),
  );
  expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', null]);
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(texts).size).toBe(1);
  expect(made.mock.calls.length).toBeLessThanOrEqual(1);
  made.mockRestore();
});

test('the API describes itself as OpenAPI 3.1 with every declared call', async () => {
  const response = await server.anonymous.send('GET', '/api/docs');
  const description = (await response.json()) as {
    openapi: string;
    paths: Record<string, Record<string, object>>;
  };
  expect(description.openapi).toBe('3.1.0');
  const described = Object.values(description.paths).flatMap((path) => Object.values(path));
  const ids = described.map((operation) => (operation as { operationId: string }).operationId);
  const declared = server.app.declaredRoutes.map((route) => route.id).filter((id) => id !== 'docs');
  expect(ids.toSorted()).toEqual(declared.toSorted());
});

/** The manager's calls whose path the source does not show, each with the path that its row of the specification names. */
const MANAGER_CALLS = [
  'GET /manager/counters/{timeslotId}/{counterId}',
  'GET /manager/counters/specializations/categories/{timeslotId}/{counterId}',
  'GET /manager/counters/specializations/{timeslotId}/{counterId}/{hour}',
  'GET /manager/counters/{slot}/{counter}/log',
  'PUT /counters',
  'POST /manager/calendar/filter',
  'GET /operativecalendars',
  'GET /operativeplans/{id}',
  'GET /positions',
  'POST /manager/shifts',
  'GET /manager/shifts/history',
  'POST /manager/bulk/shifts',
  'PUT /manager/shifts/bulk',
  'GET /gerip/',
  'GET /gerip/autorizzazione',
  'GET /gerip/manager/eventi',
  'PUT /gerip/',
  'POST /gerip/',
  'POST /manager/ignoredAbsences',
  'GET /manager/ignoredAbsences',
  'DELETE /manager/ignoredAbsences',
];

test('[M7.01] the description lists the calls of the manager area with method and path', async () => {
  const response = await server.anonymous.send('GET', '/api/docs');
  const { paths } = (await response.json()) as { paths: Record<string, Record<string, object>> };
  const listed = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/^\/api/, '')}`),
  );
  expect(MANAGER_CALLS.filter((call) => !listed.includes(call))).toEqual([]);
});
