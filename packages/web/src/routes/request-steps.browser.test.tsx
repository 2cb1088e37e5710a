import { decideRequests, type RequestRow } from '@torre/contract/requests';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { request, requestsOf } from '../testing/fake-requests.ts';
import { DONE, MANAGER, signedIn } from '../testing/fake-session.ts';
import { openApp, type MountedApp } from '../testing/mounted-app.tsx';

const ID = request().id;
const row = page.getByRole('row', { name: /Ferrari Luca/ });

/** The list with this request alone, which every decision moves. */
function openStanding(standing: Partial<RequestRow>, address = ''): MountedApp {
  const app = openApp(`/responsabile/richieste?impianto=LIRR${address}`, (server) => {
    signedIn(server, MANAGER);
    requestsOf(server, { ferie: [request(standing)] });
    const done = { id: ID, esito: 0, type: '0', message: '', standing: null };
    server.answers(decideRequests, { outcome: DONE, result: { ret: 1, requests: [done] } });
  });
  onTestFinished(app.close);
  return app;
}
const sent = ({ server }: MountedApp): unknown =>
  JSON.parse((server.askedFor(decideRequests)[0]!.body as { jsoninput: string }).jsoninput);

/** In the row of Ferrari, behind its last button. */
async function choose(action: string): Promise<void> {
  await row.getByRole('button', { name: /^Altre azioni/ }).click();
  await page.getByRole('menuitem', { name: action }).click();
}
const confirm = (question: string) =>
  page.getByRole('alertdialog', { name: question }).getByRole('button', { name: 'Sì' }).click();

/** Asks for the refusal, says why, and waits until it is told. */
async function refuse(why: string): Promise<void> {
  await row.getByRole('button', { name: 'Rifiuta richiesta', exact: true }).click();
  await confirm(`Confermi di voler rifiutare la richiesta id: ${ID}?`);
  const dialog = page.getByRole('dialog', { name: 'Nota' });
  await dialog.getByRole('textbox').fill(why);
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect.element(page.getByText(`La richiesta id: ${ID} è stata rifiutata`)).toBeVisible();
}

test('[M5.42] annulling what is approved asks, sends C and tells the result (F12)', async () => {
  const app = openStanding({ stato: 10 }, '&elenco=gestite');
  await choose('Annulla richiesta');
  await confirm(`Confermi di voler annullare la richiesta id: ${ID}?`);
  await expect.element(page.getByText(`La richiesta id: ${ID} è stata annullata`)).toBeVisible();
  expect(sent(app)).toEqual([{ id: ID, tipo: 0, operazione: 'C', version: 1 }]);
});

test.each([
  [10, 'Annulla richiesta', 'annullare', /L’assenza viene annullata/],
  [20, 'Approva richiesta', 'approvare', /L’assenza viene annullata/],
  [20, 'Rifiuta richiesta', 'rifiutare', /l’assenza resta approvata/],
  [40, 'Rifiuta richiesta', 'rifiutare', /chiede il motivo/],
] as const)(
  'the question says of whom and when it is, and what it leads to (%i, %s)',
  async (stato, action, verb, effect) => {
    openStanding({ stato }, stato === 10 ? '&elenco=gestite' : '');
    if (stato === 10) await choose(action);
    else await row.getByRole('button', { name: action, exact: true }).click();
    const question = page.getByRole('alertdialog', {
      name: `Confermi di voler ${verb} la richiesta id: ${ID}?`,
    });
    await expect
      .element(question)
      .toMatchTextContent(/Ferrari Luca, 23\/12\/2026 – 25\/12\/2026: Ferie residue anni precedenti\./);
    await expect.element(question).toMatchTextContent(effect);
  },
);

test('the notice names person and days beside its sentence', async () => {
  openStanding({ stato: 40 });
  await row.getByRole('button', { name: 'Approva richiesta', exact: true }).click();
  await confirm(`Confermi di voler approvare la richiesta id: ${ID}?`);
  await expect.element(page.getByText(`La richiesta id: ${ID} è stata approvata`)).toBeVisible();
  await expect
    .element(page.getByText('Ferrari Luca, 23/12/2026 – 25/12/2026', { exact: true }))
    .toBeVisible();
});

const OF_SECOND_LEVEL = [
  { action: 'details', reason: null },
  { action: 'approve', reason: null },
  { action: 'reject', reason: null },
];

test.each([60, 50])('the second level approves what stands in %i (F4, F5)', async (stato) => {
  const app = openStanding({ stato, actions: OF_SECOND_LEVEL });
  await row.getByRole('button', { name: 'Approva richiesta', exact: true }).click();
  await confirm(`Confermi di voler approvare la richiesta id: ${ID}?`);
  await expect.element(page.getByText(`La richiesta id: ${ID} è stata approvata`)).toBeVisible();
  expect(sent(app)).toMatchObject([{ operazione: 'A' }]);
});

test('the second level refuses what was endorsed, with a note (F6)', async () => {
  const app = openStanding({ stato: 50, actions: OF_SECOND_LEVEL });
  await refuse('Mancano due persone.');
  expect(sent(app)).toMatchObject([{ operazione: 'R', note: 'Mancano due persone.' }]);
});

test('an annulment that somebody asked for is granted by approving it (F9)', async () => {
  const app = openStanding({ stato: 20 });
  await row.getByRole('button', { name: 'Approva richiesta', exact: true }).click();
  await confirm(`Confermi di voler approvare la richiesta id: ${ID}?`);
  await expect.element(page.getByText(`La richiesta id: ${ID} è stata approvata`)).toBeVisible();
  expect(sent(app)).toEqual([{ id: ID, tipo: 0, operazione: 'A', version: 1 }]);
});

test('so it is by authorizing it, which is the same there (F9, M4.6.12)', async () => {
  const app = openStanding({ stato: 20 });
  await choose('Autorizza richiesta');
  await confirm(`Confermi di voler autorizzare la richiesta id: ${ID}?`);
  await expect.element(page.getByText(`La richiesta id: ${ID} è stata autorizzata`)).toBeVisible();
  expect(sent(app)).toEqual([{ id: ID, tipo: 0, operazione: 'A', version: 1 }]);
});

test('an annulment that somebody asked for is refused with a note (F10)', async () => {
  const app = openStanding({ stato: 20 });
  await refuse('Il turno è già coperto.');
  expect(sent(app)).toMatchObject([{ operazione: 'R', note: 'Il turno è già coperto.' }]);
});

test.each([
  [0, 'Documenti: nessuno', 'file-off'],
  [1, 'Documenti: 1', 'file-text'],
] as const)(
  '[M4.5.15] with %i documents the button says so by its icon too',
  async (documenti, name, icon) => {
    openStanding({ gestdoc: 'V', documenti });
    await row.getByRole('button', { name: /^Altre azioni/ }).click();
    const item = page.getByRole('menuitem', { name });
    await expect.element(item).toBeVisible();
    expect(item.element().querySelector('svg')!.classList).toContain(`tabler-icon-${icon}`);
  },
);
