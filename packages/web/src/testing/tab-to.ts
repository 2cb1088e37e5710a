import { expect } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';

const MOST_STOPS = 80;

/** Presses Tab until the element has the focus, as hands without a mouse do. Every stop must be visible. */
export async function tabTo(target: Locator): Promise<void> {
  await expect.element(target).toBeInTheDocument();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (target.element() === document.activeElement) return;
    await userEvent.keyboard('{Tab}');
    expect(invisibleFocus(), 'every stop shows that it has the focus').toBeNull();
  }
  throw new Error(`${target.selector} is not reached by Tab within ${MOST_STOPS} stops`);
}

/** What has the focus without showing it, or null; as in `e2e/screens/tab-order.ts`. */
function invisibleFocus(): string | null {
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
