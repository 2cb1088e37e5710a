import type { App, AreaDeps } from '../deps.ts';
import { CONFIGURATION_TOPIC } from './configuration.ts';

/**
 * Reads the configuration before the first call and again whenever any process changed it; the screens hear of it and
 * read their session again. Registered after the hub's own start: what changes meanwhile comes as news.
 */
export function keepConfiguration(app: App, { hub, configuration }: AreaDeps): void {
  app.addHook('onReady', () => configuration.reload());
  app.addHook('onClose', () => configuration.stop());
  hub.onReset(() => configuration.refresh());
  const data = {};
  const message = { name: 'configuration', audience: () => data } as const;
  hub.on(CONFIGURATION_TOPIC, async () => {
    await configuration.reload();
    return [message];
  });
}
