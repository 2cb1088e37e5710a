import {
  countRequests,
  decideRequests,
  listLeaveRequests,
  writeJustification,
} from '@torre/contract/requests';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { request, requestsOf } from '../testing/fake-requests.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { DONE, MANAGER, signedIn } from '../testing/fake-session.ts';
import { openApp, type MountedApp } from '../testing/mounted-app.tsx';
import { onPhone } from '../testing/phone.ts';

const WAITS = request();
const SEEN = request({
  id: '00000000-0000-7000-8000-000000020872',
  cognome: 'Galli',
  nome: 'Chiara',
  stato: 60,
});
const IGNORED = request({ id: '00000000-0000-7000-8000-000000020873', cognome: 'Ricci', isIgnored: true });
const CLOCK_IN = request({
  id: '00000000-0000-7000-8000-000000020874',
  codcausale: 'OTE',
  descausale: 'Omessa timbratura',
  codtipofruizione: 'H',
  mis: 'HH',
  orainizio: 425,
  cognome: 'Greco',
});

function openRequests(address: string, declare: (server: FakeServer) => void = () => undefined): MountedApp {
  const app = openApp(address, (server) => {
    signedIn(server, MANAGER);
    requestsOf(server, { ferie: [WAITS, SEEN, IGNORED], timbrature: [CLOCK_IN] });
    declare(server);
  });
  onTestFinished(app.close);
  return app;
}

const DESK = '/responsabile/richieste?impianto=LIRR';
const row = (name: RegExp) => page.getByRole('row', { name });
const tab = (name: RegExp | string) => page.getByRole('tab', { name, exact: true });

function answered(server: FakeServer, esito = 0, message = ''): void {
  server.answers(decideRequests, ({ body }) => {
    const decisions = JSON.parse((body as { jsoninput: string }).jsoninput) as { id: string }[];
    const requests = decisions.map(({ id }) => ({ id, esito, type: '0', message, standing: null }));
    return { outcome: DONE, result: { ret: 1, requests } };
  });
}
const sent = ({ server }: MountedApp): unknown =>
  JSON.parse((server.askedFor(decideRequests)[0]!.body as { jsoninput: string }).jsoninput);

test('[M2.2.01][M2.2.04][M2.2.05] the list has tabs with their counts, and says whether it shows what waits, what is done or both', async () => {
  const app = openRequests(DESK);
  await expect.element(tab('FERIE (3)')).toHaveAttribute('aria-selected', 'true');
  await expect.element(tab('TIMBRATURE (1)')).toBeVisible();
  await expect.element(tab('ALTRO (0)')).toBeVisible();
  await expect.element(tab('RICHIESTE DA APPROVARE')).toHaveAttribute('aria-selected', 'true');
  const group = (at: number) => app.server.askedFor(listLeaveRequests).at(at)?.query.get('gruppo');
  await expect.poll(() => group(0)).toBe('pending');
  await tab('RICHIESTE GESTITE').click();
  await expect.element(tab('FERIE (0)')).toBeVisible();
  await tab('RICHIESTE').click();
  await expect.element(tab('FERIE (3)')).toBeVisible();
  await expect.poll(() => group(-1)).toBe('pending|handled');
});

test('[E2.06] on the phone the chosen tab is seen whole, from the address, after a press and with its count', async () => {
  await onPhone();
  const isWhole = (name: string) => () => {
    const { left, right } = tab(name).element().getBoundingClientRect();
    return Math.round(left) >= 0 && Math.round(right) <= 390;
  };
  const app = openRequests(`${DESK}&elenco=tutte`);
  await expect.element(tab('RICHIESTE')).toHaveAttribute('aria-selected', 'true');
  await expect.poll(isWhole('RICHIESTE')).toBe(true);
  // there is something to scroll
  expect(isWhole('RICHIESTE DA APPROVARE')()).toBe(false);
  await tab('RICHIESTE GESTITE').click();
  await expect.element(tab('RICHIESTE GESTITE')).toHaveAttribute('aria-selected', 'true');
  await expect.poll(isWhole('RICHIESTE GESTITE')).toBe(true);
  await app.close();
  openRequests(`${DESK}&scheda=altro`);
  await expect.poll(isWhole('ALTRO (0)')).toBe(true);
  expect([document.documentElement.scrollWidth, document.documentElement.scrollTop]).toEqual([390, 0]);
});

test('[M2.2.02] while the counts are not there the tabs turn a wheel in their place', async () => {
  const arrived = Promise.withResolvers<void>();
  openRequests(DESK, (server) => {
    const counts = { pending: 7, handled: 0 };
    server.answers(countRequests, async () => {
      await arrived.promise;
      return { outcome: DONE, ferie: counts, timbrature: counts, altro: counts };
    });
  });
  await expect.element(row(/Ferrari Luca/)).toBeVisible();
  await expect.element(tab('FERIE')).toBeVisible();
  arrived.resolve();
  await expect.element(tab('FERIE (7)')).toBeVisible();
});

test('[M2.2.09] shift changes have a tab only where a plant is chosen', async () => {
  openRequests(DESK);
  await expect.element(row(/Ferrari Luca/)).toBeVisible();
  await expect.element(page.getByRole('tab', { name: /CAMBIO/ })).toHaveAccessibleName('CAMBIO TURNO (0)');
});

test('[M2.2.09] without a plant there is no tab of shift changes', async () => {
  const app = openApp('/responsabile/richieste', (server) => {
    signedIn(server, { ...MANAGER, plants: ['-'], managerPlants: [], selectedImpiantoIcao: null });
  });
  onTestFinished(app.close);
  await expect.element(tab('FERIE (0)')).toBeVisible();
  await expect.element(page.getByRole('tab', { name: /CAMBIO TURNO/ })).not.toBeInTheDocument();
});

test('[M2.3.05][M2.3.06][M2.3.08] the inbox has its columns, orders by four of them, and marks what is ignored', async () => {
  openRequests(DESK);
  await expect.element(row(/Ferrari Luca/)).toBeVisible();
  const heads = page
    .getByRole('columnheader')
    .elements()
    .map((head) => head.textContent);
  expect(heads).toEqual([
    'Data richiesta',
    'Dipendente',
    'Dal',
    'Al',
    'Effetto',
    'Causale',
    'Mis',
    'Dalle',
    'Alle',
    'Stato',
    'Documenti',
    'Id',
    'Tipo',
    'Codice responsabile',
    'Quantità',
    'Azioni',
  ]);
  const ordering = page.getByRole('table').getByRole('button', { name: /^(Data richiesta|Dal|Al|Stato)$/ });
  expect(ordering.elements()).toHaveLength(4);
  await expect.element(row(/Ricci/)).toHaveAttribute('data-tone', 'ignored');
  await expect.element(row(/Ferrari/)).not.toHaveAttribute('data-tone');
});

test('[M2.2.16][M2.2.17] a filter narrows one tab and is gone in the next', async () => {
  const app = openRequests(DESK);
  await page.getByRole('textbox', { name: 'Filtra Dipendente' }).fill('gal');
  await expect.poll(() => app.address()).toContain('dipendente=gal');
  await tab('TIMBRATURE (1)').click();
  await expect.element(row(/Greco/)).toBeVisible();
  expect(app.address()).not.toContain('dipendente');
});

test('[M2.3.09][M2.2.20] a clock-in is read as Entrata, with its day and time', async () => {
  openRequests(`${DESK}&scheda=timbrature`);
  await expect.element(row(/Greco.*23\/12\/2026.*07:05.*Entrata/)).toBeVisible();
});

test('[M5.40][M4.6.01][M8.53][M8.54][M4.5.16] approving asks, sends A and tells the result', async () => {
  const app = openRequests(DESK, answered);
  await row(/Ferrari Luca/)
    .getByRole('button', { name: 'Approva richiesta', exact: true })
    .click();
  const question = `Confermi di voler approvare la richiesta id: ${WAITS.id}?`;
  await page.getByRole('alertdialog', { name: question }).getByRole('button', { name: 'Sì' }).click();
  await expect.element(page.getByText(`La richiesta id: ${WAITS.id} è stata approvata`)).toBeVisible();
  expect(sent(app)).toEqual([{ id: WAITS.id, tipo: 0, operazione: 'A', version: 1 }]);
});

test('[M8.54] what was not done says why', async () => {
  openRequests(DESK, (server) => answered(server, 1, 'Giustificativo già approvato.'));
  await row(/Ferrari Luca/)
    .getByRole('button', { name: 'Approva richiesta', exact: true })
    .click();
  await page.getByRole('button', { name: 'Sì' }).click();
  const text = `La richiesta id: ${WAITS.id} non è stata elaborata: Giustificativo già approvato.`;
  await expect.element(page.getByText(text)).toBeVisible();
});

test('[M5.41][M5.50] rejecting asks, then wants a note of 1 to 100 characters; without one nothing is sent', async () => {
  const app = openRequests(DESK, answered);
  const reject = row(/Ferrari Luca/).getByRole('button', { name: 'Rifiuta richiesta', exact: true });
  await reject.click();
  const question = `Confermi di voler rifiutare la richiesta id: ${WAITS.id}?`;
  await page.getByRole('alertdialog', { name: question }).getByRole('button', { name: 'Sì' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nota' });
  await expect.element(dialog.getByRole('button', { name: 'Salva' })).toBeDisabled();
  await dialog.getByRole('textbox').fill('a'.repeat(101));
  await expect.element(dialog.getByText('massimo 100 caratteri')).toBeVisible();
  await dialog.getByRole('button', { name: 'Annulla' }).click();
  await reject.click();
  await page.getByRole('button', { name: 'Sì' }).click();
  await dialog.getByRole('textbox').fill('Manca personale.');
  await expect.element(dialog.getByText('16/100')).toBeVisible();
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect.element(page.getByText(`La richiesta id: ${WAITS.id} è stata rifiutata`)).toBeVisible();
  expect(app.server.askedFor(decideRequests)).toHaveLength(1);
  expect(sent(app)).toEqual([
    { id: WAITS.id, tipo: 0, operazione: 'R', version: 1, note: 'Manca personale.' },
  ]);
});

test('[M5.49][M4.6.12] what is to be endorsed is sent with V; approving it is off with its reason', async () => {
  const app = openRequests(DESK, answered);
  await row(/Galli Chiara/)
    .getByRole('button', { name: /^Altre azioni/ })
    .click();
  const approve = page.getByRole('menuitem', { name: /^Approva richiesta/ });
  await expect.element(approve).toMatchTextContent(/approva il secondo livello/);
  await expect.element(approve).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  // What is hers to do stands in the row itself.
  await row(/Galli Chiara/)
    .getByRole('button', { name: 'Autorizza richiesta', exact: true })
    .click();
  const question = `Confermi di voler autorizzare la richiesta id: ${SEEN.id}?`;
  await page.getByRole('alertdialog', { name: question }).getByRole('button', { name: 'Sì' }).click();
  await expect.element(page.getByText(`La richiesta id: ${SEEN.id} è stata autorizzata`)).toBeVisible();
  expect(sent(app)).toEqual([{ id: SEEN.id, tipo: 0, operazione: 'V', version: 1 }]);
});

test('[M5.43][M7.58][M7.59][M8.15] deleting asks; what the server did not delete is told', async () => {
  openRequests(DESK, (server) =>
    server.answers(writeJustification, {
      outcome: DONE,
      ris: { ret: 1, esito: [{ id: WAITS.id, esito: 1, msg: 'Già approvata.' }] },
      requests: [],
    }),
  );
  await row(/Ferrari Luca/)
    .getByRole('button', { name: /^Altre azioni/ })
    .click();
  await page.getByRole('menuitem', { name: 'Elimina' }).click();
  await page
    .getByRole('alertdialog', { name: 'Vuoi veramente cancellare questo elemento?' })
    .getByRole('button', { name: 'Sì' })
    .click();
  await expect
    .element(page.getByText("Non è stato possibile cancellare l'elemento selezionato"))
    .toBeVisible();
});

test('[M2.2.11][M2.2.12][M2.2.13][M2.2.14][M2.2.15] all of a tab are approved at once, but not of leave and not behind a filter', async () => {
  const app = openRequests(`${DESK}&scheda=timbrature`, answered);
  const all = page.getByRole('button', { name: 'Approva tutte le richieste' });
  await page.getByRole('textbox', { name: 'Filtra Dipendente' }).fill('gre');
  await expect.element(all).toBeDisabled();
  await page.getByRole('textbox', { name: 'Filtra Dipendente' }).fill('');
  await all.click();
  await page
    .getByRole('alertdialog', { name: 'Confermi di voler approvare tutte le richieste di ferie?' })
    .getByRole('button', { name: 'Sì' })
    .click();
  await expect.element(page.getByText('1 richiesta approvata')).toBeVisible();
  expect(sent(app)).toEqual([{ id: CLOCK_IN.id, tipo: 0, operazione: 'A', version: 1 }]);
  await tab('FERIE (3)').click();
  await expect.element(row(/Ferrari Luca/)).toBeVisible();
  await expect.element(all).not.toBeInTheDocument();
});

test('[M8.68][M8.69] a list that cannot be read says so and can be asked for again', async () => {
  const app = openRequests(DESK, (server) => server.refuses(listLeaveRequests, 500, -500));
  await expect.element(page.getByText('Impossibile recuperare le informazioni richieste')).toBeVisible();
  requestsOf(app.server, { ferie: [WAITS] });
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect.element(row(/Ferrari Luca/)).toBeVisible();
});

test('arrows go from row to row and show each beside the list, and A asks to approve the one that is shown', async () => {
  const app = openRequests(DESK, answered);
  await row(/Galli Chiara/).click();
  const detail = page.getByRole('complementary', { name: 'Richieste' });
  await expect.element(detail.getByRole('heading', { name: 'Galli Chiara' })).toBeVisible();
  (row(/Galli Chiara/).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(detail.getByRole('heading', { name: 'Ferrari Luca' })).toBeVisible();
  await expect.element(row(/Ferrari Luca/)).toHaveAttribute('aria-current', 'true');
  await userEvent.keyboard('a');
  const question = `Confermi di voler approvare la richiesta id: ${WAITS.id}?`;
  await page.getByRole('alertdialog', { name: question }).getByRole('button', { name: 'No' }).click();
  expect(app.server.askedFor(decideRequests)).toHaveLength(0);
});

test('[E2.04][E2.06] on the phone rows have two lines, their actions stand in a sheet, and one opens in a window', async () => {
  await onPhone();
  openRequests(DESK, answered);
  await page.getByRole('button', { name: /^Ferrari Luca/ }).click();
  await expect.element(page.getByRole('dialog').getByText('Rientro in famiglia per le feste.')).toBeVisible();
  expect(document.querySelector('#manager-request-modal')).not.toBeNull();
});
