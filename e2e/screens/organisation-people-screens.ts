import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { HEADERS } from '../roster-calls.ts';
import { at, dialog, panels } from './screen-state.ts';
import type { ScreenState } from './screen-state.ts';

/** Personnel code of the first controller of a plant, as the administrator finds it. */
export async function controllerOf(page: Page, plant: string): Promise<string> {
  const answer = await page.request.get(`/api/administration/accounts?plant=${plant}&categoria=CTA`, {
    headers: HEADERS,
  });
  const { rows } = (await answer.json()) as { rows: { employeeId: string }[] };
  return rows[0]!.employeeId;
}

async function openPerson(page: Page): Promise<void> {
  const person = await controllerOf(page, 'LIRN');
  await at(`/amministrazione/organizzazione/persone/${person}`, panels)(page);
}

/** People of the organisation, and their qualifications. */
export const ORGANISATION_PEOPLE_SCREENS: readonly ScreenState[] = [
  {
    name: 'organisation, search of a person',
    userName: 'admin',
    open: at('/amministrazione/organizzazione?parte=persone', (page) => page.getByRole('combobox')),
  },
  { name: 'person of the organisation', inJourney: true, userName: 'admin', open: openPerson },
  {
    name: 'person of the organisation, being moved',
    inJourney: true,
    userName: 'admin',
    async open(page) {
      await openPerson(page);
      await page.getByRole('button', { name: /^(Sposta|Move)…$/ }).click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'new person of the organisation',
    userName: 'admin',
    async open(page) {
      await at('/amministrazione/organizzazione?parte=persone', panels)(page);
      await page.getByRole('button', { name: /^(Nuova persona|New person)$/ }).click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'qualifications',
    inJourney: true,
    userName: 'hr',
    open: at('/personale/titoli', (page) =>
      page.getByRole('main').getByRole('row').or(page.getByRole('main').getByRole('listitem')),
    ),
  },
  {
    name: 'import of qualifications',
    userName: 'hr',
    open: at('/personale/titoli/importa', (page) => page.getByRole('button', { name: /xlsx/ })),
  },
  {
    name: 'entitlements',
    inJourney: true,
    userName: 'hr',
    open: at('/personale/spettanze', (page) =>
      page.getByRole('main').getByRole('row').or(page.getByRole('main').getByRole('listitem')),
    ),
  },
  {
    name: 'opening of a year of entitlements',
    userName: 'hr',
    async open(page) {
      await at('/personale/spettanze', (opened) => opened.getByRole('heading', { level: 1 }))(page);
      await page.getByRole('button', { name: /^(Apri l’anno|Open the year)…$/ }).click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'entitlements of a person',
    inJourney: true,
    userName: 'hr',
    async open(page) {
      const answer = await page.request.get('/api/hr/entitlements?plant=LIRN', { headers: HEADERS });
      const { rows } = (await answer.json()) as { rows: { employeeId: string }[] };
      await at(`/personale/spettanze/${rows[0]!.employeeId}`, panels)(page);
    },
  },
  {
    name: 'qualifications of a person',
    inJourney: true,
    userName: 'hr',
    async open(page) {
      const answer = await page.request.get('/api/hr/qualifications?plant=LIRN', { headers: HEADERS });
      const { rows } = (await answer.json()) as { rows: { employeeId: string }[] };
      await at(`/personale/titoli/${rows[0]!.employeeId}`, panels)(page);
    },
  },
];
