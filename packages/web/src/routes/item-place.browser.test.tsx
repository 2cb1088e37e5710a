import {
  deskList,
  listDeskItems,
  listItemVersions,
  placeDeskItem,
  readDeskAsk,
  readDeskItem,
  readItemReads,
  readItemUses,
  type DeskItem,
} from '@torre/contract/content';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { pageOf } from '../testing/fake-list.ts';
import { ADMINISTRATOR, DONE, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';
import { expectNotice } from '../testing/notice.ts';

const ID = '01a20027-fa68-704e-aea4-e827010df9b7';
const ITEM: DeskItem = {
  id: ID,
  type: 'Echo_Articolo',
  state: 'DRAFT',
  version: 3,
  publishedVersion: null,
  publishAt: null,
  remark: null,
  channels: [],
  name: 'Mensa di Roma',
  fields: { titolo: 'Orari della mensa' },
  english: null,
  allowedActions: ['write', 'place'],
  blocked: [],
};
const PLACED: DeskItem = { ...ITEM, channels: ['home'] };

function openItem(item: DeskItem) {
  const { server, close } = openApp(`/redazione/${ID}`, (fake) => {
    signedIn(fake, { ...ADMINISTRATOR, allowedActions: ['edit-content'] });
    fake.answers(listDeskItems, (asked) => pageOf(deskList, [], asked));
    fake.answers(readItemReads, { outcome: DONE, days: [] });
    fake.answers(readDeskAsk, { outcome: DONE, ask: null, allowedActions: [], plants: [] });
    fake.answers(readItemUses, { outcome: DONE, uses: [] });
    fake.answers(listItemVersions, { outcome: DONE, versions: [] });
    fake.answers(readDeskItem, { outcome: DONE, item, named: [] });
    fake.answers(placeDeskItem, { outcome: DONE, item: PLACED });
  });
  onTestFinished(close);
  return server;
}

const home = page.getByRole('checkbox', { name: 'In primo piano nella home' });

test('[P6.01] an article is put on the home, over the channels that were seen', async () => {
  const server = openItem(ITEM);
  await expect.element(home).not.toBeChecked();
  server.answers(readDeskItem, { outcome: DONE, item: PLACED, named: [] });
  await home.click();
  await expect.element(home).toBeChecked();
  await expectNotice(1, 'L’articolo sta nella home');
  expect(server.askedFor(placeDeskItem).map(({ body }) => body)).toEqual([{ seen: [], channels: ['home'] }]);
});

test('who may not put a published article on the home is told who decides', async () => {
  openItem({ ...PLACED, publishedVersion: 3, allowedActions: ['write'] });
  await expect.element(home).toBeChecked();
  await expect.element(home).toBeDisabled();
  await expect.element(page.getByText('È già pubblicato: lo decide chi pubblica.')).toBeVisible();
});
