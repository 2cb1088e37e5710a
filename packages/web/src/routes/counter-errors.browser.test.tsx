import { readCounterDetail, readSpecializationCategories, refreshCounters } from '@torre/contract/counters';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  counterDetail,
  counterScreen,
  declareCounter,
  hoursAre,
  openCounter,
} from '../testing/fake-counter.ts';
import { declareMonth } from '../testing/fake-month.ts';
import { MANAGER, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';

const { card, hour, refresh } = counterScreen;
const LOST = /Impossibile recuperare le informazioni/;
const DETAIL = counterDetail('N', '20261222');

const failed = (name: string) => card(name).getByRole('alert').filter({ hasText: LOST });
const done = page.getByText('Dati aggiornati', { exact: true });
const errors = page.getByRole('list', { name: 'Errori' }).getByRole('listitem');

async function expectErrors(...names: readonly string[]): Promise<void> {
  await expect.poll(() => errors.elements().map(({ textContent }) => textContent)).toEqual(names);
}

test.each([
  ['islands', 'ISOLE'],
  ['specializations', 'GRAFICO SPECIALIZZAZIONI'],
  ['hours', 'GRAFICO ORARIO DELLA SALA'],
] as const)(
  '[M8.05][M8.06] of a counter whose %s could not be read, its card says so in its place, and the others stand',
  async (field, name) => {
    const server = openCounter();
    await expect.element(card(name)).toBeVisible();
    server.answers(readCounterDetail, () =>
      Response.json({ ...DETAIL, counters: { ...DETAIL.counters, [field]: null } }),
    );
    await refresh.click();
    await expect.element(failed(name)).toBeVisible();
    expect(page.getByRole('alert').filter({ hasText: LOST }).elements()).toHaveLength(1);
  },
);

test('[M8.05][M8.06] a counter that could not be read says so in each of its cards', async () => {
  openCounter((server) => {
    server.refuses(readCounterDetail, 500, -500, 'Guasto.');
    server.refuses(readSpecializationCategories, 500, -500, 'Guasto.');
  });
  for (const name of ['TOTALI', 'ISOLE', 'SPECIALIZZAZIONI', 'GRAFICO SPECIALIZZAZIONI'])
    await expect.element(failed(name)).toBeVisible();
  await expect.element(failed('GRAFICO ORARIO DELLA SALA')).toBeVisible();
});

test('[M8.14] a warning says that no specialization lacks or abounds', async () => {
  openCounter();
  await expect
    .element(
      card('SPECIALIZZAZIONI').getByText('Non ci sono specializzazioni carenti o eccedenti.', {
        exact: true,
      }),
    )
    .toBeVisible();
  await expectErrors();
});

test('[M8.07] an hour that cannot be read stands in the error list, until another is read', async () => {
  const server = openCounter();
  await expect.element(hour('04:00')).toBeVisible();
  await expectErrors();
  hoursAre(server, null);
  await hour('04:00').click();
  await expectErrors('Dettagli orari specializzazioni');
  hoursAre(server);
  await hour('05:00').click();
  await expectErrors();
});

test('[M8.10] the error list names a count that failed, and nothing says that it was done', async () => {
  openCounter((server) => server.loses(refreshCounters));
  await refresh.click();
  await expectErrors("Errore nell'aggiornamento dei contatori");
  expect(done.elements()).toEqual([]);
});

test('[M8.13] the error list names what could not be read again; what stood goes on standing', async () => {
  const server = openCounter();
  await expect.element(hour('05:00')).toBeVisible();
  server.refuses(readCounterDetail, 500, -500, 'Guasto.');
  await refresh.click();
  await expectErrors('Dati contatori aggiornati');
  await expect.element(hour('05:00')).toBeVisible();
  server.answers(readCounterDetail, DETAIL);
  await refresh.click();
  await expect.element(done).toBeVisible();
  await expectErrors();
});

test('an address of no counter says so and leads to the calendar', async () => {
  const heading = page.getByRole('heading', { level: 1 });
  const open = (address: string, status: number) => {
    const app = openApp(`/responsabile/calendario/contatore/${address}`, (server) => {
      signedIn(server, MANAGER);
      declareMonth(server);
      declareCounter(server);
      server.refuses(readCounterDetail, status, -status, 'No.');
    });
    onTestFinished(app.close);
    return app;
  };
  const ofAnother = open('DIVLIRF-20261222/N', 403);
  await expect.element(heading).toHaveTextContent('Questo contatore non è di un tuo impianto');
  await ofAnother.close();
  open('DIVLIRR-20261222/XX', 404);
  await expect.element(heading).toHaveTextContent('Contatore non trovato');
  await page.getByRole('button', { name: 'Vai al calendario' }).click();
  await expect.element(page.getByRole('grid')).toBeVisible();
});
