import { listArticles, type ArticleSummary } from '@torre/contract/content';
import type { SessionReply } from '@torre/contract/identity';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { CREATED } from '../testing/fake-article.ts';
import { declareHome } from '../testing/fake-home.ts';
import { CONTROLLER, MANAGER, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';

const WORD = 'Precipitevolissimevolmenteincontrovertibilissimamente';

const NEWS: readonly ArticleSummary[] = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({
  id,
  language: 'it' as const,
  titolo: `${WORD}${WORD} ${id}`,
  abstract: `${WORD}${WORD}`,
  titolo_bottone: `${WORD}${WORD}`,
  publishedDate: CREATED,
}));

async function openHome(session: SessionReply, width: number): Promise<void> {
  onTestFinished(() => page.viewport(1366, 768));
  await page.viewport(width, 844);
  const app = openApp('/', (server) => {
    signedIn(server, session);
    declareHome(server);
    server.answers(listArticles, { articles: NEWS });
  });
  onTestFinished(app.close);
  await expect.element(page.getByRole('group', { name: 'Notizie' })).toBeVisible();
}

test.each([
  { who: 'an employee', session: CONTROLLER, width: 390 },
  { who: 'an employee', session: CONTROLLER, width: 1366 },
  { who: 'a manager', session: MANAGER, width: 390 },
  { who: 'a manager', session: MANAGER, width: 1366 },
])(
  'news without a picture and with long words stay in their column for $who at $width px',
  async ({ session, width }) => {
    await openHome(session, width);
    const root = document.documentElement;
    expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
    const card = page.getByRole('heading', { name: 'Notizie' }).element().closest('section')!;
    const right = card.parentElement!.getBoundingClientRect().right;
    // Where the first slide ends its words end too; the others stand to its right, out of sight.
    const slide = card.querySelector('[aria-roledescription=diapositiva]')!;
    for (const part of [card, slide, slide.querySelector('b')!, slide.querySelector('a')!])
      expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(right + 0.5);
  },
);

test('a carousel speaks the language of the screen: what it is, and which of its slides stands there', async () => {
  await openHome(CONTROLLER, 1366);
  const carousel = page.getByRole('group', { name: 'Notizie' });
  await expect.element(carousel).toHaveAttribute('aria-roledescription', 'carosello');
  const where = page.getByRole('status').filter({ hasText: /\d/ });
  await expect.poll(() => where.elements().map(({ textContent }) => textContent)).toEqual(['1 di 6']);
  await page.getByRole('button', { name: 'Successivo' }).click();
  await expect.poll(() => where.elements().map(({ textContent }) => textContent)).toEqual(['2 di 6']);
});
