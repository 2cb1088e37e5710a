import type { Page } from '@playwright/test';
import { fullWorld } from '@torre/demo';
import { dayFromIso } from '@torre/domain/kernel';
import { TODAY, expect, test } from '../fixtures.ts';
import { peoplePage } from '../screens/people-page.ts';

const { employee, plant } = fullWorld(dayFromIso(TODAY)!).world;
const names = employee.map(({ name, surname }) => `${surname} ${name}`).toSorted();

const PAGE = 50;

/** Pages of the people of the full world, since the product of these tests has the small one. */
async function withEverybody(page: Page): Promise<void> {
  const people = employee
    .map(({ employee_id, name, surname }) => ({
      userName: `p${employee_id}`,
      employeeId: employee_id,
      nome: name,
      cognome: surname,
      categoria: 'CTA',
      plant: null,
      ruoli: [],
      responsabile: false,
      stato: 'da attivare',
      lastSignIn: null,
      openSessions: 0,
      allowedActions: ['password-link', 'close-account'],
    }))
    .toSorted((one, other) => (`${one.cognome} ${one.nome}` < `${other.cognome} ${other.nome}` ? -1 : 1));
  await page.route(/\/api\/administration\/accounts(\?|$)/, (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const first = Number(asked.get('beyond') ?? 0);
    const found = people.filter(({ nome, cognome }) =>
      `${cognome} ${nome}`.includes(asked.get('nome') ?? ''),
    );
    if (asked.get('order') === '-nome') found.reverse();
    const beyond = first + PAGE < found.length ? String(first + PAGE) : null;
    return route.fulfill({
      json: {
        outcome: { code: 0, messageIT: '' },
        rows: found.slice(first, first + PAGE),
        beyond,
        ...(first === 0 && { total: found.length }),
      },
    });
  });
}

test('4,200 people at the desk: the first stand there at once, further ones come at the end, the last are the first of the other order, and each is found by name', async ({
  visitor,
}) => {
  const { page } = await visitor('admin');
  await withEverybody(page);
  const people = peoplePage(page);
  await people.open('');
  const named = (name: string) => people.table.getByRole('link', { name, exact: true });
  await expect(named(names[0]!)).toBeVisible();
  await expect(people.count).toHaveText('4.200 righe');

  await page.getByRole('region', { name: 'Persone' }).focus();
  // Each end brings the next page: the last row that is drawn is soon one of the fourth hundred.
  await expect
    .poll(
      async () => {
        await page.keyboard.press('End');
        return Number(await people.bodyRows.last().getAttribute('aria-rowindex'));
      },
      { intervals: [100], timeout: 30_000 },
    )
    .toBeGreaterThan(400);
  await people.head('Cognome e nome').getByRole('button').click();
  await people.head('Cognome e nome').getByRole('button').click();
  await expect(named(names.at(-1)!)).toBeVisible();

  const somebody = names[2100]!;
  await people.filter('Cognome e nome').fill(somebody);
  await expect(named(somebody)).toBeVisible();
  await expect(people.count).toHaveText(/^\w+ rig/);
});

test('4,200 people on the phone: further ones come at the end, and only those near the view are drawn', async ({
  visitor,
}) => {
  const { page } = await visitor('admin', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await withEverybody(page);
  await page.goto('/amministrazione/persone');
  const list = page.getByRole('list', { name: 'Persone' });
  await expect(list.getByRole('link', { name: names[0]!, exact: true })).toBeVisible();
  // Heights are learned on the way: the end moves while it is approached.
  await expect
    .poll(
      async () => {
        await list.evaluate((element) => element.parentElement!.scrollTo(0, element.scrollHeight));
        return Number(await list.getByRole('listitem').last().getAttribute('aria-posinset'));
      },
      { intervals: [100], timeout: 30_000 },
    )
    .toBeGreaterThan(400);
  expect(await list.getByRole('listitem').count()).toBeLessThan(100);
});

test('[E9.04] a manager of fifty plants reaches the last of them in the menu, at the desk and on the phone', async ({
  visitor,
}) => {
  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
  ]) {
    const { page } = await visitor('responsabile.lirr', { viewport });
    await page.route('**/api/session', async (route) => {
      const session = await (await route.fetch()).json();
      const managerPlants = plant.map(({ icao }) => icao);
      const divisionList = plant.map(({ icao, name }) => ({
        divisionId: `DIV${icao}`,
        icao,
        name,
        isStrategic: true,
      }));
      await route.fulfill({ json: { ...session, managerPlants, plants: managerPlants, divisionList } });
    });
    await page.goto('/responsabile/calendario');
    await page.getByRole('button', { name: /Roma ACC/ }).click();
    const items = page.getByRole('menuitem');
    await expect(items).toHaveCount(50);
    await items.first().press('End');
    await expect(items.last()).toBeFocused();
    await expect(items.last()).toBeInViewport({ ratio: 1 });
  }
});
