import { ConfigError } from '../config-error.ts';
import type { SettingName } from '../setting-names.ts';

/** The identity provider of the organisation: external redirect on. */
export interface OidcConfig {
  /** As the provider writes it: compared letter by letter with the `iss` of its tokens. */
  readonly issuer: string;
  readonly clientId: string;
  /** null: a public client, proven by PKCE alone. */
  readonly clientSecret: string | null;
  /** Claim that names the account (`userName`). */
  readonly claim: string;
  /** Names of the three headers that carry the access token from the server to the provider (E6.04). */
  readonly tokenHeaders: readonly [string, string, string];
  /** Seconds after which a provider that does not answer is given up. */
  readonly timeoutSeconds: number;
}

const TOKEN_HEADERS = 'X-Access-Token,X-Auth-Token,X-User-Token';
const OF_THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

type Given = (name: SettingName) => string | null;

/**
 * Reads OIDC_*; null where none is given. Throws ConfigError at the first wrong value, and for others without OIDC_ISSUER:
 * half a provider would quietly be a Torre that asks for passwords. `givenNames`: all that begin with OIDC_.
 */
export function readOidc(given: Given, givenNames: readonly string[]): OidcConfig | null {
  const issuer = given('OIDC_ISSUER');
  if (issuer === null) {
    if (givenNames.length === 0) return null;
    const names = givenNames.join(', ');
    throw new ConfigError(
      `OIDC_ISSUER manca, ma c’è ${names}: indicare OIDC_ISSUER, l’indirizzo del servizio di accesso, ` +
        `oppure togliere ${names} (allora si accede con le password di Torre).`,
    );
  }
  const clientId = given('OIDC_CLIENT_ID');
  if (clientId === null) {
    throw new ConfigError('Con OIDC_ISSUER serve anche OIDC_CLIENT_ID, il nome di Torre presso il servizio.');
  }
  return {
    issuer: issuerOf(issuer),
    clientId,
    clientSecret: given('OIDC_CLIENT_SECRET'),
    claim: given('OIDC_CLAIM') ?? 'preferred_username',
    tokenHeaders: tokenHeaders(given('OIDC_TOKEN_HEADERS') ?? TOKEN_HEADERS),
    timeoutSeconds: timeoutSeconds(given('OIDC_TIMEOUT') ?? '10'),
  };
}

function issuerOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && OF_THIS_MACHINE.test(url.hostname));
  if (url && isSafe && !url.search && !url.hash && !url.username) return text;
  throw new ConfigError(
    `OIDC_ISSUER deve essere un indirizzo https:// (http:// solo su questa macchina), non '${text}'.`,
  );
}

function tokenHeaders(text: string): OidcConfig['tokenHeaders'] {
  const [first, second, third, ...more] = text.split(',').map((name) => name.trim());
  const names = [first, second, third];
  const areNames = names.every((name) => /^[A-Za-z0-9-]{1,60}$/.test(name ?? ''));
  if (first && second && third && areNames && more.length === 0) return [first, second, third];
  throw new ConfigError(
    `OIDC_TOKEN_HEADERS deve elencare tre nomi di intestazioni separati da virgole, non '${text}'.`,
  );
}

function timeoutSeconds(text: string): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1 && value <= 60) return value;
  throw new ConfigError(`OIDC_TIMEOUT deve essere un numero di secondi da 1 a 60, non '${text}'.`);
}
