import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

const MOST_STOPS = 80;

/** Presses Tab (or Shift+Tab) until the element has the focus, as hands without a mouse do. Every stop must be visible. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    const invisible = await page.evaluate(describeInvisibleFocus);
    expect(invisible, 'every stop shows that it has the focus').toBeNull();
  }
  throw new Error(`${target.toString()} is not reached by ${key} within ${MOST_STOPS} stops`);
}

/** What has the focus without showing it, or null. Runs in the page. */
function describeInvisibleFocus(): string | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const shows = (style: CSSStyleDeclaration): boolean =>
    (style.outlineStyle !== 'none' && style.outlineWidth !== '0px') || style.boxShadow !== 'none';
  // A field without a frame of its own shows it on the frame around it.
  const frame = element.parentElement;
  const styles = [
    getComputedStyle(element),
    ...['::before', '::after'].map((part) => getComputedStyle(element, part)),
    ...(element.matches('input') && frame ? [getComputedStyle(frame)] : []),
  ];
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && styles.some(shows) ? null : element.outerHTML.slice(0, 200);
}
