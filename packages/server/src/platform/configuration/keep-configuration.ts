import type { App, AreaDeps } from '../deps.ts';
import type { LiveMessage } from '../events/live-message.ts';

/** Reads the configuration before the first call, after the hub's own start: what changes meanwhile comes as news. */
export function keepConfiguration(app: App, { configuration }: AreaDeps): void {
  app.addHook('onReady', () => configuration.reload());
  app.addHook('onClose', () => configuration.stop());
}

const data = {};
const message: LiveMessage = { name: 'configuration', audience: () => data };

/** Some process changed the configuration: it is read again, and so is the session of every screen. */
export async function configurationMessages(
  { configuration }: Pick<AreaDeps, 'configuration'>,
  isNew: boolean,
): Promise<readonly LiveMessage[]> {
  if (isNew) await configuration.reload();
  return [message];
}
