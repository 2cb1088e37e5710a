import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const stored = new Map<string, string>();

/** A browser as it starts: storage as it was left, a fresh module. */
async function startBrowser(): Promise<typeof import('./language.ts')> {
  vi.resetModules();
  const language = await import('./language.ts');
  await import('./generic.texts.ts');
  return language;
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) });
  vi.stubGlobal('document', { documentElement: {} });
});
afterEach(() => vi.unstubAllGlobals());

test('[P1.01] without a stored choice the texts are Italian', async () => {
  const language = await startBrowser();
  expect(language.currentLanguage()).toBe('it');
  expect(language.textsOf('generic')('sessionExpired')).toBe('La sessione è scaduta');
});

test('[P1.02][P1.04] English is chosen, kept under the key lingua, and there again at the next start', async () => {
  const first = await startBrowser();
  await first.changeLanguage('en');
  expect(first.textsOf('generic')('sessionExpired')).toBe('Your session has expired');
  expect(stored.get('lingua')).toBe('en');
  const next = await startBrowser();
  expect(next.currentLanguage()).toBe('en');
  expect(next.textsOf('generic')('sessionExpired')).toBe('Your session has expired');
});

test('[P8.06][P8.07] the generic sentences of the catalogue stand to the letter', async () => {
  const t = (await startBrowser()).textsOf('generic');
  expect(t('informationUnavailable')).toBe('Impossibile recuperare le informazioni.');
  expect(t('requestedInformationUnavailable')).toBe('Impossibile reperire le informazioni richieste.');
});
