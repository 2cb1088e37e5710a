import type { APIRequestContext, Page } from '@playwright/test';
import {
  askToRead,
  createItem,
  endReadAsk,
  listDeskComments,
  placeDeskItem,
  saveDeskItem,
  stepComment,
  stepDeskItem,
} from '@torre/contract/content';
import { buildRequest } from '@torre/contract/endpoint';
import type { CallArguments, Endpoint, ReplyOf } from '@torre/contract/endpoint';
import { expect, test } from '../fixtures.ts';
import { HEADERS } from '../roster-calls.ts';

/** Words that would leave a mark on the page if any of them were taken for markup, by the field that holds them. */
const hostile = (field: string): string => `"'><img src=x onerror=ran=1>{{ran=1}} ${field}`;
/** The name at the desk and the fields of a link and of a button have room for less. */
const NAME = '<img src=x onerror=ran=1>';
const SHORT = '<b onclick=ran=1>vai';
const TEXTS = {
  titolo: hostile('titolo'),
  sottotitolo: hostile('sottotitolo'),
  abstract: hostile('sommario'),
  testo: `${hostile('testo')}\n</p><script>ran=1</script>\n<svg/onload=ran=1>`,
};

async function made<E extends Endpoint>(
  request: APIRequestContext,
  endpoint: E,
  input: CallArguments<E>,
): Promise<ReplyOf<E>> {
  const { url, method, body } = buildRequest(endpoint, input);
  const answer = await request.fetch(url, {
    method,
    headers: { ...HEADERS, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { data: body }),
  });
  expect(answer.status(), `${endpoint.id}: ${await answer.text()}`).toBe(200);
  return (await answer.json()) as ReplyOf<E>;
}

/** Each of the texts stands on the page as it was typed; no markup of theirs does, and nothing of them has run. */
async function standsAsTyped(page: Page, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect(page.getByText(text).first()).toBeVisible();
  await standsAsWords(page);
}

async function standsAsWords(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'ran' in globalThis), 'something typed has run').toBe(false);
  await expect(page.locator('img[src="x"], [onclick], [onerror], [onload], main script')).toHaveCount(0);
}

test('markup in every text of the portal stands on every page as it was typed, and none of it runs', async ({
  visitor,
}) => {
  test.slow();
  const [editor, approver, reader, manager] = await Promise.all(
    ['redattore', 'editore', 'cta.lirr', 'responsabile.lirr'].map((name) => visitor(name)),
  );
  const write = editor!.context.request;
  const create = async (type: string, fields: Record<string, string | string[]>): Promise<string> => {
    const { id } = await made(write, createItem, { body: { type, name: `${NAME} ${type}`, fields } });
    return id;
  };
  const publish = (id: string, version = 1) =>
    made(approver!.context.request, stepDeskItem, { path: { id }, body: { version, operation: 'publish' } });

  const comments = await create('Echo_Lista_Commenti', {});
  const link = await create('Echo_Link', {
    url: 'https://www.example.com/?q="><script>ran=1</script>',
    testo: NAME,
    title: hostile('collegamento'),
  });
  const document = await create('Echo_Documento', {
    titolo: hostile('documento'),
    link_esterno: 'https://www.example.com/',
  });
  const video = await create('Echo_Video', {
    titolo: hostile('video'),
    url_esterno: 'https://www.example.com/',
  });
  for (const id of [comments, link, document, video]) await publish(id);
  const article = await create('Echo_Articolo', {
    ...TEXTS,
    titolo_bottone: SHORT,
    lista_echo_commenti: comments,
    lista_link: [link],
    spalla_destra_link: [link],
    spalla_destra_documenti: [document],
    lista_video: [video],
  });
  const english = Object.fromEntries(Object.entries(TEXTS).map(([name, text]) => [name, `${text} en`]));
  await made(write, saveDeskItem, { path: { id: article }, body: { version: 1, english } });
  const { item } = await publish(article, 2);
  await made(approver!.context.request, placeDeskItem, {
    path: { id: article },
    body: { seen: item.channels, channels: ['home'] },
  });
  const later = await create('Echo_Articolo', { titolo: hostile('dopo') });
  await made(approver!.context.request, stepDeskItem, {
    path: { id: later },
    body: { version: 1, operation: 'schedule', publishAt: '2026-12-20T08:00:00Z' },
  });
  await made(approver!.context.request, askToRead, {
    path: { id: article },
    body: { version: item.publishedVersion!, plants: ['LIRR'], categories: [], due: '20261220' },
  });
  await made(reader!.context.request, createItem, {
    body: { type: 'Echo_Commento', fields: { articolo_id: article, testo: hostile('commento') } },
  });

  await test.step('at the desk', async () => {
    const { page } = editor!;
    await page.goto('/redazione');
    await standsAsTyped(page, TEXTS.titolo, hostile('video'));
    await page.goto(`/redazione/${article}`);
    await standsAsTyped(page, TEXTS.titolo, hostile('documento'), `${NAME} Echo_Articolo`);
    await page.goto('/redazione/commenti');
    await standsAsTyped(page, hostile('commento'));
    await page.goto('/redazione/calendario');
    await standsAsTyped(page, hostile('dopo'));
  });
  const { comments: waiting } = await made(write, listDeskComments, { query: { state: 'WAITING' } });
  const own = waiting.find(({ articleId }) => articleId === article)!;
  await made(write, stepComment, {
    path: { id: own.id },
    body: { version: own.version, operation: 'publish' },
  });

  await test.step('for who reads', async () => {
    const { page } = reader!;
    await page.goto('/articoli');
    await standsAsTyped(page, TEXTS.titolo, TEXTS.abstract);
    await page.getByRole('link', { name: TEXTS.titolo }).first().click();
    await standsAsTyped(
      page,
      TEXTS.titolo,
      TEXTS.sottotitolo,
      hostile('testo'),
      hostile('documento'),
      hostile('video'),
      hostile('commento'),
    );
    await expect(page.getByRole('link', { name: NAME, exact: true }).first()).toBeVisible();
    await page.goto('/');
    await standsAsTyped(page, TEXTS.titolo);
    await page.getByRole('button', { name: /avvis/i }).first().click();
    // The title stands on the page too: only what is open can be closed, and only then the key is the search's.
    await expect(page.getByRole('dialog')).toContainText(TEXTS.titolo);
    await standsAsTyped(page, TEXTS.titolo);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await page.getByRole('search').getByRole('textbox').fill('onerror');
    await standsAsTyped(page, TEXTS.titolo);
  });

  await test.step('for who manages the plant', async () => {
    await manager!.page.goto('/responsabile/firme');
    await standsAsTyped(manager!.page, TEXTS.titolo);
  });

  // Other journeys count what waits for a signature and what stands on the home.
  await made(approver!.context.request, endReadAsk, { path: { id: article } });
  for (const [id, version, operation] of [
    [article, 2, 'withdraw'],
    [later, 1, 'sendBack'],
  ] as const)
    await made(approver!.context.request, stepDeskItem, {
      path: { id },
      body: { version, operation, ...(operation === 'sendBack' && { remark: 'Era una prova.' }) },
    });
});
