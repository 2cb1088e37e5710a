import type { Config, DemoWorld } from '../platform/config.ts';
import { StartProblem } from './start-problem.ts';

/** What stands in the database before a world is chosen. */
export interface Contents {
  readonly isEmpty: boolean;
  /** Kind of the demo world loaded earlier, or null. */
  readonly demo: string | null;
}

type Settings = Pick<Config, 'demo' | 'databaseUrl' | 'host'>;

/**
 * Which world this start loads (decisions.md, Settings): what TORRE_DEMO says, and nothing said means `small` for an
 * empty embedded database that only this machine reaches. A world that is loaded already is not loaded again.
 * Throws StartProblem when a world is asked for and something else stands in the database.
 */
export function worldToLoad(settings: Settings, contents: Contents): DemoWorld {
  if (settings.demo === null) {
    const isOurs = settings.databaseUrl === null && isLoopback(settings.host);
    return isOurs && contents.isEmpty ? 'small' : 'none';
  }
  if (settings.demo === 'none' || settings.demo === contents.demo) return 'none';
  if (contents.isEmpty) return settings.demo;
  const what = contents.demo === null ? 'dati propri' : `il mondo dimostrativo '${contents.demo}'`;
  throw new StartProblem(
    `TORRE_DEMO chiede il mondo '${settings.demo}', ma il database contiene già ${what}: ` +
      'un mondo dimostrativo si carica solo in un database vuoto.',
  );
}

/** Whether only programs of this machine reach the address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}
