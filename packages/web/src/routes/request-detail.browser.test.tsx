import { readAway } from '@torre/contract/away';
import { previewCounters, type PreviewedCounter } from '@torre/contract/counters';
import { decideRequests, type RequestDetail } from '@torre/contract/requests';
import { readEmployees } from '@torre/contract/people';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { declareCover } from '../testing/fake-cover.ts';
import { canBeRead, request, requestsOf } from '../testing/fake-requests.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { DONE, MANAGER, signedIn } from '../testing/fake-session.ts';
import { openApp, type MountedApp } from '../testing/mounted-app.tsx';
import { onPhone } from '../testing/phone.ts';

const WAITS = request();
const ADDRESS = `/responsabile/richieste?impianto=LIRR&dettaglio=${WAITS.id}`;

function openDetail(
  detail: Partial<RequestDetail> = {},
  declare: (server: FakeServer) => void = () => undefined,
): MountedApp {
  const app = openApp(ADDRESS, (server) => {
    signedIn(server, MANAGER);
    requestsOf(server, { ferie: [WAITS] });
    canBeRead(server, [WAITS], detail);
    declare(server);
  });
  onTestFinished(app.close);
  return app;
}

const beside = page.getByRole('complementary', { name: 'Richieste' });

/** The night of 24 December loses one of two. */
const figures = (employees: number) => ({ employees, chairs: 2, missing: Math.max(0, 2 - employees) });
const NIGHT: PreviewedCounter = {
  before: figures(2),
  after: figures(1),
  counterId: 'DIVLIRR-20261222',
  timeslotId: 'N',
  daySelected: '20261222',
  description: 'N',
  beginTime: '2300',
  endTime: '0700',
  islands: [],
  specializations: [],
  hours: [],
};
const losesNight = (server: FakeServer): void =>
  server.answers(previewCounters, {
    outcome: DONE,
    counters: [NIGHT],
    legality: { added: [], ended: [] },
    position: '1',
  });

test('[E2.04] the detail shows what is asked, what it costs and leaves, who did what, and the documents', async () => {
  openDetail({
    cost: { days: 3, minutes: 0 },
    balance: { balance: 'FER', unit: 'days', left: 22, asked: 3 },
    documents: [{ fileId: '00000000-0000-7000-8000-000000000abc', name: 'certificato.pdf', size: 2048 }],
  });
  await expect.element(beside.getByRole('heading', { name: 'Ferrari Luca' })).toBeVisible();
  await expect.element(beside.getByText('23/12/2026 – 25/12/2026')).toBeVisible();
  await expect.element(beside.getByText('3 giorni', { exact: true })).toBeVisible();
  await expect.element(beside.getByText('Ferie: restano 22 giorni, ne chiede 3')).toBeVisible();
  await expect.element(beside.getByText('Rientro in famiglia per le feste.')).toBeVisible();
  await expect.element(beside.getByText('Inserita da Ferrari Luca')).toBeVisible();
  await expect.element(beside.getByRole('link', { name: 'certificato.pdf' })).toBeVisible();
});

test('a balance that does not suffice, and a document that is awaited, are said', async () => {
  openDetail({
    request: request({ gestdoc: 'VIC' }),
    balance: { balance: 'FER', unit: 'days', left: 2, asked: 3 },
  });
  await expect.element(beside.getByText('Il residuo non basta.')).toBeVisible();
  await expect.element(beside.getByText('Manca il documento: senza non si può approvare.')).toBeVisible();
});

test.each([
  [20, 'Ferie: restano 2 giorni, ne restituisce 3'],
  [70, 'Ferie: restano 2 giorni'],
  [30, 'Ferie: restano 2 giorni'],
] as const)('an annulment gives back, what has ended asks for nothing (%i)', async (stato, words) => {
  openDetail({
    request: request({ stato, gestdoc: stato === 20 ? '' : 'VIC' }),
    balance: { balance: 'FER', unit: 'days', left: 2, asked: 3 },
  });
  await expect.element(beside.getByText(words, { exact: true })).toBeVisible();
  await expect.element(beside.getByText('Il residuo non basta.')).not.toBeInTheDocument();
  await expect.element(beside.getByText(/^Manca il documento/)).not.toBeInTheDocument();
});

test('of an approved request the missing document is said with how it is added', async () => {
  openDetail({ request: request({ stato: 10, gestdoc: 'VIC' }) });
  await expect.element(beside.getByText(/^Manca il documento: chi ha fatto/)).toBeVisible();
  await expect.element(beside.getByText(/non si può approvare/)).not.toBeInTheDocument();
});

test('the counters are previewed without the request and with it, and a slot that falls short leads to who could cover it', async () => {
  const app = openDetail({}, (server) => {
    losesNight(server);
    declareCover(server);
  });
  await expect.element(beside.getByText(/^N .*da 0 a −1/)).toBeVisible();
  expect(app.server.askedFor(previewCounters)[0]?.body).toMatchObject({
    changes: [{ kind: 'absence', employeeId: WAITS.numindividuale, from: '20261223', to: '20261225' }],
    without: [WAITS.id],
  });
  await beside.getByRole('button', { name: /^Chi può coprire\? N/ }).click();
  await expect.element(page.getByRole('dialog', { name: 'Chi può coprire? N, 22/12/2026' })).toBeVisible();
});

test('approving an annulment gives back what the request takes', async () => {
  openDetail({ request: request({ stato: 20 }) }, losesNight);
  await expect.element(beside.getByText(/^N .*da −1 a 0/)).toBeVisible();
  await expect.element(beside.getByRole('button', { name: /^Chi può coprire/ })).not.toBeInTheDocument();
});

test('of what is decided nothing is previewed', async () => {
  const app = openDetail({ request: request({ stato: 10 }) });
  await expect.element(beside.getByRole('heading', { name: 'Percorso' })).toBeVisible();
  await expect.element(beside.getByRole('heading', { name: 'Se approvi' })).not.toBeInTheDocument();
  expect(app.server.askedFor(previewCounters)).toHaveLength(0);
});

test('who else is away on those days is named, the own island first', async () => {
  const person = (employeeId: string, employeeSurname: string, island: string) => ({
    employeeId,
    employeeSurname,
    employeeName: 'Anna',
    category: 'CTA',
    island,
    codUo: 'U',
    specializations: [],
  });
  const away = (employeeId: string, reason: 'ABSENT' | 'REQUESTED') => ({
    employeeId,
    from: '20261224',
    to: '20261226',
    startDate: null,
    endDate: null,
    reason,
  });
  openDetail({}, (server) => {
    server.answers(readAway, {
      outcome: DONE,
      away: [away('2', 'ABSENT'), away('3', 'REQUESTED'), away(WAITS.numindividuale, 'REQUESTED')],
      overtime: [],
      position: '1',
    });
    server.answers(readEmployees, {
      outcome: DONE,
      employees: [
        person(WAITS.numindividuale, 'Ferrari', 'NORD'),
        person('2', 'Barbieri', 'SUD'),
        person('3', 'Esposito', 'NORD'),
      ],
      units: [],
      specializations: [],
    });
  });
  await expect
    .element(beside.getByRole('heading', { name: 'Chi altro è assente dal 23/12/2026 al 25/12/2026' }))
    .toBeVisible();
  await expect.element(beside.getByText('2 persone, 1 di NORD')).toBeVisible();
  const rows = beside.getByRole('listitem').filter({ hasText: 'Anna' });
  await expect.element(rows.nth(0)).toMatchTextContent(/Esposito Anna.*24\/12–26\/12, da decidere/);
  await expect.element(rows.nth(1)).toMatchTextContent(/Barbieri Anna.*24\/12–26\/12$/);
});

test('[M8.73] absences that cannot be read are told under their name and read again on demand', async () => {
  const app = openDetail({}, (server) => server.refuses(readAway, 500, -500));
  const failed = beside.getByText('Impossibile recuperare le informazioni richieste: stato assenza');
  await expect.element(failed).toBeVisible();
  app.server.answers(readAway, { outcome: DONE, away: [], overtime: [], position: '1' });
  await beside.getByRole('button', { name: 'Riprova' }).click();
  await expect.element(beside.getByText('Nessun altro.')).toBeVisible();
});

const note = page.getByRole('dialog', { name: 'Nota' });

async function refuse(): Promise<void> {
  await page.getByRole('button', { name: 'Rifiuta richiesta' }).last().click();
  await page.getByRole('button', { name: 'Sì' }).click();
  await note.getByRole('textbox').fill('Manca personale.');
  await note.getByRole('button', { name: 'Salva' }).click();
}

test('[M5.50] the note that was typed stands while the call fails or refuses, and is sent again', async () => {
  const app = openDetail({}, (server) => server.loses(decideRequests));
  await refuse();
  await expect
    .element(note.getByRole('alert'))
    .toMatchTextContent(`La richiesta id: ${WAITS.id} non è stata elaborata: il server non risponde`);
  await expect.element(note.getByRole('textbox')).toHaveValue('Manca personale.');
  const answer = (esito: number, message: string) => ({
    outcome: DONE,
    result: { ret: 1, requests: [{ id: WAITS.id, esito, type: '0', message, standing: null }] },
  });
  app.server.answers(decideRequests, answer(1, 'Qualcuno l’ha già decisa.'));
  await note.getByRole('button', { name: 'Salva' }).click();
  await expect.element(note.getByRole('alert')).toMatchTextContent(/già decisa/);
  await expect.element(note.getByRole('textbox')).toHaveValue('Manca personale.');
  app.server.answers(decideRequests, answer(0, ''));
  await note.getByRole('button', { name: 'Salva' }).click();
  await expect.element(note).not.toBeInTheDocument();
  await expect.element(page.getByText(`La richiesta id: ${WAITS.id} è stata rifiutata`)).toBeVisible();
});

test('[E2.04] on the phone question and note take the place of the window, never stand on it', async () => {
  await onPhone();
  openDetail({}, (server) => server.loses(decideRequests));
  const detail = page.getByRole('dialog', { name: 'Richiesta' });
  await expect.element(detail.getByRole('heading', { name: 'Ferrari Luca' })).toBeVisible();
  await detail.getByRole('button', { name: 'Rifiuta richiesta' }).click();
  const question = detail.getByRole('alertdialog');
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(detail).toBeVisible();
  await refuse();
  await expect.element(note.getByRole('alert')).toBeVisible();
  expect(page.getByRole('dialog').elements()).toHaveLength(1);
  await note.getByRole('button', { name: 'Annulla' }).click();
  await expect.element(detail).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
  await detail.getByRole('button', { name: 'Torna all’elenco' }).click();
  await expect.element(detail).not.toBeInTheDocument();
});
