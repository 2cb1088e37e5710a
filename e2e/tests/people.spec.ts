import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { ACCOUNTS, peoplePage } from '../screens/people-page.ts';
import { notice } from '../screens/sign-in-page.ts';

test('[M2.3.15][M2.3.18] a text filter finds part of a name without regard to case; filter and order stand in the address', async ({
  visitor,
}) => {
  const { page } = await visitor('admin');
  const people = peoplePage(page);
  await people.open();
  const all = await people.bodyRows.count();
  await expectAccessible(page, 'people');
  await people.filter('Nome utente').fill('LIRF');
  await expect(people.bodyRows).toHaveCount(3);
  for (const userName of await people.column('Nome utente')) expect(userName).toContain('lirf');
  await expect(people.count).toHaveText('3 righe');
  // The column of sessions has no filter.
  await expect(people.table.getByRole('textbox', { name: 'Filtra Sessioni' })).toHaveCount(0);

  await people.head('Nome utente').getByRole('button').click();
  await expect(people.head('Nome utente')).toHaveAttribute('aria-sort', 'ascending');
  await expect
    .poll(() => people.column('Nome utente'))
    .toEqual(['cta.lirf', 'cta2.lirf', 'responsabile.lirf']);
  await people.head('Nome utente').getByRole('button').click();
  await expect
    .poll(() => people.column('Nome utente'))
    .toEqual(['responsabile.lirf', 'cta2.lirf', 'cta.lirf']);
  await expect(page).toHaveURL(/utente=LIRF&.*ordine=-utente$/);

  await page.reload();
  await expect(people.filter('Nome utente')).toHaveValue('LIRF');
  expect(await people.column('Nome utente')).toEqual(['responsabile.lirf', 'cta2.lirf', 'cta.lirf']);
  // A chip takes its filter away by the keyboard, and the hand stays on the next.
  await page.getByRole('button', { name: 'Togli il filtro Nome utente: LIRF' }).press('Enter');
  await expect(people.bodyRows).toHaveCount(all);
  await expect(page.getByRole('button', { name: /^Togli il filtro Stato: attivo, / })).toBeFocused();
  await people.clear.click();
  await expect(page).toHaveURL(/persone\?ordine=-utente$/);
  await expect(people.count).toHaveText(/^\d{3} righe$/);
});

test('[M2.3.16][M2.3.17] a select filter takes several values; without any it means all', async ({
  visitor,
}) => {
  const { page } = await visitor('admin');
  const people = peoplePage(page);
  await people.open();
  const all = await people.bodyRows.count();
  await expect(people.select('Impianto')).toHaveText('Tutti');
  await people.select('Impianto').click();
  const option = (name: string) => page.getByRole('menuitemcheckbox', { name, exact: true });
  await option('LIRN').click();
  const plants = async () => [...new Set(await people.column('Impianto'))].toSorted();
  await expect.poll(plants).toEqual(['LIRN']);
  const naples = await people.bodyRows.count();
  await expectAccessible(page, 'people, choices of a filter open');
  await option('LIRF').click();
  await expect(people.select('Impianto')).toHaveText('2 scelti');
  await expect.poll(plants).toEqual(['LIRF', 'LIRN']);
  expect(await people.bodyRows.count()).toBeGreaterThan(naples);
  await page.getByRole('menuitem', { name: 'Togli la scelta' }).click();
  await expect(people.bodyRows).toHaveCount(all);
  await expect(people.select('Impianto')).toHaveText('Tutti');
});

test('[M2.3.14][M9.05] a date filter compares days; its calendar has the buttons Annulla and OK', async ({
  visitor,
}) => {
  const { page } = await visitor('admin');
  const people = peoplePage(page);
  await people.open();
  const all = await people.bodyRows.count();
  // Who signed in today: this administrator at least; 14/12/2026 is today.
  const date = people.filter('Ultimo accesso');
  await date.fill('14/12');
  await date.press('Enter');
  await expect(date).toHaveValue('14/12/2026');
  await expect(people.row('admin')).toBeVisible();
  await expect(page).toHaveURL(/accesso=20261214/);
  await expect
    .poll(async () => new Set((await people.column('Ultimo accesso')).map((at) => at.slice(0, 10))))
    .toEqual(new Set(['14/12/2026']));

  await people.table.getByRole('button', { name: 'Apri il calendario' }).click();
  const calendar = page.getByRole('dialog', { name: 'Apri il calendario' });
  await expect(calendar.getByRole('button').filter({ hasText: /Annulla|OK/ })).toHaveText(['Annulla', 'OK']);
  await calendar.getByRole('button', { name: /^13 dicembre/ }).click();
  await calendar.getByRole('button', { name: 'Annulla' }).click();
  await expect(date).toHaveValue('14/12/2026');
  await people.table.getByRole('button', { name: 'Apri il calendario' }).click();
  await calendar.getByRole('button', { name: /^13 dicembre/ }).click();
  await calendar.getByRole('button', { name: 'OK' }).click();
  await expect(date).toHaveValue('13/12/2026');
  await expect(page.getByText('Nessuna riga corrisponde ai filtri')).toBeVisible();

  await date.fill('31/11');
  await date.press('Enter');
  await expect(page.getByText('Scrivi una data, per esempio 03/11/2026 o 3/11')).toBeVisible();
  await expect(date).toHaveValue('31/11');
  await expect(people.bodyRows, 'what is no date filters nothing').toHaveCount(all);
  await date.fill('');
  await date.press('Enter');
  await expect(people.bodyRows).toHaveCount(all);
});

test('[P9.04] columns hide by the names of the breakpoints', async ({ visitor }) => {
  const { page } = await visitor('admin', { viewport: { width: 1200, height: 800 } });
  const people = peoplePage(page);
  await people.open();
  await expect(people.head('Ruoli')).toBeVisible();
  await page.setViewportSize({ width: 1199, height: 800 });
  await expect(people.head('Ruoli')).toHaveCount(0);
  await expect(people.head('Categoria')).toBeVisible();
  await page.setViewportSize({ width: 991, height: 800 });
  await expect(people.head('Categoria')).toHaveCount(0);
  await expect(people.head('Cognome e nome')).toBeVisible();
});

test('the name and the actions of a row stay in view while the columns between scroll sideways', async ({
  visitor,
}) => {
  const { page } = await visitor('admin', { viewport: { width: 800, height: 768 } });
  const people = peoplePage(page);
  await people.open();
  const scroller = page.getByRole('region', { name: 'Persone' });
  const frame = (await scroller.boundingBox())!;
  const [name, action] = [people.row('hr').getByRole('link'), people.action('hr', 'Chiudi l’account')];
  for (const scrollLeft of [0, 10_000]) {
    await scroller.evaluate((element, left) => void (element.scrollLeft = left), scrollLeft);
    for (const part of [name, action]) {
      const box = (await part.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(frame.x);
      expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width);
    }
  }
  expect(await scroller.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  const head = (await people.table.locator('thead').boundingBox())!.height;
  const filter = people.filter('Ultimo accesso');
  await filter.fill('31/11');
  await filter.press('Tab');
  await expect(filter).toHaveAccessibleDescription(/Scrivi una data/);
  expect((await people.table.locator('thead').boundingBox())!.height).toBe(head);
});

test('[E2.05] closing sessions asks in confirm-modal first; no leaves everything, yes ends the sessions at once', async ({
  visitor,
}) => {
  // This account belongs to this test.
  const clerk = await visitor('redattore');
  await clerk.page.goto('/');
  await expect(clerk.page.getByRole('navigation', { name: 'Navigazione' })).toBeVisible();
  const { page } = await visitor('admin');
  const people = peoplePage(page);
  await people.open();
  const action = people.action('redattore', 'Chiudi le sessioni');
  await action.click();
  const question = page.getByRole('alertdialog');
  await expect(page.locator('#confirm-modal').or(page.locator('[id^=confirm-modal]')).first()).toBeAttached();
  await expect(question).toContainText('Una sessione aperta');
  await expect(question.getByRole('button', { name: 'No' })).toBeFocused();
  await expectAccessible(page, 'people, question before sessions are closed');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(action).toBeFocused();
  await expect(clerk.page).toHaveURL('/');

  await action.click();
  await question.getByRole('button', { name: 'Sì, chiudi' }).click();
  await expect(notice(page, 'Una sessione chiusa')).toBeVisible();
  await expect(clerk.page).toHaveURL(/\/login/);
  await expect(action).toHaveCount(0);
});

test('a closed account is out at once and keeps no way to its rights; it is opened again from its row', async ({
  visitor,
}) => {
  // This account belongs to this test.
  const clerk = await visitor('eav.lirn');
  await clerk.page.goto('/');
  await expect(clerk.page.getByRole('navigation', { name: 'Navigazione' })).toBeVisible();
  const { page } = await visitor('admin');
  const people = peoplePage(page);
  await people.open();
  await expect(people.action('admin', 'Chiudi l’account')).toHaveCount(0);
  const question = page.getByRole('alertdialog');
  await people.action('eav.lirn', 'Chiudi l’account').click();
  await expect(question).toContainText('Non potrà più entrare');
  await question.getByRole('button', { name: 'Sì, chiudi' }).click();
  await expect(notice(page, 'Account chiuso')).toBeVisible();
  await expect(clerk.page).toHaveURL(/\/login/);
  const row = people.bodyRows.filter({ has: page.getByRole('cell', { name: 'eav.lirn', exact: true }) });
  await expect(row).toContainText('chiuso');
  await expect(row.getByRole('link')).toHaveCount(0);
  await people.action('eav.lirn', 'Riapri l’account').click();
  await question.getByRole('button', { name: 'Sì, riapri' }).click();
  await expect(notice(page, 'Account riaperto')).toBeVisible();
  await expect(row).toContainText('attivo');
});

test('[E2.06] below 768 px the actions of a row stand in the sheet mobile-modal, reached by touch', async ({
  visitor,
}) => {
  const { page } = await visitor('admin', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto(`/amministrazione/persone${ACCOUNTS}`);
  const row = page.getByRole('list', { name: 'Persone' }).getByRole('listitem').filter({ hasText: 'hr ·' });
  await expect(page.getByRole('button', { name: 'Link per la password' })).toHaveCount(0);
  await row.getByRole('button', { name: /^Azioni per / }).tap();
  const sheet = page.locator('[id^=mobile-modal]').getByRole('dialog');
  await expect(sheet).toBeVisible();
  for (const action of await sheet.getByRole('button').all())
    expect((await action.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await sheet.getByRole('button', { name: 'Link per la password' }).tap();
  await expect(sheet).toHaveCount(0);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sì, crea' }).tap();
  await expect(page.getByRole('dialog', { name: /^Link per la password di / })).toBeVisible();
});

test('a password link is made only after a yes: it ends the one that was handed out before', async ({
  visitor,
}) => {
  const { page } = await visitor('admin');
  let made = 0;
  page.on('request', (request) => void (/\/api\/.*\/password-link$/.test(request.url()) && (made += 1)));
  const people = peoplePage(page);
  await people.open();
  await people.action('hr', 'Link per la password').click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('smette di valere');
  await question.getByRole('button', { name: 'No', exact: true }).click();
  await expect(question).toHaveCount(0);
  expect(made).toBe(0);
  await people.makeLink('hr');
  await expect(page.getByRole('dialog', { name: /^Link per la password di / })).toBeVisible();
  await expectAccessible(page, 'people, link for a password');
  expect(made).toBe(1);
});

test('filters stay in their place while typing, and categories are words', async ({ visitor }) => {
  const { page } = await visitor('admin');
  const people = peoplePage(page);
  await people.open();
  expect(await people.column('Categoria')).toContain('Allievi');
  const places = async () => {
    const boxes = (await people.table.getByRole('columnheader').all()).map((head) => head.boundingBox());
    return (await Promise.all(boxes)).map((box) => Math.round(box!.x));
  };
  const before = await places();
  await people.filter('Nome utente').fill('stud');
  await expect(people.bodyRows).toHaveCount(1);
  expect(await places()).toEqual(before);
});

test('the filters of the phone stand in a sheet of their own', async ({ visitor }) => {
  const { page } = await visitor('admin', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto(`/amministrazione/persone${ACCOUNTS}`);
  const rows = page.getByRole('list', { name: 'Persone' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Filtri', exact: true }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filtri' });
  await sheet.getByRole('textbox', { name: 'Nome utente' }).fill('lirf');
  await expect(rows).toHaveCount(3);
  await sheet.getByRole('button', { name: 'Chiudi' }).tap();
  await expect(page).toHaveURL(/utente=lirf/);
});
