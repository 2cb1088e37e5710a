import { describe, expect, test } from 'vitest';
import { isoDay } from '@torre/domain/kernel';
import { ConfigError, readConfig } from './config.ts';

test('without settings Torre listens on the loopback address, port 3000, with the embedded database', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: null,
    publicUrl: null,
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

describe('a wrong value stops the start with a sentence that names the setting', () => {
  test.each([
    [{ PORT: 'tremila' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://qui' }, 'DATABASE_URL'],
    [{ TORRE_URL: 'torre.example' }, 'TORRE_URL'],
    [{ TORRE_URL: 'https://torre.example/sotto' }, 'TORRE_URL'],
    [{ TRUST_PROXY: 'forse' }, 'TRUST_PROXY'],
    [{ TORRE_DEMO: 'grande' }, 'TORRE_DEMO'],
    [{ TORRE_TODAY: '2026-02-30' }, 'TORRE_TODAY'],
    [{ TORRE_TODAY: '2026-11-14', NODE_ENV: 'production' }, 'TORRE_TODAY'],
    [{ TORRE_MIN_FREE_MB: 'poco' }, 'TORRE_MIN_FREE_MB'],
    [{ TORRE_LIMITS: 'no' }, 'TORRE_LIMITS'],
    [{ TORRE_LIMITS: 'off', NODE_ENV: 'production' }, 'TORRE_LIMITS'],
    [{ METRICS_TOKEN: 'breve' }, 'METRICS_TOKEN'],
  ])('%o', (env, name) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(name);
  });

  test('the sentence never repeats an address that may hold a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'http://torre:segreto@qui' })).not.toThrow('segreto');
  });
});
