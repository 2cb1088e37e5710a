import {
  askToRead,
  createItem,
  endReadAsk,
  listUnsigned,
  ownReadAsks,
  readDeskAsk,
  saveDeskItem,
  signRead,
  stepDeskItem,
} from '@torre/contract/content';
import { DEMO_ARTICLE } from '@torre/demo';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { heardSoFar } from '../../testing/heard-so-far.ts';
import { startTestServer } from '../../testing/index.ts';
import { stayToMove } from '../../testing/moved-stay.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { withMinutes } from '../../testing/with-minutes.ts';

let server: TestServer;
let editor: TestClient;
let approver: TestClient;
let reader: TestClient;
let elsewhere: TestClient;
let manager: TestClient;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-12-14' });
  [editor, approver, reader, elsewhere, manager] = (await Promise.all(
    ['redattore', 'editore', 'cta.lirr', 'cta.lirf', 'responsabile.lirr'].map((name) => server.signIn(name)),
  )) as [TestClient, TestClient, TestClient, TestClient, TestClient];
});
afterAll(() => server.close());
beforeEach(async () => {
  await approver.call(endReadAsk, { path: { id: DEMO_ARTICLE.full } });
});

interface Ask {
  readonly version?: number;
  readonly plants?: string[];
  readonly categories?: string[];
  readonly due?: string;
}

const ask = (more: Ask = {}, id: string = DEMO_ARTICLE.full, client = approver) =>
  client.call(askToRead, {
    path: { id },
    body: { version: 1, plants: ['LIRR'], categories: [], due: '20261220', ...more },
  });
const waiting = async (client: TestClient) => (await client.call(ownReadAsks, { query: {} })).reply.asks;
const unsigned = async () => {
  const { reply } = await manager.call(listUnsigned, { query: { division: 'DIVLIRR' } });
  return reply.articles;
};
const codeOf = async (userName: string): Promise<string> => {
  const { rows } = await server.db.query('select employee_id from account where user_name = $1', [userName]);
  return rows[0].employee_id;
};

test('an article asks the people of a plant; who signed is asked no more, the desk counts, managers see who has not', async () => {
  const { reply } = await ask();
  expect(reply.ask).toMatchObject({ version: 1, plants: ['LIRR'], due: '20261220', signed: 0 });
  const { asked, askId } = reply.ask!;
  expect(asked).toBeGreaterThan(100);
  expect(await waiting(elsewhere)).toEqual([]);
  expect(await waiting(reader)).toMatchObject([
    { askId, itemId: DEMO_ARTICLE.full, due: '20261220', isLate: false },
  ]);
  const person = await codeOf('cta.lirr');
  const [before] = await unsigned();
  expect(before).toMatchObject({ askId, asked });
  expect(before!.people.map(({ employeeId }) => employeeId)).toContain(person);
  // Twice at the same moment, and once more: one signature, one row of the trail.
  const signed = await Promise.all(
    [1, 2].map(() => reader.call(signRead, { path: { askId }, body: { version: 1 } })),
  );
  expect(
    [...signed, await reader.call(signRead, { path: { askId }, body: { version: 1 } })].map(
      ({ status }) => status,
    ),
  ).toEqual([200, 200, 200]);
  const { rows } = await server.db.query(
    "select subject from audit where what = 'sign-read' and entity_key = $1",
    [askId],
  );
  expect(rows).toEqual([{ subject: person }]);
  expect(await waiting(reader)).toEqual([]);
  const counted = (await editor.call(readDeskAsk, { path: { id: DEMO_ARTICLE.full } })).reply;
  expect(counted.ask).toMatchObject({ asked, signed: 1 });
  // The desk is told no names.
  expect(JSON.stringify(counted)).not.toContain(person);
  const [after] = await unsigned();
  expect(after!.people).toHaveLength(before!.people.length - 1);
  expect(after!.people.map(({ employeeId }) => employeeId)).not.toContain(person);
});

test('who is not asked signs nothing, nor what is asked no more', async () => {
  const { askId } = (await ask()).reply.ask!;
  expect((await elsewhere.call(signRead, { path: { askId }, body: { version: 1 } })).status).toBe(404);
  await approver.call(endReadAsk, { path: { id: DEMO_ARTICLE.full } });
  expect((await reader.call(signRead, { path: { askId }, body: { version: 1 } })).status).toBe(404);
  expect([await waiting(reader), await unsigned()]).toEqual([[], []]);
});

test('on the page of its article an ask stands signed too, with the instant', async () => {
  const { askId } = (await ask()).reply.ask!;
  const ofArticle = async (itemId: string, client = reader) =>
    (await client.call(ownReadAsks, { query: { itemId } })).reply.asks;
  expect(await ofArticle(DEMO_ARTICLE.full)).toMatchObject([{ askId, signedAt: null }]);
  expect(await ofArticle(DEMO_ARTICLE.plain)).toEqual([]);
  expect(await ofArticle(DEMO_ARTICLE.full, elsewhere)).toEqual([]);
  const sign = () => reader.call(signRead, { path: { askId }, body: { version: 1 } });
  const [, minutes] = await withMinutes(server.clock, sign);
  const signedAt = expect.toBeOneOf([...minutes]) as string;
  expect(await ofArticle(DEMO_ARTICLE.full)).toMatchObject([{ askId, signedAt }]);
  expect(await waiting(reader)).toEqual([]);
});

test('who approves is told that they may ask, and whom; who writes reads what is asked', async () => {
  const readAs = async (client: TestClient, id: string = DEMO_ARTICLE.full) =>
    (await client.call(readDeskAsk, { path: { id } })).reply;
  const none = await readAs(approver);
  expect(none.ask).toBeNull();
  expect(none.allowedActions).toEqual(['ask']);
  expect(none.plants).toContainEqual({ icao: 'LIRR', name: expect.any(String) });
  expect((await readAs(approver, DEMO_ARTICLE.draft)).allowedActions).toEqual([]);
  await ask();
  expect((await readAs(approver)).allowedActions).toEqual(['ask', 'end']);
  expect((await readAs(editor)).allowedActions).toEqual([]);
});

test('of a signature hear who signed, the managers of the plant and the desk, each without a name', async () => {
  const { askId } = (await ask()).reply.ask!;
  const clients = [reader, manager, editor, elsewhere];
  const streams = await Promise.all(clients.map((client) => client.openEvents()));
  await Promise.all(streams.map((stream) => stream.next('hello')));
  await reader.call(signRead, { path: { askId }, body: { version: 1 } });
  await heardSoFar(server.db, streams);
  const heard = streams.map(({ received }) => received.filter(({ name }) => name === 'signatures'));
  expect(heard.map((events) => events.map(({ data }) => data))).toEqual([[{}], [{}], [{}], []]);
});

test('of an ask of several plants a manager is told who of the own one has not signed, and no other', async () => {
  const { asked } = (await ask({ plants: ['LIRR', 'LIRF'] })).reply.ask!;
  const [own] = await unsigned();
  const people = own!.people.map(({ employeeId }) => employeeId);
  expect(own!.asked).toBeLessThan(asked);
  expect(people).toHaveLength(own!.asked);
  expect(people).toContain(await codeOf('cta.lirr'));
  expect(people).not.toContain(await codeOf('cta.lirf'));
});

test('a category narrows a plant; other people and another day keep what was signed', async () => {
  const { askId, asked } = (await ask()).reply.ask!;
  await reader.call(signRead, { path: { askId }, body: { version: 1 } });
  const narrowed = (await ask({ categories: ['CTA'], due: '20261231' })).reply.ask!;
  expect(narrowed).toMatchObject({ askId, categories: ['CTA'], due: '20261231', signed: 1 });
  expect(narrowed.asked).toBeLessThan(asked);
});

test('a new version is asked only when somebody asks it anew: then who signed the one before signs again', async () => {
  const created = await editor.call(createItem, {
    body: { type: 'Echo_Articolo', name: 'Nuova procedura', fields: { titolo: 'Nuova procedura' } },
  });
  const { id } = created.reply;
  const publish = (version: number) =>
    approver.call(stepDeskItem, { path: { id }, body: { version, operation: 'publish' } });
  expect((await ask({}, id)).status).toBe(409);
  await publish(1);
  const { askId } = (await ask({}, id)).reply.ask!;
  await reader.call(signRead, { path: { askId }, body: { version: 1 } });
  await editor.call(saveDeskItem, {
    path: { id },
    body: { version: 1, fields: { titolo: 'Nuova procedura, corretta' } },
  });
  // Of a draft nobody is asked.
  expect((await ask({ version: 2 }, id)).status).toBe(412);
  await publish(2);
  expect(await waiting(reader)).toEqual([]);
  // Asked of the first version, elsewhere: who signs says which text was read.
  const late = await server.signIn('meteo.lirr');
  const signs = (version: number) => late.call(signRead, { path: { askId }, body: { version } });
  const lateAsk = (await late.call(ownReadAsks, { query: { itemId: id } })).reply.asks;
  expect(lateAsk).toMatchObject([{ askId, version: 2, signedAt: null }]);
  expect([(await signs(1)).status, (await signs(2)).status]).toEqual([412, 200]);
  const { rows } = await server.db.query(
    `select v.new_value from audit join audit_value v using (audit_id) where what = 'sign-read' and subject = $1`,
    [await codeOf('meteo.lirr')],
  );
  expect(rows).toEqual([{ new_value: '2' }]);
  const again = (await ask({ version: 2 }, id)).reply.ask!;
  expect(again).toMatchObject({ version: 2, signed: 0 });
  expect(again.askId).not.toBe(askId);
  expect(await waiting(reader)).toMatchObject([{ askId: again.askId, titolo: 'Nuova procedura, corretta' }]);
  // What was withdrawn waits for nobody.
  await approver.call(stepDeskItem, { path: { id }, body: { version: 2, operation: 'withdraw' } });
  expect([await waiting(reader), await unsigned()]).toEqual([[], []]);
  expect((await reader.call(signRead, { path: { askId: again.askId }, body: { version: 1 } })).status).toBe(
    404,
  );
  // But what was asked of it can still be ended; asked it is not.
  const standing = async () => (await approver.call(readDeskAsk, { path: { id } })).reply;
  expect(await standing()).toMatchObject({ ask: { askId: again.askId }, allowedActions: ['end'] });
  await approver.call(endReadAsk, { path: { id } });
  expect(await standing()).toMatchObject({ ask: null, allowedActions: [] });
});

test.each<[string, Ask, number]>([
  ['nobody', { plants: [] }, 409],
  ['a plant that is not there', { plants: ['XXXX'] }, 409],
  ['a category that nobody has', { categories: ['ASTRONAUTI'] }, 409],
  ['a day that is past', { due: '20261213' }, 409],
  ['a version that readers do not see', { version: 7 }, 412],
  ['today', { due: '20261214' }, 200],
])('asking %s', async (_, more, status) => {
  expect((await ask(more)).status).toBe(status);
});

test('a day that no calendar has is refused as such, one that is past as past', async () => {
  for (const [due, status] of [
    ['20260230', 400],
    ['99999999', 400],
    ['20261213', 409],
  ] as const)
    expect([due, (await ask({ due })).status]).toEqual([due, status]);
});

test('the last day is the last one in time', async () => {
  const { askId } = (await ask({ due: '20261214' })).reply.ask!;
  await server.db.query("update content_read_ask set due = '2026-12-13' where ask_id = $1", [askId]);
  expect(await waiting(reader)).toMatchObject([{ askId, isLate: true }]);
  // Late is better than never.
  expect((await reader.call(signRead, { path: { askId }, body: { version: 1 } })).status).toBe(200);
});

test('who works there no more, or not yet, is not asked', async () => {
  const { askId, asked } = (await ask()).reply.ask!;
  const person = await codeOf('cta.lirr');
  const move = await stayToMove(server.db, person, '2026-12-14');
  const sees = async () => {
    const { ask: counted } = (await editor.call(readDeskAsk, { path: { id: DEMO_ARTICLE.full } })).reply;
    const { status } = await reader.call(signRead, { path: { askId }, body: { version: 1 } });
    const names = (await unsigned())[0]!.people.map(({ employeeId }) => employeeId);
    return [await waiting(reader), counted!.asked - asked, status, names.includes(person)];
  };
  await move('2026-01-01', '2026-12-13');
  expect(await sees()).toEqual([[], -1, 404, false]);
  await move('2026-12-15', null);
  expect(await sees()).toEqual([[], -1, 404, false]);
});
