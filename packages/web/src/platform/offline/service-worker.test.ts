import { beforeEach, expect, test } from 'vitest';
import { serveOffline, type Shell, type WorkerScope } from './service-worker.ts';

const ORIGIN = 'https://torre.example';

/** One browser and the server behind it, as far as a service worker sees them. */
class FakeBrowser {
  readonly kept = new Map<string, Map<string, Response>>();
  readonly asked: string[] = [];
  /** The build that the server serves; null: no network. */
  build: string | null = 'a';
  #worker = new Map<string, (event: never) => void>();

  #fetch = async (input: string | Request): Promise<Response> => {
    const path = new URL(typeof input === 'string' ? input : input.url, ORIGIN).pathname;
    if (this.build === null) throw new TypeError('Failed to fetch');
    this.asked.push(path);
    if (path.startsWith('/assets/')) return new Response(`content of ${path}`);
    const html = `<html lang="it"><script nonce="server" src="/assets/${this.build}.js"></script></html>`;
    return new Response(html, { headers: { 'Content-Security-Policy': "script-src 'nonce-server'" } });
  };

  #scope(): WorkerScope {
    const keyOf = (input: string | Request): string =>
      new URL(typeof input === 'string' ? input : input.url, ORIGIN).pathname;
    const caches = {
      open: async (name: string) => {
        const cache = this.kept.get(name) ?? new Map<string, Response>();
        this.kept.set(name, cache);
        return {
          addAll: async (paths: string[]) => {
            for (const path of paths) cache.set(path, await this.#fetch(path));
          },
          put: async (path: string, response: Response) => void cache.set(path, response),
        };
      },
      keys: async () => [...this.kept.keys()],
      delete: async (name: string) => this.kept.delete(name),
      match: async (input: string | Request, { cacheName }: { cacheName: string }) =>
        this.kept.get(cacheName)?.get(keyOf(input))?.clone(),
    };
    return {
      Temporal: {},
      caches,
      clients: { claim: async () => undefined },
      location: { origin: ORIGIN },
      fetch: this.#fetch,
      skipWaiting: async () => undefined,
      addEventListener: (name: string, listener: (event: never) => void) =>
        void this.#worker.set(name, listener),
    } as unknown as WorkerScope;
  }

  /** The browser finds the worker of a build; throws when it refuses to install, and then the one before stays. */
  async visit(build: string): Promise<void> {
    const before = this.#worker;
    this.#worker = new Map();
    const shell: Shell = {
      version: build,
      page: [`/assets/${build}.js`],
      files: [`/assets/${build}.js`],
      polyfill: ['/assets/temporal.js'],
    };
    serveOffline(this.#scope(), shell);
    try {
      for (const name of ['install', 'activate']) {
        let work: Promise<unknown> = Promise.resolve();
        this.#worker.get(name)!({ waitUntil: (given: Promise<unknown>) => (work = given) } as never);
        await work;
      }
    } catch (error) {
      this.#worker = before;
      throw error;
    }
  }

  /** What the worker answers; null where it leaves the request to the browser. */
  async ask(path: string, mode = 'navigate', method = 'GET'): Promise<Response | null> {
    let answer: Promise<Response> | null = null;
    const request = { url: ORIGIN + path, mode, method } as Request;
    this.#worker.get('fetch')!({
      request,
      respondWith: (given: Promise<Response>) => (answer = given),
    } as never);
    return answer;
  }
}

let browser: FakeBrowser;
beforeEach(async () => {
  browser = new FakeBrowser();
  await browser.visit('a');
});

test('with a network every page is the one of the server, also right after an update', async () => {
  expect(await (await browser.ask('/'))!.text()).toContain('/assets/a.js');
  browser.build = 'b';
  const page = await (await browser.ask('/dipendente/calendario'))!.text();
  expect(page).toContain('/assets/b.js');
  expect(page).not.toContain('data-offline');
});

test('without a network every page is the offline page of the build that was seen last, and nothing of an older one is left', async () => {
  browser.build = 'b';
  await browser.visit('b');
  expect([...browser.kept.keys()]).toEqual(['torre-shell-b']);
  browser.build = null;
  const page = await (await browser.ask('/responsabile/calendario'))!.text();
  expect(page).toContain('<html data-offline lang="it">');
  expect(page).toContain('/assets/b.js');
  expect(await (await browser.ask('/assets/b.js', 'cors'))!.text()).toBe('content of /assets/b.js');
});

test('a worker whose build is no longer the one of the server keeps nothing, and the one before stays', async () => {
  browser.build = 'c';
  await expect(browser.visit('b')).rejects.toThrow('the page is of another build');
  browser.build = null;
  expect(await (await browser.ask('/'))!.text()).toContain('/assets/a.js');
  expect([...browser.kept.keys()]).toEqual(['torre-shell-a']);
});

test('the offline page has a nonce of its own each time, and its policy names it', async () => {
  browser.build = null;
  const nonces = new Set<string>();
  for (let time = 0; time < 3; time++) {
    const answer = (await browser.ask('/'))!;
    const nonce = /nonce="([^"]+)"/.exec(await answer.text())![1]!;
    expect(answer.headers.get('content-security-policy')).toBe(`script-src 'nonce-${nonce}'`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
  expect(nonces).not.toContain('server');
});

test.each([
  ['a call', '/api/employee/shifts?from=20261201&to=20261231', 'cors', 'GET'],
  ['the stream of events', '/api/events', 'cors', 'GET'],
  ['a way to the identity provider', '/api/autenticazione/uscita', 'navigate', 'GET'],
  ['a form', '/login', 'navigate', 'POST'],
  ['a file of another screen', '/assets/other.js', 'cors', 'GET'],
])('%s passes the worker by', async (_, path, mode, method) => {
  expect(await browser.ask(path, mode, method)).toBeNull();
});

test('the polyfill is kept only where the browser needs it', () => {
  expect([...browser.kept.get('torre-shell-a')!.keys()]).not.toContain('/assets/temporal.js');
});
