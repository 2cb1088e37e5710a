import { isIP } from 'node:net';
import { resolve } from 'node:path';
import pg from 'pg';
import { dayFromIso } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { ConfigError } from './config-error.ts';
import { filesFolder } from './files/open-store.ts';
import { hostSetting, isWildcard } from './http/host-name.ts';
import { readMail } from './mail/mail-config.ts';
import type { MailConfig } from './mail/mail-config.ts';
import { readOidc } from './oidc/oidc-config.ts';
import type { OidcConfig } from './oidc/oidc-config.ts';
import { givenProviderNames } from './setting-names.ts';
import type { Environment, SettingName } from './setting-names.ts';
import { readTorreKey } from './torre-key.ts';
import type { TorreKeys } from './torre-key.ts';

export const DEMO_WORLDS = ['small', 'examples', 'full', 'none'] as const;
export type DemoWorld = (typeof DEMO_WORLDS)[number];

/** The settings of decisions.md, read once and checked. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute folder of the embedded database and of files. */
  readonly dataFolder: string;
  /** null: the embedded PostgreSQL. */
  readonly databaseUrl: string | null;
  /** Public address without a final slash; null: what the request says. */
  readonly publicUrl: string | null;
  /** Names by which Torre may be called besides this machine's own, as `hostName` gives them. */
  readonly hosts: readonly string[];
  /** Addresses of the proxies whose forwarded headers are believed; true believes everybody. */
  readonly trustProxy: boolean | string;
  /** null: nothing was said, the start decides (decisions.md, Settings). */
  readonly demo: DemoWorld | null;
  readonly today: Day | null;
  /** Free space of the data folder, in bytes, below which writes are refused; 0: never. */
  readonly minFreeBytes: number;
  /** Absolute folder of people's files. */
  readonly filesFolder: string;
  /** false: nobody is refused for calling often; for measurements and tests. */
  readonly limitsRates: boolean;
  /** Bearer token of `/metrics`; null: only callers on this machine, and only without a proxy in between. */
  readonly metricsToken: string | null;
  /** null: people sign in with a password of Torre. */
  readonly oidc: OidcConfig | null;
  /** null: Torre sends no mail. */
  readonly mail: MailConfig | null;
  /** Seal provider tokens at rest and sign the audit trail; null: those in the data folder. */
  readonly torreKey: TorreKeys | null;
}

export { ConfigError };

/** Reads the settings. Throws ConfigError at the first wrong value. An empty variable counts as absent. */
export function readConfig(env: Environment): Config {
  const given = (name: SettingName): string | null => env[name]?.trim() || null;
  const dataFolder = resolve(given('TORRE_DATA') ?? './data');
  const host = given('HOST') ?? '127.0.0.1';
  const url = publicUrl(given('TORRE_URL'));
  return {
    port: port(given('PORT') ?? '3000'),
    host,
    dataFolder,
    databaseUrl: databaseUrl(given('DATABASE_URL')),
    publicUrl: url,
    hosts: [...ownHosts(host, url), ...hosts(given('TORRE_HOSTS'))],
    trustProxy: trustProxy(given('TRUST_PROXY')),
    demo: demo(given('TORRE_DEMO')),
    today: today(given('TORRE_TODAY'), env['NODE_ENV']),
    minFreeBytes: minFreeBytes(given('TORRE_MIN_FREE_MB') ?? '256'),
    filesFolder: filesFolder(given('FILES_URL'), dataFolder),
    limitsRates: limitsRates(given('TORRE_LIMITS') ?? 'on', env['NODE_ENV']),
    metricsToken: metricsToken(given('METRICS_TOKEN')),
    oidc: readOidc(given, givenProviderNames(env)),
    mail: readMail(given, url),
    torreKey: readTorreKey(given('TORRE_KEY')),
  };
}

function port(text: string): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= 65_535) return value;
  throw new ConfigError(`PORT deve essere un numero da 0 a 65535, non '${text}'.`);
}

function databaseUrl(text: string | null): string | null {
  // The value may hold a password: it is not repeated.
  if (text !== null && !/^postgres(ql)?:\/\/\S+$/.test(text))
    throw new ConfigError('DATABASE_URL deve cominciare con postgres:// e indicare un server PostgreSQL.');
  if (text === null || isReadable(text)) return text;
  throw new ConfigError(
    'DATABASE_URL non si può leggere. Nella password i segni speciali vanno scritti con il loro codice: ' +
      '%23 per #, %2F per /, %3F per ?, %40 per @, %25 per %.',
  );
}

/** Whether pg finds server, user and database in it; nothing is connected. */
function isReadable(connectionString: string): boolean {
  try {
    return new pg.Client({ connectionString }).host !== '';
  } catch {
    return false;
  }
}

function publicUrl(text: string | null): string | null {
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash)
    return url.origin;
  throw new ConfigError(`TORRE_URL deve essere un indirizzo come https://torre.esempio.it, non '${text}'.`);
}

/** Of the public address, and of the one to listen on where it is not every address of the machine. */
function ownHosts(host: string, url: string | null): string[] {
  const named = isWildcard(host) ? null : hostSetting(host);
  return [...(url === null ? [] : [new URL(url).hostname]), ...(named === null ? [] : [named])];
}

function hosts(text: string | null): string[] {
  return (text ?? '').split(',').flatMap((part) => {
    const name = part.trim();
    if (name === '') return [];
    const host = hostSetting(name);
    if (host !== null) return [host];
    throw new ConfigError(
      `TORRE_HOSTS deve essere un elenco di nomi o indirizzi di macchine, senza porta e separati da virgole, non '${text}'.`,
    );
  });
}

function trustProxy(text: string | null): boolean | string {
  if (text === null || text === 'false') return false;
  if (text === 'true') return true;
  const isAddress = (part: string): boolean => isIP(part.trim().replace(/\/\d+$/, '')) !== 0;
  if (text.split(',').every(isAddress)) return text;
  throw new ConfigError(
    `TRUST_PROXY deve essere true, false o un elenco di indirizzi separati da virgole, non '${text}'.`,
  );
}

function demo(text: string | null): DemoWorld | null {
  if (text === null) return null;
  const world = DEMO_WORLDS.find((name) => name === text);
  if (world) return world;
  throw new ConfigError(`TORRE_DEMO deve essere uno tra ${DEMO_WORLDS.join(', ')}, non '${text}'.`);
}

function today(text: string | null, nodeEnv: string | undefined): Day | null {
  if (text === null) return null;
  if (nodeEnv === 'production') {
    throw new ConfigError(
      'TORRE_TODAY serve a prove e dimostrazioni: non è ammesso con NODE_ENV=production.',
    );
  }
  const day = dayFromIso(text);
  if (day !== null) return day;
  throw new ConfigError(`TORRE_TODAY deve essere una data AAAA-MM-GG, non '${text}'.`);
}

const BYTES_PER_MB = 1_048_576;

function minFreeBytes(text: string): number {
  if (/^\d{1,7}$/.test(text)) return Number(text) * BYTES_PER_MB;
  throw new ConfigError(`TORRE_MIN_FREE_MB deve essere un numero di megabyte, non '${text}'.`);
}

function limitsRates(text: string, nodeEnv: string | undefined): boolean {
  if (text === 'on') return true;
  if (text !== 'off') throw new ConfigError(`TORRE_LIMITS deve essere on oppure off, non '${text}'.`);
  if (nodeEnv !== 'production') return false;
  throw new ConfigError('TORRE_LIMITS=off serve a prove e misure: non è ammesso con NODE_ENV=production.');
}

function metricsToken(text: string | null): string | null {
  if (text === null || /^[\w.~+/=-]{16,}$/.test(text)) return text;
  // A secret is not repeated.
  throw new ConfigError('METRICS_TOKEN deve avere almeno 16 lettere, cifre o segni tra . _ ~ + / = -.');
}
