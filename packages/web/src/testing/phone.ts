import { expect, onTestFinished } from 'vitest';
import { cdp, page, type Locator } from 'vitest/browser';

/** What is asked of Chromium in its own protocol; the provider's types would bring Node's into the front end. */
interface Chromium {
  send(method: string, parameters: object): Promise<unknown>;
}
const chromium = (): Chromium => cdp() as unknown as Chromium;

const DESK = { width: 1366, height: 768 };

/** Without a mouse nothing hovers. Emulated touch would do the same, and leave it so when it ends. */
const FINGERS = [
  { name: 'hover', value: 'none' },
  { name: 'pointer', value: 'coarse' },
];

/** Until the test ends the screen is that of a phone, and there are fingers instead of a mouse. */
export async function onPhone(): Promise<void> {
  await page.viewport(390, 844);
  await chromium().send('Emulation.setEmulatedMedia', { features: FINGERS });
  onTestFinished(async () => {
    await chromium().send('Emulation.setEmulatedMedia', { features: [] });
    await page.viewport(DESK.width, DESK.height);
  });
}

/** Touches the middle of an element, once it stands still and nothing covers it. */
export async function tap(locator: Locator): Promise<void> {
  const { x, y } = await standingMiddle(locator);
  const touchPoints = [{ x, y }];
  await chromium().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await chromium().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function standingMiddle(locator: Locator): Promise<{ readonly x: number; readonly y: number }> {
  let before = '';
  let middle = { x: 0, y: 0 };
  await expect
    .poll(
      () => {
        const element = locator.element();
        element.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = element.getBoundingClientRect();
        middle = { x: left + width / 2, y: top + height / 2 };
        const now = JSON.stringify([left, top, width, height]);
        const isStill = now === before;
        before = now;
        return isStill && element.contains(document.elementFromPoint(middle.x, middle.y));
      },
      { message: `${locator.selector} stands still and is not covered`, interval: 20 },
    )
    .toBe(true);
  return middle;
}
