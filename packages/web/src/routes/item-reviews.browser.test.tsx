import {
  deskList,
  endReview,
  findReviewers,
  listDeskItems,
  listItemVersions,
  listReviews,
  nameReviewer,
  readDeskAsk,
  readDeskItem,
  readItemReads,
  readItemUses,
  type DeskItem,
  type Review,
  type listReviews as ListReviews,
} from '@torre/contract/content';
import type { ReplyOf } from '@torre/contract/endpoint';
import { OUTCOME } from '@torre/contract/outcome';
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
  name: 'Nuova procedura',
  fields: { titolo: 'Nuova procedura' },
  english: null,
  allowedActions: ['write'],
  blocked: [],
};
const REVIEW: Review = {
  reviewId: '01a20027-0000-704e-aea4-e827010df9b7',
  employeeId: 'R1234',
  employeeName: 'Anna',
  employeeSurname: 'Bianchi',
  until: '20261221',
  askedBy: 'Caruso Martina',
  askedAt: '14/12/2026 09:00',
};
type Reply = ReplyOf<typeof ListReviews>;
const NONE: Reply = { outcome: DONE, reviews: [], allowedActions: ['name'] };
const NAMED: Reply = { ...NONE, reviews: [REVIEW] };

function openItem(reply: Reply) {
  const { server, close } = openApp(`/redazione/${ID}`, (fake) => {
    signedIn(fake, { ...ADMINISTRATOR, allowedActions: ['edit-content'] });
    fake.answers(listDeskItems, (asked) => pageOf(deskList, [], asked));
    fake.answers(readItemReads, { outcome: DONE, days: [] });
    fake.answers(readItemUses, { outcome: DONE, uses: [] });
    fake.answers(listItemVersions, { outcome: DONE, versions: [] });
    fake.answers(readDeskItem, { outcome: DONE, item: ITEM, named: [] });
    fake.answers(readDeskAsk, { outcome: DONE, ask: null, allowedActions: [], plants: [] });
    fake.answers(findReviewers, {
      outcome: DONE,
      people: [{ employeeId: 'R1234', employeeName: 'Anna', employeeSurname: 'Bianchi' }],
    });
    fake.answers(listReviews, reply);
  });
  onTestFinished(close);
  return server;
}

const panel = page.getByRole('region', { name: 'Far rivedere la bozza' });
const dialog = page.getByRole('dialog');
const last = () => dialog.getByRole('textbox', { name: 'Ultimo giorno', exact: false });

async function choosePerson(): Promise<void> {
  await panel.getByRole('button', { name: 'Falla rivedere a un collega' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Falla rivedere a un collega' })).toBeDisabled();
  await dialog
    .getByRole('combobox', { name: 'Collega' })
    .or(dialog.getByLabelText('Collega'))
    .first()
    .fill('bian');
  await page.getByRole('option', { name: 'Bianchi Anna · R1234' }).click();
}

test('the desk names a colleague who reads the draft for a week', async () => {
  const server = openItem(NONE);
  server.answers(nameReviewer, { outcome: DONE });
  await expect.element(panel.getByText('Nessun collega legge questa bozza.')).toBeVisible();
  await choosePerson();
  // A week from the day of the session.
  await expect.element(last()).toHaveValue('21/12/2026');
  server.answers(listReviews, NAMED);
  await dialog.getByRole('button', { name: 'Falla rivedere a un collega' }).click();
  await expectNotice(1, 'Il collega può leggere la bozza');
  expect(server.askedFor(nameReviewer).map(({ body }) => body)).toEqual([
    { employeeId: 'R1234', until: '20261221' },
  ]);
  await expect.element(panel.getByText('Bianchi Anna')).toBeVisible();
  await expect.element(panel.getByText('Fino al 21/12/2026', { exact: false })).toBeVisible();
});

test('a day that is too far is refused in the window', async () => {
  const server = openItem(NONE);
  server.refuses(nameReviewer, 409, OUTCOME.contentRefused, 'Una bozza si rilegge per 30 giorni al massimo.');
  await choosePerson();
  await last().fill('31/01/2027');
  await dialog.getByRole('button', { name: 'Falla rivedere a un collega' }).click();
  await expect.element(dialog.getByText('Una bozza si rilegge per 30 giorni al massimo.')).toBeVisible();
});

test('the draft is taken back from the colleague after a question', async () => {
  const server = openItem(NAMED);
  server.answers(endReview, { outcome: DONE });
  await panel.getByRole('button', { name: 'Togli la bozza a Bianchi Anna' }).click();
  server.answers(listReviews, NONE);
  await page.getByRole('button', { name: 'Sì, togli' }).click();
  await expectNotice(1, 'Il collega non legge più la bozza');
  expect(server.askedFor(endReview).map(({ path }) => path)).toEqual([
    `/content/desk/items/${ID}/reviews/${REVIEW.reviewId}`,
  ]);
  await expect.element(panel.getByText('Nessun collega legge questa bozza.')).toBeVisible();
});

test('of what is published nobody is named', async () => {
  openItem({ ...NONE, allowedActions: [] });
  await expect.element(panel.getByText('Non c’è una bozza da far rivedere', { exact: false })).toBeVisible();
  expect(panel.getByRole('button').query()).toBeNull();
});
