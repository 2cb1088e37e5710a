import { readDay } from '@torre/contract/cells';
import {
  decideRequests,
  listCauses,
  requestsOfDay,
  tryRequest,
  writeJustification,
  type InsertableCause,
  type RequestRow,
  type RequestTrial,
} from '@torre/contract/requests';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openCell } from '../testing/day-dialog-page.ts';
import { canBeRead, DAY_VIEW, request } from '../testing/fake-requests.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { DONE } from '../testing/fake-session.ts';
import { expectNotice } from '../testing/notice.ts';
import { onPhone } from '../testing/phone.ts';
import { tabTo } from '../testing/tab-to.ts';

const id = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const ofDay = (more: Partial<RequestRow>): RequestRow =>
  request(
    {
      cognome: 'Moretti',
      nome: 'Valentina',
      datainizio: '2026/12/15',
      datafine: '2026/12/15',
      ...more,
    },
    DAY_VIEW,
  );
const WAITS = ofDay({ id: id(1), descausale: 'Visita medica' });
const APPROVED = ofDay({ id: id(2), descausale: 'Ferie anno corrente', stato: 10 });
const DISPOSED = ofDay({ id: id(3), descausale: 'Missione', stato: 10, tipo: 1, requestType: 'MANAGER' });

const CAUSES: readonly InsertableCause[] = [
  {
    idcausale: '7510',
    descausale: 'Recupero ore straordinario',
    gestdoc: '',
    insertable: false,
    category: null,
    units: ['H'],
    oneTime: false,
  },
  {
    idcausale: '8114',
    descausale: 'Ferie anno corrente',
    gestdoc: '',
    insertable: true,
    category: 'FER',
    units: ['G'],
    oneTime: false,
  },
];
const TRIAL: RequestTrial = {
  outcome: DONE,
  allowed: true,
  message: '',
  text: null,
  overlapped: null,
  stato: 10,
  cost: { days: 0, minutes: 480 },
  balance: { balance: 'ROS', unit: 'minutes', left: 600, asked: 480 },
  shortDays: ['2026/12/15'],
  awayOfIsland: 1,
  overLimit: [{ day: '2026/12/15', away: 4, limit: 3 }],
};

function openDay(rows: readonly RequestRow[], declare: (server: FakeServer) => void = () => undefined) {
  return openCell({
    declare: (server) => {
      server.answers(requestsOfDay, { outcome: DONE, requests: [...rows] });
      canBeRead(server, rows);
      server.answers(listCauses, { outcome: DONE, causali: [...CAUSES] });
      server.answers(tryRequest, TRIAL);
      declare(server);
    },
  });
}

const section = page.getByRole('region', { name: 'Richieste' });
const list = (name: string) => section.getByRole('list', { name });
const row = (text: string) => section.getByRole('listitem').filter({ hasText: text });

test('[M2.4.22] a day has its requests in three lists', async () => {
  const { server } = openDay([WAITS, APPROVED, DISPOSED]);
  await expect.element(list('Da approvare')).toMatchTextContent(/Visita medica/);
  await expect.element(list('Gestite')).toMatchTextContent(/Ferie anno corrente/);
  await expect.element(list('Disposizioni')).toMatchTextContent(/Missione/);
  const { query } = server.askedFor(requestsOfDay)[0]!;
  expect([query.get('plant'), query.get('from'), query.get('to')]).toEqual([
    'LIRR',
    '2026/12/15',
    '2026/12/15',
  ]);
  expect(JSON.parse(query.get('jsoninput')!)).toEqual({ numindividuale: '800123' });
});

test('a day without requests says so in each list', async () => {
  openDay([]);
  for (const name of ['Da approvare', 'Gestite', 'Disposizioni'])
    await expect.element(section.getByText(`${name}: nessuna`)).toBeVisible();
});

test('a request is decided from the day, which asks in its footer and reads the day again', async () => {
  const { server, dialog } = openDay([WAITS], (own) =>
    own.answers(decideRequests, {
      outcome: DONE,
      result: { ret: 1, requests: [{ id: WAITS.id, esito: 0, type: '0', message: '', standing: null }] },
    }),
  );
  const reads = server.askedFor(readDay).length;
  await row('Visita medica').getByRole('button', { name: 'Approva richiesta' }).click();
  await dialog.answer('Sì');
  await expectNotice(1, `La richiesta id: ${WAITS.id} è stata approvata`);
  expect(page.getByRole('dialog').elements()).toHaveLength(1);
  await expect.poll(() => server.askedFor(readDay).length).toBeGreaterThan(reads);
});

test('Escape answers the question with no and leaves the day open', async () => {
  const { dialog, server } = openDay([WAITS]);
  await row('Visita medica').getByRole('button', { name: 'Approva richiesta' }).click();
  await expect.element(dialog.question).toBeVisible();
  await dialog.close.click();
  await expect.element(dialog.question).not.toBeInTheDocument();
  await expect.element(dialog.dialog).toBeVisible();
  expect(server.askedFor(decideRequests)).toHaveLength(0);
});

test('[M8.15][M7.58][M7.59] a deletion that failed is told, and the request stands', async () => {
  const { dialog, server } = openDay([WAITS], (own) =>
    own.answers(writeJustification, {
      outcome: DONE,
      ris: { ret: 1, esito: [{ id: WAITS.id, esito: 1, msg: 'Già approvata.' }] },
      requests: [],
    }),
  );
  await row('Visita medica')
    .getByRole('button', { name: /^Altre azioni/ })
    .click();
  await page.getByRole('menuitem', { name: 'Elimina' }).click();
  await expect.element(dialog.question).toMatchTextContent(/Vuoi veramente cancellare questo elemento\?/);
  await dialog.answer('Sì');
  await expectNotice(4, "Non è stato possibile cancellare l'elemento selezionato");
  await expect.element(row('Visita medica')).toBeVisible();
  expect(server.askedFor(writeJustification)[0]?.body).toEqual({ id: WAITS.id, tipo: 0, version: 1 });
});

test('[M8.68][M8.69][M8.74] requests that cannot be read are told under their name and read again on demand', async () => {
  const { dialog, server } = openDay([WAITS], (own) => own.refuses(requestsOfDay, 500, -500));
  const alert = dialog.alert('Impossibile recuperare le informazioni richieste: Richieste da approvare');
  await expect.element(alert).toBeVisible();
  await expect.element(dialog.turn).toBeVisible();
  server.answers(requestsOfDay, { outcome: DONE, requests: [WAITS] });
  await alert.getByRole('button', { name: 'Riprova' }).click();
  await expect.element(row('Visita medica')).toBeVisible();
});

const form = page.getByRole('dialog', {
  name: /^Aggiungi giustificativo dipendente - Moretti Valentina 15\/12\/2026/,
});
const add = section.getByRole('button', { name: 'Aggiungi giustificativo dipendente' });
const field = (name: string) => form.getByRole('textbox', { name });
const cause = form.getByLabelText(/^Causale/);
const inserted = (esito = 0, msg = '') => ({
  outcome: DONE,
  ris: { ret: 1, esito: [{ id: id(9), esito, msg }] },
  requests: [],
});

test('[M2.4.21][M2.4.25][M9.02][M7.55] a justification opens with 7510 over the hours of the shift, says what it meets, and is saved for the person', async () => {
  const { server, dialog } = openDay([], (own) => own.answers(writeJustification, inserted()));
  await add.click();
  await expect.element(cause).toHaveValue('7510');
  expect(document.querySelector('#giustificativo-modal')).not.toBeNull();
  expect(page.getByRole('dialog').elements()).toHaveLength(1);
  await expect.element(field('Dalle')).toHaveValue('07:00');
  await expect.element(field('Alle')).toHaveValue('15:00');
  const meets = form.getByRole('region', { name: 'Se salvi' });
  await expect.element(meets.getByText('Costo: 8:00 ore')).toBeVisible();
  await expect
    .element(meets.getByText('Riposi e ore straordinarie (ROS): restano 10:00 ore, ne chiede 8:00'))
    .toBeVisible();
  await expect.element(meets.getByText('La sala resta scoperta il 15/12/2026.')).toBeVisible();
  await expect.element(meets.getByText('Oltre il limite di assenti dell’impianto')).toBeVisible();
  await expect.element(meets.getByText('15/12/2026: 4 assenti, il limite è 3')).toBeVisible();
  await form.getByRole('button', { name: 'Salva' }).click();
  await expectNotice(1, 'Giustificativo inserito');
  await expect.element(dialog.dialog).toBeVisible();
  const { query, body } = server.askedFor(writeJustification)[0]!;
  expect([query.get('codop'), query.get('modo'), query.get('numindividuale')]).toEqual([
    'I',
    'RESP',
    '800123',
  ]);
  expect(body).toEqual({
    idcausale: '7510',
    codunitamisura: 'H',
    datainizio: '2026/12/15',
    datafine: '2026/12/15',
    orainizio: 420,
    orafine: 900,
    giornoriferimento: '2026/12/15',
    numindividuale: '800123',
  });
});

test('a cause in days asks for two dates, and what is missing is said at its field', async () => {
  const { server } = openDay([]);
  await add.click();
  await cause.fill('8114');
  await expect.element(field('Al')).toBeVisible();
  await expect.element(field('Dalle')).not.toBeInTheDocument();
  await field('Al').fill('');
  await form.getByRole('button', { name: 'Salva' }).click();
  await expect.element(form.getByText('parametro obbligatorio')).toBeVisible();
  await cause.fill('9999');
  await expect.element(form.getByText('Scegli una causale dell’elenco')).toBeVisible();
  expect(server.askedFor(writeJustification)).toHaveLength(0);
});

test('[M8.29] what was typed stays when it cannot be submitted, and what the server says stands beside it', async () => {
  const { server, dialog } = openDay([], (own) => own.loses(writeJustification));
  await add.click();
  await field('Nota').fill('Corso a Forlì');
  await form.getByRole('button', { name: 'Salva' }).click();
  const refusal = form.getByRole('alert');
  const failed = 'Non è stato possibile caricare il giustificativo o la disposizione';
  await expect.element(refusal).toMatchTextContent(failed);
  server.answers(writeJustification, inserted(1, 'In quei giorni c’è già una richiesta.'));
  await form.getByRole('button', { name: 'Salva' }).click();
  await expect.element(refusal).toMatchTextContent(`${failed}. In quei giorni c’è già una richiesta.`);
  await expect.element(field('Nota')).toHaveValue('Corso a Forlì');
  server.answers(writeJustification, inserted());
  await form.getByRole('button', { name: 'Salva' }).click();
  await expect.element(dialog.dialog).toBeVisible();
  expect(server.askedFor(writeJustification).at(-1)?.body).toMatchObject({ note: 'Corso a Forlì' });
});

test('what the server would refuse is told before it is saved', async () => {
  openDay([], (own) =>
    own.answers(tryRequest, {
      ...TRIAL,
      allowed: false,
      message: 'In quei giorni c’è già una richiesta.',
      text: { key: 'requests.overlap', values: {} },
      shortDays: [],
    }),
  );
  await add.click();
  await expect.element(form.getByText('In quei giorni c’è già una richiesta.')).toBeVisible();
  await expect.element(form.getByText('La sala resta coperta.')).not.toBeInTheDocument();
});

test('closing on something typed asks first, and the day stands as it was left', async () => {
  const { dialog } = openDay([]);
  await dialog.edit.click();
  await dialog.note.fill('Da confermare');
  await add.click();
  await field('Nota').fill('Corso');
  await userEvent.keyboard('{Escape}');
  const question = form.getByRole('alertdialog');
  await expect.element(question).toBeVisible();
  await question.getByRole('button').last().click();
  await expect.element(dialog.note).toHaveValue('Da confermare');
});

test('by keys alone the window opens at its first field and Escape leads back to the day', async () => {
  const { dialog } = openDay([]);
  await tabTo(add);
  await userEvent.keyboard('{Enter}');
  await expect.element(cause).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog.dialog).toBeVisible();
  await expect.poll(() => dialog.dialog.element().contains(document.activeElement)).toBe(true);
});

test('[E2.06] on the phone a request opens in the place of the day and leads back to it', async () => {
  await onPhone();
  const { dialog } = openDay([WAITS]);
  await row('Visita medica').getByRole('button', { name: 'Visualizza' }).click();
  const detail = page.getByRole('dialog', { name: 'Richiesta' });
  await expect.element(detail.getByRole('button', { name: 'Approva richiesta' })).toBeVisible();
  expect(page.getByRole('dialog').elements()).toHaveLength(1);
  await detail.getByRole('button', { name: 'Torna al giorno' }).click();
  await expect.element(dialog.dialog).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
});
