import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ofTheMorning, readPlan, roomAddress, roomPage } from '../screens/room-page.ts';

const DATE = '20270113';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** The lowest and narrowest of what a thumb is to meet. */
const smallest = (targets: Locator): Promise<number> =>
  targets.evaluateAll((found) =>
    Math.min(
      ...found
        .map((one) => one.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .flatMap(({ width, height }) => [width, height]),
    ),
  );

test('on the phone a stretch is put into the plan, changed, refused and saved in its sheet', async ({
  visitor,
}) => {
  const { page } = await visitor('responsabile.lirr', PHONE);
  const { save, publishNow } = roomPage(page);
  await page.goto(roomAddress(DATE));
  const position = (name: string) => page.getByRole('region', { name, exact: true });
  const sheet = page.getByRole('dialog');
  const field = (name: string) => sheet.getByRole('textbox', { name, exact: true });
  const put = sheet.getByRole('button', { name: 'Metti nel piano' });
  const person = sheet.getByRole('combobox', { name: 'Persona' });
  const gap = position('N1-EXE').getByRole('button', { name: '07:00–23:00 scoperta' });
  await expect(gap).toBeVisible();
  const [name] = ofTheMorning(await readPlan(page.request, DATE), DATE) as [string];

  await test.step('under a thumb everything is large enough', async () => {
    expect(await smallest(page.getByRole('main').getByRole('button'))).toBeGreaterThanOrEqual(44);
    expect(await smallest(page.getByRole('main').getByRole('tab'))).toBeGreaterThanOrEqual(44);
    await gap.click();
    const inSheet = sheet.getByRole('button').or(sheet.getByRole('combobox')).or(sheet.getByRole('textbox'));
    await expect(put).toBeVisible();
    expect(await smallest(inSheet)).toBeGreaterThanOrEqual(44);
  });

  await test.step('what is missing or wrong is said beside its field', async () => {
    await put.click();
    await expect(sheet.getByText('Scegli una persona.')).toBeVisible();
    await person.selectOption({ label: await labelOf(person, name) });
    await field('Alle').fill('6.30');
    await put.click();
    await expect(sheet.getByText('La fine viene dopo l’inizio.')).toBeVisible();
    await field('Dalle').fill('5');
    await field('Dalle').blur();
    await expect(sheet.getByText(`${name} a quest’ora non è in turno`)).toBeVisible();
    await expect(put).toBeDisabled();
  });

  await test.step('a break that is missing is a warning, not a refusal', async () => {
    await field('Dalle').fill('7');
    await field('Alle').fill('9.15');
    await field('Alle').blur();
    await expect(
      sheet.getByText(`${name} in posizione per 135 minuti senza pausa di almeno 30 minuti`),
    ).toBeVisible();
    await put.click();
    await expect(position('N1-EXE').getByRole('button', { name: `07:00–09:15 ${name}` })).toBeVisible();
    await expect(page.getByText('1 avviso', { exact: true })).toBeVisible();
  });

  await test.step('the same person is not put into a second position at the same hour', async () => {
    await position('N1-PLN').getByRole('button', { name: '07:00–23:00 scoperta' }).click();
    await person.selectOption({ label: await labelOf(person, name) });
    await field('Dalle').fill('8');
    await field('Dalle').blur();
    await expect(sheet.getByText(`${name} a quest’ora è in N1-EXE`)).toBeVisible();
    await expect(put).toBeDisabled();
    await page.keyboard.press('Escape');
  });

  await test.step('hours and position change, and a move is taken back', async () => {
    await position('N1-EXE')
      .getByRole('button', { name: `07:00–09:15 ${name}` })
      .click();
    await sheet.getByRole('combobox', { name: 'Postazione' }).selectOption('N2-EXE');
    await field('Alle').fill('9');
    await field('Alle').blur();
    await put.click();
    await expect(position('N2-EXE').getByRole('button', { name: `07:00–09:00 ${name}` })).toBeVisible();
    await expect(gap).toBeVisible();
    await page.getByRole('button', { name: 'Annulla la mossa' }).click();
    await expect(position('N1-EXE').getByRole('button', { name: `07:00–09:15 ${name}` })).toBeVisible();
  });

  await test.step('a save that fails loses nothing, not even through a reload', async () => {
    await page.route('**/api/operativeplans/*', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
    );
    await save.click();
    await expect(page.getByText('Non è stato possibile salvare il piano')).toBeVisible();
    await page.unroute('**/api/operativeplans/*');
    await page.reload();
    await expect(page.getByText('Modifiche non salvate')).toBeVisible();
    await save.click();
    await expect(page.getByText('Piano salvato.')).toBeVisible();
  });

  await test.step('a position that is closed opens for a new stretch; who sits somewhere is taken away', async () => {
    await page.getByRole('button', { name: 'Aggiungi assegnazione' }).click();
    await sheet.getByRole('combobox', { name: 'Postazione' }).selectOption('N12-EXE');
    await field('Dalle').fill('10');
    await field('Alle').fill('11');
    await field('Alle').blur();
    await person.selectOption({ label: await labelOf(person, name) });
    await put.click();
    await expect(position('N12-EXE').getByRole('button', { name: `10:00–11:00 ${name}` })).toBeVisible();
    await position('N1-EXE')
      .getByRole('button', { name: `07:00–09:15 ${name}` })
      .click();
    await sheet.getByRole('button', { name: 'Togli' }).click();
    await expect(gap).toBeVisible();
  });

  await publishNow(/non torna in bozza.*Restano \d+ tratti scoperti/);
  await expect(page.getByText(/^pubblicato, salvato da/)).toBeVisible();
  const { operativePlan } = await readPlan(page.request, DATE);
  const placed = operativePlan.timePlans.filter(({ employeeId }) => employeeId !== null);
  expect(placed.map(({ positionId, beginTime, endTime }) => [positionId, beginTime, endTime])).toEqual([
    ['N12-EXE', '1000', '1100'],
  ]);
});

/** The words of the person in the list: with the hours in which they are free, or alone. */
async function labelOf(list: Locator, name: string): Promise<string> {
  const labels = await list.locator('option').allTextContents();
  return labels.find((label) => label.startsWith(name))!;
}

test('on the phone no view of the room is wider than the screen', async ({ visitor }) => {
  const { page } = await visitor('responsabile.lirr', PHONE);
  const panel = page.getByRole('tabpanel');
  for (const view of ['piano', 'postazioni', 'gruppi', 'turni', 'configurazioni']) {
    await page.goto(roomAddress('20261217', view));
    await expect(panel.getByRole('button').or(panel.getByRole('table')).first()).toBeVisible();
    const beyond = await page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth);
    expect(beyond, view).toBe(0);
  }
});
