import {
  createItem,
  getItem,
  listDeskComments,
  readDeskItem,
  reportComment,
  saveDeskItem,
  stepComment,
  stepDeskItem,
} from '@torre/contract/content';
import type { CommentStep, NamedItem } from '@torre/contract/content';
import { acknowledgeNotice, ownNotices } from '@torre/contract/notices';
import { DEMO_ARTICLE } from '@torre/demo';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

let server: TestServer;
let reader: TestClient;
let editor: TestClient;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  reader = await server.signIn('cta.lirr');
  editor = await server.signIn('redattore');
});
afterAll(() => server.close());

/** A comment of the reader, minutes after the one before: ten within ten minutes are as many as a person may send. */
async function sent(testo: string): Promise<string> {
  server.clock.advance({ minutes: 2 });
  const body = { type: 'Echo_Commento', fields: { articolo_id: DEMO_ARTICLE.full, testo } };
  const { status, reply } = await reader.call(createItem, { body });
  expect(status).toBe(200);
  return reply.id;
}

const decide = (id: string, operation: CommentStep['operation'], more: Partial<CommentStep> = {}) =>
  editor.call(stepComment, { path: { id }, body: { version: 1, operation, ...more } });

/** Texts of the published comments, as readers get them. */
async function shown(): Promise<readonly unknown[]> {
  const read = (id: string) => reader.call(getItem, { path: { id }, query: { fields: 'all' } });
  const list = (await read(DEMO_ARTICLE.full)).reply.fields['lista_echo_commenti'] as NamedItem;
  const comments = (await read(list.id)).reply.fields['commenti'] as readonly NamedItem[];
  return comments.map(({ fields }) => fields!['testo']);
}

const waiting = async () =>
  (await editor.call(listDeskComments, { query: { state: 'WAITING' } })).reply.comments;

test('[P1.07] a comment that the desk publishes is read by everybody, under the placeholder; the desk alone sees who wrote it', async () => {
  const id = await sent('Da pubblicare');
  const found = (await waiting()).find((one) => one.id === id)!;
  const { rows } = await server.db.query(
    "select e.name, e.surname from employee e join account using (employee_id) where user_name = 'cta.lirr'",
  );
  expect(found.author).toEqual({ employeeName: rows[0].name, employeeSurname: rows[0].surname });
  expect(found.allowedActions).toEqual(['publish', 'refuse']);
  expect(await shown()).not.toContain('Da pubblicare');
  const stream = await reader.openEvents();
  await stream.next('hello');
  expect((await decide(id, 'publish')).reply.comment.state).toBe('PUBLISHED');
  await stream.next('content');
  stream.close();
  expect(await shown()).toContain('Da pubblicare');
  const { reply } = await reader.call(getItem, { path: { id }, query: { fields: 'all' } });
  expect(reply.fields['autore']).toBe('Un collega');
  expect(JSON.stringify(reply)).not.toContain(rows[0].surname);
});

test('one that is taken back is read by nobody, and says why at the desk', async () => {
  const id = await sent('Da ritirare');
  await decide(id, 'publish');
  expect((await decide(id, 'withdraw', { version: 2 })).status).toBe(409);
  const taken = await decide(id, 'withdraw', { version: 2, reason: 'Nomi di persone' });
  expect(taken.reply.comment).toMatchObject({ state: 'WITHDRAWN', reason: 'Nomi di persone' });
  expect(await shown()).not.toContain('Da ritirare');
});

test('comments as long as books are listed one at a time', async () => {
  const ids = [await sent('a'.repeat(600_000)), await sent('b'.repeat(600_000))];
  const listed = async () => {
    const { comments, total } = (await editor.call(listDeskComments, { query: { state: 'WAITING' } })).reply;
    const characters = comments.reduce((sum, { text }) => sum + text.length, 0);
    return {
      ofThese: comments.filter(({ id }) => ids.includes(id)).length,
      rest: total - comments.length,
      characters,
    };
  };
  const before = await listed();
  expect(before).toMatchObject({ ofThese: 1, rest: 1 });
  expect(before.characters).toBeLessThan(1_000_000);
  await decide(ids[0]!, 'refuse', { reason: 'Troppo lungo' });
  expect(await listed()).toMatchObject({ ofThese: 1, rest: 0 });
  await decide(ids[1]!, 'refuse', { reason: 'Troppo lungo' });
});

test('two who decide at once do not both decide', async () => {
  const id = await sent('Conteso');
  const answers = await Promise.all([decide(id, 'publish'), decide(id, 'refuse', { reason: 'Fuori tema' })]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 412]);
});

test('what was sent leaves no row of the trail, which would name who wrote it; what was decided does', async () => {
  const id = await sent('Senza traccia');
  const trail = async () =>
    (await server.db.query("select what from audit where entity_key = $1 or call = 'createItem'", [id])).rows;
  expect(await trail()).toEqual([]);
  await decide(id, 'refuse', { reason: 'Fuori tema' });
  expect(await trail()).toEqual([{ what: 'refuse-comment' }]);
});

describe('what its author is told', () => {
  const bellOf = async (client: TestClient) =>
    (await client.call(ownNotices, {})).reply.notices.filter(({ kind }) => kind === 'COMMENT');

  test('the author alone reads at the bell what was decided, with the reason, and puts it away without a trace', async () => {
    const author = await server.signIn('meteo.lirr');
    const stream = await author.openEvents();
    await stream.next('hello');
    const { reply } = await author.call(createItem, {
      body: { type: 'Echo_Commento', fields: { articolo_id: DEMO_ARTICLE.full, testo: 'Fuori tema' } },
    });
    await decide(reply.id, 'refuse', { reason: 'Non parla della sede' });
    expect((await stream.next('notices')).data).toEqual({ plant: '', isOwn: true });
    stream.close();
    const [notice] = await bellOf(author);
    expect(notice).toMatchObject({
      reason: 'Non parla della sede',
      needsAcknowledgement: false,
      comment: {
        state: 'REFUSED',
        articleId: DEMO_ARTICLE.full,
        articleName: 'Nuove procedure di avvicinamento, Roma',
      },
    });
    for (const name of ['responsabile.lirr', 'admin', 'cta.lirr', 'editore'])
      expect(JSON.stringify(await bellOf(await server.signIn(name)))).not.toContain('Non parla della sede');
    const put = (client: TestClient) =>
      client.call(acknowledgeNotice, { path: { noticeId: notice!.noticeId } });
    expect((await put(reader)).status).toBe(404);
    expect((await put(author)).status).toBe(200);
    expect(await bellOf(author)).toEqual([]);
    expect((await put(author)).status).toBe(404);
    const { rows } = await server.db.query('select what from audit where entity_key = $1', [
      notice!.noticeId,
    ]);
    expect(rows).toEqual([]);
  });

  test('a publication is told without a reason, also where somebody typed one', async () => {
    const author = await server.signIn('eav.lirn');
    const { reply } = await author.call(createItem, {
      body: { type: 'Echo_Commento', fields: { articolo_id: DEMO_ARTICLE.full, testo: 'Bene' } },
    });
    await decide(reply.id, 'publish', { reason: 'Va bene' });
    expect((await bellOf(author)).map(({ reason, comment }) => [reason, comment!.state])).toEqual([
      [null, 'PUBLISHED'],
    ]);
  });

  test('the article is called by its title, not by the name that it has at the desk', async () => {
    const approver = await server.signIn('editore');
    const path = { id: DEMO_ARTICLE.full };
    const { version } = (await editor.call(readDeskItem, { path })).reply.item;
    await editor.call(saveDeskItem, { path, body: { version, name: 'Prova interna', fields: {} } });
    const step = { version: version + 1, operation: 'publish' } as const;
    expect((await approver.call(stepDeskItem, { path, body: step })).status).toBe(200);
    const author = await server.signIn('cta.lirf');
    const body = { type: 'Echo_Commento', fields: { articolo_id: DEMO_ARTICLE.full, testo: 'Del titolo' } };
    const { reply } = await author.call(createItem, { body });
    await decide(reply.id, 'publish');
    expect((await bellOf(author)).map(({ comment }) => comment!.articleName)).toEqual([
      'Nuove procedure di avvicinamento, Roma',
    ]);
  });

  test('who decides on the own comment is told nothing', async () => {
    const { reply } = await editor.call(createItem, {
      body: { type: 'Echo_Commento', fields: { articolo_id: DEMO_ARTICLE.full, testo: 'Da me' } },
    });
    await decide(reply.id, 'publish');
    expect(await bellOf(editor)).toEqual([]);
  });
});

describe('reports of readers', () => {
  const report = (client: TestClient, id: string) => client.call(reportComment, { path: { id } });
  const published = async () =>
    (await editor.call(listDeskComments, { query: { state: 'PUBLISHED' } })).reply.comments;

  test('count once a person; the most reported comment stands first', async () => {
    const [one, most] = [await sent('Segnalato una volta'), await sent('Segnalato da due')];
    for (const id of [one, most]) await decide(id, 'publish');
    const other = await server.signIn('eav.lirn');
    for (const client of [reader, reader, other]) expect((await report(client, most)).status).toBe(200);
    expect((await report(other, one)).status).toBe(200);
    const both = (await published()).filter(({ id }) => id === one || id === most);
    expect(both.map(({ id, reports }) => [id, reports])).toEqual([
      [most, 2],
      [one, 1],
    ]);
  });

  test('bring a published comment into the list of the reported ones, and into its count; a withdrawn one is there no more', async () => {
    const id = await sent('Da guardare di nuovo');
    await decide(id, 'publish');
    const listed = async () => {
      const { reply } = await editor.call(listDeskComments, { query: { state: 'REPORTED' } });
      const { comments, counts, total } = reply;
      expect(total).toBe(counts.REPORTED);
      return { count: counts.REPORTED, isThere: comments.some((one) => one.id === id) };
    };
    const before = await listed();
    expect(before.isThere).toBe(false);
    await report(reader, id);
    expect(await listed()).toEqual({ count: before.count + 1, isThere: true });
    await decide(id, 'withdraw', { version: 2, reason: 'Nomi di persone' });
    expect(await listed()).toEqual(before);
  });

  test('count no more once the desk keeps the comment, which stays; a new reader brings it back', async () => {
    const id = await sent('Da tenere');
    await decide(id, 'publish');
    expect((await decide(id, 'keep', { version: 2 })).status).toBe(409);
    await report(reader, id);
    const found = async (list: 'REPORTED' | 'PUBLISHED') =>
      (await editor.call(listDeskComments, { query: { state: list } })).reply.comments.find(
        (one) => one.id === id,
      );
    expect(await found('REPORTED')).toMatchObject({ reports: 1, allowedActions: ['keep', 'withdraw'] });
    const kept = await decide(id, 'keep', { version: 2 });
    expect(kept.status).toBe(200);
    expect(kept.reply.comment).toMatchObject({
      state: 'PUBLISHED',
      reports: 0,
      allowedActions: ['withdraw'],
    });
    expect(await found('REPORTED')).toBeUndefined();
    expect(await found('PUBLISHED')).toMatchObject({ reports: 0 });
    expect(await shown()).toContain('Da tenere');
    // Who reported it before reports it once.
    await report(reader, id);
    expect(await found('REPORTED')).toBeUndefined();
    await report(await server.signIn('eav.lirn'), id);
    expect(await found('REPORTED')).toMatchObject({ reports: 1 });
    const { rows } = await server.db.query('select what from audit where entity_key = $1 order by audit_id', [
      id,
    ]);
    expect(rows.map(({ what }) => what)).toEqual(['publish-comment', 'keep-comment']);
  });

  test('two who keep and withdraw at once do not both decide', async () => {
    const id = await sent('Conteso dopo');
    await decide(id, 'publish');
    await report(reader, id);
    const answers = await Promise.all([
      decide(id, 'keep', { version: 2 }),
      decide(id, 'withdraw', { version: 2, reason: 'Nomi di persone' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 412]);
  });

  test('are taken of what readers see, and of nothing else', async () => {
    const id = await sent('Ancora da decidere');
    expect((await report(reader, id)).status).toBe(404);
    await decide(id, 'publish');
    expect((await report(reader, id)).status).toBe(200);
    await decide(id, 'withdraw', { version: 2, reason: 'Nomi di persone' });
    expect((await report(await server.signIn('eav.lirn'), id)).status).toBe(404);
  });

  test('of a person who sends many the next one waits', async () => {
    const person = await server.signIn('h35');
    const { rows } = await server.db.query<{ id: string }>(
      "select comment_id as id from content_comment where state = 'PUBLISHED' order by comment_id limit 11",
    );
    expect(rows).toHaveLength(11);
    for (const { id } of rows.slice(0, 10)) expect((await report(person, id)).status).toBe(200);
    expect((await report(person, rows[10]!.id)).status).toBe(429);
    server.clock.advance({ minutes: 11 });
    expect((await report(person, rows[10]!.id)).status).toBe(200);
  });
});
