import { endSessions } from '@torre/contract/administration';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { declarePeople, PEOPLE_ADDRESS } from '../testing/fake-people.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { DONE } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';

/** To draw what the clock brought. */
const SOON = { timeout: 1_000 };
const FAILED = 'Non è stato possibile chiudere le sessioni';

/** When each card came, on the test's clock, which goes on by itself until a card was found. */
const cameAt = new WeakMap<Element, number>();
const ageOf = (shown: Element): number => Date.now() - cameAt.get(shown)!;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const observer = new MutationObserver(() => {
    for (const shown of document.querySelectorAll('[data-type]'))
      if (!cameAt.has(shown)) cameAt.set(shown, Date.now());
  });
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
});
afterEach(() => {
  vi.useRealTimers();
});

function openPeople(declare: (server: FakeServer) => void): FakeServer {
  const app = openApp(PEOPLE_ADDRESS, (server) => {
    declarePeople(server);
    declare(server);
  });
  onTestFinished(app.close);
  return app.server;
}

async function closeSessions(): Promise<void> {
  vi.setTimerTickMode('interval', 20);
  await page
    .getByRole('row', { name: /h35/ })
    .getByRole('button', { name: /Chiudi le sessioni/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sì, chiudi' }).click();
}

/** The card of the notice that says this; from here on the clock stands still until the test moves it. */
async function card(text: string): Promise<HTMLElement> {
  const words = page.getByText(text, { exact: false }).last();
  await expect.element(words).toBeVisible();
  vi.setTimerTickMode('manual');
  return words.element().closest<HTMLElement>('[data-type]')!;
}

test('[P9.17] a snackbar stays 3000 ms, longer while the mouse rests on it', async () => {
  openPeople((server) => server.answers(endSessions, { outcome: DONE, ended: 1 }));
  await closeSessions();
  const done = await card('Una sessione chiusa');
  expect(done.dataset['type']).toBe('1');
  await userEvent.unhover(done);
  await vi.advanceTimersByTimeAsync(2_900 - ageOf(done));
  expect(done.isConnected).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  await expect.poll(() => done.isConnected, SOON).toBe(false);

  await closeSessions();
  const hovered = await card('Una sessione chiusa');
  await userEvent.hover(hovered);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(hovered.isConnected).toBe(true);
  await userEvent.unhover(hovered);
  await vi.advanceTimersByTimeAsync(3_100);
  await expect.poll(() => hovered.isConnected, SOON).toBe(false);
});

test('[P9.18][P8.10][M8.04] an error of type 4 is flagged for 2000 ms; its words stay until closed, without detail when the network is lost', async () => {
  const server = openPeople((one) => one.loses(endSessions));
  await closeSessions();
  const failed = await card(FAILED);
  expect(failed.dataset['type']).toBe('4');
  expect([...failed.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([FAILED]);
  expect(failed.dataset['flagged']).toBe('true');
  const flaggedGround = getComputedStyle(failed).backgroundColor;
  await vi.advanceTimersByTimeAsync(2_100);
  await expect.poll(() => failed.dataset['flagged'], SOON).toBeUndefined();
  expect(getComputedStyle(failed).backgroundColor).not.toBe(flaggedGround);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(failed.isConnected).toBe(true);

  server.refuses(endSessions, 409, -1, 'Un collega lo sta già facendo.');
  await closeSessions();
  const detailed = await card('Un collega lo sta già facendo.');
  expect([...detailed.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    FAILED,
    'Un collega lo sta già facendo.',
  ]);
});
