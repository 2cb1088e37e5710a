import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getSession } from '@torre/contract/identity';
import { startTestServer } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';
import type { App } from '../deps.ts';
import { sendPagePolicy, sendSecurityHeaders } from './security-headers.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer({ world: 'none' })));
afterAll(() => server.close());

test.each(['/api/health', '/api/session', '/api/nulla', '/metrics', '/nulla.js'])(
  'the answer of %s tells the browser to trust nothing beyond it',
  async (path) => {
    const { headers } = await server.anonymous.send('GET', path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'permissions-policy': expect.stringContaining('camera=(), '),
      'content-security-policy': expect.stringMatching(/^default-src 'none'; ?frame-ancestors 'none'/),
    });
    expect(headers.get('server')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  },
);

test('a refusal carries the same headers', async () => {
  const { status, headers } = await server.anonymous.call(getSession, {});
  expect([status, headers.get('cache-control'), headers.get('x-frame-options')]).toEqual([
    401,
    'no-store',
    'DENY',
  ]);
});

test('a browser is told to insist on https only where the public address is https', async () => {
  const secure = async (env: Record<string, string>): Promise<string | null> => {
    const other = await startTestServer({ world: 'none', env });
    try {
      return (await other.anonymous.send('GET', '/api/health')).headers.get('strict-transport-security');
    } finally {
      await other.close();
    }
  };
  expect(await secure({ TORRE_URL: 'https://torre.example' })).toBe('max-age=31536000');
  expect(await secure({ TORRE_URL: 'http://torre.example' })).toBeNull();
  expect(await secure({})).toBeNull();
});

describe('the policy of the page', () => {
  let policy = '';
  const directives = new Map<string, string>();
  beforeAll(async () => {
    const app: App = Fastify();
    await sendSecurityHeaders(app, false);
    app.get('/', (_, reply) => sendPagePolicy(reply, 'abc').send(''));
    policy = String((await app.inject('/')).headers['content-security-policy']);
    await app.close();
    for (const one of policy.split(/; ?/)) {
      const [name = '', ...sources] = one.split(' ');
      directives.set(name, sources.join(' '));
    }
  });

  test('runs only scripts of our own or with the nonce of this answer', () => {
    expect(directives.get('script-src')).toBe("'self' 'nonce-abc'");
    expect(directives.get('script-src-attr')).toBe("'none'");
    expect(directives.get('object-src')).toBe("'none'");
    expect(directives.get('base-uri')).toBe("'none'");
  });

  test('allows what is unsafe in style attributes only', () => {
    const unsafe = [...directives].filter(([, sources]) => sources.includes('unsafe')).map(([name]) => name);
    expect(unsafe).toEqual(['style-src-attr']);
  });

  test('loads videos from this server, and from elsewhere only where an administrator says so', async () => {
    expect(directives.get('media-src')).toBe("'self'");
    const app: App = Fastify();
    await sendSecurityHeaders(app, false);
    app.get('/', (_, reply) => sendPagePolicy(reply, 'abc', ['https://video.example.com']).send(''));
    const sent = String((await app.inject('/')).headers['content-security-policy']);
    await app.close();
    expect(sent).toContain("media-src 'self' https://video.example.com;");
  });

  test('names no other site and forbids what it does not name', () => {
    expect(directives.get('default-src')).toBe("'none'");
    expect(policy).not.toMatch(/\*|https?:|blob:/);
    expect(directives.get('frame-ancestors')).toBe("'none'");
  });
});
