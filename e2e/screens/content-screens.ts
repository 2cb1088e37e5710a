import { DEMO_ARTICLE } from '@torre/demo';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { HEADERS } from '../roster-calls.ts';
import { at, dialog, heading, panels } from './screen-state.ts';
import type { ScreenState } from './screen-state.ts';

const READ_ASK = `/api/content/desk/items/${DEMO_ARTICLE.full}/read-ask`;

/** An article asks the people of the approver's own category to sign; answers how it stops. */
async function askOwnCategory({ request }: Page): Promise<() => Promise<unknown>> {
  const session = (await (await request.get('/api/session')).json()) as { utente: { categoria: string } };
  const data = { version: 1, plants: [], categories: [session.utente.categoria], due: '20261220' };
  const answer = await request.put(READ_ASK, { headers: HEADERS, data });
  expect(answer.status()).toBe(200);
  return () => request.delete(READ_ASK, { headers: HEADERS });
}

const withAsk = (address: string, name: RegExp) => async (page: Page) => {
  const stop = await askOwnCategory(page);
  await at(address, (opened) => opened.getByRole('main').getByText(name))(page);
  return stop;
};

async function openAsking(page: Page): Promise<void> {
  await at(`/redazione/${DEMO_ARTICLE.full}`, panels)(page);
  await page.getByRole('button', { name: /^(Chiedi la presa visione|Ask for signatures)$/ }).click();
  await expect(dialog(page)).toBeVisible();
}

/** The desk sees the draft as the colleague does. */
const DRAFT = `/articoli/article/${DEMO_ARTICLE.draft}?revisione=bozza`;

async function openNaming(page: Page): Promise<void> {
  await at(`/redazione/${DEMO_ARTICLE.draft}`, panels)(page);
  await page
    .getByRole('button', { name: /^(Falla rivedere a un collega|Have a colleague read it)$/ })
    .click();
  await expect(dialog(page)).toBeVisible();
}

/** The articles, and one of them with its side column and comments. */
export const CONTENT_SCREENS: readonly ScreenState[] = [
  { name: 'articles', inJourney: true, userName: 'cta.lirr', open: at('/articoli', panels) },
  {
    name: 'article',
    inJourney: true,
    userName: 'cta.lirr',
    open: at(`/articoli/article/${DEMO_ARTICLE.full}`, panels),
  },
  {
    name: 'article that is not there',
    userName: 'cta.lirr',
    open: at(`/articoli/article/${DEMO_ARTICLE.draft}`, (page) =>
      page.getByText('Questo articolo non c’è più'),
    ),
  },
  {
    name: 'article without blocks',
    userName: 'cta.lirr',
    open: at(`/articoli/article/${DEMO_ARTICLE.plain}`, heading),
  },
  { name: 'editorial desk', userName: 'redattore', open: at('/redazione', heading) },
  { name: 'calendar of the desk', userName: 'redattore', open: at('/redazione/calendario', heading) },
  { name: 'comments of the desk', userName: 'redattore', open: at('/redazione/commenti', heading) },
  {
    name: 'home with an article to sign',
    inJourney: true,
    userName: 'editore',
    open: withAsk('/', /^(Da firmare|To sign): /),
  },
  {
    name: 'article to sign',
    inJourney: true,
    userName: 'editore',
    open: withAsk(
      `/articoli/article/${DEMO_ARTICLE.full}`,
      /^(Ho letto e compreso|I have read and understood)$/,
    ),
  },
  { name: 'asking to read and sign', inJourney: true, userName: 'editore', open: openAsking },
  {
    name: 'draft for a colleague',
    inJourney: true,
    userName: 'editore',
    open: at(DRAFT, (page) => page.getByRole('article')),
  },
  { name: 'naming who reads a draft', inJourney: true, userName: 'editore', open: openNaming },
  {
    name: 'signatures of a plant',
    inJourney: true,
    userName: 'responsabile.lirr',
    open: at('/responsabile/firme', heading),
  },
  {
    name: 'item of the desk',
    userName: 'editore',
    open: at(`/redazione/${DEMO_ARTICLE.asked}`, panels),
  },
];
