import {
  deskList,
  listDeskItems,
  listItemVersions,
  readDeskAsk,
  readDeskItem,
  readItemReads,
  readItemUses,
  saveDeskItem,
  stepDeskItem,
  type DeskItem,
  type DeskRow,
} from '@torre/contract/content';
import { OUTCOME } from '@torre/contract/outcome';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { pageOf } from '../testing/fake-list.ts';
import type { FakeServer } from '../testing/fake-server.ts';
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
  fields: { titolo: 'Orari della mensa', testo: 'Uno\n<b>due</b>' },
  english: null,
  allowedActions: ['write', 'ask', 'schedule', 'publish'],
  blocked: [],
};
const row = (title: string, state: DeskRow['state']): DeskRow => ({
  itemId: ID,
  name: `Nome di ${title}`,
  title,
  state,
  type: 'Echo_Articolo',
  isPublished: false,
  channels: [],
  savedBy: 'Rossi Anna',
  savedAt: '14/12/2026 10:00',
  publishAt: null,
});

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

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true });

test('the desk is listed by state, and an item opens from its row', async () => {
  const { server } = open('/redazione?stato=ASKED', (fake) => {
    fake.answers(listDeskItems, (asked) =>
      pageOf(deskList, [row('Da leggere', 'ASKED'), row('Appena iniziato', 'DRAFT')], asked),
    );
    fake.answers(readDeskItem, { outcome: DONE, item: ITEM, named: [] });
  });
  await expect.element(page.getByText('Da leggere').first()).toBeVisible();
  expect(page.getByText('Appena iniziato').elements()).toEqual([]);
  expect(server.askedFor(listDeskItems)[0]!.query.get('state')).toBe('ASKED');
  await button('Apri').first().click();
  await expect.element(page.getByRole('heading', { name: 'Mensa di Roma', level: 1 })).toBeVisible();
});

test('[P2.40] a draft is saved by itself after a pause, with its version and the changed field; the page beside it shows what is typed', async () => {
  const { server } = openItem({}, (fake) =>
    fake.answers(saveDeskItem, {
      outcome: DONE,
      item: { ...ITEM, version: 4, fields: { ...ITEM.fields, titolo: 'Nuovi orari' } },
    }),
  );
  await field('Titolo').fill('Nuovi orari');
  await expect.element(page.getByRole('status').filter({ hasText: 'non ancora salvate' })).toBeVisible();
  // What a reader would see: markup as it was typed.
  const preview = page.getByRole('tabpanel', { name: 'Anteprima' });
  await expect.element(preview).toMatchTextContent('Nuovi orari');
  await expect.element(preview).toMatchTextContent('<b>due</b>');
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Tutto salvato · versione 4' }), { timeout: 10_000 })
    .toBeVisible();
  expect(server.askedFor(saveDeskItem).map(({ body }) => body)).toEqual([
    { version: 3, state: 'DRAFT', fields: { titolo: 'Nuovi orari' } },
  ]);
});

test('whoever closes the tab while something is not saved yet is asked, and it is saved meanwhile', async () => {
  const { server } = openItem({}, (fake) =>
    fake.answers(saveDeskItem, {
      outcome: DONE,
      item: { ...ITEM, version: 4, fields: { titolo: 'Nuovi orari' } },
    }),
  );
  const closes = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await field('Titolo').fill('Nuovi orari');
  await expect.element(page.getByRole('status').filter({ hasText: 'non ancora salvate' })).toBeVisible();
  expect(closes()).toBe(true);
  // At once, and not only after the pause in typing.
  await expect.poll(() => server.askedFor(saveDeskItem).length, { timeout: 3000 }).toBe(1);
  await expect.element(page.getByRole('status').filter({ hasText: 'Tutto salvato' })).toBeVisible();
  await expect.poll(closes).toBe(false);
});

test('a draft that did not reach the server is saved by itself once the network is back', async () => {
  const { server } = openItem({}, (fake) => fake.loses(saveDeskItem));
  await field('Titolo').fill('Nuovi orari');
  await expect.element(page.getByRole('status').filter({ hasText: 'non ancora salvate' })).toBeVisible();
  window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await expectNotice(4, 'Contenuto non salvato');
  const tries = server.askedFor(saveDeskItem).length;
  server.answers(saveDeskItem, {
    outcome: DONE,
    item: { ...ITEM, version: 4, fields: { ...ITEM.fields, titolo: 'Nuovi orari' } },
  });
  window.dispatchEvent(new Event('online'));
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Tutto salvato · versione 4' }))
    .toBeVisible();
  expect(server.askedFor(saveDeskItem)).toHaveLength(tries + 1);
});

test('what is published is saved only by its button', async () => {
  const { server } = openItem({ state: 'PUBLISHED', publishedVersion: 3 }, (fake) =>
    fake.answers(saveDeskItem, {
      outcome: DONE,
      item: { ...ITEM, version: 4, publishedVersion: 3, fields: { titolo: 'Nuovi orari' } },
    }),
  );
  await field('Titolo').fill('Nuovi orari');
  await expect
    .element(page.getByRole('region', { name: 'Testo' }))
    .toMatchTextContent('Salvare riporta il contenuto in bozza');
  // Longer than the pause after which a draft saves itself.
  await new Promise((resolve) => setTimeout(resolve, 5000));
  expect(server.askedFor(saveDeskItem)).toEqual([]);
  await button('Salva').click();
  await expectNotice(1, 'Contenuto salvato');
  expect(server.askedFor(saveDeskItem)).toHaveLength(1);
});

test('of two who changed one field both texts are shown, and the own one is saved over the version that was seen', async () => {
  const theirs = { ...ITEM, version: 5, fields: { ...ITEM.fields, titolo: 'Titolo degli altri' } };
  const conflict = { field: 'titolo', side: 'it', wanted: 'Mio', standing: 'Titolo degli altri' };
  let tries = 0;
  const { server } = openItem({}, (fake) =>
    fake.answers(saveDeskItem, () => {
      tries += 1;
      return tries === 1
        ? Response.json(
            {
              outcome: { code: OUTCOME.stale, messageIT: 'Qualcun altro ha cambiato questo contenuto' },
              item: theirs,
              conflicts: [conflict],
            },
            { status: 412 },
          )
        : {
            outcome: DONE,
            item: { ...theirs, version: 6, fields: { ...ITEM.fields, titolo: 'Mio titolo' } },
          };
    }),
  );
  await field('Titolo').fill('Mio titolo');
  await button('Salva').click();
  const alert = page.getByRole('alert').filter({ hasText: 'ha cambiato lo stesso campo' });
  await expect.element(alert).toMatchTextContent('Titolo (it): ora «Titolo degli altri», tu «Mio»');
  await alert.getByRole('button', { name: 'Tieni il mio testo' }).click();
  await expect.element(field('Titolo')).toHaveValue('Mio titolo');
  await button('Salva').click();
  await expect.element(page.getByRole('status').filter({ hasText: 'versione 6' })).toBeVisible();
  expect(server.askedFor(saveDeskItem).map(({ body }) => body)).toEqual([
    { version: 3, state: 'DRAFT', fields: { titolo: 'Mio titolo' } },
    { version: 5, state: 'DRAFT', fields: { titolo: 'Mio titolo' } },
  ]);
});

test('a step that a rule would refuse is switched off and says why', async () => {
  const reason = { code: OUTCOME.contentRefused, messageIT: 'Hai scritto tu l’ultima versione.' };
  openItem({ state: 'ASKED', blocked: [{ action: 'publish', reason }] });
  await expect.element(button('Pubblica')).toBeDisabled();
  await expect.element(page.getByText('Hai scritto tu l’ultima versione.')).toBeVisible();
  await expect.element(button('Programma')).toBeEnabled();
});

test('an approver sends back with a remark, and schedules by day and time in Rome', async () => {
  const { server } = openItem({ state: 'ASKED', allowedActions: ['write', 'sendBack', 'schedule'] }, (fake) =>
    fake.answers(stepDeskItem, {
      outcome: DONE,
      item: { ...ITEM, state: 'ASKED', allowedActions: ['write', 'sendBack', 'schedule'] },
    }),
  );
  await button('Rimanda').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: 'Rimanda' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Che cosa manca' }).fill('Di quale sede?');
  await dialog.getByRole('button', { name: 'Rimanda' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await button('Programma').click();
  await dialog.getByRole('textbox', { name: 'Giorno' }).fill('20/12/2026');
  await dialog.getByRole('textbox', { name: 'Ora' }).fill('7.30');
  await dialog.getByRole('button', { name: 'Programma' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.askedFor(stepDeskItem).map(({ body }) => body)).toEqual([
    { version: 3, state: 'ASKED', operation: 'sendBack', remark: 'Di quale sede?' },
    { version: 3, state: 'ASKED', operation: 'schedule', publishAt: '2026-12-20T06:30:00.000Z' },
  ]);
});

test('an earlier version is compared and brought back into the text', async () => {
  openItem({ state: 'PUBLISHED' }, (fake) =>
    fake.answers(listItemVersions, {
      outcome: DONE,
      versions: [
        {
          version: 1,
          name: 'Mensa di Roma',
          fields: { titolo: 'Il primo titolo', testo: 'Uno\n<b>due</b>' },
          english: null,
          savedAt: '13/12/2026 09:00',
          savedBy: 'Rossi Anna',
        },
      ],
    }),
  );
  await page.getByText('Versioni').first().click();
  await button('Confronta').click();
  const list = page.getByRole('list', { name: 'Versioni' });
  await expect.element(list).toMatchTextContent('Titolo (it)');
  await expect.element(list).toMatchTextContent('Il primo titolo');
  await button('Ripristina').click();
  await expect.element(field('Titolo')).toHaveValue('Il primo titolo');
});

test('what is scheduled stands in the calendar day by day, the next first', async () => {
  const at = (title: string, publishAt: string): DeskRow => ({
    ...row(title, 'SCHEDULED'),
    itemId: title,
    publishAt,
  });
  const { server } = open('/redazione/calendario', (fake) =>
    fake.answers(listDeskItems, {
      outcome: DONE,
      rows: [at('Prima', '20/12/2026 09:00'), at('Poi', '20/12/2026 18:30'), at('Dopo', '21/12/2026 09:00')],
      beyond: null,
      total: 3,
    }),
  );
  const first = page.getByRole('list', { name: '20/12/2026' });
  await expect.element(first).toMatchTextContent('18:30');
  await expect.element(first.getByRole('link', { name: 'Prima' })).toBeVisible();
  await expect
    .element(page.getByRole('list', { name: '21/12/2026' }).getByRole('link', { name: 'Dopo' }))
    .toBeVisible();
  const query = server.askedFor(listDeskItems)[0]!.query;
  expect([query.get('state'), query.get('order')]).toEqual(['SCHEDULED', 'publishAt']);
});
