import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Config } from '../platform/config.ts';
import type { App } from '../platform/deps.ts';
import { isWildcard } from '../platform/http/host-name.ts';
import { StartProblem } from './start-problem.ts';

/**
 * Opens the port and gives it back, before anything long is begun. Throws StartProblem with the reason why Torre could not
 * listen there.
 */
export async function tryPort({ host, port }: Config): Promise<void> {
  const server = createServer();
  try {
    server.listen({ host, port });
    await once(server, 'listening');
  } catch (error) {
    throw new StartProblem(explain(error as NodeJS.ErrnoException, host, port), { cause: error });
  }
  server.close();
  await once(server, 'close');
}

export interface Listening {
  /** For a browser on this machine. */
  readonly address: string;
  readonly port: number;
}

/** Opens the port. Throws StartProblem with the reason. */
export async function listen(app: App, { host, port }: Config): Promise<Listening> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw new StartProblem(explain(error as NodeJS.ErrnoException, host, port), { cause: error });
  }
  const opened = (app.server.address() as AddressInfo).port;
  return { address: `http://${localName(host)}:${opened}`, port: opened };
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `La porta ${port} è già usata da un altro programma. Fermarlo, oppure scegliere un’altra porta con PORT.`;
    case 'EACCES':
      return `Il sistema non permette di aprire la porta ${port}. Sceglierne una da 1024 in su con PORT.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST '${host}' non è un indirizzo di questa macchina.`;
    default:
      return `Torre non può aprire ${host}:${port}: ${error.message}`;
  }
}

/** An address that listens everywhere cannot be typed into a browser. */
function localName(host: string): string {
  if (isWildcard(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
