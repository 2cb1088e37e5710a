import {
  askToRead,
  deskList,
  endReadAsk,
  listDeskItems,
  listItemVersions,
  readDeskAsk,
  readDeskItem,
  readItemReads,
  readItemUses,
  type DeskAskReply,
  type DeskItem,
  type ReadAsk,
} from '@torre/contract/content';
import { OUTCOME } from '@torre/contract/outcome';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { pageOf } from '../testing/fake-list.ts';
import { ADMINISTRATOR, DONE, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';
import { expectNotice } from '../testing/notice.ts';
import { SilentStream } from '../testing/silent-stream.ts';

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
  name: 'Nuova procedura',
  fields: { titolo: 'Nuova procedura' },
  english: null,
  allowedActions: ['write'],
  blocked: [],
};
const ASK: ReadAsk = {
  askId: '01a20027-0000-704e-aea4-e827010df9b7',
  version: 3,
  plants: ['LIRR'],
  categories: ['CTA'],
  due: '20261220',
  askedAt: '14/12/2026 09:00',
  asked: 12,
  signed: 5,
};
const NONE: DeskAskReply = {
  outcome: DONE,
  ask: null,
  allowedActions: ['ask'],
  plants: [
    { icao: 'LIRF', name: 'Fiumicino' },
    { icao: 'LIRR', name: 'Roma ACC' },
  ],
};
const ASKED: DeskAskReply = { ...NONE, ask: ASK, allowedActions: ['ask', 'end'] };

function openItem(reply: DeskAskReply, item: DeskItem = ITEM) {
  const { server, close } = openApp(`/redazione/${ID}`, (fake) => {
    signedIn(fake, { ...ADMINISTRATOR, allowedActions: ['edit-content'] });
    fake.answers(listDeskItems, (asked) => pageOf(deskList, [], asked));
    fake.answers(readItemReads, { outcome: DONE, days: [] });
    fake.answers(readItemUses, { outcome: DONE, uses: [] });
    fake.answers(listItemVersions, { outcome: DONE, versions: [] });
    fake.answers(readDeskItem, { outcome: DONE, item, named: [] });
    fake.answers(readDeskAsk, reply);
  });
  onTestFinished(close);
  return server;
}

const panel = page.getByRole('region', { name: 'Presa visione' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');

async function choose(field: string, option: string): Promise<void> {
  await dialog
    .getByRole('combobox', { name: field })
    .or(dialog.getByRole('textbox', { name: field }))
    .click();
  await page.getByRole('option', { name: option }).click();
}

test('who approves asks a plant and a category to sign until a day', async () => {
  const server = openItem(NONE);
  server.answers(askToRead, { outcome: DONE, ask: ASK });
  await panel.getByRole('button', { name: 'Chiedi la presa visione' }).click();
  const send = dialog.getByRole('button', { name: 'Chiedi la presa visione' });
  await expect.element(send).toBeDisabled();
  await choose('Impianti', 'LIRR · Roma ACC');
  await choose('Categorie', 'CTA');
  await dialog.getByRole('textbox', { name: 'Ultimo giorno per firmare' }).fill('20/12/2026');
  server.answers(readDeskAsk, ASKED);
  await send.click();
  await expectNotice(1, 'Presa visione chiesta');
  expect(server.askedFor(askToRead).map(({ body }) => body)).toEqual([
    { version: 3, plants: ['LIRR'], categories: ['CTA'], due: '20261220' },
  ]);
  await expect.element(panel.getByText('LIRR · CTA')).toBeVisible();
  await expect.element(panel.getByText('5 di 12')).toBeVisible();
});

test('what is refused stays in its window with the reason', async () => {
  const server = openItem(ASKED);
  server.refuses(askToRead, 409, OUTCOME.contentRefused, 'L’ultimo giorno è già passato.');
  await panel.getByRole('button', { name: 'Cambia' }).click();
  await dialog.getByRole('textbox', { name: 'Ultimo giorno per firmare' }).fill('01/12/2026');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect.element(dialog.getByText('L’ultimo giorno è già passato.')).toBeVisible();
});

test('of a newer version people sign anew only where that is ticked', async () => {
  const server = openItem(ASKED, { ...ITEM, version: 4, publishedVersion: 4 });
  server.answers(askToRead, { outcome: DONE, ask: ASK });
  await expect.element(panel.getByText('I lettori vedono la versione 4', { exact: false })).toBeVisible();
  const save = async (): Promise<void> => {
    await dialog.getByRole('button', { name: 'Salva' }).click();
    await expect.poll(() => dialog.query()).toBeNull();
  };
  await panel.getByRole('button', { name: 'Cambia' }).click();
  await save();
  await panel.getByRole('button', { name: 'Cambia' }).click();
  await dialog.getByRole('checkbox', { name: 'Chiedi la firma della versione 4' }).click();
  await save();
  expect(server.askedFor(askToRead).map(({ body }) => body)).toMatchObject([{ version: 3 }, { version: 4 }]);
});

test('the count follows signatures; the ask is ended after a question', async () => {
  const server = openItem(ASKED);
  server.answers(endReadAsk, { outcome: DONE });
  await expect.element(panel.getByText('5 di 12')).toBeVisible();
  server.answers(readDeskAsk, { ...ASKED, ask: { ...ASK, signed: 6 } });
  await SilentStream.tellOnceOpen('signatures', {}, '12');
  await expect.element(panel.getByText('6 di 12')).toBeVisible();
  await panel.getByRole('button', { name: 'Smetti di chiederla' }).click();
  server.answers(readDeskAsk, NONE);
  await button('Sì, smetti').click();
  await expectNotice(1, 'La presa visione non è più chiesta');
  await expect.element(panel.getByText('A nessuno è chiesto di leggerlo e firmarlo.')).toBeVisible();
  expect(server.askedFor(endReadAsk)).toHaveLength(1);
});

test('who writes reads the count and asks nothing', async () => {
  openItem({ ...ASKED, allowedActions: [] });
  await expect.element(panel.getByText('5 di 12')).toBeVisible();
  expect(panel.getByRole('button').query()).toBeNull();
});

test('a draft says that signatures are asked for when readers see it', async () => {
  openItem({ ...NONE, allowedActions: [] }, { ...ITEM, state: 'DRAFT', publishedVersion: null });
  await expect
    .element(panel.getByText('La presa visione si chiede di un articolo che i lettori vedono già.'))
    .toBeVisible();
  expect(panel.getByRole('button').query()).toBeNull();
});

test('what a withdrawn article still asks for is ended at the desk', async () => {
  const withdrawn: DeskItem = { ...ITEM, state: 'WITHDRAWN', publishedVersion: null };
  const server = openItem({ ...ASKED, allowedActions: ['end'] }, withdrawn);
  server.answers(endReadAsk, { outcome: DONE });
  await expect
    .element(panel.getByText('I lettori non vedono più l’articolo', { exact: false }))
    .toBeVisible();
  expect(panel.getByRole('button', { name: 'Cambia' }).query()).toBeNull();
  await panel.getByRole('button', { name: 'Smetti di chiederla' }).click();
  server.answers(readDeskAsk, { ...NONE, allowedActions: [] });
  await button('Sì, smetti').click();
  await expectNotice(1, 'La presa visione non è più chiesta');
  expect(server.askedFor(endReadAsk)).toHaveLength(1);
});
