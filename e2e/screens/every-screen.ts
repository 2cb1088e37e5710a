import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { HEADERS, lockDay, readMonth } from '../roster-calls.ts';
import { ATTENDANCE_SCREENS } from './attendance-screens.ts';
import { CONTENT_SCREENS } from './content-screens.ts';
import { ORGANISATION_PEOPLE_SCREENS } from './organisation-people-screens.ts';
import { ORGANISATION_SCREENS } from './organisation-screens.ts';
import { PEOPLE_SCREENS } from './people-screens.ts';
import { REQUEST_SCREENS } from './request-screens.ts';
import { ROOM_SCREENS } from './room-screens.ts';
import { at, dialog, heading, panels, rosterCells } from './screen-state.ts';
import type { ScreenState } from './screen-state.ts';

const MONTH = '2026-12';
const DAY = '20261217';
const ROSTER = `/responsabile/calendario?impianto=LIRR&mese=${MONTH}`;
/** Part of a name: a dozen people have the same cells as 145. */
const SOME = 'mor';
const COUNTER = `/responsabile/calendario/contatore/DIVLIRR-${DAY}`;
const OWN = `/dipendente/calendario?mese=${MONTH}`;
const PLANNING = `/responsabile/pianificazione?impianto=LIRR&mese=${MONTH}`;
const PEOPLE = '/amministrazione/persone';

async function openDay(page: Page): Promise<void> {
  const { people } = await readMonth(page.request, MONTH);
  const person = people.find(({ employeeSurname }) => employeeSurname.toLowerCase().includes(SOME))!;
  await at(`${ROSTER}&cerca=${SOME}&persona=${person.employeeId}&giorno=${DAY}`, dialog)(page);
  await expect(page.getByRole('button', { name: /^(Modifica|Edit)$/ })).toBeVisible();
}

async function openLink(page: Page, userName: string): Promise<void> {
  const answer = await page.request.post(`/api/administration/accounts/${userName}/password-link`, {
    headers: HEADERS,
  });
  const { url } = (await answer.json()) as { url: string };
  await at(url, heading)(page);
}

async function openCalendarFeed(page: Page): Promise<void> {
  await at(OWN, heading)(page);
  await page.getByRole('button', { name: /^(Collega al tuo calendario|Connect to your calendar)$/ }).click();
  await expect(dialog(page).getByRole('button').nth(1)).toBeVisible();
}

async function openRules(page: Page): Promise<void> {
  await at(`${ROSTER}&cerca=${SOME}`, rosterCells)(page);
  await page.getByRole('button', { name: /^(Regole|Rules)/ }).click();
  await expect(page.getByRole('region', { name: /^(Regole|Rules)$/ })).toBeVisible();
}

/** Every screen that a person can look at, with its dialogs open and its states without data. */
export const EVERY_SCREEN: readonly ScreenState[] = [
  {
    name: 'login',
    inJourney: true,
    userName: null,
    open: at('/login', (page) => page.getByRole('listitem')),
  },
  {
    name: 'login after a wrong pair',
    inJourney: true,
    userName: null,
    async open(page) {
      await at('/login', heading)(page);
      await page.locator('input[name=username]').fill('nessuno');
      await page.locator('input[name=password]').fill('sbagliata');
      await page.keyboard.press('Enter');
      await expect(page.locator('form').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'init',
    userName: 'pilota',
    async open(page) {
      await page.route('**/api/session', (route) => route.fulfill({ status: 503, json: {} }));
      await at('/init', (opened) => opened.getByRole('alert').getByRole('button'))(page);
    },
  },
  { name: 'one-time link', inJourney: true, userName: 'admin', open: (page) => openLink(page, 'timekeeper') },
  {
    name: 'spent link',
    inJourney: true,
    userName: null,
    open: at('/accesso/già-usato', (page) => page.getByRole('link')),
  },
  {
    name: 'service away',
    userName: 'pilota',
    async open(page) {
      await page.route('**/api/session', (route) => route.fulfill({ status: 503, json: {} }));
      await at('/', (opened) => opened.getByRole('alert').getByRole('button'))(page);
    },
  },
  {
    name: 'not-found',
    inJourney: true,
    userName: null,
    open: at('/not-found', (page) => page.getByRole('link')),
  },
  { name: 'signed out', userName: null, open: at('/uscita?motivo=terminata', heading) },
  {
    name: 'own sessions',
    inJourney: true,
    userName: 'hr',
    open: at('/sessioni', (page) => page.getByRole('listitem')),
  },
  { name: 'password', userName: 'hr', open: at('/password', heading) },
  { name: 'home of a manager', userName: 'responsabile.lirr', open: at('/', heading) },
  { name: 'home of an employee', inJourney: true, userName: 'cta.lirr', open: at('/', heading) },
  {
    name: 'home of HR',
    userName: 'hr',
    open: at('/', (page) => page.getByRole('main').getByRole('listitem')),
  },
  { name: 'home of the administrator', userName: 'admin', open: at('/', heading) },
  {
    name: 'roster',
    inJourney: true,
    userName: 'responsabile.lirr',
    open: at(`${ROSTER}&cerca=${SOME}`, rosterCells),
  },
  {
    name: 'locks of the month',
    userName: 'responsabile.lirr',
    async open(page) {
      const lock = await lockDay(page.request, '20261231', 'Conteggio');
      await at(`${ROSTER}&cerca=${SOME}`, rosterCells)(page);
      await page.getByRole('button', { name: /^(Blocchi|Locks)/ }).click();
      await expect(dialog(page).getByText('Conteggio')).toBeVisible();
      return () => lock.lift();
    },
  },
  {
    name: 'detail of a counter',
    inJourney: true,
    userName: 'responsabile.lirr',
    open: at(`${COUNTER}/N?ora=3`, heading),
  },
  { name: 'detail of no counter', userName: 'responsabile.lirr', open: at(`${COUNTER}/X`, heading) },
  { name: 'roster of everybody', userName: 'responsabile.lirr', open: at(ROSTER, rosterCells), slow: true },
  { name: 'roster with its broken rules', inJourney: true, userName: 'responsabile.lirr', open: openRules },
  { name: 'planning of a month', userName: 'responsabile.lirr', open: at(PLANNING, panels) },
  {
    name: 'base cycles',
    inJourney: true,
    userName: 'responsabile.lirr',
    open: at(`${PLANNING}&vista=cicli`, panels),
  },
  ...ROOM_SCREENS,
  ...ATTENDANCE_SCREENS,
  ...CONTENT_SCREENS,
  ...REQUEST_SCREENS,
  {
    name: 'roster without a plant',
    inJourney: true,
    userName: 'responsabile.senza',
    open: at('/responsabile/calendario', (page) => page.getByRole('main').getByRole('paragraph')),
  },
  { name: 'day of a person', userName: 'approvatore', open: openDay },
  {
    name: 'day of a person, being changed, with suggestions',
    userName: 'approvatore',
    async open(page) {
      await openDay(page);
      await page.getByRole('button', { name: /^(Modifica|Edit)$/ }).click();
      const turn = page.getByRole('dialog').getByRole('combobox').first();
      await turn.fill('M');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  { name: 'own roster', inJourney: true, userName: 'cta.lirr', open: at(OWN, heading) },
  {
    name: 'own roster with a day',
    inJourney: true,
    userName: 'cta.lirr',
    open: at(`${OWN}&giorno=${DAY}`, heading),
  },
  {
    name: 'own year',
    inJourney: true,
    userName: 'cta.lirr',
    open: at(`${OWN}&vista=anno`, (page) => page.getByRole('listitem')),
  },
  { name: 'own calendar outside', inJourney: true, userName: 'cta.lirr', open: openCalendarFeed },
  { name: 'colleagues', userName: 'cta.lirr', open: at(`${OWN}&vista=colleghi&cerca=${SOME}`, rosterCells) },
  {
    name: 'colleagues, all of them',
    userName: 'cta.lirr',
    open: at(`${OWN}&vista=colleghi`, rosterCells),
    slow: true,
  },
  {
    name: 'administration',
    inJourney: true,
    userName: 'admin',
    open: at('/amministrazione', (page) => page.getByRole('main').getByRole('listitem')),
  },
  {
    name: 'rights of a person',
    inJourney: true,
    userName: 'admin',
    open: at(`${PEOPLE}/responsabile.lirr`, (page) => page.getByRole('checkbox')),
  },
  { name: 'rights of nobody', userName: 'admin', open: at(`${PEOPLE}/nessuno`, heading) },
  {
    name: 'configuration',
    inJourney: true,
    userName: 'admin',
    open: at('/amministrazione/configurazione', (page) => page.getByRole('main').getByRole('listitem')),
  },
  {
    name: 'configuration, a setting being changed',
    inJourney: true,
    userName: 'admin',
    open: at('/amministrazione/configurazione?voce=roster.cutoffAfter', dialog),
  },
  {
    name: 'lists of values',
    inJourney: true,
    userName: 'admin',
    open: at('/amministrazione/elenchi', (page) => page.getByRole('main').getByRole('listitem')),
  },
  {
    name: 'lists of values, a value being changed',
    userName: 'admin',
    open: at('/amministrazione/elenchi?elenco=category&valore=METEO', dialog),
  },
  {
    name: 'rules',
    inJourney: true,
    userName: 'admin',
    open: at('/amministrazione/regole', (page) => page.getByRole('group').getByRole('button')),
  },
  {
    name: 'rules, a parameter being changed',
    userName: 'admin',
    open: at('/amministrazione/regole?voce=rules.BASE.R373.5.minRiposo', dialog),
  },
  {
    name: 'audit trail',
    inJourney: true,
    userName: 'admin',
    open: at('/amministrazione/audit', (page) =>
      page.getByRole('main').getByRole('row').or(page.getByRole('main').getByRole('listitem')),
    ),
  },
  {
    name: 'audit trail, nothing found',
    userName: 'admin',
    open: at('/amministrazione/audit?codice=nessuno', (page) =>
      page.getByRole('button', { name: /^(Togli il filtro|Remove the filter) / }),
    ),
  },
  {
    name: 'audit trail, the values of a row',
    inJourney: true,
    userName: 'admin',
    async open(page) {
      const answer = await page.request.get('/api/administration/audit', { headers: HEADERS });
      const { rows } = (await answer.json()) as { rows: { auditId: string }[] };
      await at(`/amministrazione/audit?riga=${rows[0]!.auditId}`, dialog)(page);
    },
  },
  {
    name: 'closed months',
    userName: 'admin',
    open: at('/amministrazione/mesi', (page) => page.getByRole('table').getByRole('button')),
  },
  {
    name: 'import of the organisation',
    userName: 'admin',
    open: at('/amministrazione/organizzazione/importa', (page) => page.getByLabel('Che cosa')),
  },
  { name: 'mail', userName: 'admin', open: at('/amministrazione/posta', heading) },
  { name: 'jobs', inJourney: true, userName: 'admin', open: at('/amministrazione/lavori', heading) },
  { name: 'files', inJourney: true, userName: 'admin', open: at('/amministrazione/file', heading) },
  ...ORGANISATION_SCREENS,
  ...PEOPLE_SCREENS,
  ...ORGANISATION_PEOPLE_SCREENS,
  {
    name: 'sheet of the bottom bar',
    userName: 'responsabile.lirr',
    only: 'phone',
    async open(page) {
      await at('/', heading)(page);
      await page.getByRole('navigation').locator('[aria-haspopup=dialog]').click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'Shift+F8 and a notice of an error',
    userName: 'impiegato',
    async open(page) {
      await at('/amministrazione/persone', heading)(page);
      await page.keyboard.press('Shift+F8');
      await expect(dialog(page)).toBeVisible();
    },
  },
];
