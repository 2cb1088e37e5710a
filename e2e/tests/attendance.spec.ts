import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';

test('punches that an administrator brings as a file show in the attendance of the person', async ({
  visitor,
}) => {
  const person = await visitor('cta.lirr');
  const session = await (await person.context.request.get('/api/session')).json();
  const table = `Codice;Data;Ora;Tipo;Orologio\n${session.utente.codicePersonale};02/12/2026;03:33;E;Nord\n`;
  const { page } = await visitor('admin');
  await page.goto('/amministrazione/timbrature');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'orologi.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  const report = page.getByRole('region', { name: 'Controllo di «orologi.csv»' });
  await expect(report).toContainText('dal 02/12/2026 al 02/12/2026');
  await expectAccessible(page, 'files of punches');
  await page.getByRole('button', { name: 'Importa la timbratura nuova' }).click();
  await expect(report).toContainText('1 nuove');

  await person.page.goto('/dipendente/presenze?mese=2026-12');
  const day = person.page.getByRole('main').getByRole('listitem').filter({ hasText: 'mer 02/12' });
  await expect(day).toContainText('Entrata 03:33');
  await expectAccessible(person.page, 'own attendance');
});
