import type { BrowserContextOptions } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { missedBy } from '../axe-reporter.ts';
import { expect, test } from '../fixtures.ts';
import { EVERY_SCREEN } from '../screens/every-screen.ts';
import type { ScreenState } from '../screens/screen-state.ts';

/** CI looks at one of the eight, where no journey does; `SOAK=1` or `E2E_FULL=1` at all of them. */
const FULL = process.env.SOAK === '1' || process.env.E2E_FULL === '1';
const LANGUAGES = FULL ? (['it', 'en'] as const) : (['it'] as const);
const THEMES = FULL ? (['light', 'dark'] as const) : (['light'] as const);
const WIDTHS = FULL ? (['desk', 'phone'] as const) : (['desk'] as const);

const WINDOWS: Record<'desk' | 'phone', BrowserContextOptions> = {
  desk: { viewport: { width: 1366, height: 768 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

const WITH_AXE_MS = 20_000;

/** States of one person, which a browser shows one after the other: it signs in once and keeps the files. */
const byPerson = (width: 'desk' | 'phone'): [string | null, readonly ScreenState[]][] => [
  ...Map.groupBy(
    EVERY_SCREEN.filter(
      ({ only, slow, inJourney }) => (!only || only === width) && (FULL || !(slow ?? inJourney)),
    ),
    ({ userName }) => userName,
  ),
];

for (const language of LANGUAGES) {
  for (const theme of THEMES) {
    for (const width of WIDTHS) {
      for (const [userName, states] of byPerson(width)) {
        test(`axe finds nothing on what ${userName ?? 'nobody'} sees, ${language} ${theme} ${width}`, async ({
          visitor,
          browser,
          product,
        }) => {
          test.setTimeout(60_000 + WITH_AXE_MS * states.length);
          const options = { ...WINDOWS[width], colorScheme: theme, reducedMotion: 'reduce' as const };
          const context = userName
            ? (await visitor(userName, options)).context
            : await browser.newContext({ baseURL: product.url, locale: 'it-IT', ...options });
          await context.addInitScript((chosen) => localStorage.setItem('lingua', chosen), language);
          for (const { name, open } of states) {
            await test.step(name, async () => {
              const page = await context.newPage();
              const takeBack = await open(page);
              await expect(page.locator('html')).toHaveAttribute('lang', language);
              await expectAccessible(page, name);
              await takeBack?.();
              await page.close();
            });
          }
          if (!userName) await context.close();
        });
      }
    }
  }
}

test('a screen of the URL tree that axe did not look at is named at the end of the run, and so is a state', () => {
  const missed = missedBy(['login'], ['/login', '/amministrazione/persone/pilota', '/accesso/abc']);
  expect(missed).toContain('the screen at /amministrazione/persone');
  expect(missed).toContain('the state "roster"');
  for (const seen of ['/login', '/amministrazione/persone/$utente', '/accesso/$token'])
    expect(missed).not.toContain(`the screen at ${seen}`);
  expect(missed).not.toContain('the state "login"');
});
