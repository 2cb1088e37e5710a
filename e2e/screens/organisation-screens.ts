import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { at, dialog } from './screen-state.ts';
import type { ScreenState } from './screen-state.ts';

const PLANTS = '/amministrazione/organizzazione';
const table = (page: Page) => page.getByRole('main').getByRole('table').first();
const part = (name: string) => at(`${PLANTS}/LIRN?parte=${name}`, table);

/** The organisation, plant by plant and kind by kind. */
export const ORGANISATION_SCREENS: readonly ScreenState[] = [
  { name: 'organisation', inJourney: true, userName: 'admin', open: at(PLANTS, table) },
  { name: 'organisation, holidays', userName: 'admin', open: at(`${PLANTS}?parte=festivita`, table) },
  { name: 'a plant', userName: 'admin', open: at(`${PLANTS}/LIRN`, table) },
  {
    name: 'first steps',
    userName: 'admin',
    open: at('/amministrazione/avvio?impianto=LIRN', (page) => page.getByRole('region').first()),
  },
  { name: 'a plant, shifts and timeslots', inJourney: true, userName: 'admin', open: part('turni') },
  { name: 'a plant, configurations', userName: 'admin', open: part('configurazioni') },
  { name: 'a plant, people', userName: 'admin', open: part('persone') },
  {
    name: 'a plant, a change from a day',
    inJourney: true,
    userName: 'admin',
    async open(page) {
      await part('turni')(page);
      await page
        .getByRole('button', { name: /^(Cambia dal giorno|Change from a day)/ })
        .first()
        .click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'a plant, openings',
    userName: 'admin',
    async open(page) {
      await part('configurazioni')(page);
      await page
        .getByRole('button', { name: /^(Modifica aperture|Change openings)/ })
        .first()
        .click();
      await expect(dialog(page)).toBeVisible();
    },
  },
];
