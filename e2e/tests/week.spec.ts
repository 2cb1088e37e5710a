import { expect, test } from '../fixtures.ts';
import {
  asRosterPerson,
  MONTH,
  personInGroup,
  putShift,
  figureOf,
  readCounter,
  readMonth,
  turnsOf,
} from '../roster-calls.ts';
import { dayDialog } from '../screens/day-dialog.ts';
import { monthPage, PERSON_ROWS } from '../screens/month-page.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
/** Column of Wednesday and of Sunday, counted from 1. */
const WEDNESDAY = 3;
const SUNDAY = 7;

test('on the phone the month is a week wide, and the arrows go from week to week into the next month', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr', PHONE);
  const person = await personInGroup(context.request, 'TMA', 9);
  await putShift(context.request, person, '20270103', { turn: 'TB' });
  const month = monthPage(page);
  await month.open(MONTH);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('14–20 dic 2026');
  const next = page.getByRole('button', { name: 'Settimana successiva' });
  await next.tap();
  await expect(title).toHaveText('21–27 dic 2026');
  await next.tap();
  await expect(title).toHaveText('28 dic–3 gen 2027');
  await expect(month.cell(person, SUNDAY)).toHaveText('TB');
  await expect(page).toHaveURL(/mese=2026-12/);
  await next.tap();
  await expect(title).toHaveText('4–10 gen 2027');
  await expect(page).toHaveURL(/mese=2027-01/);
  await expect(month.grid.locator(PERSON_ROWS).first()).toBeVisible();
  await page.getByRole('button', { name: 'Oggi', exact: true }).tap();
  await expect(title).toHaveText('14–20 dic 2026');
});

test('on the phone the counters N, M and P stay pinned above the people', async ({ visitor }) => {
  const { page, context } = await visitor('responsabile.lirr', PHONE);
  const month = monthPage(page);
  await month.open(MONTH);
  const last = month.row(await personInGroup(context.request, 'Altri', 10));
  await expect(last).toBeAttached();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  for (const label of ['N', 'M', 'P']) await expect(month.counters(label)).toBeInViewport({ ratio: 1 });
  await expect(month.grid.getByRole('columnheader', { name: /lun\s*14/ })).toBeInViewport({ ratio: 1 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('on the phone a shortage of those on call has its row below N, M and P, and none where nobody is missing', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr', PHONE);
  const date = '20261223';
  const onCall = 'REP/RPN/RIDN';
  const { people } = await readMonth(context.request, MONTH);
  const month = monthPage(page);
  await month.open(MONTH);
  await page.getByRole('button', { name: 'Settimana successiva' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('21–27 dic 2026');
  for (const person of people.filter((one) => /^(REP|RPN)$/.test(turnsOf(one)[22] ?? ''))) {
    await putShift(context.request, asRosterPerson(person), date, { turn: 'R' });
    const { employees, chairs } = await readCounter(context.request, date, onCall);
    if (employees < chairs) break;
  }
  const figure = figureOf(await readCounter(context.request, date, onCall));
  expect(figure).toBeLessThan(0);
  const counters = month.counters(onCall).getByRole('gridcell');
  await expect(counters.nth(WEDNESDAY - 1)).toHaveText(`−${-figure}`);
  await expect(month.counters('07:00-12:00')).toHaveCount(0);
});

test('on the phone a touch opens the day as a full sheet, where a shift is changed and saved', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr', PHONE);
  const person = await personInGroup(context.request, 'TMA', 8);
  await putShift(context.request, person, '20261216', { turn: 'M' });
  const month = monthPage(page);
  await month.open(MONTH);
  const cell = month.cell(person, WEDNESDAY);
  await expect(cell).toHaveText('M');
  await cell.scrollIntoViewIfNeeded();
  await cell.tap();
  const dialog = dayDialog(page);
  await expect(dialog.edit).toBeVisible();
  await expect.poll(() => dialog.dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  for (const button of [dialog.edit, dialog.close])
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await dialog.edit.tap();
  // A second touch in the same place must not undo the first by a focused button.
  await expect(dialog.cancel).not.toBeFocused();
  await dialog.choose('T16');
  await dialog.note.fill('Dal telefono');
  await dialog.save.tap();
  await dialog.question.getByRole('button', { name: 'Sì', exact: true }).tap();
  await expect(dialog.edit).toBeVisible();
  await dialog.close.tap();
  await expect(dialog.dialog).toHaveCount(0);
  await expect(cell).toHaveAccessibleName(new RegExp(`^${person.name}, mer 16/12/2026 T16 .*, nota$`));
});

test('on the phone the week stands in the top bar, cells are 39 by 36 and the answer counts the days of the week', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr', PHONE);
  const person = await personInGroup(context.request, 'Nord', 2);
  const month = monthPage(page);
  await month.open(MONTH);
  await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toHaveText('14–20 dic 2026');
  const box = (await month.cell(person, WEDNESDAY).boundingBox())!;
  expect([Math.round(box.width), Math.round(box.height)]).toEqual([39, 36]);
  const bar = page.getByRole('main');
  await expect(bar.getByText(/^\d+ giorn[oi] da coprire$/)).toBeVisible();
  await page.getByRole('button', { name: 'Settimana successiva' }).tap();
  // 'M lun 21 −1, P ven 25 −2'
  const answer = bar.getByText(/^\S+ (lun|mar|mer|gio|ven|sab|dom) 2\d −\d/).first();
  await expect(answer).toBeVisible();
  expect(
    await answer.evaluate((element) => element.scrollWidth - element.clientWidth),
    'nothing is cut',
  ).toBe(0);
});

test('at 200 % zoom people are in view at once, and the counters scroll away below the days', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr', { viewport: { width: 683, height: 384 } });
  const month = monthPage(page);
  await month.open(MONTH);
  for (const nth of [0, 1]) {
    const row = month.row(await personInGroup(context.request, 'Nord', nth));
    await expect(row).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByRole('banner').getByRole('button', { name: 'Oggi', exact: true })).toBeVisible();
  const far = month.row(await personInGroup(context.request, 'Nord', 20));
  await far.scrollIntoViewIfNeeded();
  await expect(month.counters('N')).not.toBeInViewport();
  await expect(month.grid.getByRole('columnheader', { name: /lun\s*14/ })).toBeInViewport({ ratio: 1 });
  const cell = far.getByRole('gridcell').first();
  await cell.click();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Control+ArrowUp');
  await expect(month.row(await personInGroup(context.request, 'Nord', 0))).toBeInViewport({ ratio: 1 });
});
