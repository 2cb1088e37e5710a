import helmet from '@fastify/helmet';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../deps.ts';

/** Torre uses none of these devices and interfaces, so neither does a script that got into its page. */
const NO_DEVICES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** What helmet does not send. */
const HEADERS = {
  'Cache-Control': 'no-store',
  'Permissions-Policy': NO_DEVICES.map((name) => `${name}=()`).join(', '),
};

/** Sources by directive of a content security policy. */
type Policy = Readonly<Record<string, readonly string[]>>;

const NONE = ["'none'"];
const SELF = ["'self'"];

/** An answer that is no page loads nothing and stands in no frame. */
const NO_PAGE: Policy = {
  'default-src': NONE,
  'frame-ancestors': NONE,
  'base-uri': NONE,
  'form-action': NONE,
  sandbox: [],
};

/** A year, as the lists of browsers ask for. Only behind https: a browser must not remember it of plain http. */
const ONLY_HTTPS = { maxAge: 31_536_000, includeSubDomains: false };

/**
 * Every answer carries these, most of them helmet's. Answers are personal and never kept unless they say otherwise (the
 * built files do); the address does not matter, one call can be spelled in many ways. The page replaces the policy by its
 * own (`sendPagePolicy`).
 */
export async function sendSecurityHeaders(app: App, isHttps: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: only(NO_PAGE),
    strictTransportSecurity: isHttps && ONLY_HTTPS,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(HEADERS).header('X-Request-Id', request.id);
  });
}

/** A service worker lives by the policy of its own file: it asks this server, and nobody else. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/**
 * Policy of the page: scripts and style elements need the nonce of this answer, nothing is loaded from elsewhere but videos
 * from sites that an administrator named.
 * Style attributes are allowed, because components place themselves by them; they run nothing.
 */
export function sendPagePolicy(
  reply: FastifyReply,
  nonce: string,
  videoSites: readonly string[] = [],
): FastifyReply {
  const own = ["'self'", `'nonce-${nonce}'`];
  const policy: Policy = {
    'default-src': NONE,
    'script-src': own,
    'script-src-attr': NONE,
    'style-src': own,
    'style-src-elem': own,
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'media-src': [...SELF, ...videoSites],
    'font-src': SELF,
    'connect-src': SELF,
    'manifest-src': SELF,
    'worker-src': SELF,
    'object-src': NONE,
    'frame-src': NONE,
    'frame-ancestors': NONE,
    'base-uri': NONE,
    'form-action': SELF,
  };
  void reply.helmet({ contentSecurityPolicy: only(policy) });
  return reply;
}

/** Without the directives that helmet adds by itself: each is said here. */
function only(policy: Policy) {
  return { useDefaults: false, directives: policy };
}
