import { health } from '@torre/contract/shell';
import { outcomeSentence } from '@torre/contract/outcome/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { Sentence } from '@torre/contract/sentences';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App, AreaDeps } from '../deps.ts';
import { hostOfRequest, isLoopbackHost } from './host-name.ts';
import { refused } from './refused.ts';

/**
 * Answers only who calls Torre by a name that it has: that of `TORRE_URL`, those of `TORRE_HOSTS`, a given `HOST`, and this
 * machine's own. Another name is a slip of the settings or a foreign site whose name leads here (DNS rebinding): it would
 * stand in links for passwords, and its pages would count as our own. Behind a proxy that is believed the name that it
 * forwards must be known as well.
 */
export function refuseUnknownHosts(
  app: App,
  { config, metrics }: Pick<AreaDeps, 'config' | 'metrics'>,
): void {
  const known = new Set(config.hosts);
  const isKnown = (name: string | null): boolean =>
    name !== null && (known.has(name) || isLoopbackHost(name));

  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const names = [request.headers.host ?? '', request.host].map(hostOfRequest);
    const unknown = names.find((name) => !isKnown(name));
    if (unknown === undefined || mayComeByAnyName(request)) return undefined;
    metrics.refused('host');
    const sentence = refusal(unknown);
    if (isCall(request)) throw refused(403, OUTCOME.notAllowed, sentence);
    // Somebody who typed the address reads it.
    return reply.code(403).type('text/plain; charset=utf-8').send(sentence.messageIT);
  });

  /** Probes and scrapers call a process by whatever address it has; the one tells nothing, the others show their token. */
  function mayComeByAnyName({ routeOptions }: FastifyRequest): boolean {
    if (routeOptions.config?.declared?.id === health.id) return true;
    return routeOptions.url === '/metrics' && config.metricsToken !== null;
  }
}

/** Known by its route: an address can be spelled in many ways. */
const isCall = ({ routeOptions, url }: FastifyRequest): boolean =>
  routeOptions.config?.declared !== undefined || url.startsWith('/api');

const refusal = (name: string | null): Sentence =>
  name === null ? outcomeSentence('hostMissing') : outcomeSentence('hostUnknown', { name });
