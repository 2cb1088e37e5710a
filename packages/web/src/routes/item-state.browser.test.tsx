import {
  deskList,
  listDeskItems,
  listItemVersions,
  readDeskAsk,
  readDeskItem,
  readItemReads,
  readItemUses,
  stepDeskItem,
  type DeskItem,
} from '@torre/contract/content';
import { OUTCOME } from '@torre/contract/outcome';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pageOf } from '../testing/fake-list.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { ADMINISTRATOR, DONE, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';
import { expectNotice, textsOfNotices } from '../testing/notice.ts';

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
  fields: { titolo: 'Orari della mensa', testo: 'Uno' },
  english: null,
  allowedActions: ['write', 'ask', 'schedule', 'publish'],
  blocked: [],
};

function open(address: string, declare: (server: FakeServer) => void) {
  const app = openApp(address, (server) => {
    signedIn(server, { ...ADMINISTRATOR, allowedActions: ['edit-content'] });
    server.answers(readItemReads, { outcome: DONE, days: [] });
    server.answers(readDeskAsk, { outcome: DONE, ask: null, allowedActions: [], plants: [] });
    server.answers(readItemUses, { outcome: DONE, uses: [] });
    server.answers(listItemVersions, { outcome: DONE, versions: [] });
    server.answers(listDeskItems, (asked) => pageOf(deskList, [], asked));
    declare(server);
  });
  onTestFinished(app.close);
  return app;
}

const openItem = (item: Partial<DeskItem>, declare: (server: FakeServer) => void = () => undefined) =>
  open(`/redazione/${ID}`, (server) => {
    server.answers(readDeskItem, { outcome: DONE, item: { ...ITEM, ...item }, named: [] });
    declare(server);
  });

test('the remark of who sent an item back stays while its draft is saved by itself', async () => {
  openItem({ remark: 'Fino a che ora?' });
  await expect.element(page.getByText('Rimandato: Fino a che ora?')).toBeVisible();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });

const FIRST_VERSION = {
  version: 1,
  name: ITEM.name,
  fields: { titolo: 'Il primo titolo', testo: 'Uno' },
  english: null,
  savedAt: '13/12/2026 09:00',
  savedBy: 'Rossi Anna',
};

test('the title says the state, and which version readers see meanwhile', async () => {
  openItem({ publishedVersion: 2 });
  const head = page.getByRole('main').getByText('pubblicata la versione 2');
  await expect.element(head).toBeVisible();
  await expect.element(page.getByRole('main').getByText('bozza', { exact: true })).toBeVisible();
});

test('the list says of a draft that readers see an older version of it', async () => {
  open('/redazione', (server) =>
    server.answers(listDeskItems, (asked) =>
      pageOf(
        deskList,
        [
          {
            itemId: ID,
            name: 'Mensa di Roma',
            title: 'Orari della mensa',
            state: 'DRAFT',
            type: 'Echo_Articolo',
            isPublished: true,
            channels: [],
            savedBy: 'Rossi Anna',
            savedAt: '14/12/2026 10:00',
            publishAt: null,
          },
        ],
        asked,
      ),
    ),
  );
  await expect.element(page.getByText('bozza', { exact: true }).last()).toBeVisible();
  await expect.element(page.getByText('pubblicato', { exact: true }).last()).toBeVisible();
});

test('a step that was taken is confirmed', async () => {
  openItem({}, (server) =>
    server.answers(stepDeskItem, { outcome: DONE, item: { ...ITEM, state: 'ASKED', allowedActions: [] } }),
  );
  await button('Chiedi la pubblicazione').click();
  await expectNotice(1, 'Pubblicazione chiesta');
  expect(textsOfNotices(4)).toEqual([]);
});

test('the failure of a step goes when the next one begins', async () => {
  const { server } = openItem({}, (fake) =>
    fake.refuses(stepDeskItem, 409, OUTCOME.contentRefused, 'La data è già passata.'),
  );
  await button('Chiedi la pubblicazione').click();
  await expectNotice(4, 'La data è già passata.');
  server.answers(stepDeskItem, { outcome: DONE, item: { ...ITEM, state: 'ASKED', allowedActions: [] } });
  await button('Chiedi la pubblicazione').click();
  await expectNotice(1, 'Pubblicazione chiesta');
  expect(textsOfNotices(4)).toEqual([]);
});

test('what is scheduled already is scheduled anew from its day and hour in Rome', async () => {
  openItem({ state: 'SCHEDULED', publishAt: '2026-12-20T06:30:00.000Z' });
  await button('Programma').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('textbox', { name: 'Giorno' })).toHaveValue('20/12/2026');
  await expect.element(dialog.getByRole('textbox', { name: 'Ora' })).toHaveValue('07:30');
});

test.each([
  ['the remark of who sends back', `/redazione/${ID}`, 'Rimanda', 'Che cosa manca'],
  ['the name of new content', '/redazione', 'Nuovo contenuto', 'Nome per la redazione'],
])('Escape asks before it throws away %s', async (_, address, opener, label) => {
  open(address, (server) =>
    server.answers(readDeskItem, {
      outcome: DONE,
      item: { ...ITEM, state: 'ASKED', allowedActions: ['sendBack'] },
      named: [],
    }),
  );
  await button(opener).click();
  const typed = page.getByRole('dialog').getByRole('textbox', { name: label });
  await typed.fill('Scritto con cura');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('alertdialog').getByRole('button', { name: 'No', exact: true }).click();
  await expect.element(typed).toHaveValue('Scritto con cura');
});

test('a missing field is judged by what is typed, and readers are named only where they see a version', async () => {
  const reason = {
    code: OUTCOME.contentRefused,
    messageIT: 'Manca il campo «titolo»: compilalo prima di pubblicare.',
    text: { key: 'content.incomplete', values: { field: 'titolo' } },
  };
  openItem({ state: 'ASKED', fields: { testo: 'Uno' }, blocked: [{ action: 'publish', reason }] });
  await expect.element(page.getByText('Manca il campo «titolo»', { exact: false })).toBeVisible();
  await page.getByRole('main').getByRole('textbox', { name: 'Titolo', exact: true }).fill('Orari');
  await expect.element(page.getByText('Salva prima le modifiche')).toBeVisible();
  await expect
    .element(page.getByText('Salvare riporta il contenuto in bozza.', { exact: true }))
    .toBeVisible();
  expect(page.getByText('Manca il campo «titolo»', { exact: false }).elements()).toEqual([]);
});

test.each([
  ['DRAFT', 'si salvano da soli'],
  ['PUBLISHED', 'salvali per tenerli'],
] as const)('what is restored into %s: %s', async (state, words) => {
  openItem({ state }, (server) =>
    server.answers(listItemVersions, { outcome: DONE, versions: [FIRST_VERSION] }),
  );
  await page.getByText('Versioni').first().click();
  await button('Ripristina').click();
  await expectNotice(1, words);
  await expect
    .element(page.getByRole('main').getByRole('textbox', { name: 'Titolo', exact: true }))
    .toHaveValue('Il primo titolo');
});

test('the version that stands is compared with nothing', async () => {
  openItem({}, (server) =>
    server.answers(listItemVersions, {
      outcome: DONE,
      versions: [
        { ...FIRST_VERSION, version: 3, fields: ITEM.fields as typeof FIRST_VERSION.fields },
        FIRST_VERSION,
      ],
    }),
  );
  await page.getByText('Versioni').first().click();
  await expect.element(button('Confronta')).toBeVisible();
  expect(button('Confronta').elements()).toHaveLength(1);
});

test('a link takes the whole width, and where it is used leads there', async () => {
  openItem({ type: 'Echo_Link', fields: { testo: 'Orari' } }, (server) =>
    server.answers(readItemUses, {
      outcome: DONE,
      uses: [{ id: 'altro', name: 'Mensa e bar', type: 'Echo_Articolo', isPublished: true }],
    }),
  );
  await page.getByText('Dove è usato').first().click();
  await expect
    .element(page.getByRole('link', { name: 'Mensa e bar' }))
    .toHaveAttribute('href', '/redazione/altro');
  expect(page.getByRole('region', { name: 'Anteprima' }).elements()).toEqual([]);
});

test('who begins a document is told where its file is sent', async () => {
  open('/redazione', () => undefined);
  await button('Nuovo contenuto').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Tipo' }).selectOptions('Documento');
  await expect.element(dialog.getByText('Il file si manda subito dopo', { exact: false })).toBeVisible();
});
