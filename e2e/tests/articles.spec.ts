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
