import type { Locator, Page, Request } from '@playwright/test';
import { openOwnDatabase } from '@torre/server/testing/running-database';
import { expect, test } from '../fixtures.ts';
import type { Product } from '../product.ts';
import { counterPage } from '../screens/counter-page.ts';
import { readPlan, roomPage, savePlan } from '../screens/room-page.ts';

/** A night shows two plans: of its evening and of its day. */
const EVE = '20270118';
const DATE = '20270119';

/** Of a save the day of its plan; null for any other call. */
const savedDate = (request: Request): string | null =>
  request.method() === 'PUT'
    ? (/\/api\/operativeplans\/DIVLIRR-(\d+)$/.exec(request.url())?.[1] ?? null)
    : null;

/** Plans that the page writes from now on, and in which state. */
function writesOf(page: Page): string[] {
  const written: string[] = [];
  page.on('request', (request) => {
    const date = savedDate(request);
    if (date !== null) written.push(`${date} ${(request.postDataJSON() as { state: string }).state}`);
  });
  return written;
}

/** Puts the first person of the picker into an open position of the night, and answers the name. */
async function putSomebody(page: Page, gap: Locator): Promise<string> {
  const { picker } = roomPage(page);
  await gap.focus();
  await page.keyboard.press('Enter');
  const first = picker.getByRole('listitem').first().getByRole('button');
  const name = await first.locator('b').innerText();
  await first.press('Enter');
  return name;
}

/** Takes the bar that has the focus, presses a key some times, and puts it down. */
async function move(page: Page, key: string, times: number): Promise<void> {
  await page.keyboard.press('Enter');
  for (let step = 0; step < times; step++) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
}

test('[M2.1.21] the plan of a night is changed in its counter: only the day that changed is saved, nothing is published, and of two days each is saved or said', async ({
  visitor,
}) => {
  const { page } = await visitor('responsabile.lirr');
  const card = counterPage(page).card('Layout di sala');
  const { seat, gap, save, publish } = roomPage(page);
  const stands = async (date: string) => {
    const { version, state } = (await readPlan(page.request, date)).operativePlan;
    return `${state} ${version}`;
  };
  await counterPage(page).open(DATE, 'N');
  const name = await putSomebody(page, gap('N12-EXE scoperta dalle 23:00 alle 07:00'));
  await expect(seat(name, 'N12-EXE, dalle 23:00 alle 01:00')).toBeFocused();
  const written = writesOf(page);

  await test.step('after midnight it is of the day alone; the evening is not written', async () => {
    await move(page, 'ArrowRight', 4);
    await expect(seat(name, 'N12-EXE, dalle 00:00 alle 02:00')).toBeFocused();
    await save.click();
    await expect(page.getByText('Piano salvato.')).toBeVisible();
    await expect(card.getByText('Modifiche non salvate')).toHaveCount(0);
    expect(written.splice(0)).toEqual([`${DATE} DRAFT`]);
    expect([await stands(EVE), await stands(DATE)]).toEqual(['DRAFT 0', 'DRAFT 1']);
    await expect(
      card.getByText('18/01/2027 non ancora salvato · 19/01/2027 bozza', { exact: true }),
    ).toBeVisible();
  });

  await test.step('over midnight it is of both; when the second fails the first is saved and the sentence says so', async () => {
    await page.route('**/api/operativeplans/*', (route) =>
      savedDate(route.request()) === DATE ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
    );
    await seat(name, 'N12-EXE, dalle 00:00 alle 02:00').focus();
    await move(page, 'Alt+ArrowLeft', 2);
    await move(page, 'Shift+ArrowLeft', 1);
    await save.click();
    await expect(
      page.getByText(
        'Salvato il piano del 18/01/2027. Non è stato possibile salvare il piano del 19/01/2027',
      ),
    ).toBeVisible();
    expect(written.splice(0)).toEqual([`${EVE} DRAFT`, `${DATE} DRAFT`]);
    expect([await stands(EVE), await stands(DATE)]).toEqual(['DRAFT 1', 'DRAFT 1']);
    await expect(seat(name, 'N12-EXE, dalle 23:30 alle 01:45')).toBeVisible();
    await expect(card.getByText('Modifiche non salvate')).toBeVisible();
  });

  await test.step('the next save writes what is still missing, and no more', async () => {
    await page.unroute('**/api/operativeplans/*');
    await save.click();
    // the same words may still stand from the first save
    await expect(card.getByText('Modifiche non salvate')).toHaveCount(0);
    await expect(page.getByText('Piano salvato.')).toBeVisible();
    expect(written.splice(0)).toEqual([`${DATE} DRAFT`]);
    expect([await stands(EVE), await stands(DATE)]).toEqual(['DRAFT 1', 'DRAFT 2']);
    await page.reload();
    await expect(seat(name, 'N12-EXE, dalle 23:30 alle 01:45'), 'read again as one bar').toBeVisible();
  });

  await test.step('a day is published on its own page', async () => {
    await expect(card.getByRole('button', { name: /[Pp]ubblica/ })).toHaveCount(0);
    await card.getByRole('link', { name: '19/01/2027' }).click();
    await expect(page).toHaveURL(/\/responsabile\/sala\?impianto=LIRR&giorno=20270119$/);
    await expect(publish).toBeVisible();
  });
});

test('what a colleague saves of the evening is taken over while the morning is changed; published hours are saved as such', async ({
  visitor,
}) => {
  const [eve, date] = ['20270122', '20270123'];
  const { page } = await visitor('responsabile.lirr');
  const colleague = await visitor('responsabile2.lirr');
  const card = counterPage(page).card('Layout di sala');
  const { seat, gap, save } = roomPage(page);
  await counterPage(page).open(date, 'N');
  const name = await putSomebody(page, gap('N12-EXE scoperta dalle 23:00 alle 07:00'));
  await expect(seat(name, 'N12-EXE, dalle 23:00 alle 01:00')).toBeFocused();
  await move(page, 'ArrowRight', 4);
  await expect(seat(name, 'N12-EXE, dalle 00:00 alle 02:00')).toBeVisible();
  await expect(card.getByText('Modifiche non salvate')).toBeVisible();
  const written = writesOf(page);

  const { operativePlan } = await readPlan(colleague.context.request, eve);
  const without = operativePlan.timePlans.filter(({ positionId }) => positionId !== 'CSO');
  await savePlan(colleague.context.request, eve, without, 'PUBLISHED');
  await expect(gap('CSO scoperta dalle 00:00 alle 07:00')).toBeVisible();
  await expect(seat(name, 'N12-EXE, dalle 00:00 alle 02:00')).toBeVisible();
  await expect(card.getByText(/ha salvato il piano/)).toHaveCount(0);
  await save.click();
  await expect(page.getByText('Piano salvato.')).toBeVisible();
  expect(written).toEqual([`${date} DRAFT`]);

  await seat(name, 'N12-EXE, dalle 00:00 alle 02:00').focus();
  await move(page, 'Alt+ArrowLeft', 1);
  const note = card.getByText('Il piano è pubblicato: chi è in turno vede subito quello che salvi.');
  await expect(note.locator('..').getByRole('link')).toHaveText('22/01/2027');
});

/** Behind the product's back, as a restored backup would: nobody ever saved the plan. */
async function forgotten({ dataFolder }: Product, day: string): Promise<void> {
  const database = await openOwnDatabase(dataFolder);
  try {
    await database.query({ text: `delete from time_plan where icao = 'LIRR' and day = $1`, values: [day] });
    await database.query({
      text: `delete from operative_plan where icao = 'LIRR' and day = $1`,
      values: [day],
    });
  } finally {
    await database.close();
  }
}

test('a plan that is not saved any more is said to be gone, not saved by somebody', async ({
  visitor,
  product,
}) => {
  const date = '20270125';
  const { page } = await visitor('responsabile.lirr');
  const card = counterPage(page).card('Layout di sala');
  const { gap, seat, save } = roomPage(page);
  await savePlan(page.request, date, []);
  await counterPage(page).open(date, 'N');
  const name = await putSomebody(page, gap('N12-EXE scoperta dalle 23:00 alle 00:00'));
  await expect(seat(name, 'N12-EXE, dalle 23:00 alle 00:00')).toBeFocused();
  await move(page, 'Shift+ArrowRight', 2);
  await expect(seat(name, 'N12-EXE, dalle 23:00 alle 00:30')).toBeVisible();
  await forgotten(product, '2027-01-25');
  await save.click();
  const conflict = card.getByRole('alert');
  await expect(conflict).toContainText('Il piano del 25/01/2027 non è più salvato');
  await expect(conflict).not.toContainText('ha salvato');
  await expect(page.getByText('Salvato il piano del 24/01/2027.')).toBeVisible();
  await expect(conflict.getByRole('region', { name: 'Da configurazione' })).toBeVisible();
  await conflict.getByRole('button', { name: 'Riparti dalla configurazione' }).click();
  await expect(conflict).toHaveCount(0);
  await expect(gap('CSO scoperta dalle 23:00 alle 07:00')).toBeVisible();
  await expect(seat(name, 'N12-EXE, dalle 23:00 alle 00:00')).toBeVisible();
});

test('the keys act on the bar that has the focus, and the night of spring has no 02:00', async ({
  visitor,
}) => {
  const { page } = await visitor('responsabile.lirr');
  const { gap, picker } = roomPage(page);
  const card = counterPage(page).card('Layout di sala');
  await counterPage(page).open('20270328', 'N');
  await gap('T1-EXE scoperta dalle 23:00 alle 07:00').focus();
  await expect(card.getByText('T1-EXE, dalle 23:00 alle 07:00')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(picker).toHaveAccessibleName('T1-EXE dalle 23:00 alle 07:00');
  await page.keyboard.press('Escape');
  const hours = card.getByText(/^\d\d:00$/);
  await expect(hours).toHaveText(['23:00', '00:00', '01:00', '03:00', '04:00', '05:00', '06:00']);
});
