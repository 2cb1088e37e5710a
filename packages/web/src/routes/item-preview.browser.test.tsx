import { getAsset, listDeskAssets, type DeskAsset } from '@torre/contract/assets';
import {
  deskList,
  getItem,
  listDeskItems,
  listItemVersions,
  readDeskAsk,
  readDeskItem,
  readDraft,
  readItemReads,
  readItemUses,
  type DeskItem,
  type Item,
  type Rendition,
} from '@torre/contract/content';
import { OUTCOME } from '@torre/contract/outcome';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { pageOf } from '../testing/fake-list.ts';
import { ADMINISTRATOR, DONE, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';

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
const ITEM: DeskItem = {
  id: ID,
  type: 'Echo_Articolo',
  state: 'DRAFT',
  version: 3,
  publishedVersion: null,
  publishAt: null,
  remark: null,
  channels: [],
  name: 'Nuova procedura',
  fields: { titolo: 'Nuova procedura', lista_link: ['link'], lista_video: ['video'] },
  english: null,
  allowedActions: ['write'],
  blocked: [],
};
const item = (id: string, type: Item['type'], fields: Item['fields']): Item => ({
  id,
  name: id,
  type,
  language: 'it',
  createdDate: { value: 0 },
  fields,
});
const icon = { id: 'icona', name: 'Icona', fields: { renditions, testo_alternativo: 'Icona' } };
/** A draft, as the desk's call gives it. */
const PARTS: Readonly<Record<string, Item>> = {
  link: item('link', 'Echo_Link', { testo: 'Sito nuovo', url: 'https://esempio.it', immagine: icon }),
  video: item('video', 'Echo_Video', {
    titolo: 'Il filmato in bozza',
    files: [{ href: '/api/content/assets/film/video', mimeType: 'video/webm' }],
    anteprima: icon,
  }),
};

const asset = (id: string): DeskAsset => ({
  id,
  type: 'Echo_Immagine',
  name: 'Torre',
  state: 'DRAFT',
  version: 3,
  alternative: 'La torre',
  focus: '50 20',
  renditions,
  video: null,
});

function openItem(item: DeskItem, assets: readonly DeskAsset[] = []) {
  const { server, close } = openApp(`/redazione/${ID}`, (fake) => {
    signedIn(fake, { ...ADMINISTRATOR, allowedActions: ['edit-content'] });
    fake.answers(listDeskItems, (asked) => pageOf(deskList, [], asked));
    fake.answers(listDeskAssets, { outcome: DONE, assets: [...assets], total: assets.length });
    fake.answers(readItemReads, { outcome: DONE, days: [] });
    fake.answers(readItemUses, { outcome: DONE, uses: [] });
    fake.answers(listItemVersions, { outcome: DONE, versions: [] });
    fake.answers(readDeskItem, { outcome: DONE, item, named: [] });
    fake.answers(readDeskAsk, { outcome: DONE, ask: null, allowedActions: [], plants: [] });
    fake.refuses(getItem, 404, OUTCOME.notFound);
    fake.answers(readDraft, ({ path }) => ({
      outcome: DONE,
      item: PARTS[path.split('/').at(-1)!]!,
      parts: [],
      until: null,
    }));
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

test('the preview of a draft shows the pictures of its links and its videos, which readers do not see', async () => {
  const server = openItem(ITEM);
  const preview = page.getByRole('tabpanel', { name: 'Anteprima' });
  await expect.element(preview).toMatchTextContent('Sito nuovo');
  await expect.element(preview).toMatchTextContent('Il filmato in bozza');
  const panel = (await preview.findElement()) as HTMLElement;
  // The icon of the link, and the preview of the video, which can be played.
  await expect.poll(() => panel.querySelectorAll('[data-state="loaded"]').length).toBe(2);
  expect(panel.querySelector('button[aria-label*="Il filmato in bozza"]')).not.toBeNull();
  expect(server.askedFor(getItem)).toEqual([]);
});

test('the preview of a phone is drawn as phones draw it, and that of a desk fits its place', async () => {
  openItem({ ...ITEM, fields: { ...ITEM.fields, testo: 'Uno', immagine: 'icona' } }, [asset('icona')]);
  const preview = page.getByRole('tabpanel', { name: 'Anteprima' });
  await expect.element(preview).toMatchTextContent('Sito nuovo');
  const panel = (await preview.findElement()) as HTMLElement;
  const banner = () => panel.querySelector('article > header')!;
  // P2.35, P2.41: 150 px, and the picture above the text.
  expect(banner().getBoundingClientRect().height).toBe(150);
  const image = () => [...panel.querySelectorAll('article div')].map((one) => getComputedStyle(one).float);
  expect(image()).not.toContain('left');
  await page.getByRole('tab', { name: 'Schermo, 1366 px' }).click();
  await expect.poll(image).toContain('left');
  await expect.poll(() => panel.scrollWidth <= panel.clientWidth).toBe(true);
});

test('the page of a picture shows the picture, and names its focal point in words', async () => {
  const fields = { testo_alternativo: 'La torre', punto_focale: '50 20' };
  openItem({ ...ITEM, type: 'Echo_Immagine', fields }, [asset(ID)]);
  await expect
    .element(page.getByRole('img', { name: 'La torre' }))
    .toHaveAttribute('src', '/api/content/assets/icona/large');
  await expect
    .element(page.getByRole('textbox', { name: 'Punto focale (% da sinistra e dall’alto)' }))
    .toHaveValue('50 20');
});

test.each([
  { english: { titolo: 'New procedure' }, heading: 'New procedure', isNoted: false },
  { english: null, heading: 'Nuova procedura', isNoted: true },
])(
  'the English page of an item with $english in English says that it is Italian only: $isNoted',
  async (row) => {
    const { close } = openApp(`/redazione/${ID}`, (fake) => {
      signedIn(fake, { ...ADMINISTRATOR, allowedActions: ['edit-content'] });
      fake.answers(listDeskItems, (asked) => pageOf(deskList, [], asked));
      fake.answers(readItemReads, { outcome: DONE, days: [] });
      fake.answers(readItemUses, { outcome: DONE, uses: [] });
      fake.answers(listItemVersions, { outcome: DONE, versions: [] });
      fake.answers(readDeskItem, {
        outcome: DONE,
        item: {
          ...ITEM,
          fields: { titolo: 'Nuova procedura', sottotitolo: 'Da oggi' },
          english: row.english,
        },
        named: [],
      });
      fake.answers(readDeskAsk, { outcome: DONE, ask: null, allowedActions: [], plants: [] });
    });
    onTestFinished(close);
    await page.getByRole('tab', { name: 'Inglese' }).click();
    const preview = page.getByRole('tabpanel', { name: 'Anteprima' });
    await expect.element(preview).toMatchTextContent(row.heading);
    const note = 'Questo articolo è scritto solo in italiano.';
    await expect.poll(() => preview.element().textContent.includes(note)).toBe(row.isNoted);
  },
);
