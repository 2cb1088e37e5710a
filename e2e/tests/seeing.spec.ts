import type { Page } from '@playwright/test';
import type { CompactPerson } from '@torre/contract/month';
import type { IslandHour, SpecializationDetailReply } from '@torre/contract/counters';
import { expect, test } from '../fixtures.ts';
import {
  MONTH,
  asRosterPerson,
  personInGroup,
  putShift,
  readAwayOn,
  readMonth,
  turnsOf,
} from '../roster-calls.ts';
import { monthPage } from '../screens/month-page.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const TODAY = 14;

/** Torre's clock as the browser hears it; Rome is an hour ahead. */
async function tellTime(page: Page, now: string): Promise<void> {
  await page.route('**/api/session', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), now } });
  });
}

const openRoom = (page: Page): Promise<unknown> =>
  page.goto(`/responsabile/calendario?impianto=LIRR&mese=${MONTH}&vista=oggi`);

test('who has a shift on a day is found by the filters, which stand in the address and go away at once', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr');
  const { people } = await readMonth(context.request, MONTH);
  const holders = people.filter((person) => turnsOf(person)[16] === 'N');
  const month = monthPage(page);
  await month.open(MONTH);
  await page.getByRole('button', { name: 'Filtri' }).click();
  const panel = page.getByRole('group', { name: 'Filtri del calendario' });
  await panel.getByRole('checkbox', { name: /^N \d/ }).check();
  await panel.getByRole('combobox', { name: 'nel giorno' }).selectOption({ label: 'gio 17' });
  await expect(month.status).toContainText(`${holders.length} di 145 persone`);
  await expect(month.row(asRosterPerson(holders[0]!))).toBeVisible();
  await expect(page).toHaveURL(/turni=N/);
  await expect(page).toHaveURL(/turnoIl=20261217/);

  await panel.getByRole('checkbox', { name: /^Nord/ }).check();
  const inNorth = holders.filter(({ group }) => group === 0);
  await expect(month.status).toContainText(`${inNorth.length} di 145 persone`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filtri 2' })).toBeFocused();

  await page.reload();
  await expect(month.status).toContainText(`${inNorth.length} di 145 persone`);
  await page.getByRole('button', { name: 'Filtri 2' }).click();
  await panel.getByRole('button', { name: 'Togli i filtri' }).click();
  await expect(month.status).toContainText('145 persone');
  await expect(page).not.toHaveURL(/turni=/);
});

test('[M3.51] people stand below their unit, and units and specializations narrow the month together', async ({
  visitor,
}) => {
  const { page, context } = await visitor('h35');
  const answer = await context.request.get('/api/employee?division=DIVLIRR&date=20261201&dateTo=20261231');
  const { employees, units } = (await answer.json()) as {
    employees: { codUo: string; specializations: string[] }[];
    units: { codUo: string; name: string }[];
  };
  const session = (await (await context.request.get('/api/session')).json()) as { unitCodes: string[] };
  expect(session.unitCodes).toEqual(expect.arrayContaining(units.map(({ codUo }) => codUo)));

  const month = monthPage(page);
  await month.open(MONTH);
  await page.getByRole('button', { name: 'Filtri' }).click();
  const panel = page.getByRole('group', { name: 'Filtri del calendario' });
  await panel.getByRole('button', { name: 'Unità' }).click();
  const heads = month.grid.locator('[data-row^="group:"]').getByRole('rowheader');
  await expect(heads).toHaveText(units.map(({ name }) => new RegExp(`^${name}`)));

  await panel.getByRole('checkbox', { name: /^Sala operativa/ }).check();
  await expect(heads).toHaveCount(1);
  await panel.getByRole('checkbox', { name: /^Settori Nord/ }).check();
  const able = employees.filter(
    ({ codUo, specializations }) => codUo === 'LIRR-OPS' && specializations.includes('ACS-NORD'),
  );
  await expect(month.status).toContainText(`${able.length} di 145 persone`);
});

test('on the phone the filters come up as a sheet', async ({ visitor }) => {
  const { page } = await visitor('responsabile.lirr', PHONE);
  const month = monthPage(page);
  await month.open(MONTH);
  await page.getByRole('button', { name: 'Filtra' }).tap();
  await page.getByRole('button', { name: 'Filtri' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filtri del calendario' });
  await sheet
    .getByRole('checkbox', { name: /^Meteo/ })
    .first()
    .check();
  await sheet.getByRole('button', { name: 'Mostra il calendario' }).tap();
  await expect(month.grid.locator('[data-row^="group:"]')).toHaveCount(1);
});

test('a week at the desk shows the hours of each shift, and the evening on which a night begins', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr');
  const person = await personInGroup(context.request, 'Tirreno', 5);
  await putShift(context.request, person, '20261218', { turn: 'T10', isStr: true });
  await putShift(context.request, person, '20261220', { turn: 'N' });
  const month = monthPage(page);
  await month.open(MONTH);
  await page.getByRole('button', { name: 'Settimana', exact: true }).click();
  await expect(page).toHaveURL(/vista=settimana/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('14–20 dic 2026');
  await expect(month.cell(person, 5)).toHaveText('T10 10:00–18:00');
  // The plus of overtime is drawn beside the code.
  const plusOf = (part: string) =>
    month
      .cell(person, 5)
      .locator(part)
      .evaluate((element) => getComputedStyle(element, '::after').content);
  expect(await plusOf('b')).toBe('"+"');
  expect(await plusOf('small')).toBe('none');
  expect(await plusOf('xpath=.')).toBe('none');
  const night = month.cell(person, 7);
  await expect(night).toHaveText('N sab 23:00–07:00');
  await expect(night).toHaveAccessibleName(/dal 19\/12 23:00–07:00/);
  expect(await night.evaluate((cell) => cell.scrollWidth <= cell.clientWidth)).toBe(true);
  await page.getByRole('button', { name: 'Settimana successiva' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('21–27 dic 2026');
  await page.getByRole('button', { name: 'Mese', exact: true }).click();
  await expect(month.grid.getByRole('columnheader', { name: /gio\s*31/ })).toBeVisible();
});

test('a row says its hours against the contract, nights, weekends, holidays and absences', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr');
  const person = await personInGroup(context.request, 'Sud', 4);
  const month = monthPage(page);
  await month.open(MONTH);
  const sentence =
    /^\d+:\d\d previste, (\d+ giorn[io] di assenza|\d+:\d\d di assenza in \d+ giorn[io]), \d+:\d\d di servizio su \d+:\d\d dovute \([+−]?\d+:\d\d\), \d+ nott[ei], \d+ fine settimana, \d+ festiv[io]$/;
  await expect(month.cell(person, 32)).toHaveAttribute('title', sentence);
  await month.cell(person, TODAY).click();
  await expect(month.status).toContainText('di servizio su');
});

test('in the status line what has just happened is never cut: the totals of the row give way', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr');
  const person = await personInGroup(context.request, 'Sud', 4);
  const month = monthPage(page);
  await month.open(MONTH);
  await month.cell(person, TODAY).click();
  await expect(page.getByRole('button', { name: 'Annulla la tua ultima modifica (Ctrl+Z)' })).toBeVisible();
  await page.keyboard.press('Control+c');
  const news = month.status.getByRole('status');
  await expect(news).toHaveText('Copiata 1 cella: Ctrl+V la incolla');
  const other = await visitor('responsabile2.lirr');
  await putShift(other.context.request, person, `202612${TODAY}`, { turn: 'T10' });
  await expect(news).toContainText(`ha cambiato ${person.name}`);
  const parts = news.or(month.status.getByText(/^145 persone$/));
  for (const part of await parts.all()) {
    await expect(part).toBeInViewport({ ratio: 1 });
    expect(await part.evaluate((line) => line.scrollWidth <= line.clientWidth)).toBe(true);
  }
});

test('the room shows who is there until when and who comes next, and follows a change at once', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr');
  await tellTime(page, '2026-12-14T10:00:30Z');
  const { people, groups } = await readMonth(context.request, MONTH);
  const north = people.filter(({ group }) => groups[group]!.name === 'Nord');
  const away = new Set((await readAwayOn(context.request, '20261214')).map(({ employeeId }) => employeeId));
  const on = (turn: string) =>
    north.filter((person) => turnsOf(person)[TODAY - 1] === turn && !away.has(person.employeeId));
  await openRoom(page);
  const room = page.getByRole('region', { name: 'Nord' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('11:00');
  for (const { name } of on('M').map(asRosterPerson))
    await expect(room.getByRole('button', { name: new RegExp(`${name} fino alle`) })).toBeVisible();
  const relief = asRosterPerson(on('P')[0]!).name;
  await expect(room.getByRole('paragraph').filter({ hasText: /^Alle 15:00/ })).toContainText(relief);
  await expect(page.getByRole('list', { name: 'Fasce in corso' })).toContainText('M 07:00–15:00');

  const other = await visitor('responsabile2.lirr');
  const free = asRosterPerson(on('R')[0]!);
  await putShift(other.context.request, free, '20261214', { turn: 'M' });
  const added = room.getByRole('button', { name: new RegExp(`${free.name} fino alle 15:00`) });
  await expect(added).toBeVisible();
  await added.click();
  await expect(page.getByRole('dialog')).toContainText(free.name.split(' ')[0]!);
});

test('who is away all day is hatched in the month, told in the day and not in the room, whatever shift stands there', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr');
  await tellTime(page, '2026-12-14T13:00:30Z');
  const { people, groups } = await readMonth(context.request, MONTH);
  const absent = (await readAwayOn(context.request, '20261214')).filter(
    ({ reason, startDate }) => reason === 'ABSENT' && startDate === null,
  );
  const ill = people.find(
    (person) =>
      ['M', 'T12'].includes(turnsOf(person)[TODAY - 1]!) &&
      absent.some((time) => time.employeeId === person.employeeId),
  )!;
  const person = asRosterPerson(ill);
  const month = monthPage(page);
  await month.open(MONTH);
  const cell = month.cell(person, TODAY);
  await expect(cell).toHaveAccessibleName(/, assente$/);
  const ground = (element: Element): string => getComputedStyle(element).backgroundImage;
  expect(await cell.evaluate(ground)).toContain('repeating-linear-gradient');
  const dialog = await month.openDay(person, TODAY);
  await expect(dialog.dialog).toContainText('Assente per tutto il turno: non conta in sala.');

  await openRoom(page);
  const room = page.getByRole('region', { name: groups[ill.group]!.name });
  await expect(room.getByRole('paragraph').filter({ hasText: /^Fuori sala:/ })).toContainText(person.name);
  await expect(room.getByRole('button', { name: new RegExp(person.name) })).toHaveCount(0);
});

test('each island of the room says its positions of this hour, as the detail of the running counter has them', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr');
  await tellTime(page, '2026-12-14T12:10:30Z');
  const { people, groups } = await readMonth(context.request, MONTH);
  const hour = async (): Promise<SpecializationDetailReply> => {
    const address = '/api/manager/counters/specializations/M/DIVLIRR-20261214/13';
    return (await (await context.request.get(address)).json()) as SpecializationDetailReply;
  };
  const ratioText = ({ employees, chairs, missing, taken, by }: IslandHour): RegExp => {
    const value = employees - chairs;
    const short = `manca${missing === 1 ? '' : 'no'} ${missing} person`;
    const enough = value > 0 ? `${value} person[ae] in più` : taken > 0 ? '' : 'al completo';
    const others = taken > 0 ? `.*${taken} copert[ae] da ${by.join(' e ')}` : '';
    return new RegExp(`Postazioni ora ${employees} su ${chairs}, ${missing > 0 ? short : enough}${others}`);
  };
  await openRoom(page);
  for (const island of (await hour()).islands) {
    const room = page.getByRole('region', { name: island.name, exact: true });
    if (island.chairs > 0) await expect(room.getByRole('paragraph').first()).toHaveText(ratioText(island));
  }

  await test.step('who leaves takes one from the own island at once', async () => {
    const sud = groups.findIndex(({ name }) => name === 'Sud');
    const before = (await hour()).islands.find(({ name }) => name === 'Sud')!;
    const there = people.filter(
      ({ group, ...person }) => group === sud && turnsOf({ group, ...person })[TODAY - 1] === 'M',
    );
    for (const person of there) {
      await putShift(context.request, asRosterPerson(person), '20261214', { turn: 'R' });
      if ((await hour()).islands.find(({ name }) => name === 'Sud')!.employees < before.employees) break;
    }
    const after = { ...before, employees: before.employees - 1 };
    const room = page.getByRole('region', { name: 'Sud', exact: true });
    await expect(room.getByRole('paragraph').first()).toContainText(
      `Postazioni ora ${after.employees} su ${after.chairs}`,
    );
  });
});

test('at the minute of the relief the room changes by itself', async ({ visitor }) => {
  const { page, context } = await visitor('responsabile.lirr', PHONE);
  await tellTime(page, '2026-12-14T13:59:20Z');
  const { people, groups } = await readMonth(context.request, MONTH);
  const tma = people.filter(({ group }) => groups[group]!.name === 'TMA');
  const away = (await readAwayOn(context.request, '20261214')).map(({ employeeId }) => employeeId);
  const comes = (person: CompactPerson) =>
    turnsOf(person)[TODAY - 1] === 'P' && !away.includes(person.employeeId);
  const relief = asRosterPerson(tma.find(comes)!);
  await page.clock.install();
  await openRoom(page);
  const room = page.getByRole('region', { name: 'TMA' });
  const there = room.getByRole('button', { name: new RegExp(`${relief.name} fino alle`) });
  await expect(room.getByText('Alle 15:00 fra 1 min', { exact: true })).toBeVisible();
  await expect(there).toHaveCount(0);
  await page.clock.fastForward('01:00');
  await expect(there).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('15:00');
});
