import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isoDay } from '@torre/domain/kernel';
import { ConfigError, readConfig } from './config.ts';
import { SETTING_NAMES, settingWarnings } from './setting-names.ts';

test('without settings Torre listens on the loopback address, port 3000, with the embedded database', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: null,
    publicUrl: null,
    hosts: ['127.0.0.1'],
    trustProxy: false,
    demo: null,
    today: null,
    minFreeBytes: 256 * 1024 * 1024,
    limitsRates: true,
    metricsToken: null,
  });
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', TORRE_TODAY: ' ' })).toMatchObject({ port: 3000, today: null });
});

test('good settings are taken over', () => {
  const config = readConfig({
    PORT: '8080',
    TORRE_URL: 'https://torre.example/',
    TRUST_PROXY: '10.0.0.0/8, 127.0.0.1',
    TORRE_DEMO: 'examples',
    TORRE_TODAY: '2026-11-14',
  });
  expect(config).toMatchObject({ port: 8080, publicUrl: 'https://torre.example', demo: 'examples' });
  expect(isoDay(config.today!)).toBe('2026-11-14');
});

test('the names that are believed are those of the settings, each as browsers write it', () => {
  const hosts = (env: Record<string, string>) => readConfig(env).hosts;
  expect(hosts({ TORRE_URL: 'https://Torre.Example:8443', HOST: '0.0.0.0' })).toEqual(['torre.example']);
  expect(hosts({ HOST: '::', TORRE_HOSTS: 'Portale.example,, 2001:DB8::1 ' })).toEqual([
    'portale.example',
    '[2001:db8::1]',
  ]);
  expect(hosts({ HOST: '192.0.2.7' })).toEqual(['192.0.2.7']);
});

const PROVIDER = { OIDC_ISSUER: 'https://idp.example', OIDC_CLIENT_ID: 'torre' };

describe('a wrong value stops the start with a sentence that names the setting', () => {
  test.each([
    [{ PORT: 'tremila' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://qui' }, 'DATABASE_URL'],
    [{ TORRE_URL: 'torre.example' }, 'TORRE_URL'],
    [{ TORRE_URL: 'https://torre.example/sotto' }, 'TORRE_URL'],
    [{ TRUST_PROXY: 'forse' }, 'TRUST_PROXY'],
    [{ TORRE_HOSTS: 'torre.example:3000' }, 'TORRE_HOSTS'],
    [{ TORRE_HOSTS: 'torre.example https://altro.example' }, 'TORRE_HOSTS'],
    [{ TORRE_HOSTS: '*.torre.example' }, 'TORRE_HOSTS'],
    [{ TORRE_DEMO: 'grande' }, 'TORRE_DEMO'],
    [{ TORRE_TODAY: '2026-02-30' }, 'TORRE_TODAY'],
    [{ TORRE_TODAY: '2026-11-14', NODE_ENV: 'production' }, 'TORRE_TODAY'],
    [{ TORRE_MIN_FREE_MB: 'poco' }, 'TORRE_MIN_FREE_MB'],
    [{ TORRE_LIMITS: 'no' }, 'TORRE_LIMITS'],
    [{ TORRE_LIMITS: 'off', NODE_ENV: 'production' }, 'TORRE_LIMITS'],
    [{ METRICS_TOKEN: 'breve' }, 'METRICS_TOKEN'],
    [{ DATABASE_URL: 'postgres://torre:pa#ss@db/torre' }, 'DATABASE_URL'],
    [{ OIDC_ISSUER: 'https://idp.example' }, 'OIDC_CLIENT_ID'],
    [{ ...PROVIDER, OIDC_TIMEOUT: '0' }, 'OIDC_TIMEOUT'],
    [{ ...PROVIDER, OIDC_TIMEOUT: '61' }, 'OIDC_TIMEOUT'],
  ])('%o', (env, name) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(name);
  });

  test('the sentence never repeats an address that may hold a password', () => {
    for (const url of ['http://torre:segreto@qui', 'postgres://torre:segreto#1@qui/torre']) {
      expect(() => readConfig({ DATABASE_URL: url })).toThrow(ConfigError);
      expect(() => readConfig({ DATABASE_URL: url })).not.toThrow('segreto');
    }
  });
});

test.each([
  [{ OIDC_CLIENT_SECRET: 'parola' }, 'OIDC_CLIENT_SECRET'],
  [{ OIDC_TIMEOUT: '0' }, 'OIDC_TIMEOUT'],
  [{ OIDC_ISUER: 'https://idp.example', OIDC_CLIENT_ID: 'torre' }, 'OIDC_CLIENT_ID, OIDC_ISUER'],
])('half a provider does not become a Torre of passwords without a word: %o', (env, names) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(`OIDC_ISSUER manca, ma c’è ${names}:`);
  expect(() => readConfig(env)).not.toThrow('parola');
});

test('names that look like settings and are not are named', () => {
  const env = {
    TORRE_DTA: '/srv/torre/data',
    OIDC_ISUER: 'https://idp.example',
    TORRE_VUOTA: ' ',
    TORRE_DATA: '/srv/torre/data',
    ...PROVIDER,
    HOME: '/srv/torre',
  };
  expect(settingWarnings(env)).toEqual([
    expect.stringContaining('OIDC_ISUER non è un’impostazione di Torre'),
    expect.stringContaining('TORRE_DTA non è un’impostazione di Torre'),
  ]);
  expect(settingWarnings({ PORT: '3000', TORRE_DEMO: 'none', ...PROVIDER })).toEqual([]);
});

test('the known settings are those that the tables of docs/operations.md tell', () => {
  const manual = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const documented = [...manual.matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, name]) => name);
  expect(new Set(documented)).toEqual(new Set(SETTING_NAMES));
});

test('mail is sent by a server, as somebody, with links that lead to the public address', () => {
  const whole = {
    SMTP_URL: 'smtp://torre:segreta@posta.example:587',
    SMTP_FROM: 'Torre <torre@posta.example>',
    TORRE_URL: 'https://torre.example',
  };
  expect(readConfig(whole).mail).toEqual({ url: whole.SMTP_URL, from: whole.SMTP_FROM });
  expect(readConfig({}).mail).toBeNull();
});

test.each([
  [{ SMTP_URL: 'posta.example' }, 'SMTP_URL deve indicare'],
  [{ SMTP_FROM: 'torre@posta.example' }, 'SMTP_URL deve indicare'],
  [{ SMTP_URL: 'smtp://torre:segreta@posta.example' }, 'SMTP_FROM deve essere'],
  [{ SMTP_URL: 'smtp://torre:segreta@posta.example', SMTP_FROM: 'Torre' }, 'SMTP_FROM deve essere'],
  [{ SMTP_URL: 'smtp://torre:segreta@posta.example', SMTP_FROM: 'a@b.example' }, 'serve anche TORRE_URL'],
])('half of the mail settings stops the start and repeats no password: %o', (env, text) => {
  expect(() => readConfig(env)).toThrow(text);
  expect(() => readConfig(env)).not.toThrow('segreta');
});
