import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { readPlan, roomAddress, roomPage, savePlan } from '../screens/room-page.ts';

/** No other journey looks at its room. */
const DATE = '20270208';

test('a manager fills a room, an island first, moves a bar, replaces who is not on shift, and publishes', async ({
  visitor,
}) => {
  const { page } = await visitor('responsabile.lirr');
  const { gap, publishNow, plan } = roomPage(page);
  const fill = page.getByRole('button', { name: 'Riempi', exact: true });
  const proposals = page.getByRole('region', { name: 'Proposte', exact: true });
  const proposed = plan.getByRole('button', { name: /, proposta, / });
  await page.goto(roomAddress(DATE));
  await expect(gap('N1-EXE scoperta dalle 07:00 alle 23:00')).toBeVisible();

  await test.step('proposals are found and drawn', async () => {
    await fill.click();
    await expect(proposals).toBeVisible();
    await expectAccessible(page, 'operations room, proposals');
    await expect.poll(() => proposed.count()).toBeGreaterThan(100);
  });

  await test.step('an island’s are taken, one bar is made shorter, which ends the others', async () => {
    await proposals.getByRole('button', { name: /^Tirreno \(\d+\)$/ }).press('Enter');
    const bar = plan.getByRole('button', { name: /^[^,]+, T1-EXE, dalle 07:00 alle / });
    await expect(bar).toBeVisible();
    await bar.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(proposals).toHaveCount(0);
    await page.keyboard.press('Control+z');
  });

  await test.step('the rest is taken all at once, and published', async () => {
    await fill.press('Enter');
    await proposals.getByRole('button', { name: 'Prendi tutte' }).press('Enter');
    await expect(proposed).toHaveCount(0);
    await publishNow(/non torna in bozza/);
    await expect(page.getByText(/^pubblicato, salvato da/)).toBeVisible();
  });

  await test.step('who sits where nobody of that endorsement may is replaced', async () => {
    const { operativePlan, people } = await readPlan(page.request, DATE);
    const seat = operativePlan.timePlans.find(
      ({ positionId, employeeId }) => positionId === 'N1-EXE' && employeeId !== null,
    )!;
    const busy = new Set(
      operativePlan.timePlans
        .filter(({ beginTime, endTime }) => beginTime < seat.endTime && seat.beginTime < endTime)
        .map(({ employeeId }) => employeeId),
    );
    const unfit = people.find(
      ({ employeeId, specializations, present }) =>
        !busy.has(employeeId) &&
        !specializations.includes('ACS-NORD') &&
        present.some(
          ({ startDate, endDate }) =>
            startDate <= `${DATE} ${seat.beginTime}` && `${DATE} ${seat.endTime}` <= endDate,
        ),
    )!;
    const timePlans = operativePlan.timePlans.map((one) =>
      one === seat ? { ...one, employeeId: unfit.employeeId } : one,
    );
    await savePlan(page.request, DATE, timePlans, 'PUBLISHED');
    await expect(page.getByText('1 senza specializzazione')).toBeVisible();
    await page.getByRole('button', { name: 'Ripara', exact: true }).press('Enter');
    await proposals.getByRole('button', { name: 'Prendi tutte' }).press('Enter');
    await expect(page.getByText('1 senza specializzazione')).toHaveCount(0);
  });
});
