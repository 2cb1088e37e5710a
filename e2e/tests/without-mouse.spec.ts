import { expect, test } from '../fixtures.ts';
import { peoplePage } from '../screens/people-page.ts';
import { tabTo } from '../screens/tab-order.ts';

test('without a mouse: change language and theme, open the roster, leave', async ({ visitor }) => {
  const { page } = await visitor('responsabile2.lirr');
  await page.goto('/');
  await tabTo(page, page.getByRole('button', { name: 'English' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Roster', exact: true })).toBeVisible();
  const theme = page.getByRole('button', { name: /^Theme / });
  await tabTo(page, theme);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await tabTo(page, page.getByRole('button', { name: 'Italiano' }), 'Shift+Tab');
  await page.keyboard.press('Enter');

  await tabTo(page, page.getByRole('link', { name: 'Calendario', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/responsabile\/calendario/);
  await tabTo(page, page.getByRole('grid').locator('[tabindex="0"]'));

  await tabTo(page, page.getByRole('button', { name: /account di/i }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Le mie sessioni' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Esci' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login/);
});

test('without a mouse: another plant from the menu of the top bar; the address follows', async ({
  visitor,
}) => {
  const { page } = await visitor('responsabile.lirf');
  // The small world has no manager of two plants: this one is told of a second, which shows the same roster.
  await page.route('**/api/session', async (route) => {
    const response = await route.fetch();
    const session = (await response.json()) as { divisionList: { icao: string }[] };
    const second = {
      ...session.divisionList[0]!,
      divisionId: 'DIVLIRZ',
      icao: 'LIRZ',
      name: 'Perugia',
      divisionName: 'Perugia',
    };
    await route.fulfill({
      response,
      json: { ...session, managerPlants: ['LIRF', 'LIRZ'], divisionList: [...session.divisionList, second] },
    });
  });
  await page.route('**/api/session/selectedImpiantoIcao', (route) =>
    route.fulfill({ json: { outcome: { code: 0, messageIT: '' } } }),
  );
  await page.route(/plant=LIRZ/, (route) =>
    route.continue({ url: route.request().url().replace('LIRZ', 'LIRF') }),
  );
  await page.goto('/responsabile/calendario?mese=2026-12');
  const plant = page.getByRole('button', { name: /^Impianto LIRF .*: cambia$/ });
  await tabTo(page, plant);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: /^LIRF/ })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('menuitem', { name: /^LIRF/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  // The session is read again after the choice: the test leaves no call of its own under way.
  const readAgain = page.waitForResponse('**/api/session');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/mese=2026-12&impianto=LIRZ|impianto=LIRZ&mese=2026-12/);
  await expect(page.getByRole('button', { name: /^Impianto LIRZ Perugia: cambia$/ })).toBeVisible();
  await readAgain;
});

test('without a mouse: filter, order and act on the people; the focus comes back to the action', async ({
  visitor,
}) => {
  const { page } = await visitor('admin');
  const people = peoplePage(page);
  await people.open('');
  await tabTo(page, people.head('Cognome e nome').getByRole('button'));
  await page.keyboard.press('Enter');
  await expect(people.head('Cognome e nome')).toHaveAttribute('aria-sort', 'ascending');

  await tabTo(page, people.filter('Nome utente'));
  await page.keyboard.type('admin');
  await expect(people.bodyRows).toHaveCount(1);
  await tabTo(page, people.select('Stato'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemcheckbox', { name: 'attivo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemcheckbox', { name: 'attivo' })).toHaveAttribute(
    'aria-checked',
    'true',
  );
  await page.keyboard.press('Escape');
  await expect(people.select('Stato')).toBeFocused();
  await expect(people.select('Stato')).toHaveText('attivo');

  const close = people.action('admin', 'Chiudi le sessioni');
  await tabTo(page, close);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'No' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: 'Sì, chiudi' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: 'No' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(close).toBeFocused();

  const link = people.action('admin', 'Link per la password');
  await tabTo(page, link, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(question.getByRole('button', { name: 'No' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Link per la password di / });
  await expect(dialog.getByRole('button', { name: 'Copia il link' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
});
