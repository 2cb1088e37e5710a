import type { BrowserContextOptions } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { missedBy } from '../axe-reporter.ts';
import { expect, test } from '../fixtures.ts';
import { EVERY_SCREEN } from '../screens/every-screen.ts';

/** CI looks at one of the eight, where no journey does; `SOAK=1` or `E2E_FULL=1` at all of them. */
const FULL = process.env.SOAK === '1' || process.env.E2E_FULL === '1';
const LANGUAGES = FULL ? (['it', 'en'] as const) : (['it'] as const);
const THEMES = FULL ? (['light', 'dark'] as const) : (['light'] as const);
const WIDTHS = FULL ? (['desk', 'phone'] as const) : (['desk'] as const);

const WINDOWS: Record<'desk' | 'phone', BrowserContextOptions> = {
  desk: { viewport: { width: 1366, height: 768 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

for (const language of LANGUAGES) {
  for (const theme of THEMES) {
    for (const width of WIDTHS) {
      test.describe(`${language} ${theme} ${width}`, () => {
        for (const { name, userName, open, only, slow, inJourney } of EVERY_SCREEN) {
          if ((only && only !== width) || ((slow ?? inJourney) && !FULL)) continue;
          test(`axe finds nothing on ${name}`, async ({ visitor, browser, product }) => {
            // axe looks at each of the 4,500 cells of a month
            test.setTimeout(180_000);
            const options = { ...WINDOWS[width], colorScheme: theme, reducedMotion: 'reduce' as const };
            const context = userName
              ? (await visitor(userName, options)).context
              : await browser.newContext({ baseURL: product.url, locale: 'it-IT', ...options });
            await context.addInitScript((chosen) => localStorage.setItem('lingua', chosen), language);
            const page = context.pages()[0] ?? (await context.newPage());
            const takeBack = await open(page);
            await expect(page.locator('html')).toHaveAttribute('lang', language);
            await expectAccessible(page, name);
            await takeBack?.();
            if (!userName) await context.close();
          });
        }
      });
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
