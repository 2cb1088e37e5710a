import { expect, test } from '../fixtures.ts';
import { peoplePage } from '../screens/people-page.ts';

test('a person is created, found in the list and given a link; what is refused stays in its window as typed', async ({
  visitor,
}) => {
  const { page } = await visitor('admin');
  const people = peoplePage(page);
  await people.open();
  await page.getByRole('button', { name: 'Nuova persona' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuova persona' });
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  await expect(dialog.getByRole('combobox', { name: 'Persona già in elenco' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Crea' }).click();
  await expect(field('Cognome')).toHaveAccessibleDescription('Manca: scrivilo');
  await field('Cognome').fill('Verdi');
  await dialog.getByRole('textbox', { name: 'Nome', exact: true }).fill('Ada');
  await field('Nome utente').fill('hr');
  await dialog.getByRole('button', { name: 'Crea' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Questo nome utente esiste già: scegline un altro.');
  await expect(field('Cognome')).toHaveValue('Verdi');
  await field('Nome utente').fill('ada.verdi');
  await field('Nome utente').press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(people.row('ada.verdi')).toContainText('da attivare');
  await people.makeLink('ada.verdi');
  await expect(page.getByRole('dialog', { name: 'Link per la password di Verdi Ada' })).toBeVisible();
});

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
