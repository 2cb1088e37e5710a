import type { Page } from '@playwright/test';
import { DEMO_ARTICLE } from '@torre/demo';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';

const DRAFT = `/articoli/article/${DEMO_ARTICLE.draft}?revisione=bozza`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const gone = (page: Page) => page.getByText('Questa bozza non si può leggere', { exact: false });

test('who writes has a draft read by a named colleague, who hears of it at the bell; nobody else reads it, and it is taken back', async ({
  visitor,
}) => {
  test.slow();
  const { page: reader } = await visitor('cta.lirr');
  await reader.goto(DRAFT);
  await expect(gone(reader)).toBeVisible();
  const session = (await (await reader.request.get('/api/session')).json()) as {
    readonly utente: { readonly codicePersonale: string };
  };

  const code = session.utente.codicePersonale;

  const { page: editor } = await visitor('redattore');
  await editor.goto(`/redazione/${DEMO_ARTICLE.draft}`);
  const panel = editor.getByRole('region', { name: 'Far rivedere la bozza' });
  await panel.getByRole('button', { name: 'Falla rivedere a un collega' }).click();
  const dialog = editor.getByRole('dialog');
  await dialog.getByLabel('Collega').first().fill(code);
  await editor.getByRole('option', { name: new RegExp(`· ${code}$`) }).click();
  await expectAccessible(editor, 'naming who reads a draft');
  await dialog.getByRole('button', { name: 'Falla rivedere a un collega' }).click();
  await expect(panel.getByText(/^Fino al 21\/12\/2026/)).toBeVisible();

  await reader.goto('/articoli');
  await reader.getByRole('button', { name: /^Avvisi: / }).click();
  await reader.getByRole('link', { name: 'Vai alla bozza' }).click();
  await expect(reader.getByText('Bozza da rivedere')).toBeVisible();
  await expectAccessible(reader, 'draft for a colleague');

  // The same address, sent on, opens nothing.
  const { page: other } = await visitor('meteo.lirr');
  await other.goto(DRAFT);
  await expect(gone(other)).toBeVisible();

  await panel.getByRole('button', { name: /^Togli la bozza a / }).click();
  await button(editor, 'Sì, togli').click();
  await expect(panel.getByText('Nessun collega legge questa bozza.')).toBeVisible();
  await expect(gone(reader)).toBeVisible();
});
