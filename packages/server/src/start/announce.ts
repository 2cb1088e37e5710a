import { DEMO_PASSWORD } from '@torre/demo';
import { displayInstant } from '../platform/clock.ts';
import { isWildcard } from '../platform/http/host-name.ts';
import { PRODUCT } from '../platform/product.ts';
import { isLoopback } from './demo-choice.ts';
import type { DemoAccount } from './demo-world.ts';

export interface Readiness {
  readonly address: string;
  readonly host: string;
  /** Names by which Torre may be called besides this machine's own. */
  readonly hosts: readonly string[];
  readonly demoAccounts: readonly DemoAccount[];
  readonly firstAdministrator: AdministratorLink | null;
}

export interface AdministratorLink {
  readonly url: string;
  readonly expiresAt: Temporal.Instant;
}

/** What the start prints when everything is up: where to go and how to get in. */
export function readinessText({ address, host, hosts, demoAccounts, firstAdministrator }: Readiness): string {
  return [
    `\n${PRODUCT.name} ${PRODUCT.version} è pronto: ${address}`,
    ...accountLines(demoAccounts),
    ...(demoAccounts.length > 0 && !isLoopback(host) ? [OPEN_DEMO] : []),
    ...(isWildcard(host) && hosts.length === 0 ? [NO_NAME] : []),
    ...(firstAdministrator ? [linkText(firstAdministrator)] : []),
    '\nPer fermare: Ctrl+C',
  ].join('\n');
}

const OPEN_DEMO =
  '\nAttenzione: la password dei conti dimostrativi è nota a tutti, e questo indirizzo è raggiungibile da altre macchine.';

const NO_NAME =
  '\nAttenzione: da altre macchine Torre risponde solo ai nomi che conosce. Indicarli in TORRE_HOSTS, o in TORRE_URL.';

function accountLines(accounts: readonly DemoAccount[]): string[] {
  if (accounts.length === 0) return [];
  const width = Math.max(...accounts.map(({ userName }) => userName.length));
  const lines = accounts.map(({ userName, description }) => `  ${userName.padEnd(width)}  ${description}`);
  return [`\nConti dimostrativi (password di tutti: ${DEMO_PASSWORD})`, ...lines];
}

export function linkText({ url, expiresAt }: AdministratorLink): string {
  const end = displayInstant(expiresAt.epochMilliseconds).split(' ')[1];
  return `\nNon c’è ancora un amministratore. Per crearlo aprire, entro le ${end}:\n  ${url}`;
}
