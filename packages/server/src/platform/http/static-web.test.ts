import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../deps.ts';
import { sendSecurityHeaders } from './security-headers.ts';
import { serveWeb } from './static-web.ts';

let folder: string;
let app: App;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'torre-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(
    join(folder, 'index.html'),
    '<script nonce="__NONCE__">1</script><style nonce="__NONCE__"></style>',
  );
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(join(folder, 'assets', 'main-abc.js'), 'let a;');
  await writeFile(join(folder, 'assets', 'main-abc.js.br'), brotliCompressSync('let a;'));
  await writeFile(join(folder, 'sw.js'), 'let s;');
  await writeFile(join(folder, 'sw.js.br'), brotliCompressSync('let s;'));
  app = Fastify();
  await sendSecurityHeaders(app, false);
  await serveWeb(app, pathToFileURL(`${folder}/`));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });

describe('the page', () => {
  test('answers every address of a screen, with a nonce of its own that the policy names', async () => {
    const answers = await Promise.all(
      ['/', '/responsabile/calendario?impianto=LIRR', '/amministrazione/persone/cta.lirr'].map((a) => get(a)),
    );
    const nonces = answers.map(({ statusCode, body, headers }) => {
      const nonce = /script nonce="([^"]+)"/.exec(body)![1]!;
      expect(statusCode).toBe(200);
      expect(body).not.toContain('__NONCE__');
      expect(headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`);
      expect(headers['content-security-policy']).toContain(`style-src-elem 'self' 'nonce-${nonce}'`);
      expect(headers['content-security-policy']).not.toContain('unsafe-eval');
      return nonce;
    });
    expect(new Set(nonces).size).toBe(3);
  });

  test('is the same with and without a session', async () => {
    const plain = (body: string): string => body.replaceAll(/nonce="[^"]+"/g, '');
    const [without, withCookie] = [await get('/'), await get('/', { cookie: 'torre_session=abc' })];
    expect(plain(withCookie.body)).toBe(plain(without.body));
    expect(withCookie.headers['set-cookie']).toBeUndefined();
  });

  test('is no answer to calls, to missing files and to changes', async () => {
    expect((await get('/api/nulla')).json()).toHaveProperty('outcome');
    expect((await get('/assets/vecchio.js')).statusCode).toBe(404);
    expect((await get('/index.php')).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url: '/login' })).statusCode).toBe(404);
  });
});

describe('files', () => {
  test('with a hash in their name are kept for a year and come as they were compressed', async () => {
    const { headers, statusCode } = await get('/assets/main-abc.js', { 'accept-encoding': 'br, gzip' });
    expect(statusCode).toBe(200);
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toContain('javascript');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/assets/main-abc.js')).body).toBe('let a;');
  });

  test('with a plain name are asked for again', async () => {
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  test.each(['gzip', 'br'])(
    'the service worker, asked for in %s, may ask this server and nobody else',
    async (encoding) => {
      const { headers } = await get('/sw.js', { 'accept-encoding': encoding });
      expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
      expect(headers['cache-control']).toBe('no-cache');
    },
  );
});

test('without a build only the calls are served', async () => {
  const bare: App = Fastify();
  await serveWeb(bare, pathToFileURL(`${folder}/assets/`));
  expect((await bare.inject({ method: 'GET', url: '/' })).statusCode).toBe(404);
});
