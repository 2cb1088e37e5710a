import type { Page, Response } from 'playwright-core';
import { newContext, openSignIn, pressSignIn, untilComplete } from '../browser/calendar-page.ts';
import { fixed } from '../figures/figure.ts';
import type { Measure } from './measure.ts';

const BYTES_PER_KB = 1000;

/** Adds up the compressed bodies of the scripts that the page asks for. */
function countScripts(page: Page): () => Promise<number> {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) scripts.push(response);
  });
  return async () => {
    const sizes = scripts.map(async (script) => {
      // files of a few hundred bytes come as they are
      const encoding = script.headers()['content-encoding'] ?? 'br';
      if (encoding !== 'br') throw new Error(`${script.url()} came as ${encoding}, not as brotli`);
      return (await script.request().sizes()).responseBodySize;
    });
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / BYTES_PER_KB;
  };
}

/** What a browser with an empty cache really loads. */
export const bundle: Measure = {
  name: 'bundle',
  about: 'JavaScript that Chromium with an empty cache loads, brotli, as sent',
  run: async (bench) => {
    const browser = await bench.browser();
    const { url } = await bench.product();
    const context = await newContext(browser, url);
    const page = await context.newPage();
    const scripts = countScripts(page);
    await openSignIn(page);
    await page.waitForLoadState('networkidle');
    const signIn = await scripts();
    await pressSignIn(page);
    await untilComplete(page);
    const calendar = await scripts();
    await context.close();
    return [
      { name: 'sign-in page', unit: 'kB', rounds: fixed(signIn), aim: { of: 'figure', atMost: 150 } },
      {
        name: 'from sign-in to the calendar',
        unit: 'kB',
        rounds: fixed(calendar),
        aim: { of: 'figure', atMost: 215 },
      },
    ];
  },
};
