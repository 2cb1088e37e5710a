import { bePresentAtItem, leaveItem, saveDeskItem, stepDeskItem } from '@torre/contract/content';
import { PRESENCE_LIFE } from '@torre/contract/presence';
import { DEMO_ARTICLE } from '@torre/demo';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/index.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { employeeIdOf } from '../../testing/roster-steps.ts';
import { deleteSilentItemTabs } from './item-presence.store.ts';

let server: TestServer;
let editor: TestClient;
let approver: TestClient;
/** Personnel codes of the two. */
let ids: { readonly editor: string; readonly approver: string };

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  editor = await server.signIn('redattore');
  approver = await server.signIn('editore');
  ids = { editor: await employeeIdOf(editor), approver: await employeeIdOf(approver) };
});
afterAll(() => server.close());
/** Nobody is there yet. */
beforeEach(() => server.db.query('delete from content_presence'));

const newTab = (): string => crypto.randomUUID();
async function beat(client: TestClient, tabId: string, { id = DEMO_ARTICLE.draft, isWriting = false } = {}) {
  const { status, reply } = await client.call(bePresentAtItem, { path: { id, tabId }, body: { isWriting } });
  expect(status).toBe(200);
  return Object.fromEntries(reply.present.map((one) => [one.employeeId, one.isWriting]));
}
/** The tab was killed so long ago. */
const silentFor = (tabId: string, seconds: number) =>
  server.db.query(
    'update content_presence set seen_at = clock_timestamp() - make_interval(secs => $2) where tab_id = $1',
    [tabId, seconds],
  );

test('two at one item hear of each other, and whether the other writes, until one leaves', async () => {
  const [tab, other] = [newTab(), newTab()];
  expect(await beat(editor, tab, { isWriting: true })).toEqual({ [ids.editor]: true });
  expect(await beat(approver, other)).toEqual({ [ids.editor]: true, [ids.approver]: false });
  // A second tab that only looks takes nothing from the first.
  expect(await beat(editor, newTab())).toEqual({ [ids.editor]: true, [ids.approver]: false });
  expect(await beat(editor, tab)).toMatchObject({ [ids.editor]: false });
  await approver.call(leaveItem, { path: { id: DEMO_ARTICLE.draft, tabId: other } });
  expect(await beat(editor, tab)).toEqual({ [ids.editor]: false });
});

test('who looks at another item is not here, and a tab is at one item', async () => {
  const tab = newTab();
  await beat(approver, tab);
  expect(await beat(approver, tab, { id: DEMO_ARTICLE.asked })).toEqual({ [ids.approver]: false });
  expect(await beat(editor, newTab())).toEqual({ [ids.editor]: false });
});

test('who was killed is missed after a few beats, and forgotten within the hour', async () => {
  const tab = newTab();
  await beat(approver, tab);
  await silentFor(tab, PRESENCE_LIFE / 2);
  expect(await beat(editor, newTab())).toHaveProperty(ids.approver);
  await silentFor(tab, PRESENCE_LIFE + 1);
  expect(await beat(editor, newTab())).not.toHaveProperty(ids.approver);
  await silentFor(tab, 3601);
  await inTransaction(server.db, (tx) => deleteSilentItemTabs(tx));
  const { rows } = await server.db.query('select from content_presence where tab_id = $1', [tab]);
  expect(rows).toEqual([]);
});

test('a tab of somebody else is not taken away', async () => {
  const tab = newTab();
  await beat(approver, tab);
  await editor.call(leaveItem, { path: { id: DEMO_ARTICLE.draft, tabId: tab } });
  expect(await beat(editor, newTab())).toHaveProperty(ids.approver);
});

test('who has an item open hears at the next beat that it was saved, and what was decided', async () => {
  const standing = async () => {
    const { reply } = await approver.call(bePresentAtItem, {
      path: { id: DEMO_ARTICLE.draft, tabId: newTab() },
      body: { isWriting: false },
    });
    return { version: reply.version, state: reply.state };
  };
  const { version, state } = await standing();
  expect(state).toBe('DRAFT');
  const path = { id: DEMO_ARTICLE.draft };
  await editor.call(saveDeskItem, { path, body: { version, fields: { titolo: 'Un altro titolo' } } });
  expect(await standing()).toEqual({ version: version + 1, state: 'DRAFT' });
  await editor.call(stepDeskItem, { path, body: { version: version + 1, state, operation: 'ask' } });
  expect(await standing()).toEqual({ version: version + 1, state: 'ASKED' });
});
