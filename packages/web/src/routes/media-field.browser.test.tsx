import { createAsset, listDeskAssets, type DeskAsset } from '@torre/contract/assets';
import {
  deskList,
  getItem,
  listDeskItems,
  listItemVersions,
  readDeskItem,
  readItemUses,
  saveDeskItem,
  type DeskItem,
} from '@torre/contract/content';
import { createUpload } from '@torre/contract/files';
import { OUTCOME } from '@torre/contract/outcome';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pageOf } from '../testing/fake-list.ts';
import { ADMINISTRATOR, DONE, signedIn } from '../testing/fake-session.ts';
import { StandingUploads } from '../testing/fake-uploads.ts';
import { openApp, type MountedApp } from '../testing/mounted-app.tsx';

const ID = '01a20027-fa68-704e-aea4-e827010df9b8';
const ITEM: DeskItem = {
  id: ID,
  type: 'Echo_Video',
  state: 'PUBLISHED',
  version: 3,
  publishedVersion: 3,
  publishAt: null,
  remark: null,
  channels: [],
  name: 'Decollo',
  fields: { titolo: 'Un decollo' },
  english: null,
  allowedActions: ['write'],
  blocked: [],
};
const asset = (id: string, type: DeskAsset['type'], name: string): DeskAsset => ({
  id,
  type,
  name,
  state: 'DRAFT',
  version: 1,
  alternative: null,
  focus: null,
  renditions: [],
  video: type === 'Echo_Filmato' ? { width: 640, height: 360, duration: 83.4 } : null,
});
const LIBRARY = [
  asset('film', 'Echo_Filmato', '<b>Pista 16R</b>'),
  asset('words', 'Echo_Sottotitoli', 'Parole del decollo'),
  asset('new', 'Echo_Filmato', 'nuovo'),
  asset('frame', 'Echo_Immagine', 'fotogramma'),
];

function open(fields: DeskItem['fields'] = ITEM.fields): MountedApp {
  const app = openApp(`/redazione/${ID}`, (server) => {
    signedIn(server, { ...ADMINISTRATOR, allowedActions: ['edit-content'] });
    new StandingUploads().declare(server);
    server.answers(readItemUses, { outcome: DONE, uses: [] });
    server.answers(listItemVersions, { outcome: DONE, versions: [] });
    server.answers(listDeskItems, (asked) => pageOf(deskList, [], asked));
    server.answers(readDeskItem, { outcome: DONE, item: { ...ITEM, fields }, named: [] });
    server.answers(getItem, () =>
      Response.json({ outcome: { code: OUTCOME.notFound, messageIT: '' } }, { status: 404 }),
    );
    server.answers(listDeskAssets, ({ query }) => {
      const [id, type] = [query.get('id'), query.get('type')];
      const assets = LIBRARY.filter((one) => one.type === type && (id === null || one.id === id));
      return { outcome: DONE, assets, total: assets.length };
    });
    server.answers(createAsset, ({ body }) => ({
      outcome: DONE,
      id: (body as { alternative?: string }).alternative === undefined ? 'new' : 'frame',
    }));
    server.answers(saveDeskItem, ({ body }) => ({
      outcome: DONE,
      item: {
        ...ITEM,
        version: 4,
        fields: { ...fields, ...(body as { fields: DeskItem['fields'] }).fields },
      },
    }));
  });
  onTestFinished(app.close);
  return app;
}

const group = (name: string) => page.getByRole('group', { name });
const files = () => group('File del video');
const saved = ({ server }: MountedApp) => server.askedFor(saveDeskItem).map(({ body }) => body);

test('a video and its captions are chosen from the library by their names, and saved with the item', async () => {
  const app = open();
  await userEvent.click(files().getByRole('button', { name: 'Scegli un video' }));
  const film = files().getByRole('button', { name: /^<b>Pista 16R<\/b>/ });
  await expect.element(film.getByText('1:23, 640 × 360')).toBeVisible();
  await userEvent.click(film);
  await expect.element(files().getByRole('button', { name: 'Togli <b>Pista 16R</b>' })).toBeVisible();
  const words = group('Sottotitoli in italiano');
  await userEvent.click(words.getByRole('button', { name: 'Scegli i sottotitoli' }));
  await userEvent.click(words.getByRole('button', { name: 'Parole del decollo' }));
  await userEvent.click(page.getByRole('button', { name: 'Salva', exact: true }));
  await expect
    .poll(() => saved(app))
    .toEqual([{ version: 3, state: 'PUBLISHED', fields: { files: ['film'], sottotitoli_it: 'words' } }]);
});

test('a video that is sent now is named, and chosen once it stands in the library', async () => {
  const app = open();
  await userEvent.click(files().getByRole('button', { name: 'Scegli un video' }));
  await userEvent.click(files().getByRole('button', { name: 'Carica un video' }));
  await userEvent.upload(
    files().element().querySelector<HTMLInputElement>('input[type=file]')!,
    new File(['x'], 'nuovo.webm', { type: 'video/webm' }),
  );
  await userEvent.click(files().getByRole('button', { name: 'Aggiungi alla raccolta' }));
  await expect.element(files().getByRole('button', { name: 'Togli nuovo' })).toBeVisible();
  expect(app.server.askedFor(createUpload)[0]!.body).toMatchObject({ area: 'redazione', kind: 'video' });
  expect(app.server.askedFor(createAsset)[0]!.body).toMatchObject({ name: 'nuovo' });
});

test('a video that is taken away leaves the field empty', async () => {
  const app = open({ ...ITEM.fields, files: ['film'] });
  await userEvent.click(files().getByRole('button', { name: 'Togli <b>Pista 16R</b>' }));
  await userEvent.click(page.getByRole('button', { name: 'Salva', exact: true }));
  await expect.poll(() => saved(app)).toEqual([{ version: 3, state: 'PUBLISHED', fields: { files: null } }]);
});

test('the frame at which the video stands is sent as a picture, with its alternative text, and becomes the preview', async () => {
  const app = open({ ...ITEM.fields, files: ['film'] });
  const frame = group('Anteprima da un fotogramma');
  const take = frame.getByRole('button', { name: 'Usa questo fotogramma' });
  await userEvent.click(take);
  await expect
    .element(frame.getByText('Il browser non riesce a leggere questo fotogramma', { exact: false }))
    .toBeVisible();
  const video = frame.element().querySelector('video')!;
  expect(video.getAttribute('src')).toBe('/api/content/assets/film/video');
  // As a browser that has read the video.
  Object.defineProperties(video, { videoWidth: { value: 3200 }, videoHeight: { value: 1800 } });
  await userEvent.click(take);
  await userEvent.fill(frame.getByRole('textbox', { name: 'Testo alternativo' }), 'Un aereo che decolla');
  await userEvent.click(frame.getByRole('button', { name: 'Aggiungi alla raccolta' }));
  await userEvent.click(page.getByRole('button', { name: 'Salva', exact: true }));
  await expect
    .poll(() => saved(app))
    .toEqual([{ version: 3, state: 'PUBLISHED', fields: { anteprima: 'frame' } }]);
  expect(app.server.askedFor(createUpload)[0]!.body).toMatchObject({
    kind: 'immagine',
    name: 'fotogramma.jpg',
  });
  expect(app.server.askedFor(createAsset)[0]!.body).toMatchObject({
    name: 'fotogramma',
    alternative: 'Un aereo che decolla',
  });
});
