import { changeOwnRequest } from '@torre/contract/requests';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { ownRequest, ownRequestsOf } from '../testing/fake-requests.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { CONTROLLER, DONE, signedIn } from '../testing/fake-session.ts';
import { openApp, type MountedApp } from '../testing/mounted-app.tsx';
import { onPhone } from '../testing/phone.ts';

const WAITS = ownRequest();
const LEAVING = ownRequest({
  id: '00000000-0000-7000-8000-000000020881',
  stato: 20,
  datainizio: '2026/12/28',
});
const APPROVED = ownRequest({
  id: '00000000-0000-7000-8000-000000020882',
  stato: 10,
  datainizio: '2026/12/30',
});
const IGNORED = ownRequest({
  id: '00000000-0000-7000-8000-000000020883',
  isIgnored: true,
  codtipofruizione: 'H',
  mis: 'HH',
  descausale: 'Permesso',
  orainizio: 420,
  orafine: 540,
});

function openOwn(declare: (server: FakeServer) => void = () => undefined): MountedApp {
  const app = openApp('/dipendente/richieste', (server) => {
    signedIn(server, CONTROLLER);
    ownRequestsOf(server, [WAITS, LEAVING, APPROVED, IGNORED]);
    declare(server);
  });
  onTestFinished(app.close);
  return app;
}
const row = (name: RegExp) => page.getByRole('row', { name });

test('[E2.15][E2.16][E4.38] the own list has measure, cause, state and hours, in the words of the self-service', async () => {
  openOwn();
  await expect.element(row(/28\/12\/2026.*In attesa di annullamento/)).toBeVisible();
  await expect.element(row(/30\/12\/2026.*Approvato/)).toBeVisible();
  await expect.element(row(/Permesso HH 07:00 09:00/)).toHaveAttribute('data-tone', 'ignored');
  const heads = page
    .getByRole('columnheader')
    .elements()
    .map((head) => head.textContent);
  expect(heads.slice(2, 7)).toEqual(['Causale', 'Mis', 'Dalle', 'Alle', 'Stato']);
});

test('what waits can be deleted, what is approved can be asked to be annulled, and that taken back', async () => {
  const app = openOwn((server) => server.answers(changeOwnRequest, { outcome: DONE, request: WAITS }));
  const asked = () => app.server.askedFor(changeOwnRequest).map(({ body }) => body);
  await row(/30\/12\/2026/)
    .getByRole('button', { name: 'Chiedi l’annullamento' })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sì' }).click();
  await expect.element(page.getByText('Annullamento chiesto')).toBeVisible();
  await row(/28\/12\/2026/)
    .getByRole('button', { name: 'Ritira la richiesta di annullamento' })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sì' }).click();
  await expect.element(page.getByText('Richiesta di annullamento ritirata')).toBeVisible();
  expect(asked()).toEqual([
    { operazione: 'askAnnulment', version: 1 },
    { operazione: 'withdraw', version: 1 },
  ]);
  await expect.element(row(/30\/12\/2026/).getByRole('button', { name: 'Elimina' })).not.toBeInTheDocument();
  await row(/Ferie.*23\/12\/2026|23\/12\/2026.*Ferie/)
    .getByRole('button', { name: 'Elimina' })
    .click();
  await page
    .getByRole('alertdialog', { name: 'Vuoi veramente cancellare questo elemento?' })
    .getByRole('button', { name: 'No' })
    .click();
  expect(asked()).toHaveLength(2);
});

test('on the phone a request opens by a touch and says who did what with it', async () => {
  await onPhone();
  openOwn();
  const first = page.getByRole('button', { name: /^Permesso/ });
  expect(((await first.findElement()) as HTMLElement).getBoundingClientRect().height).toBeGreaterThanOrEqual(
    44,
  );
  await first.click();
  await expect.element(page.getByRole('dialog').getByText('Inserita da Ferrari Luca')).toBeVisible();
});
