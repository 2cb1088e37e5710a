import { expect } from 'vitest';

/** Waits for a notice of a kind: 1 success, 3 warning, 4 error (P8.10). */
export async function expectNotice(type: 1 | 3 | 4, text: string): Promise<void> {
  await expect.poll(() => textsOfNotices(type)).toContainEqual(expect.stringContaining(text));
}

export function textsOfNotices(type: 1 | 3 | 4): readonly string[] {
  return [...document.querySelectorAll(`[data-type="${type}"]`)].map(({ textContent }) => textContent);
}
