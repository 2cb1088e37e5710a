import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { personInGroup } from '../roster-calls.ts';
import { bulkDialog } from '../screens/bulk-dialog.ts';
import { dayDialog } from '../screens/day-dialog.ts';
import { press, reach } from '../screens/month-editor.ts';
import { monthPage } from '../screens/month-page.ts';
import { tabTo } from '../screens/tab-order.ts';

// A month of its own: no other test writes into it.
const MONTH = '2027-10';
const REST = 'Riposo di 8 h tra P e M: minimo 12 h';

test('who types P and then M is told of eight hours of rest and gives a reason, and a colleague finds the day by the list of rules', async ({
  visitor,
}) => {
  const [{ page, context }, other] = await Promise.all([
    visitor('responsabile.lirr'),
    visitor('responsabile2.lirr'),
  ]);
  const person = await personInGroup(context.request, 'Sud', 14);
  const month = monthPage(page);
  // One row: axe looks at what a month of everybody would take long for.
  const [surname] = person.name.split(' ') as [string];
  const address = `/responsabile/calendario?impianto=LIRR&mese=${MONTH}&cerca=${surname}`;
  const colleague = monthPage(other.page);
  await Promise.all([page.goto(address), other.page.goto(address)]);
  const rules = other.page.getByRole('button', { name: /^Regole/ });
  await expect(rules).toBeVisible();
  await expect(colleague.cell(person, 6)).not.toHaveAccessibleName(/Riposo/);

  await reach(month.cell(person, 5));
  await press(page, 'p', 'Tab', 'm', 'Control+Enter');
  const bulk = bulkDialog(page);
  const broken = bulk.dialog.getByRole('region', { name: /^Regole/ });
  await expect(broken.getByText(REST)).toBeVisible();
  await expect(broken.getByRole('listitem').filter({ hasText: REST })).toContainText('Blocco');
  await tabTo(page, bulk.dialog.getByRole('textbox', { name: 'Motivo della deroga' }));
  await page.keyboard.type('Accordo con la persona');
  await expectAccessible(page, 'many cells against a rule');
  await press(page, 'Enter');
  await expect(bulk.dialog).toHaveCount(0);

  await test.step('the mark stands in the month of a colleague, and the list leads to it by keyboard', async () => {
    await expect(colleague.cell(person, 6)).toHaveAccessibleName(new RegExp(`^M Mattina .*${REST}`));
    await tabTo(other.page, rules, 'Shift+Tab');
    await press(other.page, 'Enter');
    const list = other.page.getByRole('region', { name: 'Regole' });
    await expect(list.getByRole('heading', { name: 'Regole', exact: true })).toBeFocused();
    await expectAccessible(other.page, 'roster with its broken rules');
    const finding = list.getByRole('button', { name: new RegExp(`^${person.name} .*${REST}`) });
    await tabTo(other.page, finding);
    await press(other.page, 'Enter');
    await expect(colleague.cell(person, 6)).toBeFocused();
  });

  await test.step('on the phone the list opens the day', async () => {
    await other.page.setViewportSize({ width: 390, height: 844 });
    await other.page.goto(`${address}&giorno=20271006`);
    await rules.click();
    const sheet = other.page.getByRole('dialog', { name: 'Regole' });
    await sheet.getByRole('button', { name: new RegExp(`^${person.name} .*${REST}`) }).click();
    await expect(
      other.page.getByRole('heading', { name: `Gestisci turno - ${person.name} 06/10/2027` }),
    ).toBeVisible();
    await dayDialog(other.page).edit.click();
    await dayDialog(other.page).choose('T12');
    await expect(other.page.getByRole('region', { name: /^Regole/ })).toContainText('rilievi risolti');
  });
});

test('who types a shift after eight hours of rest is told while typing, takes the mend by keyboard and saves without finding', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr');
  const person = await personInGroup(context.request, 'Sud', 15);
  const [surname] = person.name.split(' ') as [string];
  await page.goto(`/responsabile/calendario?impianto=LIRR&mese=${MONTH}&cerca=${surname}`);
  const month = monthPage(page);
  await reach(month.cell(person, 11));
  await press(page, 'r', 'Tab', 'p', 'Tab', 'r', 'Tab', 'r', 'Control+Enter');
  const bulk = bulkDialog(page);
  await expect(bulk.dialog).toBeVisible();
  await bulk.save.click();
  await expect(bulk.dialog).toHaveCount(0);

  const day = dayDialog(page);
  await page.goto(
    `/responsabile/calendario?impianto=LIRR&mese=${MONTH}&cerca=${surname}&persona=${person.employeeId}&giorno=20271013`,
  );
  await day.edit.click();
  await day.choose('M');
  await expect(day.dialog.getByText(REST)).toBeVisible();
  const mend = day.dialog.getByRole('button', { name: 'Rimedio: metti T10 al posto di M' });
  await tabTo(page, mend);
  await expectAccessible(page, 'a mend in the day');
  await press(page, 'Enter');
  await expect(day.dialog.getByText(REST)).toHaveCount(0);
  await expect(day.turn).toBeFocused();
  await day.save.click();
  await expect(day.question.getByRole('textbox', { name: 'Motivo della deroga' })).toHaveCount(0);
  await day.answer('Sì');
  await expect(day.edit).toBeVisible();
  await expect(day.turn).toHaveValue('Rinforzo dalle 10');
});
