import { getAsset } from '@torre/contract/assets';
import { getItem, readDraft, type Item, type Rendition } from '@torre/contract/content';
import type { ReplyOf } from '@torre/contract/endpoint';
import { ownNotices } from '@torre/contract/notices';
import { OUTCOME } from '@torre/contract/outcome';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { ADMINISTRATOR, DONE, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';
import { SilentStream } from '../testing/silent-stream.ts';

const ID = '01a20027-fa68-704e-aea4-e827010df9b7';
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const renditions: Rendition[] = [
  {
    name: 'large',
    formats: [
      {
        format: 'jpg',
        metadata: { width: 1, height: 1, size: 70 },
        links: [{ href: '/api/content/assets/icona/large' }],
      },
    ],
  },
];
const item = (id: string, type: Item['type'], fields: Item['fields']): Item => ({
  id,
  name: id,
  type,
  language: 'it',
  createdDate: { value: 0 },
  fields,
});
const DRAFT: ReplyOf<typeof readDraft> = {
  outcome: DONE,
  item: item(ID, 'Echo_Articolo', {
    titolo: 'Nuova procedura',
    testo: 'Ancora da rivedere',
    // As a field names it: without what the link is made of.
    lista_link: [{ id: 'link', name: 'Sito' }],
    lista_video: [{ id: 'video', name: 'Filmato' }],
  }),
  parts: [
    item('link', 'Echo_Link', { testo: 'Sito nuovo', immagine: { id: 'icona', name: 'Icona' } }),
    item('icona', 'Echo_Immagine', { renditions, testo_alternativo: 'Icona' }),
    item('video', 'Echo_Video', { titolo: 'Il filmato in bozza', anteprima: { id: 'icona', name: 'Icona' } }),
  ],
  until: '20261221',
};

function openDraft(address = `/articoli/article/${ID}?revisione=bozza`) {
  const { server, close } = openApp(address, (fake) => {
    signedIn(fake, ADMINISTRATOR);
    fake.answers(readDraft, DRAFT);
    fake.answers(
      getAsset,
      () =>
        new Response(
          Uint8Array.from(atob(PIXEL), (sign) => sign.charCodeAt(0)),
          { headers: { 'Content-Type': 'image/png' } },
        ),
    );
  });
  onTestFinished(close);
  return server;
}

test('a draft is read as such, with the pictures of its parts and until when; readers’ calls are not asked', async () => {
  const server = openDraft();
  await expect.element(page.getByRole('heading', { name: 'Nuova procedura', level: 1 })).toBeVisible();
  await expect.element(page.getByText('Bozza da rivedere')).toBeVisible();
  await expect.element(page.getByText('fino al 21/12/2026', { exact: false })).toBeVisible();
  await expect.element(page.getByText('Sito nuovo')).toBeVisible();
  await expect.element(page.getByText('Il filmato in bozza')).toBeVisible();
  const drawn = () => document.querySelectorAll('[data-state="loaded"]').length;
  // The icon of the link, and the preview of the video.
  await expect.poll(drawn).toBe(2);
  expect(server.askedFor(getItem)).toEqual([]);
});

test('what is taken back meanwhile leaves the screen', async () => {
  const server = openDraft();
  await expect.element(page.getByText('Ancora da rivedere')).toBeVisible();
  server.refuses(readDraft, 404, OUTCOME.notFound);
  await SilentStream.tellOnceOpen('notices', { plant: '', isOwn: true }, '12');
  await expect.element(page.getByText('Questa bozza non si può leggere', { exact: false })).toBeVisible();
  expect(page.getByText('Ancora da rivedere').query()).toBeNull();
});

test('the bell says who asks and leads to the draft', async () => {
  const server = openDraft('/articoli');
  server.answers(ownNotices, {
    outcome: DONE,
    notices: [
      {
        noticeId: '01a20027-0000-704e-aea4-e827010df9b7',
        kind: 'REVIEW',
        plant: '',
        changes: [],
        request: null,
        waiting: null,
        substitution: null,
        reason: null,
        needsAcknowledgement: false,
        madeAt: '14/12/2026 09:00',
        review: { articleId: ID, askedBy: 'Caruso Martina', until: '20261221' },
      },
    ],
  });
  await SilentStream.tellOnceOpen('notices', { plant: '', isOwn: true }, '12');
  await page.getByRole('button', { name: 'Avvisi: uno da leggere', exact: true }).click();
  const opened = page.getByRole('region', { name: 'Avvisi' });
  await expect
    .element(
      opened.getByText(
        'Caruso Martina ti chiede di rivedere la bozza di un articolo: puoi leggerla fino al 21/12/2026.',
      ),
    )
    .toBeVisible();
  await opened.getByRole('link', { name: 'Vai alla bozza' }).click();
  await expect.element(page.getByRole('heading', { name: 'Nuova procedura', level: 1 })).toBeVisible();
});
