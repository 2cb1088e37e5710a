import type { FastifyRequest } from 'fastify';
import { outcomeSentence } from '@torre/contract/outcome/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { App } from '../deps.ts';
import type { Config } from '../config.ts';
import { refused } from './refused.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whatever may change something carries `X-Requested-By: torre` (a form of another site cannot) and comes from our
 * own pages where the browser says where from; otherwise 403 (decisions.md, Calls). The address does not matter: one
 * call can be spelled in many ways.
 */
export function requireSameOrigin(app: App, config: Config): void {
  app.addHook('onRequest', async (request: FastifyRequest) => {
    if (READS.has(request.method)) return;
    if (request.headers['x-requested-by'] !== 'torre') {
      throw refused(403, OUTCOME.notAllowed, outcomeSentence('headerMissing'));
    }
    if (!isSameOrigin(request, config)) {
      throw refused(403, OUTCOME.notAllowed, outcomeSentence('otherSite'));
    }
  });
}

function isSameOrigin(request: FastifyRequest, config: Config): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin } = request.headers;
  return origin === undefined || origin === requestOrigin(request, config);
}

/** The public address of this request, without a final slash: TORRE_URL, or what the request says. */
export function requestOrigin(request: FastifyRequest, config: Config): string {
  return config.publicUrl ?? `${request.protocol}://${request.host}`;
}
