import { listCauses, tryRequest, writeJustification } from '@torre/contract/requests';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { causesFor, declareNewRequest, TRIAL } from '../testing/fake-own-requests.ts';
import { ownRequest, ownRequestsOf } from '../testing/fake-requests.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { CONTROLLER, DONE, signedIn } from '../testing/fake-session.ts';
import { openApp, type MountedApp } from '../testing/mounted-app.tsx';
import { onPhone, tap } from '../testing/phone.ts';
import { reloaded } from '../testing/reloaded.ts';
import { tabTo } from '../testing/tab-to.ts';

const FORM = '/dipendente/richieste/nuova';

function openForm(search = '', declare: (server: FakeServer) => void = () => undefined): MountedApp {
  const app = openApp(`${FORM}${search}`, (server) => {
    signedIn(server, CONTROLLER);
    ownRequestsOf(server, []);
    declareNewRequest(server);
    declare(server);
  });
  onTestFinished(app.close);
  return app;
}

const cause = page.getByRole('combobox', { name: 'Causale' });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const send = page.getByRole('button', { name: 'Invia richiesta' });
const result = page.getByRole('region', { name: 'Se la invii' });
const bodies = ({ server }: MountedApp): readonly unknown[] =>
  server.askedFor(writeJustification).map(({ body }) => body);

test.each([
  { insertable: ['8118', 'OTE', 'RFS'], groups: ['Ferie', 'Timbrature', 'Altro'] },
  { insertable: ['8114', 'RFS'], groups: ['Ferie', 'Altro'] },
  { insertable: ['I_8114', 'OTE'], groups: ['Timbrature', 'Altro'] },
])('[M5.47] with $insertable the causes are offered as $groups', async ({ insertable, groups }) => {
  openForm('', (server) =>
    server.answers(listCauses, { outcome: DONE, causali: [...causesFor(...insertable)] }),
  );
  await expect.element(cause).toBeVisible();
  const shown = [...cause.element().querySelectorAll('optgroup')];
  expect(shown.map(({ label }) => label)).toEqual(groups);
  expect(cause.element().querySelectorAll('option')).toHaveLength(insertable.length + 1);
});

test('leave is sent with what it costs, what is left and to whom it goes in sight, and stands in the list', async () => {
  const app = openForm('?causale=8114&dal=20261223&al=20261225');
  await expect.element(result.getByText('3 giorni', { exact: true })).toBeVisible();
  await expect.element(result.getByText('Ferie: 9 giorni (ora 12 giorni)')).toBeVisible();
  await expect.element(result.getByText('Va al responsabile, poi al secondo livello')).toBeVisible();
  await expect.element(result.getByText('2 colleghi già assenti')).toBeVisible();
  await expect
    .element(
      page.getByText(
        /^Disponibili oggi: 12 giorni · il 23\/12\/2026: 9 giorni, .*dopo quel giorno: 4 giorni$/,
      ),
    )
    .toBeVisible();
  await field('Nota').fill('Rientro in famiglia.');
  await send.click();
  await expect.element(page.getByText('Richiesta inviata')).toBeVisible();
  await expect.poll(app.address).toBe('/dipendente/richieste');
  const [asked] = app.server.askedFor(writeJustification);
  expect([asked?.query.get('codop'), asked?.query.get('modo')]).toEqual(['I', 'DIPE']);
  expect(bodies(app)).toEqual([
    {
      idcausale: '8114',
      codunitamisura: 'G',
      datainizio: '2026/12/23',
      datafine: '2026/12/25',
      note: 'Rientro in famiglia.',
    },
  ]);
});

test('why it cannot be sent is said before, and ends with what was wrong', async () => {
  openForm('?causale=8114&dal=20261223', (server) =>
    server.answers(tryRequest, ({ body }) => {
      const message =
        'In quei giorni c’è già una richiesta: cambia le date, o falla prima ritirare o annullare.';
      const isOther = (body as { datainizio: string }).datainizio !== '2026/12/23';
      return isOther ? TRIAL : { ...TRIAL, allowed: false, message, stato: null };
    }),
  );
  await expect.element(result.getByText(/^In quei giorni c’è già una richiesta/)).toBeVisible();
  await expect.element(send).toBeDisabled();
  await field('Dal').fill('28/12/2026');
  await expect.element(result.getByText('Va al responsabile, poi al secondo livello')).toBeVisible();
  await expect.element(send).toBeEnabled();
});

test.each([1366, 390])('the request that stands on those days is a press away (%i px)', async (width) => {
  await page.viewport(width, 844);
  onTestFinished(() => page.viewport(1366, 768));
  const message = 'In quei giorni c’è già una tua richiesta: Ferie residue, 23/12/2026 (Da vistare).';
  const overlapped = ownRequest();
  openForm('?causale=8114&dal=20261223', (server) => {
    ownRequestsOf(server, [overlapped]);
    server.answers(tryRequest, { ...TRIAL, allowed: false, message, stato: null, overlapped: overlapped.id });
  });
  await expect
    .element(result.getByRole('link', { name: 'Apri quella richiesta' }))
    .toHaveAttribute('href', `/dipendente/richieste?dettaglio=${overlapped.id}`);
  await expect.element(result.getByText(message)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('a day on which somebody would be missing is named, never who or why', async () => {
  openForm('?causale=8114&dal=20261223', (server) =>
    server.answers(tryRequest, { ...TRIAL, stato: 40, shortDays: ['2026/12/24'], awayOfIsland: 0 }),
  );
  await expect.element(result.getByText('Quel giorno mancherebbe qualcuno')).toBeVisible();
  await expect.element(result.getByText('24/12/2026')).toBeVisible();
  await expect.element(result.getByText('Va al responsabile', { exact: true })).toBeVisible();
  await expect.element(result.getByText('Nessun altro assente')).toBeVisible();
});

test('a trial that fails forbids nothing and can be asked again', async () => {
  const app = openForm('?causale=8114&dal=20261223', (server) => server.refuses(tryRequest, 500, -500));
  await expect.element(result.getByText(/Puoi inviarla lo stesso/)).toBeVisible();
  await expect.element(send).toBeEnabled();
  app.server.answers(tryRequest, TRIAL);
  await result.getByRole('button', { name: 'Riprova' }).click();
  await expect.element(result.getByText('3 giorni', { exact: true })).toBeVisible();
});

test('a trial that is refused as a call says why, and nothing is sent', async () => {
  openForm('?causale=8114&dal=20261223', (server) =>
    server.refuses(tryRequest, 403, -403, 'Questa persona non è di un tuo impianto in quel giorno.'),
  );
  await expect.element(result.getByText(/^Questa persona non è di un tuo impianto/)).toBeVisible();
  await expect.element(send).toBeDisabled();
});

test('a correction opens with the day and the time that the address names', async () => {
  const app = openForm('?causale=OTU&dal=20261211&ora=1500', (server) =>
    server.answers(listCauses, { outcome: DONE, causali: [...causesFor('8114', 'OTU')] }),
  );
  await expect.element(field('Ora')).toHaveValue('15:00');
  await send.click();
  await expect.element(page.getByText('Richiesta inviata')).toBeVisible();
  expect(bodies(app)).toEqual([{ idcausale: 'OTU', codunitamisura: 'H', data: '2026/12/11', ora: 900 }]);
});

test('hours that nothing covers open in hours, and stay when the cause is chosen', async () => {
  const app = openForm('?dal=20261209&ora=0700&fine=0730');
  await cause.selectOptions('Recupero festività soppresse');
  await expect.element(field('Dalle')).toHaveValue('07:00');
  await expect.element(field('Alle')).toHaveValue('07:30');
  await send.click();
  await expect.element(page.getByText('Richiesta inviata')).toBeVisible();
  const hours = { datainizio: '2026/12/09', datafine: '2026/12/09', orainizio: 420, orafine: 450 };
  expect(bodies(app)).toEqual([{ idcausale: 'RFS', codunitamisura: 'H', ...hours }]);
});

test('hours over midnight end on the next day; a correction has one time', async () => {
  const app = openForm('?causale=RFS&dal=20261223');
  await expect.element(cause).toBeVisible();
  await page.getByRole('combobox', { name: 'Misura' }).selectOptions('Ore');
  await field('Dalle').fill('23');
  await field('Alle').fill('2.30');
  await expect.element(page.getByText('Finisce il 24/12/2026')).toBeVisible();
  await cause.selectOptions('Omessa timbratura in entrata');
  await expect.element(field('Alle')).not.toBeInTheDocument();
  await expect.element(page.getByRole('combobox', { name: 'Ripeti' })).not.toBeInTheDocument();
  await field('Ora').fill('7.05');
  await send.click();
  await expect.element(page.getByText('Richiesta inviata')).toBeVisible();
  expect(bodies(app)).toEqual([{ idcausale: 'OTE', codunitamisura: 'H', data: '2026/12/23', ora: 425 }]);
});

test('what is missing is said at its field, and nothing is sent', async () => {
  const app = openForm();
  await expect.element(result.getByText(/^Scegli causale e giorni/)).toBeVisible();
  await cause.selectOptions('Recupero festività soppresse');
  await page.getByRole('combobox', { name: 'Misura' }).selectOptions('Quantità');
  await field('Ore intere').fill('30');
  await send.click();
  await expect.element(page.getByText('parametro obbligatorio')).toBeVisible();
  await expect.element(page.getByText('Da 1 a 24 ore intere')).toBeVisible();
  expect(bodies(app)).toEqual([]);
});

test('one form asks for days of the week, without those that are left out', async () => {
  const app = openForm('?causale=8114&dal=20261221');
  await expect.element(cause).toBeVisible();
  await page.getByRole('combobox', { name: 'Ripeti' }).selectOptions('Nei giorni della settimana');
  await field('Fino al').fill('06/01/2027');
  await page.getByRole('button', { name: 'mer', exact: true }).click();
  await expect.element(page.getByText(/^Comincia mer 23\/12\/2026/)).toBeVisible();
  await expect.element(page.getByText('Altri 2 giorni')).toBeVisible();
  await page.getByRole('button', { name: '30/12/2026: togli' }).click();
  await expect.element(page.getByText('1 altro giorno')).toBeVisible();
  await send.click();
  await expect.element(page.getByText('Richiesta inviata')).toBeVisible();
  expect(bodies(app)).toMatchObject([{ datainizio: '2026/12/23', serie: ['2027/01/06'] }]);
});

test('one form asks for own shifts of a code, never for days of rest', async () => {
  const app = openForm('?causale=8114&dal=20261221');
  await expect.element(cause).toBeVisible();
  await page.getByRole('combobox', { name: 'Ripeti' }).selectOptions('Nei miei turni');
  await field('Fino al').fill('31/12/2026');
  await expect.element(page.getByText('Altri 2 giorni')).toBeVisible();
  const turns = page.getByRole('group', { name: 'Turni' });
  expect(
    turns
      .getByRole('button')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['M', 'P']);
  await turns.getByRole('button', { name: 'M', exact: true }).click();
  await expect.element(page.getByText('1 altro giorno')).toBeVisible();
  await send.click();
  await expect.element(page.getByText('Richiesta inviata')).toBeVisible();
  expect(bodies(app)).toMatchObject([{ datainizio: '2026/12/23', serie: ['2026/12/26'] }]);
});

test('a refusal stays beside the button with everything as it was typed, through a reload too', async () => {
  const sentence = 'Il residuo non basta: restano 2 giorni, ne servono 3 giorni.';
  const refuse = (server: FakeServer): void => server.refuses(writeJustification, 409, -409, sentence);
  const app = openForm('?causale=8114&dal=20261223', refuse);
  await expect.element(cause).toBeVisible();
  await field('Nota').fill('Matrimonio di mio fratello.');
  await send.click();
  await expect.element(page.getByRole('alert').getByText(sentence)).toBeVisible();
  await expect.element(field('Nota')).toHaveValue('Matrimonio di mio fratello.');
  await reloaded(app, () => openForm('?causale=8114&dal=20261223'));
  await expect.element(field('Nota')).toHaveValue('Matrimonio di mio fratello.');
  await send.click();
  await expect.element(page.getByText('Richiesta inviata')).toBeVisible();
});

test('a reply that says it was not done is a refusal too', async () => {
  openForm('?causale=8114&dal=20261223', (server) =>
    server.answers(writeJustification, {
      outcome: DONE,
      ris: { ret: 1, esito: [{ id: '', esito: 1, msg: 'Mese chiuso.' }] },
      requests: [],
    }),
  );
  await expect.element(send).toBeVisible();
  await send.click();
  await expect.element(page.getByRole('alert').getByText('Mese chiuso.')).toBeVisible();
});

test('pressed again while its answer is out, or after it was lost, it is one request', async () => {
  let isLost = true;
  const app = openForm('?causale=8114&dal=20261223');
  const answer = app.server;
  answer.answers(writeJustification, () => {
    if (isLost) throw new TypeError('Failed to fetch');
    return { outcome: DONE, ris: { ret: 1, esito: [] }, requests: [] };
  });
  await expect.element(send).toBeVisible();
  await send.dblClick();
  await expect.element(page.getByText('La richiesta non è stata inviata')).toBeVisible();
  isLost = false;
  await send.click();
  await expect.element(page.getByText('Richiesta inviata')).toBeVisible();
  await expect.element(page.getByText('La richiesta non è stata inviata')).not.toBeInTheDocument();
  const keys = answer.askedFor(writeJustification).map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});

test('somebody for whom no cause is open is told so', async () => {
  openForm('', (server) => server.answers(listCauses, { outcome: DONE, causali: [...causesFor()] }));
  await expect.element(page.getByText('Non puoi inserire richieste')).toBeVisible();
});

test('the whole form works by keyboard', async () => {
  const app = openForm();
  await expect.element(cause).toBeVisible();
  await tabTo(cause);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await tabTo(field('Dal'));
  await userEvent.keyboard('23/12/26');
  await tabTo(field('Nota'));
  await userEvent.keyboard('Ferie.');
  await tabTo(send);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Richiesta inviata')).toBeVisible();
  expect(bodies(app)).toMatchObject([{ datainizio: '2026/12/23', datafine: '2026/12/23', note: 'Ferie.' }]);
});

test('on the phone what it would do stands above the button, nothing is cut, and everything is a thumb wide', async () => {
  await onPhone();
  await page.viewport(375, 812);
  openForm('?causale=8114&dal=20261223');
  await expect.element(result.getByText('3 giorni', { exact: true })).toBeVisible();
  const place = (element: Element): DOMRect => element.getBoundingClientRect();
  send.element().closest('form')!.scrollIntoView({ block: 'end' });
  expect(place(result.element()).bottom).toBeLessThanOrEqual(place(send.element()).top);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  for (const control of [cause, field('Dal'), field('Al'), send])
    expect(place(control.element()).height).toBeGreaterThanOrEqual(44);
  await tap(send);
  await expect.element(page.getByText('Richiesta inviata')).toBeVisible();
});
