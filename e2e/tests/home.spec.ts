import { expect, test } from '../fixtures.ts';
import {
  asRosterPerson,
  MONTH,
  personOf,
  putShift,
  readCounter,
  readMonth,
  turnsOf,
} from '../roster-calls.ts';
import { monthPage } from '../screens/month-page.ts';

test('the home of a controller shows the shifts of the coming seven days, each a way into the own calendar, and follows a change', async ({
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

test('the home of a manager counts what is short in the coming seven days, follows a change, and leads to the day in the calendar', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr');
  const date = '20261219';
  const { people } = await readMonth(context.request, MONTH);
  const withTurn = (turn: string) =>
    people.filter((person) => person.category === 'CTA' && turnsOf(person)[18] === turn).map(asRosterPerson);
  const { employees, chairs } = await readCounter(context.request, date, 'M');
  // As many leave the morning as it takes to be one short.
  for (const person of withTurn('M').slice(0, Math.max(0, employees - chairs + 1))) {
    await putShift(context.request, person, date, { turn: 'R' });
  }
  const missing = Math.max(1, chairs - employees);
  await page.goto('/');
  const panel = page.getByRole('region', { name: 'Cosa mi aspetta' });
  const saturday = panel.getByRole('link', { name: `−${missing} sab 19/12 M 07:00–15:00` });
  const today = panel.getByRole('link', { name: /^−\d oggi M 07:00–15:00.* \d+ su 18$/ });
  await expect(today).toBeVisible();
  await expect(saturday).toBeVisible();

  for (const person of withTurn('R').slice(0, missing)) {
    await putShift(context.request, person, date, { turn: 'M' });
  }
  await expect(panel.getByRole('link', { name: /sab 19\/12 M/ })).toHaveCount(0, { timeout: 1_000 });

  await today.click();
  await expect(page).toHaveURL(/\/responsabile\/calendario\?impianto=LIRR&mese=2026-12&giorno=20261214/);
  // The hand is on that day already.
  await expect(monthPage(page).status).toContainText('lun 14/12/2026');
  await expect(monthPage(page).grid.getByRole('gridcell').and(page.locator(':focus'))).toHaveCount(1);
});

test('a manager without a plant is told so instead of seeing an empty list', async ({ visitor }) => {
  const { page } = await visitor('responsabile.senza');
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Cosa mi aspetta' })).toContainText(
    'Nessun impianto assegnato',
  );
});
