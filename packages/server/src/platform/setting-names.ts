/**
 * Every setting of Torre (docs/operations.md, Settings): the one list. What is read is typed by it, and what stands in the
 * environment is compared with it.
 */
export const SETTING_NAMES = [
  'PORT',
  'HOST',
  'TORRE_DATA',
  'DATABASE_URL',
  'TORRE_URL',
  'TORRE_HOSTS',
  'TRUST_PROXY',
  'TORRE_DEMO',
  'TORRE_TODAY',
  'TORRE_MIN_FREE_MB',
  'TORRE_LIMITS',
  'METRICS_TOKEN',
  'FILES_URL',
  'TORRE_KEY',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'OIDC_CLAIM',
  'OIDC_TOKEN_HEADERS',
  'OIDC_TIMEOUT',
  'SMTP_URL',
  'SMTP_FROM',
] as const;

export type SettingName = (typeof SETTING_NAMES)[number];

/** The environment of a process: an empty variable counts as absent. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Warnings for whoever starts Torre, in Italian: names that look like Torre's and are not,
 * as a typing error makes them. Values are not repeated: they may be secrets.
 */
export function settingWarnings(env: Environment): string[] {
  const given = givenNames(env);
  const known: readonly string[] = SETTING_NAMES;
  const unknown = given.filter((name) => /^(TORRE|OIDC)_/i.test(name) && !known.includes(name));
  return unknown.map(
    (name) =>
      `Attenzione: ${name} non è un’impostazione di Torre e non ha effetto. ` +
      'Controllare il nome: docs/operations.md elenca le impostazioni.',
  );
}

/** Names of the settings of the identity provider that are given, unknown ones included. */
export function givenProviderNames(env: Environment): string[] {
  return givenNames(env).filter((name) => /^OIDC_/i.test(name));
}

function givenNames(env: Environment): string[] {
  return Object.keys(env)
    .filter((name) => env[name]?.trim())
    .toSorted();
}
