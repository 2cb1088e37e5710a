import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { MONTH, personInGroup, putShift } from '../roster-calls.ts';
import { monthPage } from '../screens/month-page.ts';

const TABS = 8;
/** How long the eighth may take to save. */
const SAVED_MS = 1_000;
/** Eight pages are asked at once, and those in the background draw when the browser lets them. */
const LIVE = { timeout: 3_000 };
/** The lock goes to another tab, which opens a stream from the position that it heard last. */
const NEW_LEADER = { timeout: 3_000 };

/**
 * Milliseconds from the next press to the frame that shows a button of this name in a dialog, by the page's own clock: eight pages
 * that draw at once answer this process late.
 */
async function firstFrameWith(page: Page, name: string): Promise<() => Promise<number>> {
  const watching = await page.evaluateHandle((wanted) => {
    const shows = (): boolean =>
      [...document.querySelectorAll('[role=dialog] button')].some(
        ({ textContent }) => textContent === wanted,
      );
    const frame = Promise.withResolvers<number>();
    const watch = (pressed: number) => (): void =>
      shows()
        ? void setTimeout(() => frame.resolve(performance.now() - pressed))
        : void requestAnimationFrame(watch(pressed));
    addEventListener('click', () => requestAnimationFrame(watch(performance.now())), {
      capture: true,
      once: true,
    });
    return { frame: frame.promise };
  }, name);
  return () => watching.evaluate(({ frame }) => frame);
}

test('eight tabs of one person are live over one stream, the eighth saves within a second, and closing the tab that reads the stream loses nothing @second', async ({
  visitor,
}) => {
  test.slow();
  const { context, page } = await visitor('responsabile.lirr');
  const colleague = await visitor('responsabile2.lirr');
  const [first, second, third] = await Promise.all(
    [0, 1, 2].map((nth) => personInGroup(context.request, 'TMA', nth)),
  );
  const readers: Page[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/api/events')) readers.push(request.frame().page());
  });
  const tabs = [page];
  while (tabs.length < TABS) tabs.push(await context.newPage());
  for (const tab of tabs) await monthPage(tab).open(MONTH);
  // The last rows of a tab nobody looks at are drawn when the machine finds time.
  for (const tab of tabs) await expect(monthPage(tab).cell(first!, 16)).toHaveText(/\S/);
  const allShow = (
    shown: readonly Page[],
    person: typeof first,
    turn: string,
    patience: { timeout: number },
  ) => Promise.all(shown.map((tab) => expect(monthPage(tab).cell(person!, 16)).toHaveText(turn, patience)));

  await putShift(colleague.context.request, first!, '20261216', { turn: 'T10' });
  await allShow(tabs, first, 'T10', LIVE);
  expect(new Set(readers).size, 'tabs that read a stream').toBe(1);

  const eighth = tabs.at(-1)!;
  const dialog = await monthPage(eighth).openDay(second!, 16);
  await dialog.edit.click();
  await dialog.choose('T12');
  await dialog.save.click();
  const shown = await firstFrameWith(eighth, 'Modifica');
  await dialog.answer('Sì');
  await expect(dialog.edit, 'saved and read-only again').toBeVisible();
  expect(await shown(), 'from the press to the frame that shows it').toBeLessThan(SAVED_MS);
  await allShow(tabs, second, 'T12', LIVE);

  const leader = readers[0]!;
  const remaining = tabs.filter((tab) => tab !== leader);
  await Promise.all([
    leader.close(),
    putShift(colleague.context.request, third!, '20261216', { turn: 'TB' }),
  ]);
  await putShift(colleague.context.request, first!, '20261216', { turn: 'T16' });
  await allShow(remaining, third, 'TB', NEW_LEADER);
  await allShow(remaining, first, 'T16', NEW_LEADER);
  await putShift(colleague.context.request, third!, '20261216', { turn: 'T08' });
  await allShow(remaining, third, 'T08', LIVE);
});
