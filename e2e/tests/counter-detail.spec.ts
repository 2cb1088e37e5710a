import { expectAccessible } from '../axe.ts';
import type { Page } from '@playwright/test';
import type { CounterDetailReply } from '@torre/contract/counters';
import { openOwnDatabase } from '@torre/server/testing/running-database';
import { expect, test } from '../fixtures.ts';
import type { Product } from '../product.ts';
import { HEADERS, MONTH, personInGroup, putShift } from '../roster-calls.ts';
import { counterPage } from '../screens/counter-page.ts';
import { monthPage } from '../screens/month-page.ts';

const DATE = '20261222';
const NIGHT = `DIVLIRR-${DATE}`;

/** A chair that nobody can take, at three and four of the night of 22 December; behind the product's back. */
async function openChairOfNobody({ dataFolder }: Product): Promise<void> {
  const database = await openOwnDatabase(dataFolder);
  try {
    for (const text of [
      `insert into specialization (icao, specialization_id, name, rating, category)
        values ('LIRR', 'ACS-PROVA', 'Settore di prova', 'ACS', 'CTA') on conflict do nothing`,
      `insert into position (icao, position_id, name, specialization_id, ord)
        values ('LIRR', 'PROVA', 'Prova', 'ACS-PROVA', 999) on conflict do nothing`,
      `insert into operating_configuration (icao, configuration_id, name, day_type, valid_from, valid_to)
        select icao, 'PROVA', 'Prova', day_type, '2026-12-22', '2026-12-22' from operating_configuration
        where icao = 'LIRR' and '2026-12-22' between valid_from and coalesce(valid_to, 'infinity') limit 1
        on conflict do nothing`,
      `insert into position_opening (icao, configuration_id, position_id, begin_hour, end_hour)
        values ('LIRR', 'PROVA', 'PROVA', 3, 5) on conflict do nothing`,
    ])
      await database.query({ text });
  } finally {
    await database.close();
  }
}

/** The calls about counters that the page makes from now on; its own list of what it loaded holds 250 entries. */
function detailCalls(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/api/manager/counters/')) calls.push(path);
  });
  return calls;
}

test('[M1.07][M2.02][M2.1.01][M2.1.02][M2.1.12][M2.1.28] from the month to what is missing at three at night in two presses', async ({
  visitor,
  product,
}) => {
  await openChairOfNobody(product);
  const { page } = await visitor('responsabile.lirr');
  const calls = detailCalls(page);
  const month = monthPage(page);
  const counter = counterPage(page);
  await month.open(MONTH);
  await month.counters('N').getByRole('gridcell').nth(21).click();
  await expect(page).toHaveURL(new RegExp(`/responsabile/calendario/contatore/${NIGHT}/N\\b`));
  await expect(counter.heading).toHaveText('22 dicembre 2026 · N');
  await expect(page.getByText('dalle 23:00 del 21/12 alle 07:00')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Percorso' }).getByRole('listitem')).toHaveText([
    'Responsabile',
    'Calendario',
    'Dettaglio contatore',
  ]);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'TOTALI',
    'ISOLE',
    'SPECIALIZZAZIONI',
    'GRAFICO SPECIALIZZAZIONI',
    'Layout di sala',
    'RICHIESTE',
    'GRAFICO ORARIO DELLA SALA',
  ]);
  // its columns were in memory before the chair came
  await counter.refresh.click();
  await expect(page.getByText('Dati aggiornati', { exact: true })).toBeVisible();
  await counter.hour('03:00').click();
  const hours = counter.card('GRAFICO ORARIO DELLA SALA');
  await expect(hours.getByRole('heading', { name: 'Alle 03:00' })).toBeVisible();
  await expect(hours.getByRole('listitem').filter({ hasText: 'ACS-PROVA' })).toHaveText('ACS-PROVA−1');
  await expectAccessible(page, 'detail of a counter');
  expect(calls).toContain(`/api/manager/counters/specializations/N/${NIGHT}/3`);
});

test('[M2.1.13][M2.1.14][M2.1.15][M2.1.16][M2.1.17][M2.1.18][M2.1.19][M2.1.20][M2.1.26][M2.1.27][M3.05] the cards say what the server counted', async ({
  visitor,
  product,
}) => {
  await openChairOfNobody(product);
  const { page, context } = await visitor('responsabile.lirr');
  const query = new URLSearchParams({ division: 'DIVLIRR', from: DATE, to: DATE });
  await context.request.put(`/api/counters?${query.toString()}`, { headers: HEADERS });
  const answer = await context.request.get(`/api/manager/counters/N/${NIGHT}`);
  const { counters } = (await answer.json()) as CounterDetailReply;
  const counter = counterPage(page);
  await counter.open(DATE, 'N');
  const totals = counter.card('TOTALI');
  await expect(totals.getByText('Dipendenti', { exact: true }).first()).toBeVisible();
  const bar = counter.graph('TOTALI').getByRole('img');
  await expect(bar).toContainText(`${counters.employees} dip. ${counters.chairs} pos.`);
  await expect(bar).toContainText('23:00–07:00');
  await expect(counter.card('ISOLE').getByText('Isole (num. dipendenti - num. postazioni)')).toBeVisible();
  const pair = ({ employees, chairs }: { employees: number; chairs: number }): string[] => [
    String(employees),
    String(chairs),
  ];
  // what is drawn, and what the table of the graph says to readers
  const { islands, specializations } = counters;
  await expect(counter.graph('ISOLE').getByRole('img')).toContainText(islands.map(({ name }) => name));
  expect(await counter.figures('ISOLE')).toEqual(islands.map((one) => [one.name, ...pair(one)]));
  await expect(counter.graph('GRAFICO SPECIALIZZAZIONI').getByRole('img')).toContainText(
    specializations.map((one) => `${one.specializationId}${one.employees} - ${one.chairs}`),
  );
  expect(await counter.figures('GRAFICO SPECIALIZZAZIONI')).toEqual(
    specializations.map((one) => [one.name, ...pair(one)]),
  );
  const label = ({ hour }: { hour: string }): string =>
    `${hour.slice(0, 2)}:${hour.slice(2)}${hour === counters.timeSlot.beginCounterTime ? '*' : ''}`;
  const hours = counter.graph('GRAFICO ORARIO DELLA SALA').getByRole('button');
  expect(counters.hours).toHaveLength(8);
  await expect(hours).toContainText(counters.hours.map(label));
  expect(await counter.figures('GRAFICO ORARIO DELLA SALA')).toEqual(
    counters.hours.map((one) => [label(one), ...pair(one)]),
  );
  await expect(hours.filter({ hasText: '*' })).toHaveCount(1);
  await expect(page.getByText('Slot Orari (num. dipendenti - num. postazioni)')).toBeVisible();

  const list = counter.card('SPECIALIZZAZIONI');
  await expect(list.getByRole('heading', { name: 'Specializzazioni mancanti' })).toBeVisible();
  await expect(list.getByRole('listitem').filter({ hasText: 'ACS-PROVA' })).toContainText('03:00–05:00');
  await expect(list.getByRole('heading', { name: 'Specializzazioni eccedenti' })).toHaveCount(0);
  const categories = { abundant: [], lacking: [] as unknown[] };
  const stood = { outcome: { code: 0, messageIT: '' }, position: '0' };
  const abundant = [{ name: 'Nord', specializationId: 'ACS-NORD', hours: [{ from: '2300', to: '0700' }] }];
  await page.route('**/specializations/categories/**', (route) =>
    route.fulfill({ json: { ...stood, specializations: { ...categories, abundant } } }),
  );
  await page.reload();
  await expect(list.getByRole('heading', { name: 'Specializzazioni eccedenti' })).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveText('ACS-NORD23:00–07:00');
});

test('a change of the roster moves the numbers of the open screen', async ({ visitor }) => {
  const { page } = await visitor('responsabile.lirr');
  const colleague = await visitor('responsabile2.lirr');
  const person = await personInGroup(colleague.context.request, 'TMA', 4);
  await putShift(colleague.context.request, person, '20261229', { turn: 'M' });
  const counter = counterPage(page);
  await counter.open('20261229', 'M');
  const people = async (): Promise<number> =>
    Number(/, (\d+) dipendenti/.exec((await counter.hour('09:00').textContent()) ?? '')?.[1]);
  await expect(counter.hour('09:00')).toBeVisible();
  const before = await people();
  await putShift(colleague.context.request, person, '20261229', { turn: 'R' });
  await expect.poll(people).toBe(before - 1);
});
