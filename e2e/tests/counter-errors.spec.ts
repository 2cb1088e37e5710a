import type { CounterDetailReply } from '@torre/contract/counters';
import { expect, test } from '../fixtures.ts';
import { counterPage } from '../screens/counter-page.ts';

const DATE = '20261222';
const NIGHT = `DIVLIRR-${DATE}`;
const FAILS = { status: 500, json: { outcome: { code: -500, messageIT: 'Guasto.' } } };
const LOST = 'Impossibile recuperare le informazioni';

test('[M8.05][M8.06] a card that could not be read says so in its place, and the others stand', async ({
  visitor,
}) => {
  const { page } = await visitor('responsabile.lirr');
  const counter = counterPage(page);
  const failed = (name: string) => counter.card(name).getByRole('alert').filter({ hasText: LOST });
  const detail = `**/api/manager/counters/N/${NIGHT}**`;
  await counter.open(DATE, 'N');
  for (const [field, name] of [
    ['islands', 'ISOLE'],
    ['specializations', 'GRAFICO SPECIALIZZAZIONI'],
    ['hours', 'GRAFICO ORARIO DELLA SALA'],
  ] as const) {
    await page.route(detail, async (route) => {
      const response = await route.fetch();
      const { counters, ...reply } = (await response.json()) as CounterDetailReply;
      await route.fulfill({ response, json: { ...reply, counters: { ...counters, [field]: null } } });
    });
    await counter.refresh.click();
    await expect(failed(name)).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: LOST })).toHaveCount(1);
    await page.unroute(detail);
  }
  await page.route(detail, (route) => route.fulfill(FAILS));
  await page.route('**/specializations/categories/**', (route) => route.fulfill(FAILS));
  await counter.open(DATE, 'N');
  for (const name of ['TOTALI', 'ISOLE', 'SPECIALIZZAZIONI', 'GRAFICO SPECIALIZZAZIONI'])
    await expect(failed(name)).toBeVisible();
  await expect(failed('GRAFICO ORARIO DELLA SALA')).toBeVisible();
});

test('[M8.07][M8.10][M8.13][M8.14] the error list names what failed, and a warning says that nothing lacks or abounds', async ({
  visitor,
}) => {
  const { page } = await visitor('responsabile.lirr');
  const counter = counterPage(page);
  const none = { abundant: [], lacking: [] };
  await page.route('**/specializations/categories/**', (route) =>
    route.fulfill({ json: { outcome: { code: 0, messageIT: '' }, specializations: none, position: '0' } }),
  );
  await counter.open(DATE, 'N');
  await expect(
    counter.card('SPECIALIZZAZIONI').getByText('Non ci sono specializzazioni carenti o eccedenti.', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(counter.errors).toHaveCount(0);

  const hour = `**/specializations/N/${NIGHT}/4**`;
  await page.route(hour, (route) => route.fulfill(FAILS));
  await counter.hour('04:00').click();
  await expect(counter.errors).toHaveText(['Dettagli orari specializzazioni']);
  await counter.hour('05:00').click();
  await expect(counter.errors).toHaveCount(0);

  await page.route('**/api/counters?**', (route) => route.abort());
  await counter.refresh.click();
  await expect(counter.errors).toHaveText(["Errore nell'aggiornamento dei contatori"]);
  await expect(page.getByText('Dati aggiornati', { exact: true })).toHaveCount(0);
  await page.unroute('**/api/counters?**');

  const detail = `**/api/manager/counters/N/${NIGHT}**`;
  await page.route(detail, (route) => route.fulfill(FAILS));
  await counter.refresh.click();
  await expect(counter.errors).toHaveText(['Dati contatori aggiornati']);
  await expect(counter.hour('05:00'), 'what stood goes on standing').toBeVisible();
  await page.unroute(detail);
  await counter.refresh.click();
  await expect(page.getByText('Dati aggiornati', { exact: true })).toBeVisible();
  await expect(counter.errors).toHaveCount(0);
});

test('an address of no counter says so and leads to the calendar', async ({ visitor }) => {
  const { page } = await visitor('responsabile.lirr');
  await page.goto('/responsabile/calendario/contatore/DIVLIRF-20261222/N');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Questo contatore non è di un tuo impianto');
  await page.goto('/responsabile/calendario/contatore/DIVLIRR-20261222/XX');
  await expect(heading).toHaveText('Contatore non trovato');
  await page.getByRole('button', { name: 'Vai al calendario' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
});
