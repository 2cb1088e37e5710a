import {
  createItem,
  listDeskComments,
  readDeskItem,
  saveDeskItem,
  stepComment,
  stepDeskItem,
} from '@torre/contract/content';
import type { DeskStep } from '@torre/contract/content';
import { acknowledgeNotice, ownNotices } from '@torre/contract/notices';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { employeeIdOf } from '../../testing/roster-steps.ts';

let server: TestServer;
let editor: TestClient;
let approver: TestClient;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  [editor, approver] = [await server.signIn('redattore'), await server.signIn('editore')];
});
afterAll(() => server.close());

async function draft(fields: Readonly<Record<string, string>> = {}, client = editor): Promise<string> {
  const body = {
    type: 'Echo_Articolo',
    name: 'Nuova torre',
    fields: { titolo: 'Nuova torre', ...fields },
  } as const;
  const { status, reply } = await client.call(createItem, { body });
  expect(status).toBe(200);
  return reply.id;
}

const step = (
  client: TestClient,
  id: string,
  operation: DeskStep['operation'],
  more: Partial<DeskStep> = {},
) => client.call(stepDeskItem, { path: { id }, body: { version: 1, operation, ...more } });

/** What the bell of somebody says of an item. */
const bell = async (client: TestClient, id: string) =>
  (await client.call(ownNotices, {})).reply.notices.filter(({ desk }) => desk?.itemId === id);

const nameOf = async (client: TestClient): Promise<string> => {
  const { rows } = await server.db.query(
    "select surname || ' ' || name as name from employee where employee_id = $1",
    [await employeeIdOf(client)],
  );
  return rows[0].name;
};

describe('what was asked for', () => {
  test('is told to who approves at once, with who asked, and to nobody else', async () => {
    const id = await draft();
    const streams = await Promise.all([approver, editor].map((client) => client.openEvents()));
    for (const stream of streams) await stream.next('hello');
    expect((await step(editor, id, 'ask')).status).toBe(200);
    expect((await streams[0]!.next('notices')).data).toEqual({ plant: '', isOwn: true });
    const [notice, ...more] = await bell(approver, id);
    expect(more).toEqual([]);
    expect(notice).toMatchObject({
      kind: 'DESK',
      reason: null,
      needsAcknowledgement: false,
      desk: { name: 'Nuova torre', state: 'ASKED', by: await nameOf(editor) },
    });
    for (const name of ['redattore', 'cta.lirr', 'responsabile.lirr'])
      expect(await bell(await server.signIn(name), id)).toEqual([]);
    expect(streams[1]!.received.map((one) => one.name)).not.toContain('notices');
    for (const stream of streams) stream.close();
    const put = (client: TestClient) =>
      client.call(acknowledgeNotice, { path: { noticeId: notice!.noticeId } });
    expect((await put(editor)).status).toBe(404);
    expect((await put(approver)).status).toBe(200);
    expect(await bell(approver, id)).toEqual([]);
  });

  test.each<[string, (id: string) => Promise<{ status: number }>]>([
    ['published', (id) => step(approver, id, 'publish')],
    ['scheduled', (id) => step(approver, id, 'schedule', { publishAt: '2026-12-01T09:00:00Z' })],
    ['sent back', (id) => step(approver, id, 'sendBack', { remark: 'Manca la data' })],
    [
      'written anew',
      (id) =>
        editor.call(saveDeskItem, { path: { id }, body: { version: 1, fields: { titolo: 'Altra torre' } } }),
    ],
  ])('waits for nobody once it is %s', async (_, goOn) => {
    const id = await draft();
    await step(editor, id, 'ask');
    expect(await bell(approver, id)).toHaveLength(1);
    const stream = await approver.openEvents();
    await stream.next('hello');
    expect((await goOn(id)).status).toBe(200);
    await stream.next('notices');
    stream.close();
    expect(await bell(approver, id)).toEqual([]);
  });

  test('by who approves is no news to themselves', async () => {
    const id = await draft({}, approver);
    expect((await step(approver, id, 'ask')).status).toBe(200);
    expect(await bell(approver, id)).toEqual([]);
  });

  test('that goes out with another item waits for nobody either', async () => {
    const link = (
      await editor.call(createItem, {
        body: {
          type: 'Echo_Link',
          name: 'Il sito',
          fields: { testo: 'Il sito', url: 'https://example.org' },
        },
      })
    ).reply.id;
    expect((await step(editor, link, 'ask')).status).toBe(200);
    expect(await bell(approver, link)).toHaveLength(1);
    const { reply } = await editor.call(createItem, {
      body: {
        type: 'Echo_Articolo',
        name: 'Con il sito',
        fields: { titolo: 'Con il sito', lista_link: [link] },
      },
    });
    expect((await step(approver, reply.id, 'publish')).status).toBe(200);
    expect(await bell(approver, link)).toEqual([]);
  });
});

describe('what was sent back', () => {
  test('is told to whose text it is, with what is missing, until it is written anew', async () => {
    const id = await draft();
    await step(editor, id, 'ask');
    await step(approver, id, 'sendBack', { remark: 'Manca la data' });
    expect(await bell(editor, id)).toMatchObject([
      { kind: 'DESK', reason: 'Manca la data', desk: { state: 'SENT_BACK', by: await nameOf(approver) } },
    ]);
    await editor.call(saveDeskItem, {
      path: { id },
      body: { version: 1, fields: { titolo: 'Torre, 14/11' } },
    });
    expect(await bell(editor, id)).toEqual([]);
  });

  test('is read by nobody who left the desk', async () => {
    const id = await draft();
    await step(editor, id, 'ask');
    await step(approver, id, 'sendBack', { remark: 'Manca la data' });
    const role = ['redattore', 'ROLE_EDITOR'];
    await server.db.query('delete from account_role where user_name = $1 and ruolo = $2', role);
    try {
      const again = await server.signIn('redattore');
      expect(await bell(again, id)).toEqual([]);
    } finally {
      await server.db.query('insert into account_role (user_name, ruolo) values ($1, $2)', role);
      editor = await server.signIn('redattore');
    }
  });
});

describe('a day that is taken away', () => {
  test('leaves the item to who approves, and no job publishes it', async () => {
    const id = await draft();
    await step(editor, id, 'ask');
    await step(approver, id, 'schedule', { publishAt: '2026-11-20T09:00:00Z' });
    expect((await step(editor, id, 'unschedule')).status).toBe(403);
    const { status, reply } = await step(approver, id, 'unschedule', { state: 'SCHEDULED' });
    expect(status).toBe(200);
    expect(reply.item).toMatchObject({ state: 'ASKED', publishAt: null, version: 1 });
    expect((await step(approver, id, 'unschedule')).status).toBe(409);
    const { rows } = await server.db.query(
      `select what, v.new_value as state from audit join audit_value v using (audit_id)
        where entity_key = $1 order by audit_id desc limit 1`,
      [id],
    );
    expect(rows).toEqual([{ what: 'unschedule-content', state: 'ASKED' }]);
    expect((await editor.call(readDeskItem, { path: { id } })).reply.item.allowedActions).not.toContain(
      'unschedule',
    );
  });
});

/** A published article, and a comment on it that waits for the desk. */
async function commented(testo: string): Promise<{ id: string; commentId: string; reader: TestClient }> {
  const list = await editor.call(createItem, {
    body: { type: 'Echo_Lista_Commenti', name: 'Commenti', fields: {} },
  });
  const id = await draft({ lista_echo_commenti: list.reply.id });
  expect((await step(approver, id, 'publish')).status).toBe(200);
  const reader = await server.signIn('cta.lirr');
  const body = { type: 'Echo_Commento', fields: { articolo_id: id, testo } };
  return { id, commentId: (await reader.call(createItem, { body })).reply.id, reader };
}

const commentNotices = async (reader: TestClient, id: string) =>
  (await reader.call(ownNotices, {})).reply.notices.flatMap(({ comment }) =>
    comment?.articleId === id ? [comment] : [],
  );

test('a comment of an article that was withdrawn is not published, and its author is told nothing', async () => {
  const { id, commentId, reader } = await commented('Prima del ritiro');
  expect((await step(approver, id, 'withdraw')).status).toBe(200);
  const decided = await editor.call(stepComment, {
    path: { id: commentId },
    body: { version: 1, operation: 'publish' },
  });
  expect(decided.status).toBe(409);
  expect(decided.reply.outcome.text?.key).toBe('content.commentOfWithdrawn');
  const { comments } = (await editor.call(listDeskComments, { query: { state: 'WAITING' } })).reply;
  expect(comments.map((one) => one.id)).toContain(commentId);
  expect(await commentNotices(reader, id)).toEqual([]);
});

test('the bell of who wrote a comment names its article only while readers see it', async () => {
  const { id, commentId, reader } = await commented('Prima e dopo');
  const publishes = { path: { id: commentId }, body: { version: 1, operation: 'publish' } } as const;
  expect((await editor.call(stepComment, publishes)).status).toBe(200);
  const named = { state: 'PUBLISHED', articleId: id, articleName: 'Nuova torre' };
  expect(await commentNotices(reader, id)).toEqual([named]);
  expect((await step(approver, id, 'withdraw')).status).toBe(200);
  expect(await commentNotices(reader, id)).toEqual([{ ...named, articleName: null }]);
  expect((await step(approver, id, 'publish')).status).toBe(200);
  expect(await commentNotices(reader, id)).toEqual([named]);
});
