import { sendPiece } from '@torre/contract/files';
import { addRequestDocuments, writeJustification } from '@torre/contract/requests';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { causesFor, declareNewRequest } from '../testing/fake-own-requests.ts';
import { ownRequest, ownRequestsOf } from '../testing/fake-requests.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { CONTROLLER, DONE, signedIn } from '../testing/fake-session.ts';
import { StandingUploads } from '../testing/fake-uploads.ts';
import { openApp, type MountedApp } from '../testing/mounted-app.tsx';
import { reloaded } from '../testing/reloaded.ts';

const FORM = '/dipendente/richieste/nuova?causale=MAL&dal=20261214';
const FILE = '019a0000-0000-7000-8000-000000000000';
const SICK = ownRequest({
  codcausale: 'MAL',
  descausale: 'Malattia',
  gestdoc: 'VIC',
  stato: 10,
  datainizio: '2026/12/14',
  datafine: '2026/12/14',
});

function open(
  address: string,
  standing: StandingUploads,
  declare: (server: FakeServer) => void = () => undefined,
): MountedApp {
  const app = openApp(address, (server) => {
    signedIn(server, CONTROLLER);
    ownRequestsOf(server, [SICK]);
    declareNewRequest(server, causesFor('MAL', '8114'));
    standing.declare(server);
    declare(server);
  });
  onTestFinished(app.close);
  return app;
}

async function choose(name: string): Promise<void> {
  await expect.element(page.getByText('Trascina qui i file')).toBeVisible();
  const photo = new File([new Uint8Array(1000)], name, { type: 'image/png' });
  await userEvent.upload(document.querySelector('input[type=file]')!, photo);
}
const attached = page.getByRole('list', { name: 'Documenti', exact: true });
const send = page.getByRole('button', { name: 'Invia richiesta' });

test('a photo that has arrived goes with the request, after a reload too; while it is on its way nothing is sent without it', async () => {
  const standing = new StandingUploads();
  const arrival = Promise.withResolvers<void>();
  standing.beforePiece = () => arrival.promise;
  const app = open(FORM, standing);
  await choose('certificato.png');
  await expect.poll(() => app.server.askedFor(sendPiece).length).toBe(1);
  await expect.element(send).toBeDisabled();
  await expect.element(page.getByText(/^Aspetta che i documenti siano arrivati/)).toBeVisible();
  arrival.resolve();
  await expect.element(attached.getByText('certificato.png')).toBeVisible();
  await expect.element(send).toBeEnabled();
  const again = await reloaded(app, () => open(FORM, standing));
  await expect.element(attached.getByText('certificato.png')).toBeVisible();
  await send.click();
  await expect.element(page.getByText('Richiesta inviata')).toBeVisible();
  expect(again.server.askedFor(writeJustification)[0]?.body).toMatchObject({
    idcausale: 'MAL',
    documenti: [FILE],
  });
});

test('a document that was taken out is not sent', async () => {
  const app = open(FORM, new StandingUploads());
  await choose('sbagliato.png');
  await attached.getByRole('button', { name: 'Togli sbagliato.png' }).click();
  await expect.element(attached).not.toBeInTheDocument();
  await send.click();
  await expect.element(page.getByText('Richiesta inviata')).toBeVisible();
  expect(app.server.askedFor(writeJustification)[0]?.body).not.toHaveProperty('documenti');
});

test('the list names the certificate that is missing; the opened request takes it, and again after it failed', async () => {
  const app = open('/dipendente/richieste', new StandingUploads(), (server) =>
    server.refuses(addRequestDocuments, 409, -409, 'Questa richiesta non vuole documenti.'),
  );
  const row = page.getByRole('row', { name: /Manca il certificato Malattia/ });
  await expect.element(row).toBeVisible();
  await row.getByRole('button', { name: 'Visualizza' }).click();
  const dialog = page.getByRole('dialog', { name: 'Richiesta' });
  await expect.element(dialog.getByText('Manca il certificato')).toBeVisible();
  await choose('certificato.png');
  await expect.element(page.getByText('Il documento non è stato allegato')).toBeVisible();
  const request = { ...SICK, documenti: 1, version: 2 };
  app.server.answers(addRequestDocuments, () => {
    ownRequestsOf(app.server, [request]);
    return { outcome: DONE, request };
  });
  await dialog.getByRole('button', { name: 'Allega 1 documento' }).click();
  await expect.element(page.getByText('Documento allegato')).toBeVisible();
  await expect.element(dialog.getByText('Manca il certificato')).not.toBeInTheDocument();
  expect(app.server.askedFor(addRequestDocuments).map(({ body }) => body)).toEqual([
    { documenti: [FILE], version: 1 },
    { documenti: [FILE], version: 1 },
  ]);
});
