import { readFirstSteps } from '@torre/contract/first-steps';
import type { FirstStepReply, StartingPlant } from '@torre/contract/first-steps';
import { FIRST_STEPS, STEP_OWNER, type FirstStepName } from '@torre/domain/organisation';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { declareHome } from '../testing/fake-home.ts';
import { ADMINISTRATOR, DONE, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';
import type { MountedApp } from '../testing/mounted-app.tsx';

const step = (name: FirstStepName, missing: FirstStepReply['missing'] | null): FirstStepReply => ({
  step: name,
  owner: STEP_OWNER[name],
  isDone: missing === null,
  missing: missing ?? [],
});

function open(
  address: string,
  plant: string | null,
  steps: readonly FirstStepReply[],
  session = ADMINISTRATOR,
  plants: readonly StartingPlant[] = [],
): MountedApp {
  const app = openApp(address, (server) => {
    signedIn(server, session);
    declareHome(server);
    server.answers(readFirstSteps, ({ query }) => ({
      outcome: DONE,
      plant: query.get('plant') ?? plant,
      month: '202701',
      steps: [...steps],
      plants: [...plants],
    }));
  });
  onTestFinished(app.close);
  return app;
}

const line = (name: string | RegExp) => page.getByRole('listitem').filter({ hasText: name });

test('without a plant the guide leads to the first one, and to nothing that would have no plant', async () => {
  open(
    '/amministrazione/avvio',
    null,
    FIRST_STEPS.map((name) => step(name, [])),
  );
  await expect.element(page.getByRole('region', { name: 'Nessun impianto ancora' })).toBeVisible();
  await expect.element(page.getByText('Aggiungi il primo impianto, a mano o da un file.')).toBeVisible();
  const links = page.getByRole('main').getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/amministrazione/organizzazione',
    '/amministrazione/organizzazione/importa',
  ]);
});

test('each step says what it lacks and who may do it, and has a way only for who may', async () => {
  open('/amministrazione/avvio?impianto=LIRN', 'LIRN', [
    step('plant', null),
    step('shifts', [{ what: 'shifts', count: null }]),
    step('qualifications', [{ what: 'peopleWithoutQualifications', count: 18 }]),
    step('month', [{ what: 'publishedCells', count: null }]),
  ]);
  await expect.element(page.getByText('Passi fatti: 1 su 4')).toBeVisible();
  const shifts = line('Non c’è ancora nessun turno di lavoro.');
  await expect
    .element(shifts.getByRole('link'))
    .toHaveAttribute('href', '/amministrazione/organizzazione/LIRN?parte=turni');
  const qualifications = line('A 18 persone manca almeno uno tra licenza, visita e inglese');
  await expect.element(qualifications.getByText('lo fanno le risorse umane')).toBeVisible();
  expect(qualifications.getByRole('link').elements()).toEqual([]);
  const month = line('Il primo mese non è ancora pubblicato');
  await expect.element(month.getByText('lo fa un responsabile dell’impianto')).toBeVisible();
  expect(month.getByRole('link').elements()).toEqual([]);
});

test('while nobody is HR the step of qualifications leads to where the role is given', async () => {
  open('/amministrazione/avvio?impianto=LIRN', 'LIRN', [
    step('plant', null),
    step('qualifications', [{ what: 'hrAccounts', count: null }]),
  ]);
  await expect
    .element(line('Nessuno ha il ruolo Risorse umane').getByRole('link'))
    .toHaveAttribute('href', '/amministrazione/persone');
});

test('it ends when the month stands, which who manages the plant may open', async () => {
  const done = FIRST_STEPS.map((name) => step(name, null));
  const calendar = page.getByRole('link', { name: 'Apri il calendario' });
  const app = open('/amministrazione/avvio', 'LIRN', done);
  await expect.element(page.getByText(/^L’impianto ha il suo primo mese/)).toBeVisible();
  expect(calendar.elements()).toEqual([]);
  await app.close();
  open('/amministrazione/avvio', 'LIRN', done, { ...ADMINISTRATOR, managerPlants: ['LIRN'] });
  await expect
    .element(calendar)
    .toHaveAttribute('href', '/responsabile/calendario?impianto=LIRN&mese=2027-01');
});

test('the home of an administrator leads to the guide until there is a month', async () => {
  open(
    '/',
    null,
    FIRST_STEPS.map((name) => step(name, [])),
  );
  await expect
    .element(page.getByRole('link', { name: 'Primo avvio: mancano 9 passi' }))
    .toHaveAttribute('href', '/amministrazione/avvio');
});

const PLANTS: readonly StartingPlant[] = [
  { icao: 'LIRN', name: 'Napoli', done: 9, hasStarted: true },
  { icao: 'LIRQ', name: 'Firenze', done: 6, hasStarted: false },
  { icao: 'LIWW', name: 'Nuovo', done: 1, hasStarted: false },
];
const HALF = FIRST_STEPS.map((name) => step(name, name === 'plant' ? null : []));

test('the guide says which plant it is about, which others wait to start, and the address carries the chosen one', async () => {
  const app = open('/amministrazione/avvio', 'LIRQ', HALF, ADMINISTRATOR, PLANTS);
  const choice = page.getByRole('combobox', { name: 'Impianto' });
  await expect.element(choice).toHaveValue('LIRQ');
  expect(choice.element().textContent).toContain('LIRN · Napoli (9 su 9)');
  const others = page.getByRole('group', { name: 'Altri impianti da avviare:' }).getByRole('link');
  await expect.element(others).toHaveAttribute('href', '/amministrazione/avvio?impianto=LIWW');
  await choice.selectOptions('LIRN');
  await expect.poll(app.address).toBe('/amministrazione/avvio?impianto=LIRN');
  await expect.element(page.getByRole('region', { name: 'Impianto LIRN' })).toBeVisible();
  expect(app.server.askedFor(readFirstSteps).at(-1)!.query.get('plant')).toBe('LIRN');
  await expect
    .poll(() => others.elements().map(({ textContent }) => textContent))
    .toEqual(['LIRQ (6 su 9)', 'LIWW (1 su 9)']);
});

test('the home of an administrator names every plant that has not started', async () => {
  open('/', 'LIRQ', HALF, ADMINISTRATOR, PLANTS);
  const tasks = page.getByRole('region', { name: 'Cosa mi aspetta' });
  await expect
    .element(tasks.getByRole('link', { name: 'Primo avvio: mancano 8 passi' }))
    .toHaveAttribute('href', '/amministrazione/avvio?impianto=LIRQ');
  await expect.element(tasks.getByText('LIRQ, LIWW')).toBeVisible();
});
