import type { APIRequestContext } from '@playwright/test';
import { buildRequest } from '@torre/contract/endpoint';
import { ownBalances, tryRequest } from '@torre/contract/requests';
import type { OwnBalanceRow, RequestTrial } from '@torre/contract/requests';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { expectNotice } from '../notices.ts';
import { HEADERS, MONTH, nameOf, readCounter, readMonth, turnsOf } from '../roster-calls.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
/** A permit in place of an abolished holiday: one manager decides (path A), and it draws on a balance in hours. */
const CAUSE = 'RFS';
const A_DAY = 480;
/** The first days of which nobody looks at a counter elsewhere. */
const FIRST_DAY = 17;

/** A morning or an afternoon of the person for which a permit may be asked, as YYYYMMDD, with its slot. */
async function freeShift(
  manager: APIRequestContext,
  person: APIRequestContext,
  employeeId: string,
): Promise<{ readonly date: string; readonly slot: string }> {
  const { people } = await readMonth(manager, MONTH);
  const turns = turnsOf(people.find((one) => one.employeeId === employeeId)!);
  for (const [index, turn] of turns.entries()) {
    const day = String(index + 1).padStart(2, '0');
    if (index + 1 < FIRST_DAY || !['M', 'P'].includes(turn)) continue;
    const { url, method, body } = buildRequest(tryRequest, {
      body: { idcausale: CAUSE, codunitamisura: 'G', datainizio: `${MONTH.replace('-', '/')}/${day}` },
    });
    const headers = { ...HEADERS, 'content-type': 'application/json' };
    const trial = (await (await person.fetch(url, { method, headers, data: body! })).json()) as RequestTrial;
    if (trial.allowed) return { date: `${MONTH.replace('-', '')}${day}`, slot: turn };
  }
  throw new Error('the person has no shift of December for which a permit may be asked');
}

async function balanceOf(person: APIRequestContext): Promise<OwnBalanceRow> {
  const answer = await person.get(buildRequest(ownBalances, { query: {} }).url);
  const { saldi } = (await answer.json()) as { saldi: readonly OwnBalanceRow[] };
  return saldi.find(({ balance }) => balance === CAUSE)!;
}

test('[E2.04][M4.6.06] a permit asked for on the phone lowers the counter at once, is seen with and without, and its approval moves the balance', async ({
  visitor,
}) => {
  const person = await visitor('cta.lirr', PHONE);
  const manager = await visitor('responsabile2.lirr');
  const session = await (await person.context.request.get('/api/session')).json();
  const employeeId = session.utente.codicePersonale as string;
  const { date, slot } = await freeShift(manager.context.request, person.context.request, employeeId);
  const employees = async (): Promise<number> =>
    (await readCounter(manager.context.request, date, slot)).employees;
  const before = await employees();
  const had = await balanceOf(person.context.request);
  const shown = `${date.slice(6)}/${date.slice(4, 6)}/${date.slice(0, 4)}`;
  const [name, surname] = (await nameOf(person)).split(/ (.*)/);

  const inbox = manager.page.getByRole('row').filter({ hasText: `${surname} ${name}` });
  await manager.page.goto(
    `/responsabile/richieste?impianto=LIRR&scheda=altro&dipendente=${encodeURIComponent(`${surname} ${name}`)}&dal=${date}`,
  );
  await expect(manager.page.getByRole('tab', { name: /^ALTRO/ })).toBeVisible();
  await expect(inbox).toHaveCount(0);

  await person.page.goto(`/dipendente/richieste/nuova?causale=${CAUSE}&dal=${date}`);
  await expect(person.page.getByRole('region', { name: 'Se la invii' })).toContainText('1 giorno');
  await expectAccessible(person.page, 'new request');
  await person.page.getByRole('button', { name: 'Invia richiesta' }).click();
  await expect(person.page.getByText('Da approvare').first()).toBeVisible();

  await expect(inbox).toHaveCount(1);
  await expect.poll(employees).toBe(before - 1);
  expect(await balanceOf(person.context.request)).toMatchObject({ prenotate: had.prenotate + A_DAY });
  await inbox.getByRole('button', { name: 'Visualizza' }).click();
  const detail = manager.page.getByRole('heading', { name: 'Se approvi' });
  await expect(detail).toBeVisible();
  await expectAccessible(manager.page, 'requests of a plant');
  await manager.page.getByRole('button', { name: 'Approva richiesta', exact: true }).first().click();
  await manager.page.getByRole('alertdialog').getByRole('button', { name: 'Sì' }).click();
  await expect(manager.page.getByText(/^La richiesta id: .* è stata approvata$/)).toBeVisible();

  expect(await employees()).toBe(before - 1);
  expect(await balanceOf(person.context.request)).toMatchObject({
    prenotate: had.prenotate,
    fruite: had.fruite + A_DAY,
  });
  await person.page.goto('/');
  await expectNotice(
    person.page,
    person.page.getByText(`La tua richiesta per il ${shown} è stata approvata.`),
  );
});

test('[M4.6.08] a refused twin gives its reservation back, raises the counter and leaves it orange in the calendar', async ({
  visitor,
}) => {
  const person = await visitor('cta.lirr', PHONE);
  const manager = await visitor('responsabile2.lirr');
  const session = await (await person.context.request.get('/api/session')).json();
  const employeeId = session.utente.codicePersonale as string;
  const { date, slot } = await freeShift(manager.context.request, person.context.request, employeeId);
  const employees = async (): Promise<number> =>
    (await readCounter(manager.context.request, date, slot)).employees;
  const before = await employees();
  const had = await balanceOf(person.context.request);
  const [name, surname] = (await nameOf(person)).split(/ (.*)/);

  await person.page.goto(`/dipendente/richieste/nuova?causale=${CAUSE}&dal=${date}`);
  await expect(person.page.getByRole('region', { name: 'Se la invii' })).toContainText('1 giorno');
  await person.page.getByRole('button', { name: 'Invia richiesta' }).click();
  await expect(person.page.getByText('Da approvare').first()).toBeVisible();
  await expect.poll(employees).toBe(before - 1);
  expect(await balanceOf(person.context.request)).toMatchObject({ prenotate: had.prenotate + A_DAY });

  await manager.page.goto(
    `/responsabile/richieste?impianto=LIRR&scheda=altro&dipendente=${encodeURIComponent(`${surname} ${name}`)}&dal=${date}`,
  );
  const waiting = manager.page.getByRole('row').filter({ hasText: `${surname} ${name}` });
  await waiting.getByRole('button', { name: 'Rifiuta richiesta', exact: true }).click();
  await manager.page.getByRole('alertdialog').getByRole('button', { name: 'Sì' }).click();
  const note = manager.page.getByRole('dialog', { name: 'Nota' });
  await note.getByRole('textbox').fill('Quel giorno siamo in pochi.');
  await note.getByRole('button', { name: 'Salva' }).click();
  await expect(manager.page.getByText(/^La richiesta id: .* è stata rifiutata$/)).toBeVisible();

  await expect.poll(employees).toBe(before);
  expect(await balanceOf(person.context.request)).toMatchObject({
    prenotate: had.prenotate,
    fruite: had.fruite,
  });
  // By the menu: the marks stand in the tab, and come as soon as the counters have been asked.
  await manager.page
    .getByRole('navigation', { name: 'Navigazione' })
    .getByRole('link', { name: 'Calendario', exact: true })
    .click();
  const marked = manager.page.locator(`[data-row="slot:${slot}"] [data-mark]`);
  await expect(marked.first()).toBeVisible();
  await expect(marked.first()).toHaveAccessibleName(/ultima operazione$/);
  await person.page.goto('/');
  await expectNotice(person.page, person.page.getByText(/La tua richiesta per il .* è stata rifiutata/));
});

test('who is sick says so in two touches on the phone and hands the certificate in later, which only who decides opens', async ({
  visitor,
}) => {
  const person = await visitor('cta2.lirf', PHONE);
  const { page } = person;
  await page.goto('/');
  await page.getByRole('button', { name: 'Sono malato' }).click();
  await page.getByRole('dialog', { name: 'Sono malato' }).getByRole('button', { name: 'Sì, invia' }).click();
  await expect(page.getByText('Malattia inviata')).toBeVisible();

  await page.goto('/dipendente/richieste');
  // the newest days stand first
  await page
    .getByRole('button', { name: /^Malattia.*Manca il certificato/ })
    .first()
    .click();
  const opened = page.getByRole('dialog', { name: 'Richiesta' });
  await expect(opened.getByText('Manca il certificato')).toBeVisible();
  const id = new URL(page.url()).searchParams.get('dettaglio')!;
  const photo = { name: 'certificato.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await opened.locator('input[type=file]').setInputFiles(photo);
  await expect(page.getByText('Documento allegato', { exact: true })).toBeVisible();
  await expect(opened.getByText('Manca il certificato')).toHaveCount(0);

  const manager = await visitor('responsabile.lirf');
  await manager.page.goto(
    `/responsabile/richieste?impianto=LIRF&scheda=altro&elenco=gestite&dettaglio=${id}`,
  );
  const link = manager.page.getByRole('link', { name: 'certificato.png' });
  await expect(link).toBeVisible();
  const address = (await link.getAttribute('href'))!;
  expect((await manager.context.request.get(address)).status()).toBe(200);
  expect((await person.context.request.get(address)).status()).toBe(200);
  for (const stranger of ['cta.lirf', 'responsabile.lirr', 'admin']) {
    const { context } = await visitor(stranger);
    expect([stranger, (await context.request.get(address)).status()]).toEqual([stranger, 404]);
  }
});
