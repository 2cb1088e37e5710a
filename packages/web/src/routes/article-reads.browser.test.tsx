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
import { trackEvent, type AnalyticsBody } from '@torre/contract/shell';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { pageOf } from '../testing/fake-list.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { ADMINISTRATOR, DONE, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';

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

function openItem(declare: (server: FakeServer) => void) {
  const app = openApp(`/redazione/${ID}`, (server) => {
    signedIn(server, { ...ADMINISTRATOR, allowedActions: ['edit-content'] });
    server.answers(listDeskItems, (asked) => pageOf(deskList, [], asked));
    server.answers(readItemUses, { outcome: DONE, uses: [] });
    server.answers(listItemVersions, { outcome: DONE, versions: [] });
    server.answers(readItemReads, { outcome: DONE, days: [] });
    server.answers(readDeskAsk, { outcome: DONE, ask: null, allowedActions: [], plants: [] });
    server.answers(readDeskItem, { outcome: DONE, item: ITEM, named: [] });
    declare(server);
  });
  onTestFinished(app.close);
  return app;
}

test('[P7.25][P7.26] the view of a screen and an action on it are each posted with their context and their event', async () => {
  const { server } = openItem((fake) =>
    fake.answers(saveDeskItem, { outcome: DONE, item: { ...ITEM, version: 4 } }),
  );
  await page.getByRole('main').getByRole('textbox', { name: 'Titolo', exact: true }).fill('Nuovi orari');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect
    .poll(() => server.askedFor(trackEvent).map(({ body }) => (body as AnalyticsBody).event.kind))
    .toEqual(expect.arrayContaining(['view', 'action']));
  const context = { screen: '/redazione/$id', language: 'it', viewport: expect.any(String) };
  const posted = server.asked
    .filter(({ method, path }) => method === 'POST' && path === '/analytics/events')
    .map(({ body }) => body);
  expect(posted).toContainEqual({ context, event: { kind: 'view', name: 'contenuto' } });
  expect(posted).toContainEqual({ context, event: { kind: 'action', name: expect.any(String) } });
});

test('the desk sees the reads of an article by day, the latest first, and their total', async () => {
  openItem((fake) =>
    fake.answers(readItemReads, {
      outcome: DONE,
      days: [
        { day: '20261112', reads: 4 },
        { day: '20261113', reads: 0 },
        { day: '20261114', reads: 11 },
      ],
    }),
  );
  await page.getByText('Letture degli ultimi 30 giorni').click();
  await expect.element(page.getByText('Totale: 15.', { exact: false })).toBeVisible();
  const table = page.getByRole('region', { name: 'Letture degli ultimi 30 giorni' });
  await expect.element(table.getByRole('row').nth(1)).toMatchTextContent('14/11/2026');
  expect(
    table
      .getByRole('rowheader')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['14/11/2026', '12/11/2026']);
});
