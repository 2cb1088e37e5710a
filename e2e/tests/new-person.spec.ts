import { expect, test } from '../fixtures.ts';
import { peoplePage } from '../screens/people-page.ts';

test('somebody without an account is found by name and gets one, without the personnel code being known', async ({
  visitor,
}) => {
  const { page } = await visitor('admin');
  const people = peoplePage(page);
  await people.open('?stato=senza+account');
  await expect(people.count).toHaveText(/^2\d\d righe$/);
  const [name] = await people.column('Cognome e nome');
  await page.getByRole('button', { name: 'Nuova persona' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuova persona' });
  await dialog.getByRole('combobox', { name: 'Persona già in elenco' }).fill(name!.toLowerCase());
  await page
    .getByRole('option', { name: new RegExp(`^${name} · \\d{6}`) })
    .first()
    .click();
  await expect(dialog.getByRole('textbox', { name: 'Codice personale' })).toHaveValue(/^\d{6}$/);
  await dialog.getByRole('textbox', { name: 'Nome utente' }).fill('gia.in.elenco');
  await dialog.getByRole('button', { name: 'Crea' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(people.row('gia.in.elenco')).toContainText(name!);
  await expect(people.row('gia.in.elenco')).toContainText('da attivare');
});
