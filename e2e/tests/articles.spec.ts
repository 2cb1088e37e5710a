import { DEMO_ARTICLE } from '@torre/demo';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { HEADERS } from '../roster-calls.ts';

test('[P1.06][P1.07] a reader finds an article and comments on it; what the desk publishes meanwhile appears by itself', async ({
  visitor,
}) => {
  const { page } = await visitor('cta.lirr');
  await page.goto('/');
  await expect(page.getByRole('group', { name: 'Notizie' })).toBeVisible();
  await page.goto('/articoli');
  await expect(page.getByRole('heading', { name: 'Articoli', level: 1 })).toBeVisible();
  await expectAccessible(page, 'articles');
  const title = 'Nuove procedure di avvicinamento, Roma';
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`/articoli/article/${DEMO_ARTICLE.full}`);
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Commenti (2)' })).toBeVisible();
  // Drawn by a job after the start.
  await expect(page.getByRole('img', { name: /^Torre di controllo/ }).first()).toBeVisible({
    timeout: 60_000,
  });
  // Packed by a job too: the button is there once its file is. The browser plays it and reads its captions.
  await page.getByRole('button', { name: 'Riproduci: La torre al mattino' }).click({ timeout: 60_000 });
  const video = page.getByLabel('La torre al mattino');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  // The player asks for its captions by itself, when it has them.
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.textTracks.length)).toBe(1);
  await video.evaluate((element: HTMLVideoElement) => void (element.textTracks[0]!.mode = 'showing'));
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]!.cues?.length))
    .toBe(2);
  await expectAccessible(page, 'article');

  await page.getByRole('button', { name: 'Rispondi' }).first().click();
  await page.getByPlaceholder('Scrivi un commento...').fill('Grazie anche da qui.');
  await page.getByRole('button', { name: 'Invia il commento' }).click();
  await expect(page.getByText('Il commento è stato inviato correttamente alla redazione')).toBeVisible();
  await expect(page.getByText('Grazie anche da qui.')).toBeHidden();

  await page.goto('/articoli');
  const { page: desk } = await visitor('editore');
  const answer = await desk.request.post(`/api/content/desk/items/${DEMO_ARTICLE.asked}/steps`, {
    headers: HEADERS,
    data: { version: 1, operation: 'publish' },
  });
  expect(answer.status()).toBe(200);
  await expect(page.getByRole('link', { name: 'Volontariato: una giornata insieme, Ancona' })).toBeVisible();
});

test('on a phone the words of an article stand before any code has come, and the screen takes over where one had read to', async ({
  visitor,
}) => {
  const { page } = await visitor('cta.lirr', { viewport: { width: 390, height: 500 } });
  let come = (): void => undefined;
  const code = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/assets/base-*.js', async (route) => {
    await code;
    await route.continue();
  });
  const title = page.getByRole('heading', { name: 'Nuove procedure di avvicinamento, Roma', level: 1 });
  const last = page.getByText('Le domande vanno al capo sala.');
  // A page waits for nothing: the first ones of a product come without, until what is published has been read.
  await expect(async () => {
    await page.goto(`/articoli/article/${DEMO_ARTICLE.full}`, { waitUntil: 'commit' });
    await expect(title).toBeVisible({ timeout: 2000 });
  }).toPass();
  await last.scrollIntoViewIfNeeded();
  await expect(page.getByRole('link')).toHaveText(['Articoli']);
  await expectAccessible(page, 'first view');
  come();
  await expect(page.getByRole('button', { name: 'Cerca' })).toBeVisible();
  await expect(page.locator('#first-view')).toHaveCount(0);
  await expect(title).toHaveCount(1);
  await expect(last).toBeInViewport();
});
