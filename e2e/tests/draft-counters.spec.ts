import type { APIRequestContext } from '@playwright/test';
import type { CounterRow, PreviewedCounter } from '@torre/contract/counters';
import { expect, test } from '../fixtures.ts';
import { HEADERS, asRosterPerson, figureOf, readCounter, readMonth, turnsOf } from '../roster-calls.ts';
import { dayDialog } from '../screens/day-dialog.ts';
import { monthPage } from '../screens/month-page.ts';
import type { RosterPerson } from '../screens/month-page.ts';

// A month whose draft is no other test's.
const MONTH = '2027-01';
const DAY = 20;
const DATE = '20270120';

/** Those on the morning whom the counter of the morning would miss. */
async function missedInTheMorning(
  request: APIRequestContext,
  wanted: number,
): Promise<readonly RosterPerson[]> {
  const { people } = await readMonth(request, MONTH);
  const found: RosterPerson[] = [];
  for (const person of people.filter((one) => turnsOf(one)[DAY - 1] === 'M').map(asRosterPerson)) {
    const answer = await request.post('/api/manager/counters/preview?division=DIVLIRR', {
      data: { changes: [{ kind: 'shift', employeeId: person.employeeId, date: DATE, turn: 'R' }] },
      headers: HEADERS,
    });
    const { counters } = (await answer.json()) as { counters: readonly PreviewedCounter[] };
    const morning = counters.find(({ timeslotId }) => timeslotId === 'M');
    if (morning !== undefined && morning.after.employees < morning.before.employees) found.push(person);
    if (found.length === wanted) break;
  }
  return found;
}

const signed = (value: number): string => (value > 0 ? `+${value}` : value === 0 ? '0' : `−${-value}`);

test('the counters above a draft count the draft: what changes in it, also by a colleague, is in them and not in the published month', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr');
  const colleague = await visitor('responsabile2.lirr');
  const [first, second] = await missedInTheMorning(context.request, 2);
  const standing = figureOf(await readCounter(context.request, DATE, 'M'));
  const month = monthPage(page);
  const morning = month
    .counters('M')
    .getByRole('gridcell')
    .nth(DAY - 1);
  await colleague.page.goto(`/responsabile/calendario?impianto=LIRR&mese=${MONTH}`);
  const published = monthPage(colleague.page)
    .counters('M')
    .getByRole('gridcell')
    .nth(DAY - 1);
  await expect(published).toHaveText(signed(standing));

  await month.open(MONTH);
  await page.getByRole('button', { name: 'Bozza', exact: true }).click();
  await page.getByRole('button', { name: 'Apri la bozza' }).click();
  await expect(page.getByText('I contatori contano la bozza.')).toBeVisible();
  await expect(morning).toHaveText(signed(standing));
  const address = page.url();
  await page.goto(`${address}&persona=${first!.employeeId}&giorno=${DATE}`);
  const day = dayDialog(page);
  await day.change('R');
  await day.close.click();
  await expect(morning).toHaveText(signed(standing - 1));

  await test.step('the effect of the next change goes on from there', async () => {
    await page.goto(`${address}&persona=${second!.employeeId}&giorno=${DATE}`);
    await day.edit.click();
    await day.choose('R');
    const effect = day.dialog.getByRole('row').filter({ hasText: /^M/ }).first();
    await expect(effect).toContainText(signed(standing - 1));
    await expect(effect).toContainText(signed(standing - 2));
    await day.cancel.click();
    await day.close.click();
  });

  await test.step('a colleague writes in the draft: the counter follows', async () => {
    const draft = new URL(address).searchParams.get('bozza')!;
    const { employeeId } = second!;
    const answer = await colleague.context.request.put(`/api/manager/shifts/selection/bulk?draft=${draft}`, {
      data: { division: 'DIVLIRR', cells: [{ employeeId, date: DATE, version: 1 }], turn: 'R' },
      headers: HEADERS,
    });
    expect(answer.status(), await answer.text()).toBe(200);
    await expect(morning).toHaveText(signed(standing - 2));
    await expect(morning).toHaveAccessibleName(
      new RegExp(`^${signed(standing - 2)}, M 07:00–15:00 del 20/01`),
    );
  });

  await expect(published).toHaveText(signed(standing));
  await test.step('the counter of a draft says that its screen is of the published month before it leads there', async () => {
    await morning.click();
    await expect(page.getByText('è quello del mese pubblicato, non della bozza.')).toBeVisible();
    await expect(page).toHaveURL(/bozza=/);
    await page.getByRole('button', { name: 'Apri il pubblicato' }).click();
    await expect(page).toHaveURL(/contatore\/DIVLIRR-20270120\/M/);
  });
});

test('in the week of a draft the counters are those of the draft too', async ({ visitor }) => {
  const { page, context } = await visitor('responsabile2.lirr');
  const date = '20270127';
  const month = monthPage(page);
  const body = { month: MONTH.replace('-', '') };
  const opened = await context.request.post('/api/manager/drafts?division=DIVLIRR', {
    data: body,
    headers: HEADERS,
  });
  const { draft } = (await opened.json()) as { draft: { draftId: string } };
  const published = await readCounter(context.request, date, 'M');
  const { people } = await readMonth(context.request, MONTH);
  const resting = people.filter((person) => person.category === 'CTA' && turnsOf(person)[26] === 'R');
  await context.request.put(`/api/manager/shifts/selection/bulk?draft=${draft.draftId}`, {
    data: {
      division: 'DIVLIRR',
      cells: resting.map(({ employeeId }) => ({ employeeId, date, version: 1 })),
      turn: 'M',
    },
    headers: HEADERS,
  });
  const counted = await context.request.get('/api/manager/counters', {
    params: { division: 'DIVLIRR', from: date, to: date, draft: draft.draftId },
  });
  const { counters } = (await counted.json()) as { counters: CounterRow[] };
  const drafted = counters.find(({ timeslotId }) => timeslotId === 'M')!;
  expect(drafted.employees).toBeGreaterThan(published.employees);
  await page.goto(
    `/responsabile/calendario?impianto=LIRR&mese=${MONTH}&giorno=${date}&vista=settimana&bozza=${draft.draftId}`,
  );
  const wednesday = month.counters('M').getByRole('gridcell').nth(2);
  await expect(wednesday).toHaveText(signed(figureOf(drafted)));
  await page.getByRole('button', { name: 'Torna al pubblicato' }).click();
  await expect(wednesday).toHaveText(signed(figureOf(published)));
});
