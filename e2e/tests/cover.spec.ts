import type { APIRequestContext } from '@playwright/test';
import { buildRequest } from '@torre/contract/endpoint';
import { changeSelection } from '@torre/contract/bulk';
import { readCover } from '@torre/contract/cover';
import type { CoverReply } from '@torre/contract/cover';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { HEADERS, MONTH, readCounter, readMonth, turnsOf } from '../roster-calls.ts';
import { coverPanel } from '../screens/cover-panel.ts';
import { monthPage } from '../screens/month-page.ts';

/** Tonight: the night of the product's today, which stands under tomorrow. */
const TONIGHT = '20261215';
const DAY_OF_MONTH = 15;

async function whoCanCover(request: APIRequestContext): Promise<CoverReply> {
  const query = { plant: 'LIRR', date: TONIGHT, timeslotId: 'N' };
  return (await (await request.get(buildRequest(readCover, { query }).url)).json()) as CoverReply;
}

async function writeTonight(
  request: APIRequestContext,
  employeeId: string,
  version: number,
  turn: string,
): Promise<void> {
  const { url, method, body } = buildRequest(changeSelection, {
    query: { preview: false },
    body: { division: 'DIVLIRR', turn, cells: [{ employeeId, date: TONIGHT, version }] },
  });
  const headers = { ...HEADERS, 'content-type': 'application/json' };
  await request.fetch(url, { method, headers, data: body! });
}

/** Somebody of tonight's night stays at home in whose place somebody else may come. */
async function makeHole(request: APIRequestContext): Promise<void> {
  const month = await readMonth(request, MONTH);
  const atNight = month.people.filter((person) => turnsOf(person)[DAY_OF_MONTH - 1] === 'N');
  for (const { employeeId } of atNight) {
    await writeTonight(request, employeeId, 1, 'RC');
    const { missing, legal } = await whoCanCover(request);
    if (missing > 0 && legal.some(({ missingAfter }) => missingAfter === 0)) return;
    await writeTonight(request, employeeId, 2, 'N');
  }
  throw new Error('tonight has no hole that one person fills');
}

test('a manager covers the hole of tonight in three presses, and a colleague sees it happen', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr');
  const colleague = await visitor('responsabile2.lirr');
  await makeHole(context.request);
  const theirs = coverPanel(colleague.page);
  await colleague.page.goto('/');
  await colleague.page.getByRole('button', { name: /^Chi può coprire\? stanotte, N/i }).click();
  await expect(theirs.legal.first()).toBeVisible();
  await expectAccessible(colleague.page, 'who can cover a slot');
  // Whom the colleague asks stands in both lists.
  await theirs.ask(theirs.legal.first()).click();

  const month = monthPage(page);
  const own = coverPanel(page);
  await month.open(MONTH);
  await month
    .counters('N')
    .getByRole('gridcell')
    .nth(DAY_OF_MONTH - 1)
    .click();
  await own.way.click();
  await expect(own.calls).toHaveCount(1);
  await own.assign(own.legal.first()).click();

  await expect(own.covered).toBeVisible();
  await expect(theirs.covered).toBeVisible();
  expect((await readCounter(context.request, TONIGHT, 'N')).lacks).toBe(0);
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect(theirs.legal.first()).toBeVisible();
  await expect(theirs.covered).toHaveCount(0);
});
