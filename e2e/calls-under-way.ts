import { expect } from '@playwright/test';
import type { Page, Request } from '@playwright/test';

/**
 * Waits until every request of the page has its answer; the stream of events has none. From the call on: before the page
 * is opened. Playwright's own 'networkidle' waits for the stream too.
 */
export function callsUnderWay(page: Page): { readonly done: () => Promise<void> } {
  const open = new Set<Request>();
  let isLeft = false;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isLeft = true;
    if (new URL(request.url()).pathname !== '/api/events') open.add(request);
  });
  const close = (request: Request): void => void open.delete(request);
  page.on('response', (response) => close(response.request()));
  page.on('requestfailed', close);
  page.on('framenavigated', () => {
    // What the page before still waited for, and asked for while it was being left, is told to nobody.
    if (isLeft) open.clear();
    isLeft = false;
  });
  return { done: () => expect.poll(() => [...open].map((request) => request.url())).toEqual([]) };
}
