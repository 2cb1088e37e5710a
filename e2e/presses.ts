import type { BrowserContext } from '@playwright/test';

export interface Presses {
  /** How often a key, a button of the mouse or a finger went down; letters typed into fields are not counted. */
  count(): number;
}

/** Counts the presses on the pages of these contexts, as the pages themselves see them. A choice in a list is two. */
export async function countPresses(...contexts: readonly BrowserContext[]): Promise<Presses> {
  let count = 0;
  for (const context of contexts) {
    await context.exposeFunction('pressed', (presses: number) => void (count += presses));
    await context.addInitScript(() => {
      const page = window as unknown as { pressed: (presses: number) => void };
      addEventListener('pointerdown', () => page.pressed(1), true);
      addEventListener('keydown', ({ key }) => void (key.length > 1 && page.pressed(1)), true);
      addEventListener(
        'change',
        ({ target }) => {
          if (target instanceof HTMLSelectElement) page.pressed(2);
          if (target instanceof HTMLInputElement && target.type === 'file') page.pressed(2);
        },
        true,
      );
    });
  }
  return { count: () => count };
}
