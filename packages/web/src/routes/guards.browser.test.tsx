import type { SessionReply } from '@torre/contract/identity';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { declareHome } from '../testing/fake-home.ts';
import { ADMINISTRATOR, MANAGER, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';
import { textsOfNotices } from '../testing/notice.ts';

test.each([
  '/',
  '/dipendente/calendario',
  '/responsabile/calendario',
  '/sessioni',
  '/amministrazione',
  '/amministrazione/persone/hr',
  '/amministrazione/audit',
  '/amministrazione/file',
])('who must change the password is led to it from %s', async (wanted) => {
  const app = openApp(wanted, (server) =>
    signedIn(server, {
      ...ADMINISTRATOR,
      allowedActions: [...MANAGER.allowedActions, ...ADMINISTRATOR.allowedActions],
      mustChangePassword: true,
    }),
  );
  onTestFinished(app.close);
  await expect.element(page.getByText(/^La tua password è scaduta o è la prima/)).toBeVisible();
  expect(app.address()).toBe('/password');
});

test('[P2.17][P2.19] a manager without a list of plants is refused with the reason', async () => {
  const app = openApp('/responsabile/calendario', (server) => {
    signedIn(server, { ...MANAGER, plants: [] });
    declareHome(server);
  });
  onTestFinished(app.close);
  await expect.poll(app.address).toBe('/');
  await expect
    .poll(() => textsOfNotices(3))
    .toEqual([expect.stringContaining('Al tuo account non è assegnato alcun impianto.')]);
});

/** Opens an address as somebody whom a guard refuses. */
function openRefused(address: string, session: SessionReply) {
  const app = openApp(address, (server) => {
    signedIn(server, session);
    declareHome(server);
  });
  onTestFinished(app.close);
  return app;
}

/** Has no plant and no right. */
const CLERK: SessionReply = { ...ADMINISTRATOR, allowedActions: [] };

/** The warnings that stand. P8.10: type 3 is a warning. */
const warnings = () => textsOfNotices(3);
const saying = (why: string) => [expect.stringContaining(`Questa pagina non è disponibile${why}`)];

test('administration opens for administrators only, and nobody else finds it in the navigation', async () => {
  const { address } = openRefused('/amministrazione/persone', CLERK);
  await expect.poll(address).toBe('/');
  await expect.poll(warnings).toEqual(saying('L’amministrazione è riservata agli amministratori di Torre.'));
  const links = page.getByRole('navigation', { name: 'Navigazione' }).getByRole('link');
  await expect.element(links.first()).toBeVisible();
  expect(links.elements().map(({ textContent }) => textContent)).toEqual(['Home', 'Presenze', 'Articoli']);
});

test('qualifications open for human resources only: an administrator is led home with the reason', async () => {
  const { address } = openRefused('/personale/titoli', ADMINISTRATOR);
  await expect.poll(address).toBe('/');
  await expect
    .poll(warnings)
    .toEqual(saying('Titoli, spettanze e diritti delle persone sono riservati alle risorse umane.'));
  const links = page.getByRole('navigation', { name: 'Navigazione' }).getByRole('link');
  await expect.element(links.first()).toBeVisible();
  expect(links.elements().map(({ textContent }) => textContent)).not.toContain('Titoli');
});

test('an address with a plant of somebody else is refused with the name of the plant', async () => {
  const { address } = openRefused('/responsabile/calendario?impianto=LIRF&mese=2026-12', MANAGER);
  await expect.poll(address).toBe('/');
  await expect.poll(warnings).toEqual(saying('L’impianto LIRF non è tra quelli che gestisci.'));
});

test('the warning of a guard waits until somebody closes it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.setTimerTickMode('interval', 20);
  onTestFinished(() => void vi.useRealTimers());
  openRefused('/amministrazione/persone', CLERK);
  await expect.poll(warnings).toHaveLength(1);
  vi.setTimerTickMode('manual');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(warnings()).toHaveLength(1);
  vi.setTimerTickMode('interval', 20);
  await page.getByRole('button', { name: 'Chiudi', exact: true }).click();
  await expect.poll(warnings).toEqual([]);
});
