import { openOwnDatabase } from '@torre/server/testing/running-database';
import { expect, test } from '../fixtures.ts';
import type { Product } from '../product.ts';
import { putShift, readMonth, turnsOf } from '../roster-calls.ts';
import { counterPage } from '../screens/counter-page.ts';
import { ofTheMorning, readPlan, roomAddress, roomColumn, roomPage } from '../screens/room-page.ts';

test('somebody is brought from the column to a position with the mouse, warned and refused as in a move', async ({
  visitor,
}) => {
  const date = '20270112';
  const { page } = await visitor('responsabile.lirr');
  const { seat, gap } = roomPage(page);
  const { column, person, bring } = roomColumn(page);
  await page.goto(roomAddress(date));
  const north = gap('N1-EXE scoperta dalle 07:00 alle 23:00');
  const south = gap('S1-EXE scoperta dalle 07:00 alle 23:00');
  const night = gap('N12-EXE scoperta dalle 00:00 alle 07:00');
  await expect(column.getByText('Trascina una persona su una postazione.')).toBeVisible();
  const reply = await readPlan(page.request, date);
  const shown = await column.getByRole('listitem').locator('b').allInnerTexts();
  const [anna, bruno] = ofTheMorning(reply, date).filter((name) => shown.includes(name)) as [string, string];
  const first = seat(anna, 'N1-EXE, dalle 08:00 alle 10:00');

  await test.step('from the quarter under the hand, for as long as one may stay', async () => {
    await bring(anna, north, 8 * 60 + 5);
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await page.mouse.up();
    await expect(first).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByText('Modifiche non salvate')).toBeVisible();
  });

  await test.step('not while sitting elsewhere, nor before the shift, nor where somebody sits', async () => {
    const strip = page.locator('[data-bottom-strip]');
    const place = await strip.boundingBox();
    for (const [name, row, minute, why] of [
      [anna, south, 9 * 60, `${anna} a quest’ora è in N1-EXE`],
      [anna, night, 3 * 60, `${anna} a quest’ora non è in turno`],
      [bruno, first, 8 * 60 + 30, `Qui c’è già ${anna}`],
    ] as const) {
      await bring(name, row, minute);
      await expect(page.getByText(why, { exact: true })).toBeVisible();
      await page.mouse.up();
      await expect(page.getByText(`${name} non si può mettere qui. ${why}.`)).toBeVisible();
      expect(await strip.boundingBox(), 'a notice moves nothing').toEqual(place);
    }
    await expect(seat(bruno, 'N1-EXE, dalle 08:30 alle 10:30')).toHaveCount(0);
  });

  await test.step('the column is searched and ordered, and says hours and time in position', async () => {
    await expect(person(anna)).toContainText('07:00–15:00, 2 h in postazione');
    await column.getByRole('textbox', { name: 'Cerca una persona' }).fill(bruno);
    await expect(column.getByRole('listitem')).toHaveCount(1);
    await column.getByRole('textbox', { name: 'Cerca una persona' }).fill('');
    await column.getByRole('combobox', { name: 'Ordina per' }).selectOption('Meno in postazione');
    await expect(column.getByRole('listitem').last()).toContainText(anna);
    await column.getByRole('combobox', { name: 'Ordina per' }).selectOption('Nome');
  });

  await test.step('a break that is missing is said while the person is in the hand', async () => {
    const warning = page.getByText(`${anna} in posizione per 240 minuti senza pausa di almeno 30 minuti`);
    await bring(anna, south, 10 * 60);
    await expect(warning.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(warning).toHaveCount(0);
    await page.mouse.up();
    await expect(seat(anna, 'S1-EXE, dalle 10:00 alle 12:00')).toHaveCount(0);
  });

  await test.step('let go beside the plan nobody is placed', async () => {
    await bring(bruno, gap('N1-EXE scoperta dalle 10:00 alle 23:00'), 12 * 60);
    await expect(seat(bruno, 'N1-EXE, dalle 12:00 alle 14:00')).toBeVisible();
    const name = (await person(bruno).boundingBox())!;
    await page.mouse.move(name.x + 20, name.y + 4, { steps: 4 });
    await expect(seat(bruno, 'N1-EXE, dalle 12:00 alle 14:00')).toHaveCount(0);
    await page.mouse.up();
  });

  await page.getByRole('button', { name: 'Annulla la mossa' }).click();
  await expect(first).toHaveCount(0);
});

/** Behind the product's back: the log of a day gone by. */
async function logged({ dataFolder }: Product, employeeId: string, day: string): Promise<void> {
  const database = await openOwnDatabase(dataFolder);
  try {
    await database.query({
      text: `insert into room_log
          (log_id, icao, day, position_id, employee_id, begin_minute, end_minute, logged_at)
        values (gen_random_uuid(), 'LIRR', $1, 'N1-EXE', $2, 480, 600, now())`,
      values: [day, employeeId],
    });
  } finally {
    await database.close();
  }
}

test('[M2.1.22][M2.1.23][M7.08] the plan of a counter is of its hours; its log column says who was where, and what the shifts note for it', async ({
  visitor,
  product,
}) => {
  const { page } = await visitor('responsabile.lirr');
  const month = await readMonth(page.request, '2026-12');
  const someone = month.people.find((person) => turnsOf(person)[9] === 'M' && person.category === 'CTA')!;
  const name = `${someone.employeeSurname} ${someone.employeeName}`;
  await logged(product, someone.employeeId, '2026-12-10');
  await putShift(page.request, { employeeId: someone.employeeId, name }, '20261210', {
    turn: 'M',
    note: 'Affianca la nuova collega',
  });
  const asked = page.waitForRequest(
    (request) =>
      request.url().includes('/api/manager/calendar/filter?plant=LIRR') && request.method() === 'POST',
  );
  await counterPage(page).open('20261210', 'M');
  expect((await asked).postDataJSON()).toEqual({ from: '20261209', to: '20261210' });
  const card = counterPage(page).card('Layout di sala');
  await expect(card.getByRole('group', { name: /^Piano di sala: .* dalle 07:00 alle 15:00$/ })).toBeVisible();
  const entry = card
    .getByRole('region', { name: 'Log di sala' })
    .getByRole('listitem')
    .filter({ hasText: name });
  await expect(entry).toContainText('N1-EXE 08:00–10:00');
  await expect(entry).toContainText('Affianca la nuova collega');
});
