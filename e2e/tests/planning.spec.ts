import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { expectNotice, ownNotices } from '../notices.ts';
import { MONTH, personOf, putShift, readMonth } from '../roster-calls.ts';
import { dayDialog } from '../screens/day-dialog.ts';
import { monthPage } from '../screens/month-page.ts';

const CALENDAR = `/responsabile/calendario?impianto=LIRR&mese=${MONTH}`;
const PLANNING = `/responsabile/pianificazione?impianto=LIRR&mese=${MONTH}`;
const DATE = '20261221';

test('a manager prepares a shift in a draft, decides about a change made meanwhile and publishes; the person sees it only then', async ({
  visitor,
}) => {
  const { page } = await visitor('responsabile.lirr');
  const colleague = await visitor('responsabile2.lirr');
  const employee = await visitor('cta.lirr');
  const person = await personOf(employee.context.request);
  await putShift(colleague.context.request, person, DATE, { turn: 'P' });
  await employee.page.goto(`/dipendente/calendario?giorno=${DATE}`);
  const ownDay = employee.page.getByRole('dialog', { name: /Gestisci turno/ });
  await expect(ownDay.getByText('P', { exact: true }).first()).toBeVisible();

  await page.goto(CALENDAR);
  await page.getByRole('button', { name: 'Bozza', exact: true }).click();
  await page.getByRole('button', { name: 'Apri la bozza' }).click();
  await expect(
    page.getByText('Bozza di Dicembre 2026: la vedono solo i responsabili di LIRR.'),
  ).toBeVisible();
  await page.goto(`${page.url()}&persona=${person.employeeId}&giorno=${DATE}`);
  const day = dayDialog(page);
  await day.change('T10');
  await expect(page.getByText('1 turno toccato.')).toBeVisible();
  await day.close.click();
  await expect(monthPage(page).cell(person, 21)).toHaveAccessibleName(/nella bozza, pubblicato P$/);
  await expect(ownDay.getByText('P', { exact: true }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Rivedi e pubblica' }).click();
  const difference = page.getByRole('region', { name: 'Cosa cambia' });
  await expect(difference.getByText('lun 21/12 da P a T10')).toBeVisible();
  const publish = difference.getByRole('button', { name: 'Pubblica' });
  await expect(publish).toBeEnabled();

  await putShift(colleague.context.request, person, DATE, { turn: 'T16' });
  await expect(difference.getByText('Su 1 turno devi decidere')).toBeVisible();
  await expect(publish).toBeDisabled();
  await difference.getByRole('radio', { name: 'Bozza: T10' }).check();
  await publish.click();
  const question = page.getByRole('alertdialog', { name: 'Pubblicare la bozza di Dicembre 2026?' });
  await expect(question).toContainText(
    /1 turno cambia per tutti, subito\. (Nessun|\d+) contator[ei] va(nno)? sotto/,
  );
  await expect(question.getByRole('checkbox', { name: 'Chiedi la presa visione' })).toBeInViewport();
  await question.getByLabel('Motivo').fill('Assenza prevista');
  await question.getByRole('button', { name: 'No', exact: true }).click();
  await publish.click();
  await expect(question.getByLabel('Motivo')).toHaveValue('Assenza prevista');
  await question.getByRole('button', { name: 'Pubblica' }).click();
  await expect(page.getByText('Versione 1', { exact: true })).toBeVisible();
  await expect(page.getByText('Nessuna bozza aperta')).toBeVisible();
  await expect(ownDay.getByText('T10', { exact: true }).first()).toBeVisible();
  await employee.page.goto('/');
  const shown = ownNotices(employee.page).getByRole('listitem').filter({ hasText: '21/12/2026' });
  await expectNotice(employee.page, shown);
  await expect(shown).toContainText('Motivo: Assenza prevista.');
  // Nobody asked for it: the notice is put away, not acknowledged.
  await expect(shown.getByRole('button')).toHaveText(['Chiudi']);

  await page.getByRole('button', { name: 'Mostra Versione 1' }).click();
  await expect(page.getByRole('dialog', { name: 'Dicembre 2026, versione 1' })).toContainText(
    'Da allora non è cambiato nulla.',
  );
  await putShift(colleague.context.request, person, DATE, { turn: 'T16' });
  const version = page.getByRole('dialog', { name: 'Dicembre 2026, versione 1' });
  await expect(version).toContainText('1 turno è diverso da oggi.');
  const changed = version.getByRole('row').nth(1);
  await expect(changed.getByRole('rowheader')).toHaveText(person.name);
  await expect(changed.locator('td[data-different]')).toHaveText('T10T16');
  await expect(version.getByRole('columnheader', { name: '31', exact: true })).toBeInViewport({ ratio: 1 });
});

test('who begins to generate a month and gives it up leaves no draft behind', async ({ visitor }) => {
  const { page } = await visitor('responsabile.lirr');
  await page.goto(PLANNING.replace(MONTH, '2026-11'));
  await expect(page.getByText('Nessuna bozza aperta')).toBeVisible();
  await page.getByRole('button', { name: 'Genera dai cicli' }).click();
  const generate = page.getByRole('dialog', { name: 'Genera Novembre 2026' });
  await expect(generate.getByText(/da scrivere\.|Non si può|chius/).first()).toBeVisible();
  await generate.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect(generate).toBeHidden();
  await expect(page.getByText('Nessuna bozza aperta')).toBeVisible();
});

test('a manager writes a cycle, sees how it comes out, assigns it and generates an empty month from the cycles', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr');
  await page.goto(`${PLANNING}&vista=cicli`);
  await page.getByRole('button', { name: 'Nuovo ciclo' }).click();
  const cycle = page.getByRole('dialog', { name: 'Nuovo ciclo' });
  await cycle.getByLabel('Nome').fill('Rinforzo estivo');
  await cycle.getByLabel('Sequenza').fill('T10 XX R');
  await expect(cycle.getByText('Il turno «XX», al posto 2, non esiste in questo impianto.')).toBeVisible();
  await cycle.getByLabel('Sequenza').fill('m1 p1 r');
  await expect(cycle.getByText('R373.8 Numero di riposi nel ciclo.')).toBeVisible();
  await cycle.getByLabel('Sequenza').fill('t10 t10 r');
  await expect(cycle.getByRole('region', { name: 'Come viene' })).toContainText('T10');
  await cycle.getByRole('button', { name: 'Salva' }).click();
  await expect(cycle).toBeHidden();

  await page.getByRole('button', { name: 'Assegna Rinforzo estivo' }).click();
  const assign = page.getByRole('dialog', { name: 'Assegna «Rinforzo estivo»' });
  await assign.getByLabel('Dal').fill('01/05/2027');
  await assign.getByLabel('Cerca una persona').fill('mor');
  await assign.getByRole('checkbox', { name: /^Mor/ }).first().check();
  await assign.getByRole('button', { name: 'Assegna' }).click();
  await expect(assign).toBeHidden();
  await expect(page.getByText('1 persona', { exact: true })).toBeVisible();
  await expectAccessible(page, 'base cycles');

  await page.goto(PLANNING.replace(MONTH, '2027-05'));
  await expect(page.getByText('In Maggio 2027 non c’è ancora alcun turno')).toBeVisible();
  await page.getByRole('button', { name: 'Genera dai cicli' }).click();
  const generate = page.getByRole('dialog', { name: 'Genera Maggio 2027' });
  await expect(generate.getByText(/\d+ turni da scrivere\./)).toBeVisible();
  await generate.getByRole('button', { name: 'Genera dai cicli' }).click();
  // Thousands of cells: a busy machine takes its time.
  await expect(page.getByText('Versione 1', { exact: true })).toBeVisible({ timeout: 30_000 });
  const month = await readMonth(context.request, '2027-05');
  expect(month.people.some(({ cells }) => cells.startsWith('T10 T10 R T10 T10 R'))).toBe(true);
});

test('a change with a reason reaches the person at once, who says that it was read; until then the manager sees it waiting', async ({
  visitor,
}) => {
  const { page } = await visitor('responsabile.lirr');
  const employee = await visitor('cta.lirr');
  const person = await personOf(employee.context.request);
  await putShift(page.context().request, person, '20261222', { turn: 'P' });
  await employee.page.goto('/dipendente/calendario?mese=2026-12');
  // Its words change with the shift, its place does not.
  const read = employee.page.locator('[data-date="20261222"]').last();
  await expect(read).toContainText('15:00–23:00');
  // its words may be there before the page stands in its place
  await expect(read).toBeVisible();
  const place = await read.boundingBox();

  await page.goto(`${CALENDAR}&persona=${person.employeeId}&giorno=20261222`);
  const day = dayDialog(page);
  await day.edit.click();
  await day.choose('T16');
  await day.save.click();
  await day.dialog.getByLabel('Motivo').fill('Corso o addestramento');
  await day.dialog.getByRole('checkbox', { name: 'Chiedi la presa visione' }).check();
  await day.answer('Sì');

  const notice = ownNotices(employee.page).getByRole('listitem').filter({ hasText: '22/12/2026' });
  await test.step('news that comes while the month is read moves nothing: it waits for a press', async () => {
    const show = employee.page.getByRole('button', { name: 'Mostra' });
    await expect(show).toBeVisible();
    expect(await read.boundingBox()).toEqual(place);
    await expectNotice(employee.page, notice);
  });
  await expect(notice).toContainText(
    'Il tuo turno del 22/12/2026 è cambiato: da P a T16. Motivo: Corso o addestramento.',
  );
  await page.goto(PLANNING);
  const waiting = page.getByRole('region', { name: 'Chi non ha preso visione' });
  await expect(waiting.getByText(person.name)).toBeVisible();
  await expect(waiting.getByText('Turno del 22/12/2026 cambiato: da P a T16.')).toBeVisible();
  await notice.getByRole('button', { name: /^Ho preso visione/ }).click();
  await expect(notice).toHaveCount(0);
  await expect(waiting.getByText('Nessuno deve prendere visione di cambiamenti.')).toBeVisible();

  await page.goto(`${CALENDAR}&persona=${person.employeeId}&giorno=20261222`);
  await day.edit.click();
  await day.remove.click();
  await day.dialog.getByLabel('Motivo').fill('Turno coperto da altri');
  await day.answer('Sì, elimina');
  await expectNotice(employee.page, notice);
  await expect(notice).toContainText('Motivo: Turno coperto da altri.');
});
