import type { App, AreaDeps } from '../../platform/deps.ts';

/**
 * Says once in the log that a proxy stands in front whose addresses nobody named: all people then count as one address,
 * and one who guesses slows down the first sign-in of all others. Without a name the header is not believed: anybody
 * could write it.
 */
export function watchForUnnamedProxy(app: App, { config, log }: Pick<AreaDeps, 'config' | 'log'>): void {
  if (config.trustProxy !== false) return;
  let isReported = false;
  app.addHook('onRequest', (request, _, done) => {
    if (!isReported && request.headers['x-forwarded-for'] !== undefined) {
      isReported = true;
      log.warn('requests come through a proxy that TRUST_PROXY does not name: limits take everybody for one');
    }
    done();
  });
}
