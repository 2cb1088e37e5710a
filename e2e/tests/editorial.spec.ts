import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';

const TITLE = 'Nuova mensa, prova del percorso';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) =>
  page.getByRole('main').getByRole('textbox', { name, exact: true });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Tutto salvato' });
/** It was typed and, after a pause, saved. */
async function type(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).fill(text);
  await expect(page.getByRole('status').filter({ hasText: 'non ancora salvate' })).toBeVisible();
}

async function schedule(page: Page, day: string, time: string): Promise<void> {
  await button(page, 'Programma').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Giorno' }).fill(day);
  await dialog.getByRole('textbox', { name: 'Ora' }).fill(time);
  await dialog.getByRole('button', { name: 'Programma' }).click();
  await expect(page.getByText(`Esce il ${day} ${time}`)).toBeVisible();
}

/** The notice at the bell, which opens for it. */
async function openedNotice(page: Page, text: string): Promise<Locator> {
  await page.getByRole('button', { name: /avvis/i }).first().click();
  const notice = page.getByRole('listitem').filter({ hasText: text });
  await expect(notice).toBeVisible();
  return notice;
}

const ROME = { timeZone: 'Europe/Rome' } as const;
const MINUTE_MS = 60_000;

/**
 * A minute that begins in one or two, by the product's clock. Its day stands still: what would come after midnight, it
 * would not reach, and is waited for.
 */
async function inAMinute(page: Page): Promise<{ readonly day: string; readonly time: string }> {
  for (;;) {
    const answer = await page.request.get('/api/session');
    const { now } = (await answer.json()) as { now: string };
    const coming = new Date(Date.parse(now) + 2 * MINUTE_MS);
    const wanted = {
      day: coming.toLocaleDateString('it-IT', { ...ROME, day: '2-digit', month: '2-digit', year: 'numeric' }),
      time: coming.toLocaleTimeString('it-IT', { ...ROME, hour: '2-digit', minute: '2-digit' }),
    };
    if (!/^(23:59|00:0[01])/.test(wanted.time)) return wanted;
    await page.waitForTimeout(MINUTE_MS / 6);
  }
}

const ALTERNATIVE = 'La mensa vista dal parcheggio';

/** A picture is sent from the form itself: it stands in the library, and is the banner. */
async function illustrate(page: Page): Promise<void> {
  const banner = page.getByRole('group', { name: 'Immagine del banner' });
  await banner.getByRole('button', { name: 'Scegli un’immagine' }).click();
  await banner.getByRole('button', { name: 'Carica un’immagine' }).click();
  await banner
    .locator('input[type=file]')
    .setInputFiles({ name: 'mensa.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await banner.getByRole('textbox', { name: 'Testo alternativo' }).fill(ALTERNATIVE);
  await banner.getByRole('button', { name: 'Aggiungi alla raccolta' }).click();
  await expect(banner.getByText('mensa', { exact: true })).toBeVisible();
}

test('[P1.06][P1.07] an editor writes and illustrates, an approver sends back, then schedules; it appears, is commented on, and the comment is published and its author told', async ({
  visitor,
}) => {
  // It waits for an hour that is scheduled, and shortly before midnight for the next day first.
  test.setTimeout(600_000);
  const { page: editor } = await visitor('redattore');
  await editor.goto('/redazione');
  await button(editor, 'Nuovo contenuto').click();
  await editor.getByRole('dialog').getByRole('textbox', { name: 'Nome per la redazione' }).fill(TITLE);
  await button(editor, 'Comincia').click();
  await expect(editor.getByRole('region', { name: TITLE })).toBeVisible();
  await expect(button(editor, 'Chiedi la pubblicazione')).toBeDisabled();
  await type(editor, 'Titolo', TITLE);
  await field(editor, 'Testo').fill('Apre lunedì.\nDa <b>mezzogiorno</b>.');
  const comments = editor.getByRole('checkbox', { name: 'I lettori possono commentare' });
  await comments.click();
  await expect(comments).toBeChecked();
  await illustrate(editor);
  await expect(editor.getByRole('tabpanel', { name: 'Anteprima' })).toContainText('<b>mezzogiorno</b>');
  await expect(saved(editor)).toBeVisible();
  await expectAccessible(editor, 'item of the desk');
  await button(editor, 'Chiedi la pubblicazione').click();
  await expect(button(editor, 'Chiedi la pubblicazione')).toBeHidden();

  // The bell leads there who approves, on whatever screen.
  const { page: approver } = await visitor('editore');
  await approver.goto('/redazione');
  const asked = await openedNotice(approver, `chiede di pubblicare «${TITLE}»`);
  await asked.getByRole('link', { name: 'Vai al contenuto' }).click();
  await button(approver, 'Rimanda').click();
  await approver.getByRole('dialog').getByRole('textbox').fill('Fino a che ora?');
  await approver.getByRole('dialog').getByRole('button', { name: 'Rimanda' }).click();
  await expect(approver.getByText('Rimandato: Fino a che ora?')).toBeVisible();

  await editor.goto('/articoli');
  const sentBack = await openedNotice(editor, `ti ha rimandato «${TITLE}». Che cosa manca: Fino a che ora?`);
  await sentBack.getByRole('link', { name: 'Vai al contenuto' }).click();
  await expect(editor.getByText('Rimandato: Fino a che ora?')).toBeVisible();
  await type(editor, 'Sottotitolo', 'Aperta fino alle 15');
  await expect(saved(editor)).toBeVisible();
  await button(editor, 'Chiedi la pubblicazione').click();
  await expect(button(editor, 'Chiedi la pubblicazione')).toBeHidden();

  await approver.reload();
  await schedule(approver, '20/12/2026', '09:00');
  await button(approver, 'Annulla l’uscita').click();
  await expect(approver.getByText('aspetta di nuovo chi approva')).toBeVisible();
  await expect(approver.getByText('Esce il 20/12/2026 09:00')).toBeHidden();
  await schedule(approver, '20/12/2026', '09:00');
  const { page: reader } = await visitor('cta.lirr');
  await reader.goto('/articoli');
  await expect(reader.getByRole('heading', { name: 'Articoli', level: 1 })).toBeVisible();
  await expect(reader.getByRole('link', { name: TITLE })).toBeHidden();

  const { day, time } = await inAMinute(approver);
  await schedule(approver, day, time);
  // It appears in the open page, at most sixty seconds late.
  await expect(reader.getByRole('link', { name: TITLE })).toBeVisible({ timeout: 190_000 });
  await reader.getByRole('link', { name: TITLE }).click();
  await expect(reader.getByText('Aperta fino alle 15')).toBeVisible();
  const banner = reader.getByRole('img', { name: ALTERNATIVE });
  await expect(banner).toBeVisible();
  await expect(banner).toHaveCSS('background-image', /^url\("(blob|data):/);
  await button(reader, 'Scrivi commento').click();
  await reader.getByPlaceholder('Scrivi un commento...').fill('Finalmente!');
  await button(reader, 'Invia il commento').click();
  await expect(reader.getByText('Il commento è stato inviato correttamente')).toBeVisible();

  await editor.goto('/redazione/commenti');
  const comment = editor.getByRole('listitem').filter({ hasText: 'Finalmente!' });
  await expect(comment).toContainText(TITLE);
  await expectAccessible(editor, 'comments of the desk');
  await comment.getByRole('button', { name: 'Pubblica' }).click();
  await expect(comment).toBeHidden();
  await expect(reader.getByText('Finalmente!')).toBeVisible();
  await expect(reader.getByRole('heading', { name: 'Commenti (1)' })).toBeVisible();
  await openedNotice(reader, `Il tuo commento a «${TITLE}» è stato pubblicato.`);
});

test('two editors and two tabs lose no field, and the same field shows both texts', async ({ visitor }) => {
  test.slow();
  const { page: first, context } = await visitor('redattore');
  await first.goto('/redazione');
  await button(first, 'Nuovo contenuto').click();
  await first.getByRole('dialog').getByRole('textbox', { name: 'Nome per la redazione' }).fill('Di molti');
  await button(first, 'Comincia').click();
  await expect(first.getByRole('region', { name: 'Di molti' })).toBeVisible();
  const second = await context.newPage();
  const { page: other } = await visitor('editore');
  for (const page of [second, other]) await page.goto(new URL(first.url()).pathname);
  for (const page of [second, other]) await expect(field(page, 'Titolo')).toBeEditable();

  // All over the version that each of them saw.
  await type(first, 'Titolo', 'Dalla prima scheda');
  await type(second, 'Sottotitolo', 'Dalla seconda');
  await type(other, 'Sommario', 'Da un altro');
  for (const page of [first, second, other]) await expect(saved(page)).toBeVisible();
  await first.reload();
  await expect(field(first, 'Titolo')).toHaveValue('Dalla prima scheda');
  await expect(field(first, 'Sottotitolo')).toHaveValue('Dalla seconda');
  await expect(field(first, 'Sommario')).toHaveValue('Da un altro');

  await type(first, 'Testo', 'Il testo della prima');
  await expect(saved(first)).toBeVisible();
  await field(other, 'Testo').fill('Il testo di un altro');
  const alert = other.getByRole('alert').filter({ hasText: 'ha cambiato lo stesso campo' });
  await expect(alert).toContainText('Il testo della prima');
  await alert.getByRole('button', { name: 'Tieni il mio testo' }).click();
  await expect(saved(other)).toBeVisible();
  await first.reload();
  await expect(field(first, 'Testo')).toHaveValue('Il testo di un altro');
  await expect(field(first, 'Titolo')).toHaveValue('Dalla prima scheda');
});
