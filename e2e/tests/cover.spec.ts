import type { APIRequestContext } from '@playwright/test';
import { buildRequest } from '@torre/contract/endpoint';
import { changeSelection } from '@torre/contract/bulk';
import { readCover } from '@torre/contract/cover';
import type { CoverCandidate, CoverReply } from '@torre/contract/cover';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { HEADERS, MONTH, readCounter, readMonth, turnsOf } from '../roster-calls.ts';
import { coverPanel } from '../screens/cover-panel.ts';
import { roomAddress, roomColumn, roomPage } from '../screens/room-page.ts';

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

/** Somebody of tonight's night stays at home in whose place others may come; the first of them. */
async function makeHole(request: APIRequestContext): Promise<CoverCandidate> {
  const month = await readMonth(request, MONTH);
  const atNight = month.people.filter((person) => turnsOf(person)[DAY_OF_MONTH - 1] === 'N');
  for (const { employeeId } of atNight) {
    await writeTonight(request, employeeId, 1, 'RC');
    const { missing, legal } = await whoCanCover(request);
    if (missing > 0 && legal[0]?.missingAfter === 0) return legal[0];
    await writeTonight(request, employeeId, 2, 'N');
  }
  throw new Error('tonight has no hole that one person fills');
}

test('a manager covers the hole of tonight from its open seat in three presses, and a colleague sees it happen', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr');
  const colleague = await visitor('responsabile2.lirr');
  const first = await makeHole(context.request);
  const theirs = coverPanel(colleague.page);
  const own = coverPanel(page);
  const room = roomPage(page);
  const seat = room.plan.getByRole('button', { name: / scoperta dalle 00:00 alle / }).first();
  await Promise.all([
    (async () => {
      await colleague.page.goto('/');
      await colleague.page.getByRole('button', { name: /^Chi può coprire\? stanotte, N/i }).click();
      await expect(theirs.legal.first()).toBeVisible();
      // Whom the colleague asks stands in both lists.
      await theirs.ask(theirs.legal.first()).click();
      await expectAccessible(colleague.page, 'who can cover a slot');
    })(),
    (async () => {
      await page.goto(roomAddress(TONIGHT));
      await expect(seat).toBeVisible();
    })(),
  ]);

  await seat.press('Enter');
  await room.picker.getByRole('button', { name: 'Chi può coprire? N', exact: true }).click();
  await expect(own.calls).toHaveCount(1);
  await own.assign(own.legal.first()).click();
  // A notice under the mouse stays.
  const undo = page.getByRole('button', { name: 'Annulla', exact: true });
  await undo.hover();
  await expect(own.covered).toBeVisible();
  await expect(theirs.covered).toBeVisible();
  expect((await readCounter(context.request, TONIGHT, 'N')).lacks).toBe(0);
  await page.keyboard.press('Escape');
  const assigned = roomColumn(page).person(`${first.employeeSurname} ${first.employeeName}`);
  await expect(assigned).toBeVisible();
  await undo.click();
  await expect(assigned).toHaveCount(0);
  await expect(theirs.legal.first()).toBeVisible();
  await expect(theirs.covered).toHaveCount(0);
});
