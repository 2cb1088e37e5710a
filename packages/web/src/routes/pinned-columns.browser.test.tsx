import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { request, requestsOf } from '../testing/fake-requests.ts';
import { MANAGER, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';

test('on a window of 1366 pixels the state of a row is in view at once, and its name stays so while the list scrolls sideways', async () => {
  await page.viewport(1366, 768);
  const app = openApp('/responsabile/richieste?impianto=LIRR', (server) => {
    signedIn(server, MANAGER);
    requestsOf(server, { ferie: [request()] });
  });
  onTestFinished(app.close);
  const row = page.getByRole('row', { name: /Ferrari Luca/ });
  await expect.element(row).toBeVisible();
  const scroller = page.getByRole('table').element().parentElement!;
  const boxOf = (text: string): DOMRect =>
    row
      .getByRole('cell')
      .elements()
      .find((cell) => cell.textContent?.includes(text))!
      .getBoundingClientRect();
  const frame = scroller.getBoundingClientRect();
  const actions = () => row.getByRole('cell').elements().at(-1)!.getBoundingClientRect();
  expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth);
  await expect.poll(() => Math.round(boxOf('Da approvare').right - actions().left)).toBeLessThanOrEqual(1);
  expect(boxOf('Da approvare').left).toBeGreaterThan(boxOf('Ferrari Luca').right);
  scroller.scrollLeft = scroller.scrollWidth;
  await expect.poll(() => Math.round(boxOf('Ferrari Luca').left - frame.left)).toBe(0);
  expect(boxOf('Da approvare').right).toBeLessThanOrEqual(frame.right);
});
