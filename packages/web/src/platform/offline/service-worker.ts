/** The files of one build that show the own shifts without a network. */
export interface Shell {
  /** Changes with every build. */
  readonly version: string;
  /** What its page names: a page that names other files is of another build. */
  readonly page: readonly string[];
  readonly files: readonly string[];
  /** Further ones for browsers without Temporal. */
  readonly polyfill: readonly string[];
}

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface WorkerFetch {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
/** The part of a worker's surroundings that we use. */
export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly clients: { claim(): Promise<void> };
  readonly location: { readonly origin: string };
  fetch(input: string | Request, init?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: WorkerFetch) => void): void;
}

/**
 * The service worker. The network always comes first: with one, nothing is ever served from here, so no update meets an old
 * shell. Without one every page of Torre becomes the offline page of the build that the browser saw last. Calls pass it by:
 * it neither sees nor keeps an answer.
 *
 * The build writes this function's own text into `/sw.js`: it must use nothing from outside of itself.
 */
export function serveOffline(scope: WorkerScope, shell: Shell): void {
  const PREFIX = 'torre-shell-';
  const PAGE = '/senza-rete';
  const name = PREFIX + shell.version;

  async function install(): Promise<void> {
    const page = await scope.fetch(PAGE, { cache: 'no-store' });
    const html = await page.text();
    // The server was renewed in between: the worker of that build is on its way.
    if (!page.ok || !shell.page.every((file) => html.includes(file)))
      throw new Error('the page is of another build');
    const cache = await scope.caches.open(name);
    await cache.addAll([...shell.files, ...('Temporal' in scope ? [] : shell.polyfill)]);
    const offline = html.replace('<html ', '<html data-offline ');
    await cache.put(PAGE, new Response(offline, { headers: page.headers }));
    await scope.skipWaiting();
  }

  async function activate(): Promise<void> {
    const names = await scope.caches.keys();
    await Promise.all(
      names.filter((one) => one.startsWith(PREFIX) && one !== name).map((one) => scope.caches.delete(one)),
    );
    await scope.clients.claim();
  }

  /** Each time with a nonce of its own, as the server does. */
  async function offlinePage(): Promise<Response> {
    const kept = await scope.caches.match(PAGE, { cacheName: name });
    if (!kept) return Response.error();
    const html = await kept.text();
    const used = /nonce="([^"]+)"/.exec(html)?.[1] ?? '';
    const nonce = btoa(String.fromCodePoint(...crypto.getRandomValues(new Uint8Array(16))));
    const headers = new Headers(kept.headers);
    const policy = headers.get('Content-Security-Policy') ?? "default-src 'none'";
    headers.set('Content-Security-Policy', policy.replaceAll(used, nonce));
    return new Response(html.replaceAll(used, nonce), { headers });
  }

  async function keptFile(request: Request): Promise<Response> {
    return (await scope.caches.match(request, { cacheName: name })) ?? Response.error();
  }

  scope.addEventListener('install', (event) => event.waitUntil(install()));
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== scope.location.origin || pathname.startsWith('/api/')) return;
    const isPage = request.mode === 'navigate';
    if (!isPage && !shell.files.includes(pathname) && !shell.polyfill.includes(pathname)) return;
    event.respondWith(scope.fetch(request).catch(() => (isPage ? offlinePage() : keptFile(request))));
  });
}
