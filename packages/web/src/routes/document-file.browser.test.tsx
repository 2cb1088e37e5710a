import {
  deskList,
  listDeskItems,
  listItemVersions,
  readDeskItem,
  readItemUses,
  type DeskItem,
} from '@torre/contract/content';
import { attachDocument, readDeskDocument, type DeskDocument } from '@torre/contract/documents';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pageOf } from '../testing/fake-list.ts';
import { ADMINISTRATOR, DONE, signedIn } from '../testing/fake-session.ts';
import { StandingUploads } from '../testing/fake-uploads.ts';
import { openApp, type MountedApp } from '../testing/mounted-app.tsx';

const ID = '01a20027-fa68-704e-aea4-e827010df9b8';
const ITEM: DeskItem = {
  id: ID,
  type: 'Echo_Documento',
  state: 'DRAFT',
  version: 1,
  publishedVersion: null,
  publishAt: null,
  remark: null,
  channels: [],
  name: 'Manuale',
  fields: { titolo: 'Manuale' },
  english: null,
  allowedActions: ['write'],
  blocked: [],
};
const FILE: DeskDocument = { name: '<b>manuale</b>.txt', size: 2048, reading: 'READ' };

function open(item: DeskItem, standing: DeskDocument | null): MountedApp {
  let file = standing;
  const app = openApp(`/redazione/${ID}`, (server) => {
    signedIn(server, { ...ADMINISTRATOR, allowedActions: ['edit-content'] });
    new StandingUploads().declare(server);
    server.answers(readItemUses, { outcome: DONE, uses: [] });
    server.answers(listItemVersions, { outcome: DONE, versions: [] });
    server.answers(listDeskItems, (asked) => pageOf(deskList, [], asked));
    server.answers(readDeskItem, { outcome: DONE, item, named: [] });
    server.answers(readDeskDocument, () => ({ outcome: DONE, file }));
    server.answers(attachDocument, () => {
      file = FILE;
      return { outcome: DONE };
    });
  });
  onTestFinished(app.close);
  return app;
}

test('a draft of a document is given the file that is sent for it, and says that the search knows its text', async () => {
  const { server } = open(ITEM, null);
  await expect.element(page.getByText('Un pdf, un docx o un txt', { exact: false })).toBeVisible();
  await userEvent.upload(
    document.querySelector<HTMLInputElement>('input[type=file]')!,
    new File(['ciao'], 'manuale.txt', { type: 'text/plain' }),
  );
  await expect.element(page.getByText('<b>manuale</b>.txt (2 kB)')).toBeVisible();
  await expect.element(page.getByText('La ricerca conosce il suo testo.')).toBeVisible();
  expect(server.askedFor(attachDocument)).toHaveLength(1);
});

test('a file that cannot be read says so', async () => {
  open(ITEM, { ...FILE, reading: 'FAILED' });
  await expect
    .element(page.getByText('Il testo di questo file non si legge', { exact: false }))
    .toBeVisible();
});

test('what readers see takes no file any more', async () => {
  open({ ...ITEM, state: 'PUBLISHED', publishedVersion: 1 }, null);
  await expect.element(page.getByText('Nessun file.', { exact: false })).toBeVisible();
  expect(document.querySelector('input[type=file]')).toBeNull();
});
