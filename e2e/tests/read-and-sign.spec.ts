import type { Page } from '@playwright/test';
import { DEMO_ARTICLE } from '@torre/demo';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';

const TITLE = 'Nuove procedure di avvicinamento, Roma';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('who publishes asks a plant to read and sign; a reader signs on the phone, and the open list of the manager is one shorter', async ({
  visitor,
}) => {
  test.slow();
  const { page: approver } = await visitor('editore');
  await approver.goto(`/redazione/${DEMO_ARTICLE.full}`);
  const panel = approver.getByRole('region', { name: 'Presa visione' });
  await panel.getByRole('button', { name: 'Chiedi la presa visione' }).click();
  const dialog = approver.getByRole('dialog');
  await dialog.getByLabel('Impianti').first().click();
  await approver.getByRole('option', { name: /^LIRR/ }).click();
  await dialog.getByRole('textbox', { name: 'Ultimo giorno per firmare' }).fill('20/12/2026');
  await expectAccessible(approver, 'asking to read and sign');
  await dialog.getByRole('button', { name: 'Chiedi la presa visione' }).click();
  await expect(panel.getByText(/^0 di \d+$/)).toBeVisible();

  const { page: manager } = await visitor('responsabile.lirr');
  await manager.goto('/responsabile/firme');
  const missing = manager
    .getByRole('listitem')
    .filter({ hasText: TITLE })
    .getByText(/^\d+ di \d+ non hanno firmato$/);
  await expect(missing).toBeVisible();
  const countOf = async (): Promise<number> => Number((await missing.innerText()).split(' ')[0]);
  const before = await countOf();
  await expectAccessible(manager, 'signatures of a plant');

  const { page: reader } = await visitor('cta.lirr', PHONE);
  await reader.goto('/');
  await expectAccessible(reader, 'home with an article to sign');
  await reader.getByRole('link', { name: `Da firmare: ${TITLE}` }).tap();
  await expect(reader.getByText('Da leggere e firmare entro il 20/12/2026')).toBeVisible();
  await expectAccessible(reader, 'article to sign');
  await button(reader, 'Ho letto e compreso').tap();
  await button(reader, 'Sì, firmo').tap();
  await expect(reader.getByText(/^Hai letto e firmato il 14\/12\/2026/)).toBeVisible();
  const asked = reader.waitForResponse('**/api/content/read-asks?*');
  await reader.goto('/');
  await asked;
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(reader.getByRole('link', { name: `Da firmare: ${TITLE}` })).toBeHidden();

  await expect.poll(countOf).toBe(before - 1);
  await expect(panel.getByText(/^1 di \d+$/)).toBeVisible();
  await panel.getByRole('button', { name: 'Smetti di chiederla' }).click();
  await button(approver, 'Sì, smetti').click();
  await expect(panel.getByText('A nessuno è chiesto di leggerlo e firmarlo.')).toBeVisible();
  await expect(manager.getByText('Nessuna firma manca')).toBeVisible();
});
