import {
  bePresentAtItem,
  deskList,
  leaveItem,
  listDeskItems,
  listItemVersions,
  readDeskAsk,
  readDeskItem,
  readItemReads,
  readItemUses,
  saveDeskItem,
  type DeskItem,
} from '@torre/contract/content';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { NOTICE, notify } from '../platform/notify.ts';
import { covered } from '../testing/covered.ts';
import { pageOf } from '../testing/fake-list.ts';
import { ADMINISTRATOR, DONE, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';

const ID = '01a20027-fa68-704e-aea4-e827010df9b8';
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
  allowedActions: ['write', 'ask', 'schedule', 'publish'],
  blocked: [],
};
const STANDING = { version: ITEM.version, state: ITEM.state };
const OWN = ADMINISTRATOR.utente.codicePersonale;
const person = (employeeId: string, employeeName: string, isWriting: boolean) => ({
  employeeId,
  employeeName,
  employeeSurname: 'Rinaldi',
  isWriting,
});

function openItem() {
  const { server, close } = openApp(`/redazione/${ID}`, (fake) => {
    signedIn(fake, { ...ADMINISTRATOR, allowedActions: ['edit-content'] });
    fake.answers(listDeskItems, (asked) => pageOf(deskList, [], asked));
    fake.answers(readItemReads, { outcome: DONE, days: [] });
    fake.answers(readDeskAsk, { outcome: DONE, ask: null, allowedActions: [], plants: [] });
    fake.answers(readItemUses, { outcome: DONE, uses: [] });
    fake.answers(listItemVersions, { outcome: DONE, versions: [] });
    fake.answers(readDeskItem, { outcome: DONE, item: ITEM, named: [] });
    fake.answers(saveDeskItem, { outcome: DONE, item: ITEM });
  });
  onTestFinished(close);
  return { server };
}

test('who writes in an item hears at the next beat who else has it open, and who of these writes', async () => {
  const { server } = openItem();
  await expect.element(page.getByRole('textbox', { name: 'Titolo', exact: true })).toBeVisible();
  expect(page.getByText(/^Lo ha aperto anche/).elements()).toEqual([]);
  server.answers(bePresentAtItem, {
    outcome: DONE,
    present: [person(OWN, 'Io', true), person('800002', 'Paolo', true), person('800003', 'Anna', false)],
    ...STANDING,
  });
  // What is typed is said at once.
  await page.getByRole('textbox', { name: 'Titolo', exact: true }).fill('Nuovi orari');
  await expect.element(page.getByText(/^Ora ci scrive anche Paolo Rinaldi:/)).toBeVisible();
  await expect.element(page.getByText('Lo ha aperto anche Anna Rinaldi.')).toBeVisible();
  expect(page.getByText(/Io Rinaldi/).elements()).toEqual([]);
  const beats = server.askedFor(bePresentAtItem);
  expect(beats.map(({ body }) => body)).toEqual(
    expect.arrayContaining([{ isWriting: false }, { isWriting: true }]),
  );
  expect(new Set(beats.map(({ path }) => path)).size).toBe(1);
});

test('where the server cannot be reached nobody is said to be here', async () => {
  const { server } = openItem();
  server.answers(bePresentAtItem, { outcome: DONE, present: [person('800003', 'Anna', false)], ...STANDING });
  await page.getByRole('textbox', { name: 'Titolo', exact: true }).fill('Nuovi orari');
  await expect.element(page.getByText('Lo ha aperto anche Anna Rinaldi.')).toBeVisible();
  server.loses(bePresentAtItem);
  await page.getByRole('textbox', { name: 'Titolo', exact: true }).fill('Orari della mensa');
  await expect.element(page.getByText('Lo ha aperto anche Anna Rinaldi.')).not.toBeInTheDocument();
});

test('who goes back to the list says goodbye', async () => {
  const { server } = openItem();
  await expect.element(page.getByRole('textbox', { name: 'Titolo', exact: true })).toBeVisible();
  // React mounts twice here, as everywhere in development: the first of the two says goodbye at once.
  await expect.poll(() => server.askedFor(leaveItem).length).toBe(1);
  await page.getByRole('link', { name: 'Redazione' }).first().click();
  await expect.poll(() => server.askedFor(leaveItem).length).toBe(2);
});

test('what a colleague saved or decided meanwhile is told, and shown when one asks for it', async () => {
  const { server } = openItem();
  const title = page.getByRole('textbox', { name: 'Titolo', exact: true });
  await expect.element(title).toHaveValue('Orari della mensa');
  expect(page.getByText(/^Intanto/).elements()).toEqual([]);
  const item = { ...ITEM, state: 'ASKED' as const, version: 4, fields: { titolo: 'Menù della mensa' } };
  server.answers(readDeskItem, { outcome: DONE, item, named: [] });
  server.answers(bePresentAtItem, { outcome: DONE, present: [], version: 4, state: 'ASKED' });
  await page.getByRole('textbox', { name: 'Sommario' }).fill('Da lunedì si mangia alle 12.');
  await expect.element(page.getByText(/^Intanto è stata salvata la versione 4:/)).toBeVisible();
  await expect.element(page.getByText('Intanto lo stato è cambiato: ora è «da pubblicare».')).toBeVisible();
  // Nothing changes under the eyes of who reads.
  await expect.element(title).toHaveValue('Orari della mensa');
  await page.getByRole('button', { name: 'Mostra com’è ora' }).click();
  await expect.element(title).toHaveValue('Menù della mensa');
  await expect
    .element(page.getByRole('textbox', { name: 'Sommario' }))
    .toHaveValue('Da lunedì si mangia alle 12.');
  await expect.element(page.getByText(/^Intanto/)).not.toBeInTheDocument();
});

test('what was heard before the own save says nothing about a colleague', async () => {
  const { server } = openItem();
  server.answers(bePresentAtItem, {
    outcome: DONE,
    present: [person('800003', 'Anna', false)],
    version: 2,
    state: 'DRAFT',
  });
  await page.getByRole('textbox', { name: 'Titolo', exact: true }).fill('Nuovi orari');
  await expect.element(page.getByText('Lo ha aperto anche Anna Rinaldi.')).toBeVisible();
  expect(page.getByText(/^Intanto/).elements()).toEqual([]);
});

test('on a phone no notice covers the buttons at the foot of the page', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1366, 768));
  openItem();
  await expect.element(page.getByRole('textbox', { name: 'Titolo', exact: true })).toBeVisible();
  notify({ type: NOTICE.error, text: 'Contenuto non salvato', staysMs: null });
  await expect.element(page.getByText('Contenuto non salvato')).toBeVisible();
  const foot = ['Salva', 'Chiedi la pubblicazione', 'Programma', 'Pubblica'].map((name) =>
    page.getByRole('button', { name, exact: true }).element(),
  );
  await expect.poll(() => covered(foot)).toEqual([]);
});
