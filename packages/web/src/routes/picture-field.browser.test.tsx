import { createAsset, getAsset, listDeskAssets, type DeskAsset } from '@torre/contract/assets';
import {
  deskList,
  listDeskItems,
  listItemVersions,
  readDeskAsk,
  readDeskItem,
  readItemReads,
  readItemUses,
  saveDeskItem,
  type DeskItem,
} from '@torre/contract/content';
import { getItem } from '@torre/contract/content';
import { OUTCOME } from '@torre/contract/outcome';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pageOf } from '../testing/fake-list.ts';
import { ADMINISTRATOR, DONE, signedIn } from '../testing/fake-session.ts';
import { StandingUploads } from '../testing/fake-uploads.ts';
import { openApp, type MountedApp } from '../testing/mounted-app.tsx';

const ID = '01a20027-fa68-704e-aea4-e827010df9b7';
const ITEM: DeskItem = {
  id: ID,
  type: 'Echo_Articolo',
  state: 'PUBLISHED',
  version: 3,
  publishedVersion: 3,
  publishAt: null,
  remark: null,
  channels: [],
  name: 'Mensa di Roma',
  fields: { titolo: 'Orari della mensa' },
  english: null,
  allowedActions: ['write'],
  blocked: [],
};
const asset = (id: string, name: string): DeskAsset => ({
  id,
  type: 'Echo_Immagine',
  name,
  state: 'DRAFT',
  version: 1,
  alternative: name,
  focus: null,
  renditions: [],
  video: null,
});
const DRAWN: DeskAsset = {
  ...asset('draft', 'Bozza'),
  renditions: [
    {
      name: 'large',
      formats: [
        {
          format: 'jpg',
          metadata: { width: 1, height: 1, size: 1 },
          links: [{ href: '/api/content/assets/draft/large' }],
        },
      ],
    },
  ],
};
const LIBRARY = [asset('p1', 'Pista'), asset('p2', '<b>Torre</b>')];

/** A white point. */
const POINT = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (sign) =>
  sign.charCodeAt(0),
);

function open(fields: DeskItem['fields'] = {}): MountedApp {
  const app = openApp(`/redazione/${ID}`, (server) => {
    signedIn(server, { ...ADMINISTRATOR, allowedActions: ['edit-content'] });
    new StandingUploads().declare(server);
    server.answers(readItemReads, { outcome: DONE, days: [] });
    server.answers(readDeskAsk, { outcome: DONE, ask: null, allowedActions: [], plants: [] });
    server.answers(readItemUses, { outcome: DONE, uses: [] });
    server.answers(listItemVersions, { outcome: DONE, versions: [] });
    server.answers(listDeskItems, (asked) => pageOf(deskList, [], asked));
    server.answers(readDeskItem, {
      outcome: DONE,
      item: { ...ITEM, fields: { ...ITEM.fields, ...fields } },
      named: [],
    });
    server.answers(getItem, () =>
      Response.json({ outcome: { code: OUTCOME.notFound, messageIT: '' } }, { status: 404 }),
    );
    server.answers(listDeskAssets, ({ query }) => {
      const id = query.get('id');
      const assets = [...LIBRARY, asset('new', 'nuova'), DRAWN].filter((one) => id === null || one.id === id);
      return { outcome: DONE, assets, total: assets.length };
    });
    server.answers(getAsset, () => new Response(POINT, { headers: { 'Content-Type': 'image/gif' } }));
    server.answers(createAsset, { outcome: DONE, id: 'new' });
    server.answers(saveDeskItem, ({ body }) => ({
      outcome: DONE,
      item: {
        ...ITEM,
        version: 4,
        fields: { ...ITEM.fields, ...(body as { fields: DeskItem['fields'] }).fields },
      },
    }));
  });
  onTestFinished(app.close);
  return app;
}

const banner = () => page.getByRole('group', { name: 'Immagine del banner' });

test('a picture of the library is chosen by what it shows, and saved with the item', async () => {
  const { server } = open();
  await userEvent.click(banner().getByRole('button', { name: 'Scegli un’immagine' }));
  await userEvent.click(banner().getByRole('button', { name: '<b>Torre</b>' }));
  await expect.element(banner().getByText('<b>Torre</b>')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Salva', exact: true }));
  await expect
    .poll(() => server.askedFor(saveDeskItem).map(({ body }) => body))
    .toEqual([{ version: 3, state: 'PUBLISHED', fields: { banner: 'p2' } }]);
});

test('a picture that is sent now needs an alternative text, and is chosen once it stands in the library', async () => {
  const { server } = open();
  await userEvent.click(banner().getByRole('button', { name: 'Scegli un’immagine' }));
  await userEvent.click(banner().getByRole('button', { name: 'Carica un’immagine' }));
  await userEvent.upload(
    banner().element().querySelector<HTMLInputElement>('input[type=file]')!,
    new File(['x'], 'nuova.jpg', { type: 'image/jpeg' }),
  );
  const add = banner().getByRole('button', { name: 'Aggiungi alla raccolta' });
  await expect.element(add).toBeDisabled();
  await userEvent.fill(banner().getByRole('textbox', { name: 'Testo alternativo' }), 'La torre nuova');
  await userEvent.click(add);
  await expect.element(banner().getByText('nuova')).toBeVisible();
  await expect
    .poll(() => server.askedFor(createAsset)[0]?.body)
    .toMatchObject({ name: 'nuova', alternative: 'La torre nuova', focus: '50 50' });
});

test('the preview shows a picture that nobody has published, as readers will see it', async () => {
  const { server } = open({ banner: 'draft' });
  const preview = page.getByRole('tabpanel', { name: 'Anteprima' });
  await expect.poll(() => preview.element().querySelector('[data-state=loaded]')).not.toBeNull();
  expect(server.askedFor(getItem)).toEqual([]);
});
