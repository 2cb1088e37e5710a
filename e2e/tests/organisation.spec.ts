import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { asRosterPerson, readMonth, turnsOf } from '../roster-calls.ts';
import { monthPage } from '../screens/month-page.ts';
import { notice } from '../screens/sign-in-page.ts';

const ORGANISATION = '/amministrazione/organizzazione';

function organisationPage(page: Page) {
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    row: (table: string, name: string) =>
      page
        .getByRole('table', { name: table })
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name, exact: true }) }),
    field: (name: string) => dialog.getByRole('textbox', { name, exact: true }),
    save: dialog.getByRole('button', { name: 'Salva', exact: true }),
  };
}

test('an administrator changes the hours of a shift from a day on, published shifts follow, and the month of the manager shows them', async ({
  visitor,
}) => {
  const manager = await visitor('responsabile.lirf');
  const { people } = await readMonth(manager.context.request, '2026-12', 'LIRF');
  const day = 30;
  const found = people.find((person) => turnsOf(person)[day - 1] === 'M')!;
  const person = asRosterPerson(found);
  const month = monthPage(manager.page);
  await month.open('2026-12', 'LIRF');
  const before = await month.openDay(person, day);
  await expect(before.end).toHaveValue('15:00');
  await before.close.click();

  const { page } = await visitor('admin');
  const screen = organisationPage(page);
  await page.goto(`${ORGANISATION}/LIRF?parte=turni`);
  await expect(screen.row('Turni', 'M')).toContainText('07:00');
  await expectAccessible(page, 'a plant, shifts and timeslots');
  await screen.row('Turni', 'M').getByRole('button', { name: 'Cambia dal giorno…' }).click();
  await expect(screen.dialog).toBeVisible();
  await screen.field('Dal giorno').fill('29/12/2026');
  await screen.field('Fine').fill('15:30');
  await screen.field('Fine').press('Tab');
  await expect(screen.dialog).toContainText('hanno un orario diverso dalla nuova definizione');
  await expectAccessible(page, 'a plant, a change from a day');
  await screen.dialog.getByRole('checkbox', { name: /prendono il nuovo orario/ }).check();
  await expect(screen.save).toBeEnabled();
  await screen.save.click();
  await expect(notice(page, 'Organizzazione aggiornata').last()).toBeVisible();
  await expect(screen.row('Turni', 'M')).toContainText('dal 29/12/2026 diventa Fine 15:30');

  const after = await month.openDay(person, day);
  await expect(after.end).toHaveValue('15:30');
});

test('a plant begins as a copy of another, and the list of plants says what it still lacks', async ({
  visitor,
}) => {
  const { page } = await visitor('admin');
  const screen = organisationPage(page);
  await page.goto(ORGANISATION);
  await expect(screen.row('Impianti', 'LIRQ')).toBeVisible();
  await expectAccessible(page, 'organisation');
  await page.getByRole('button', { name: 'Copia da…' }).click();
  await screen.dialog.getByRole('combobox', { name: 'Copia da' }).selectOption('LIRQ');
  await screen.field('Codice del nuovo impianto').fill('LIZZ');
  await screen.field('Nome').fill('Impianto di prova');
  await expect(screen.dialog).toContainText(/\d+ righe cambiano/);
  await screen.save.click();
  await expect(notice(page, 'Impianto creato').last()).toBeVisible();
  await expect(screen.row('Impianti', 'LIZZ')).toContainText('unità, persone');
  await page.getByRole('link', { name: 'LIZZ' }).click();
  await page.getByRole('tab', { name: 'Turni e fasce' }).click();
  await expect(page).toHaveURL(/parte=turni/);
  await expect(screen.row('Turni', 'M1')).toBeVisible();
});
