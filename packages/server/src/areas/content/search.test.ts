import { createItem, saveDeskItem, stepDeskItem } from '@torre/contract/content';
import { searchEverything } from '@torre/contract/search';
import { DEMO_ARTICLE } from '@torre/demo';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import { stayToMove } from '../../testing/moved-stay.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

let server: TestServer;
let reader: TestClient;
let editor: TestClient;
let approver: TestClient;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  reader = await server.signIn('cta.lirr');
  editor = await server.signIn('redattore');
  approver = await server.signIn('editore');
});
afterAll(() => server.close());

async function search(text: string, client = reader, lang: 'it' | 'en' = 'it') {
  const { status, reply } = await client.call(searchEverything, { query: { text, lang } });
  expect(status).toBe(200);
  return reply;
}
const idsOf = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id);

async function draft(titolo: string, testo: string): Promise<string> {
  const { reply } = await editor.call(createItem, {
    body: { type: 'Echo_Articolo', name: titolo.slice(0, 50), fields: { titolo, testo } },
  });
  return reply.id;
}
const publish = (id: string, version = 1) =>
  approver.call(stepDeskItem, { path: { id }, body: { version, operation: 'publish' } });

describe('articles', () => {
  test('are found by the stem of their words, without accents, and by how a word begins; the title counts more', async () => {
    const inText = await draft(
      'Avviso alla sede',
      'Da lunedì le quarzature degli orologi sono perché servono.',
    );
    const inTitle = await draft('Quarzatura più precisa', 'Niente altro.');
    await publish(inText);
    await publish(inTitle);
    expect(idsOf((await search('quarzatura')).articles)).toEqual([inTitle, inText]);
    expect(idsOf((await search('QUARZAT')).articles)).toEqual([inTitle, inText]);
    expect(idsOf((await search('lunedi quarzature')).articles)).toEqual([inText]);
    expect(idsOf((await search('lunedì quarzature')).articles)).toEqual([inText]);
  });

  test('are not found by what only begins as the stem of a word does; words without a stem hold nothing up; a whole title stands first', async () => {
    const stop = await draft('Fermo del radar', 'Il fermo dura due notti.');
    const leave = await draft('Piano delle ferie', 'Le ferie estive.');
    await publish(stop);
    await publish(leave);
    expect(idsOf((await search('ferie')).articles)).toEqual([leave]);
    expect(idsOf((await search('piano delle ferie')).articles)).toEqual([leave]);
    const [one, ten] = [await draft('Circolare 1 bis', 'a b c'), await draft('Circolare 10 bis', 'a b c')];
    await publish(one);
    await publish(ten);
    expect(idsOf((await search('circolare 1 bis')).articles)).toEqual([one, ten]);
  });

  test('of the desk are found by nobody: no draft, no version that is not published, and no suggestion of one', async () => {
    const hidden = await draft('Zeffirino segreto', 'zeffirino');
    for (const client of [reader, editor]) {
      const { articles, suggestions } = await search('zeffirino', client);
      expect([articles, suggestions]).toEqual([[], []]);
    }
    expect(idsOf((await search('zeffirin')).suggestions)).not.toContain(hidden);
    const shown = await draft('Tramontana', 'vento');
    await publish(shown);
    await editor.call(saveDeskItem, {
      path: { id: shown },
      body: { version: 1, fields: { testo: 'grecale' } },
    });
    expect(idsOf((await search('grecale')).articles)).toEqual([]);
    expect(idsOf((await search('tramontana vento')).articles)).toEqual([shown]);
    await publish(shown, 2);
    expect(idsOf((await search('grecale')).articles)).toEqual([shown]);
    for (const id of [DEMO_ARTICLE.draft, DEMO_ARTICLE.asked, DEMO_ARTICLE.withdrawn])
      expect(idsOf((await search('la')).articles)).not.toContain(id);
  });

  test('are found in English by who reads English', async () => {
    const { articles } = await search('news from Roma', reader, 'en');
    expect(idsOf(articles)).toContain(DEMO_ARTICLE.full);
    expect(articles.find(({ id }) => id === DEMO_ARTICLE.full)!.titolo).toBe('News from Roma, number 1');
    expect((await search('news from Roma')).articles).toEqual([]);
  });

  test('with a word that is typed wrong are suggested by titles that look alike', async () => {
    const { articles, suggestions } = await search('manutenzzione radarr');
    expect(articles).toEqual([]);
    expect(suggestions[0]!.titolo).toMatch(/^Manutenzione del radar/);
  });

  test.each(["' | 'a':* & !('", ':*', '<script>', '\\', '%', "a'; drop table content_item"])(
    'signs steer nothing: %j',
    async (text) => {
      expect(await search(text)).toMatchObject({ articles: expect.any(Array), people: expect.any(Array) });
    },
  );
});

describe('people', () => {
  const names = async (client: TestClient, text: string) => (await search(text, client)).people;

  test('are found by managers in their plants, and by nobody else', async () => {
    const manager = await server.signIn('responsabile.lirr');
    const { rows } = await server.db.query<{ name: string; surname: string; id: string; icao: string }>(
      `select e.name, e.surname, e.employee_id as id, a.icao from account join employee e using (employee_id)
         join assignment a using (employee_id)
        where user_name in ('cta.lirr', 'cta.lirf') and a.valid_from <= '2026-11-14'
          and coalesce(a.valid_to, 'infinity') >= '2026-11-14'`,
    );
    const [here, elsewhere] = ['LIRR', 'LIRF'].map((icao) => rows.find((row) => row.icao === icao)!);
    const found = await names(manager, `${here!.name} ${here!.surname.toUpperCase()}`);
    expect(found.map(({ employeeId, icao }) => [employeeId, icao])).toContainEqual([here!.id, 'LIRR']);
    const others = await names(manager, `${elsewhere!.surname} ${elsewhere!.name}`);
    expect(others.map(({ employeeId }) => employeeId)).not.toContain(elsewhere!.id);
    expect(await names(reader, here!.surname)).toEqual([]);
    expect(await names(await server.signIn('responsabile.senza'), here!.surname)).toEqual([]);
    expect(await names(await server.signIn('admin'), here!.surname)).toEqual([]);
  });

  test('are found in the plant of today, not where they were or will be', async () => {
    const manager = await server.signIn('responsabile.lirr');
    const { rows } = await server.db.query<{ id: string; name: string }>(
      `select e.employee_id as id, e.surname || ' ' || e.name as name
        from account join employee e using (employee_id) where user_name = 'cta.lirr'`,
    );
    const { id, name } = rows[0]!;
    const move = await stayToMove(server.db, id, '2026-11-14');
    const isFound = async () => (await names(manager, name)).some(({ employeeId }) => employeeId === id);
    expect(await isFound()).toBe(true);
    await move('2026-01-01', '2026-11-13');
    expect(await isFound()).toBe(false);
    await move('2026-11-15', null);
    expect(await isFound()).toBe(false);
  });
});
