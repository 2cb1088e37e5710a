import { expectAccessible } from '../axe.ts';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ownNotices } from '../notices.ts';
import {
  asRosterPerson,
  MONTH,
  personOf,
  putShift,
  readCounter,
  readMonth,
  turnsOf,
} from '../roster-calls.ts';
import type { RosterPerson } from '../screens/month-page.ts';

test('the home of a controller shows the shifts of the coming seven days, each a way into the own calendar, and follows a change @second', async ({
  visitor,
}) => {
  const manager = await visitor('responsabile.lirr');
  const employee = await visitor('cta.lirr');
  const person = await personOf(employee.context.request);
  await putShift(manager.context.request, person, '20261216', { turn: 'M' });
  const { page } = employee;
  await page.goto('/');
  const panel = page.getByRole('region', { name: 'I miei prossimi turni' });
  await expect(panel.getByRole('listitem')).toHaveCount(7);
  await expect(panel.getByRole('link', { name: 'mer 16/12, M 07:00–15:00' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cosa mi aspetta' })).toHaveCount(0);

  await putShift(manager.context.request, person, '20261216', { turn: 'T10' });
  await panel.getByRole('link', { name: 'mer 16/12, T10 10:00–18:00' }).click({ timeout: 1_000 });
  await expect(page).toHaveURL(/\/dipendente\/calendario\?giorno=20261216/);
  await expect(
    page.getByRole('dialog', { name: `Gestisci turno - ${person.name} 16/12/2026` }),
  ).toBeVisible();
});

test('the home does not move down when its notices come late: they wait at the edge of the screen', async ({
  visitor,
}) => {
  const manager = await visitor('responsabile.lirr');
  const { page } = await visitor('cta.lirr');
  const person = await personOf(page.context().request);
  await putShift(manager.context.request, person, '20261223', { turn: 'P', reason: 'Corso' });
  let send = (): void => undefined;
  const asked = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/api/employee/notices', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/');
  const panel = page.getByRole('region', { name: 'I miei prossimi turni' });
  await expect(panel.getByRole('listitem')).toHaveCount(7);
  const place = await panel.boundingBox();
  send();
  const show = page.getByRole('button', { name: 'Mostra' });
  await expect(show).toBeVisible();
  expect(await panel.boundingBox()).toEqual(place);
  await show.click();
  await expect(ownNotices(page)).toBeFocused();
  await expectAccessible(page, 'home of an employee');
});

test('administrative staff see their timetable of the coming seven days without a way into a calendar that is not theirs', async ({
  visitor,
}) => {
  const { page } = await visitor('impiegato');
  await page.goto('/');
  const panel = page.getByRole('region', { name: 'I miei prossimi turni' });
  // A timetable of working days, with a rest where somebody is away.
  const days = panel.getByRole('listitem');
  await expect(days.filter({ hasText: /^(lun|mar|mer|gio|ven).*(G36|R)$/ })).toHaveCount(5);
  await expect(days.filter({ hasText: /^(sab|dom).*R$/ })).toHaveCount(2);
  await expect(days.filter({ hasText: 'G36' })).not.toHaveCount(0);
  await expect(panel.getByRole('link')).toHaveCount(0);
});

test('the home of a manager counts what is short in the coming seven days, follows a change, and leads to the counter and back @second', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr');
  await leaveMorningShort(context.request, '20261215');
  const gone = await leaveMorningShort(context.request, '20261219');
  await page.goto('/');
  const panel = page.getByRole('region', { name: 'Cosa mi aspetta' });
  const tomorrow = panel.getByRole('link', {
    name: /^−\d domani M 07:00–15:00.* manca(no)? \d person[ae]: /,
  });
  await expect(tomorrow).toBeVisible();
  await expect(panel.getByRole('link', { name: '−1 sab 19/12 M 07:00–15:00' })).toBeVisible();

  for (const person of gone) await putShift(context.request, person, '20261219', { turn: 'M' });
  await expect(panel.getByRole('link', { name: /sab 19\/12 M/ })).toHaveCount(0, { timeout: 1_000 });

  await tomorrow.click();
  await expect(page).toHaveURL(/\/responsabile\/calendario\/contatore\/DIVLIRR-20261215\/M\?impianto=LIRR/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/15 dicembre 2026 · M$/);
  await page.getByRole('button', { name: 'Indietro' }).click();
  await expect(tomorrow).toBeVisible();
});

test('on the phone the hours of a short night stand on one line', async ({ visitor }) => {
  const { page, context } = await visitor('responsabile.lirr', {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const { people } = await readMonth(context.request, MONTH);
  for (const person of people.filter((one) => one.category === 'CTA' && turnsOf(one)[16] === 'N')) {
    await putShift(context.request, asRosterPerson(person), '20261217', { turn: 'R' });
  }
  await page.goto('/');
  const hours = page
    .getByRole('region', { name: 'Cosa mi aspetta' })
    .getByRole('link', { name: /N dal 16\/12 23:00–07:00/ })
    .getByText('23:00–07:00', { exact: true });
  await expect(hours).toBeVisible();
  expect(await hours.evaluate((text) => text.getClientRects().length)).toBe(1);
});

test('a manager without a plant is told so instead of seeing an empty list', async ({ visitor }) => {
  const { page } = await visitor('responsabile.senza');
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Cosa mi aspetta' })).toContainText(
    'Nessun impianto assegnato',
  );
});

/** As many leave the morning as it takes to be one short; answers who. Who is away already changes nothing by leaving. */
async function leaveMorningShort(request: APIRequestContext, date: string): Promise<readonly RosterPerson[]> {
  const { people } = await readMonth(request, MONTH);
  const index = Number(date.slice(6)) - 1;
  const inTheMorning = people
    .filter((person) => person.category === 'CTA' && turnsOf(person)[index] === 'M')
    .map(asRosterPerson);
  const gone: RosterPerson[] = [];
  for (const person of inTheMorning) {
    const { employees, chairs } = await readCounter(request, date, 'M');
    if (employees < chairs) break;
    await putShift(request, person, date, { turn: 'R' });
    gone.push(person);
  }
  return gone;
}
