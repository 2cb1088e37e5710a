import type { BrowserContext } from '@playwright/test';

/** What the browser refused in the pages of this context because their policy forbids it; grows while they are open. */
export function watchPolicy(context: BrowserContext): readonly string[] {
  const refused: string[] = [];
  context.on('console', (message) => {
    if (/content security policy|permissions policy/i.test(message.text())) refused.push(message.text());
  });
  return refused;
}
