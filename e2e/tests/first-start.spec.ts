import type { Browser, BrowserContext, Page } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import { expectAccessible } from '../axe.ts';
import { expect, signInByCall, test as base, TODAY } from '../fixtures.ts';
import { countPresses } from '../presses.ts';
import { startProduct } from '../product.ts';
import type { Product } from '../product.ts';
import { HEADERS, readMonth, turnsOf } from '../roster-calls.ts';
import { monthPage } from '../screens/month-page.ts';
import { peoplePage } from '../screens/people-page.ts';
import { newPasswordForm, notice, signInPage } from '../screens/sign-in-page.ts';

const PLANT = 'LIRN';
const MOST_PRESSES = 60;
const PASSWORD = 'una frase lunga e nuova';
const EXPORTS = {
  admin: '/api/administration/organisation/export',
  hr: '/api/hr/qualifications/export',
} as const;

/** A Torre without a demo: nobody is there yet. */
const test = base.extend<object, { empty: Product }>({
  empty: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const product = await startProduct(TODAY, 'none');
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const contextAt = (browser: Browser, { url }: Product): Promise<BrowserContext> =>
  browser.newContext({ baseURL: url, locale: 'it-IT', timezoneId: 'Europe/Rome' });

/** The file of one plant, as its export answers it. */
async function exported(context: BrowserContext, url: string, path: string): Promise<Buffer> {
  const data = { format: 'xlsx', plant: PLANT };
  const answer = await context.request.post(`${url}${path}`, { data, headers: HEADERS });
  expect(answer.status()).toBe(200);
  return answer.body();
}

async function sheetsOf(file: Buffer): Promise<Readonly<Record<string, unknown>>> {
  const { sheets } = await readXlsx(new Uint8Array(file));
  return Object.fromEntries(sheets.map(({ name, rows }) => [name, rows]));
}

/** Sends a file and saves all that it holds, once its check has found no fault. */
async function importFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
  await page.getByRole('button', { name: 'Salva tutto' }).click();
  await expect(page.getByText('Tutte le modifiche del file sono salvate.')).toBeVisible({ timeout: 20_000 });
}

/** Gives somebody who is in the list an account; answers the link for the password. */
async function newAccount(page: Page, name: string, userName: string): Promise<string> {
  const people = peoplePage(page);
  const row = people.bodyRows.filter({ hasText: name });
  await row.getByRole('button', { name: 'Crea l’account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nome utente' }).fill(userName);
  await dialog.getByRole('button', { name: 'Crea', exact: true }).click();
  await people.makeLink(userName);
  const made = page.getByRole('dialog', { name: /^Link per la password di / });
  const link = await made.getByRole('textbox', { name: 'Link' }).inputValue();
  await made.getByRole('button', { name: 'Chiudi' }).click();
  await people.row(userName).getByRole('link', { name }).click();
  return link;
}

async function saveRights(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sì, cambia' }).click();
  await expect(notice(page, 'Diritti aggiornati').last()).toBeVisible();
}

/** Sets the password by its link and signs in. */
async function begin(page: Page, link: string, userName: string): Promise<void> {
  await page.goto(link);
  await newPasswordForm(page).set(PASSWORD);
  await expect(page).toHaveURL('/login');
  await signInPage(page).signIn(userName, PASSWORD);
  await expect(page).toHaveURL('/');
}

test('an empty database becomes a plant of another by its two files, and its first month stands, within 60 presses', async ({
  browser,
  product,
  empty,
}) => {
  const files = await contextAt(browser, product);
  await signInByCall(files, product.url, 'admin');
  const organisation = await exported(files, product.url, EXPORTS.admin);
  await signInByCall(files, product.url, 'hr');
  const qualifications = await exported(files, product.url, EXPORTS.hr);

  const contexts = [
    await contextAt(browser, empty),
    await contextAt(browser, empty),
    await contextAt(browser, empty),
  ];
  const presses = await countPresses(...contexts);
  const [admin, hr, manager] = (await Promise.all(contexts.map((context) => context.newPage()))) as [
    Page,
    Page,
    Page,
  ];

  // The first administrator, by the link that the start prints.
  await expect.poll(() => /http\S+\/accesso\/\S+/.exec(empty.printed())?.[0]).toBeDefined();
  await admin.goto(/http\S+\/accesso\/\S+/.exec(empty.printed())![0]);
  for (const [field, text] of [
    ['Nome utente', 'prima'],
    ['Nome', 'Ada'],
    ['Cognome', 'Prima'],
  ] as const)
    await admin.getByRole('textbox', { name: field, exact: true }).fill(text);
  await newPasswordForm(admin).set(PASSWORD);
  await expect(admin).toHaveURL('/login');
  await signInPage(admin).signIn('prima', PASSWORD);
  await admin.getByRole('link', { name: 'Primo avvio: mancano 9 passi' }).click();
  await expect(admin.getByText('Passi fatti: 0 su 9')).toBeVisible();
  await admin.getByRole('link', { name: 'Importa da un file' }).click();
  await importFile(admin, 'Organizzazione.xlsx', organisation);

  // What is left is said by the guide, with who does it.
  await admin.getByRole('link', { name: 'Home', exact: true }).click();
  await admin.getByRole('link', { name: 'Primo avvio: mancano 3 passi' }).click();
  await expect(admin.getByText('Passi fatti: 6 su 9')).toBeVisible();
  await expectAccessible(admin, 'first start, half done');
  await admin.getByRole('link', { name: 'Apri persone e diritti' }).first().click();
  const hrLink = await newAccount(admin, 'Rizzo Martina', 'personale');
  await admin.getByRole('checkbox', { name: 'Risorse umane', exact: true }).check();
  await saveRights(admin);
  await admin.getByRole('link', { name: 'Tutte le persone' }).click();
  await peoplePage(admin).clear.click();
  const managerLink = await newAccount(admin, 'Rossi Giulia', 'responsabile');
  await admin.getByRole('checkbox', { name: 'Responsabile', exact: true }).check();
  await admin.getByRole('button', { name: 'Aggiungi un impianto' }).click();
  await admin.getByRole('combobox', { name: /Impianto/ }).selectOption(PLANT);
  await saveRights(admin);

  await begin(hr, hrLink, 'personale');
  await hr.getByRole('link', { name: 'Titoli', exact: true }).click();
  await hr.getByRole('link', { name: /^Importa/ }).click();
  await importFile(hr, 'Titoli.xlsx', qualifications);

  await begin(manager, managerLink, 'responsabile');
  await manager.getByRole('link', { name: 'Pianificazione', exact: true }).click();
  await manager.getByRole('button', { name: 'Genera dai cicli' }).click();
  const generate = manager.getByRole('dialog', { name: /^Genera / });
  await expect(generate.getByText(/\d+ turni da scrivere\./)).toBeVisible();
  await generate.getByRole('button', { name: 'Genera dai cicli' }).click();
  await expect(manager.getByText('Versione 1', { exact: true })).toBeVisible({ timeout: 30_000 });

  await manager.getByRole('link', { name: 'Calendario', exact: true }).click();
  const counters = monthPage(manager).counters('M').first();
  await expect(counters.getByRole('gridcell').nth(30)).toHaveText(/\d/);
  await admin.getByRole('link', { name: 'Panoramica', exact: true }).click();
  await admin.getByRole('link', { name: 'Primo avvio' }).click();
  await expect(admin.getByText(/^L’impianto ha il suo primo mese/)).toBeVisible();
  expect(presses.count()).toBeLessThanOrEqual(MOST_PRESSES);

  const month = await readMonth(contexts[2]!.request, '2026-12', PLANT);
  expect(month.people.filter((person) => turnsOf(person).includes('N11')).length).toBeGreaterThan(5);
  // The same rows stand on both sides but who signs in and who manages.
  const got = await sheetsOf(await exported(contexts[0]!, empty.url, EXPORTS.admin));
  const own = { Utenti: expect.anything(), 'Impianti gestiti': expect.anything() };
  expect(got).toEqual({ ...(await sheetsOf(organisation)), ...own });
  expect(await sheetsOf(await exported(contexts[1]!, empty.url, EXPORTS.hr))).toEqual(
    await sheetsOf(qualifications),
  );
  for (const context of [files, ...contexts]) await context.close();
});
