import { expect, test } from 'vitest';
import { readConfig } from '../platform/config.ts';
import { readinessText } from './announce.ts';

/** What a start with these settings prints at its end. */
function announced(env: Readonly<Record<string, string>>): string {
  const { host, hosts } = readConfig(env);
  return readinessText({
    address: 'http://localhost:3000',
    host,
    hosts,
    demoAccounts: [],
    firstAdministrator: null,
  });
}

test('who opens Torre to other machines is told that it must be given the names by which they call it', () => {
  const warning = 'risponde solo ai nomi che conosce. Indicarli in TORRE_HOSTS';
  expect(announced({ HOST: '0.0.0.0' })).toContain(warning);
  expect(announced({ HOST: '::' })).toContain(warning);
  expect(announced({ HOST: '0.0.0.0', TORRE_HOSTS: 'torre.example' })).not.toContain(warning);
  expect(announced({ HOST: '0.0.0.0', TORRE_URL: 'https://torre.example' })).not.toContain(warning);
  expect(announced({ HOST: '192.0.2.7' })).not.toContain(warning);
  expect(announced({})).not.toContain(warning);
});
