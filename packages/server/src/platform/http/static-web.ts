import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../deps.ts';
import { sendNotFound } from './error-handler.ts';
import { WORKER_POLICY, sendPagePolicy } from './security-headers.ts';

export const WEB_FOLDER = new URL('../../../../web/dist/', import.meta.url);

const NONCE = '__NONCE__';
/** Where the page has room for what stands until its screen is drawn. */
const FIRST_VIEW = '<!--first-view-->';
const CODE = '<script type="module"';
/** As it is, or the copy that was compressed. */
const SERVICE_WORKER = /\/sw\.js(\.br|\.gz)?$/;

export interface PageParts {
  /** From where, besides this server, a page may load videos. */
  readonly videoSites?: () => readonly string[];
  /** HTML that stands until the screen of this address is drawn; '' for most. */
  readonly firstView?: (request: FastifyRequest) => Promise<string>;
}

/**
 * Serves the built screens: files as they are (names with a hash are kept for a year), the page for every other
 * address outside /api. The page works the same with and without a session: a Strict cookie is absent on the way
 * back from an identity provider. Without a build only the calls are served.
 */
export async function serveWeb(
  app: App,
  folder: URL = WEB_FOLDER,
  { videoSites = () => [], firstView = async () => '' }: PageParts = {},
): Promise<void> {
  const page = await readFile(new URL('index.html', folder), 'utf8').catch(() => null);
  if (page !== null) {
    await app.register(fastifyStatic, {
      root: fileURLToPath(folder),
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: ['index.html', '**/*.br', '**/*.gz'],
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.includes('/assets/');
        reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        if (SERVICE_WORKER.test(path)) reply.header('Content-Security-Policy', WORKER_POLICY);
      },
    });
  }
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    if (page === null || !asksForPage(request)) return sendNotFound(reply);
    const view = await firstView(request);
    const nonce = randomBytes(16).toString('base64');
    return sendPagePolicy(reply, nonce, videoSites())
      .header('Cache-Control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(withFirstView(page.replaceAll(NONCE, nonce), view));
  });
}

/** Who reads already waits for the code no longer: it comes after style and picture. */
function withFirstView(page: string, view: string): string {
  if (view === '') return page.replace(FIRST_VIEW, '');
  return page.replaceAll(CODE, `${CODE} fetchpriority="low"`).replace(FIRST_VIEW, () => view);
}

/** A file at the top that does not exist is no screen; further down a dot may be part of a user name. */
function asksForPage(request: FastifyRequest): boolean {
  const path = request.url.split('?', 1)[0]!;
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  return !/^\/(api|assets)(\/|$)/.test(path) && !/^\/[^/]*\.[a-z0-9]{2,5}$/i.test(path);
}
