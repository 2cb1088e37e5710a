import { expect } from '@playwright/test';
import { at, dialog } from './screen-state.ts';
import type { ScreenState } from './screen-state.ts';

const PEOPLE = '/amministrazione/persone';

const openPeople = at(PEOPLE, (page) =>
  page.getByRole('table').locator('tbody tr').or(page.getByRole('listitem')),
);

/** The list of people with its filters, questions and sheets. */
export const PEOPLE_SCREENS: readonly ScreenState[] = [
  { name: 'people', inJourney: true, userName: 'admin', open: openPeople },
  {
    name: 'people, nobody found, calendar of the filter open',
    userName: 'admin',
    only: 'desk',
    async open(page) {
      await at(`${PEOPLE}?utente=nessuno&accesso=14/12/2026`, (opened) => opened.getByRole('table'))(page);
      await page.getByRole('table').locator('[aria-haspopup=dialog]').click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'people, choices of a filter open',
    inJourney: true,
    userName: 'admin',
    only: 'desk',
    async open(page) {
      await openPeople(page);
      await page.getByRole('table').locator('[aria-haspopup=menu]').first().click();
      await expect(page.getByRole('menuitemcheckbox').first()).toBeVisible();
    },
  },
  {
    name: 'people, question before sessions are closed',
    inJourney: true,
    userName: 'admin',
    only: 'desk',
    async open(page) {
      await openPeople(page);
      await page
        .getByRole('row')
        .filter({ hasText: 'Amministratore' })
        .or(page.getByRole('row').filter({ hasText: 'ROLE_ADMIN' }))
        .getByRole('button')
        .last()
        .click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'people, link for a password',
    inJourney: true,
    userName: 'admin',
    only: 'desk',
    async open(page) {
      await openPeople(page);
      await page.getByRole('row').filter({ hasText: 'timekeeper' }).getByRole('button').first().click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'people, sheet mobile-modal',
    userName: 'admin',
    only: 'phone',
    async open(page) {
      await openPeople(page);
      await page.getByRole('main').locator('[aria-haspopup=dialog]').first().click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'people, filters of the phone',
    userName: 'admin',
    only: 'phone',
    async open(page) {
      await openPeople(page);
      await page.getByRole('button', { name: /^(Filtri|Filters)$/ }).click();
      await expect(dialog(page)).toBeVisible();
    },
  },
];
