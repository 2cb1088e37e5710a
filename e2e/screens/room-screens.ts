import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { roomAddress } from './room-page.ts';
import { at, dialog, panels } from './screen-state.ts';
import type { ScreenState } from './screen-state.ts';

const DAY = '20261217';
const ROOM = roomAddress(DAY);
const userName = 'responsabile.lirr';

const roomPlan = (page: Page): Locator =>
  page
    .getByRole('group')
    .filter({ has: page.locator('[data-item]') })
    .or(page.getByRole('heading', { level: 3 }));

const view = (name: string) =>
  at(roomAddress(DAY, name), (page) => {
    const panel = page.getByRole('tabpanel');
    return panel.getByRole('table').or(panel.getByRole('listitem'));
  });

/** The operations room: plan, what it is made of, and the windows over them. */
export const ROOM_SCREENS: readonly ScreenState[] = [
  { name: 'operations room', inJourney: true, userName, open: at(ROOM, roomPlan) },
  {
    name: 'operations room, who is to sit there',
    userName,
    only: 'desk',
    async open(page) {
      await at(ROOM, roomPlan)(page);
      await roomPlan(page).locator('[data-item]').first().press('Enter');
      await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'operations room, a stretch',
    userName,
    only: 'phone',
    async open(page) {
      await at(ROOM, roomPlan)(page);
      await page.getByRole('tabpanel').getByRole('listitem').first().getByRole('button').click();
      await expect(dialog(page).getByRole('combobox').first()).toBeVisible();
    },
  },
  { name: 'positions of the room', inJourney: true, userName, open: view('postazioni') },
  { name: 'turns of the room', inJourney: true, userName, open: view('turni') },
  { name: 'configurations of the room', userName, open: view('configurazioni') },
  {
    name: 'groups of the room, a new one',
    inJourney: true,
    userName,
    async open(page) {
      await at(roomAddress(DAY, 'gruppi'), panels)(page);
      await page.getByRole('button', { name: /^(Nuovo gruppo|New group)$/ }).click();
      await expect(dialog(page).getByRole('checkbox').first()).toBeVisible();
    },
  },
];
