import type { FastifyRequest } from 'fastify';
import { OUTCOME } from '@torre/contract/outcome';
import type { App } from '../deps.ts';
import type { Config } from '../config.ts';
import { refused } from './refused.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Calls that change something carry `X-Requested-By: torre` (a form of another site cannot) and come from our
 * own pages where the browser says where from; otherwise 403 (decisions.md, Calls).
 */
export function requireSameOrigin(app: App, config: Config): void {
  app.addHook('onRequest', async (request: FastifyRequest) => {
    // Whatever the address: the router reads `/%61pi` as `/api`, and nothing that writes lives elsewhere.
    if (READS.has(request.method)) return;
    if (request.headers['x-requested-by'] !== 'torre') {
      throw refused(403, OUTCOME.notAllowed, "Richiesta rifiutata: manca l'intestazione X-Requested-By.");
    }
    if (!isSameOrigin(request, config)) {
      throw refused(403, OUTCOME.notAllowed, 'Richiesta rifiutata: arriva da un altro sito.');
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
