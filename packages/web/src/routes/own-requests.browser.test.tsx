import { changeOwnRequest } from '@torre/contract/requests';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { declareHome } from '../testing/fake-home.ts';
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
const APPROVED_MEANWHILE = ownRequest({ stato: 10, version: 2 });
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
async function press(of: RegExp, name: string): Promise<void> {
  const button = row(of).getByRole('button', { name });
  await expect.element(button).toBeVisible();
  await button.click();
}

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

test('[M2.3.01][M2.3.02] the list has its columns, and orders by first day, last day and state alone', async () => {
  openOwn();
  await expect.element(row(/28\/12\/2026/)).toBeVisible();
  const heads = page
    .getByRole('columnheader')
    .elements()
    .map((head) => head.textContent);
  expect(heads).toEqual([
    'Dal',
    'Al',
    'Causale',
    'Mis',
    'Dalle',
    'Alle',
    'Stato',
    'Id',
    'Tipo',
    'Codice responsabile',
    'Quantità',
    'Azioni',
  ]);
  const ordering = page.getByRole('columnheader').getByRole('button').elements();
  expect(ordering.map((button) => button.textContent)).toEqual(['Dal', 'Al', 'Stato']);
});

test('[M2.3.03][M2.3.04] on the phone codes, unit and quantity leave the list and stand in the details', async () => {
  await onPhone();
  const asked = ownRequest({
    codtipofruizione: 'Q',
    mis: 'QQ',
    giorni: 4,
    tipo: 0,
    codresponsabile: '800245',
  });
  openOwn((server) => ownRequestsOf(server, [asked]));
  const listed = page.getByRole('button', { name: /^Ferie residue/ });
  await expect.element(listed).toBeVisible();
  for (const hidden of [asked.id, '800245', 'QQ'])
    await expect.element(page.getByText(hidden)).not.toBeInTheDocument();
  await listed.click();
  const detail = page.getByRole('dialog');
  for (const shown of ['Quantità', asked.descausale, '4 h'])
    await expect.element(detail.getByText(shown, { exact: true }).first()).toBeVisible();
  const codes = [asked.id, '800245', 'QQ'];
  for (const hidden of codes)
    await expect.element(detail.getByText(hidden, { exact: true })).not.toBeVisible();
  await detail.getByText('Codici', { exact: true }).click();
  for (const shown of codes) await expect.element(detail.getByText(shown, { exact: true })).toBeVisible();
});

test('one’s own request is told in words: no code, no number of a kind', async () => {
  openOwn();
  await press(/30\/12\/2026/, 'Visualizza');
  const detail = page.getByRole('dialog');
  await expect.element(detail).toMatchTextContent(/UnitàGiorni.*TipoRichiesta/);
  await expect.element(detail).not.toMatchTextContent(new RegExp(`${APPROVED.id}|GG|Tipo0`));
});

test('what waits can be deleted, what is approved can be asked to be annulled, and that taken back', async () => {
  const app = openOwn((server) => server.answers(changeOwnRequest, { outcome: DONE, request: WAITS }));
  const asked = () => app.server.askedFor(changeOwnRequest).map(({ body }) => body);
  await press(/30\/12\/2026/, 'Chiedi l’annullamento');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sì' }).click();
  await expect.element(page.getByText('Annullamento chiesto')).toBeVisible();
  await press(/28\/12\/2026/, 'Ritira la richiesta di annullamento');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sì' }).click();
  await expect.element(page.getByText('Richiesta di annullamento ritirata')).toBeVisible();
  expect(asked()).toEqual([
    { operazione: 'askAnnulment', version: 1 },
    { operazione: 'withdraw', version: 1 },
  ]);
  await expect.element(row(/30\/12\/2026/).getByRole('button', { name: 'Elimina' })).not.toBeInTheDocument();
  await press(/Ferie.*23\/12\/2026|23\/12\/2026.*Ferie/, 'Elimina');
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

test('what somebody else decided meanwhile opens with what stands now, and what can still be done', async () => {
  const app = openOwn((server) =>
    server.answers(changeOwnRequest, () => {
      ownRequestsOf(server, [APPROVED_MEANWHILE]);
      return Response.json(
        {
          outcome: { code: -412, messageIT: 'Nel frattempo la richiesta è cambiata.' },
          current: APPROVED_MEANWHILE,
        },
        { status: 412 },
      );
    }),
  );
  await press(/23\/12\/2026.*Ferie/, 'Elimina');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sì' }).click();
  const dialog = page.getByRole('dialog', { name: 'Richiesta' });
  await expect
    .element(dialog.getByText(/^Nel frattempo la richiesta è cambiata\. Ora è «Approvato»/))
    .toBeVisible();
  app.server.answers(changeOwnRequest, { outcome: DONE, request: WAITS });
  await dialog.getByRole('button', { name: 'Chiedi l’annullamento' }).click();
  await dialog.getByRole('button', { name: 'Sì' }).click();
  await expect.element(page.getByText('Annullamento chiesto')).toBeVisible();
  expect(app.server.askedFor(changeOwnRequest).map(({ body }) => body)).toEqual([
    { operazione: 'delete', version: 1 },
    { operazione: 'askAnnulment', version: 2 },
  ]);
});

test('the opened request stands in the address, says what it costs, and the form of a new one is a press away', async () => {
  const app = openOwn();
  await press(/30\/12\/2026/, 'Visualizza');
  await expect.poll(app.address).toBe(`/dipendente/richieste?dettaglio=${APPROVED.id}`);
  await expect.element(page.getByRole('dialog').getByText('1 giorno')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(app.address).toBe('/dipendente/richieste');
  await expect
    .element(page.getByRole('link', { name: 'Nuova richiesta' }))
    .toHaveAttribute('href', '/dipendente/richieste/nuova');
});

test('[M1.08] the requests of managers stay closed to an employee', async () => {
  const app = openApp('/responsabile/richieste?impianto=LIRR', (server) => {
    signedIn(server, CONTROLLER);
    declareHome(server);
  });
  onTestFinished(app.close);
  await expect.poll(app.address).toBe('/');
});
