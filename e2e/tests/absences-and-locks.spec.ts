import { expect, test } from '../fixtures.ts';
import { personInGroup, putShift } from '../roster-calls.ts';
import { bulkDialog } from '../screens/bulk-dialog.ts';
import { press, reach } from '../screens/month-editor.ts';
import { monthPage, PERSON_ROWS } from '../screens/month-page.ts';

// Months of their own: no other test writes into them.

test('a lock begun on selected people is theirs alone; that of the whole plant is asked first', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr');
  const month = monthPage(page);
  await month.open('2027-08');
  const rows = page.locator(PERSON_ROWS);
  const cells = [2, 3, 4, 5].map((row) => rows.nth(row).getByRole('gridcell').nth(10));
  await cells[0]!.click();
  await cells[2]!.click({ modifiers: ['Shift'] });
  await page.getByRole('button', { name: 'Blocchi' }).click();
  const locks = page.getByRole('dialog', { name: /^Blocchi di Agosto 2027/ });
  const people = locks.getByRole('list', { name: '3 persone' });
  await expect(people.getByRole('button')).toHaveCount(3);
  await locks.getByLabel('Motivo').fill('Visita');
  await locks.getByLabel('Motivo').press('Enter');
  await expect(locks).toBeHidden();
  for (const cell of cells.slice(0, 3)) await expect(cell).toHaveAccessibleName(/bloccato da .+: Visita$/);
  await expect(cells[3]!).not.toHaveAccessibleName(/bloccato/);

  await page.getByRole('button', { name: 'Blocchi' }).click();
  await people.getByRole('button').first().click();
  await locks.getByRole('list', { name: '2 persone' }).getByRole('button').first().click();
  const whole = locks.getByLabel('Chi', { exact: true });
  await whole.fill('');
  await locks.getByLabel('Motivo').fill('Prova');
  await locks.getByLabel('Motivo').press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText(
    /Nessuno potrà modificare i turni di \d+ persone/,
  );
  await page.getByRole('alertdialog').getByRole('button', { name: 'No' }).click();
  await expect(locks.getByLabel('Motivo')).toHaveValue('Prova');
  const answer = await context.request.get('/api/manager/locks?plant=LIRR&from=20270811&to=20270811');
  const standing = ((await answer.json()) as { locks: { kind: string }[] }).locks;
  expect(standing.map(({ kind }) => kind)).toEqual(['person', 'person', 'person']);
});

test('shifts for people who are away are remarked, hatched and left out by one press', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr');
  const [away, there] = [
    await personInGroup(context.request, 'Nord', 5),
    await personInGroup(context.request, 'Nord', 6),
  ];
  for (const person of [away, there])
    for (const date of ['20270916', '20270917']) await putShift(context.request, person, date, { turn: 'R' });
  await page.route('**/api/manager/away?**', (route) =>
    route.fulfill({
      json: {
        outcome: { code: 0, messageIT: '' },
        position: '1',
        overtime: [],
        away: [
          {
            employeeId: away.employeeId,
            from: '20270916',
            to: '20270917',
            startDate: null,
            endDate: null,
            reason: 'ABSENT',
          },
        ],
      },
    }),
  );
  const month = monthPage(page);
  await month.open('2027-09');
  await reach(month.cell(away, 16));
  await month.cell(there, 17).click({ modifiers: ['Shift'] });
  await page.keyboard.type('m');
  await press(page, 'Enter');
  const bulk = bulkDialog(page);
  await expect(bulk.changes).toHaveCount(4);
  await expect(bulk.dialog.getByText('2 su assenza: le persone non ci saranno.')).toBeVisible();
  await expect(bulk.change('gio 16: da R a M, su assenza')).toHaveCount(1);
  await bulk.dialog.getByRole('button', { name: 'Lascia fuori' }).click();
  await expect(bulk.changes).toHaveCount(2);
  await expect(bulk.dialog.getByText('2 celle su assenza lasciate fuori.')).toBeVisible();
  await press(page, 'Escape');
  await month.openDay(away, 16);
  await expect(page.getByRole('button', { name: /^.*ven 17\/09.*assente/ })).toBeVisible();
});
