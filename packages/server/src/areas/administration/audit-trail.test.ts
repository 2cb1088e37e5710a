import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAudit, makePasswordLink, readAuditRow } from '@torre/contract/administration';
import type { auditList } from '@torre/contract/administration';
import type { ListQuery } from '@torre/contract/list';
import { OUTCOME } from '@torre/contract/outcome';
import { writeAudit } from '../../platform/audit/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { LIST_PAGE } from '../../platform/list/list-desk.ts';
import { everyPage, startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

const NOTES = 130;
type AuditQuery = ListQuery<typeof auditList>;

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
  const { rows } = await server.db.query(
    "select employee_id from account where user_name in ('cta.lirr', 'responsabile.lirr') order by user_name",
  );
  const [worker, manager] = rows.map((row) => row.employee_id as string);
  for (let number = 0; number < NOTES; number++) {
    await inTransaction(server.db, (tx) =>
      writeAudit(tx, {
        at: server.clock.now(),
        actor: manager!,
        subject: worker!,
        call: 'updateShift',
        what: 'update',
        entity: 'shift',
        entityKey: `${worker}-20261120`,
        icao: 'LIRR',
        day: '2026-11-20',
        values: [
          { field: 'note', privacyClass: 'PERSONAL', old: 'segreto', new: null },
          { field: 'turn', privacyClass: 'PUBLIC', old: 'M', new: 'P' },
        ],
      }),
    );
  }
});
afterAll(() => server.close());

const list = async (query: AuditQuery) => (await admin.call(listAudit, { query })).reply;

test.each(['responsabile.lirr', 'hr', 'cta.lirr'])(
  'the trail is for administrators only, not for %s',
  async (userName) => {
    const client = await server.signIn(userName);
    expect((await client.call(listAudit, { query: {} })).status).toBe(403);
  },
);

test('comes newest first, a page at a time, and the pages miss nothing', async () => {
  const filter = { what: 'update', plant: 'LIRR' };
  const first = await list(filter);
  expect([first.rows.length, first.beyond !== null, first.total]).toEqual([LIST_PAGE, true, NOTES]);
  const rest = await everyPage((query) =>
    admin.call(listAudit, { query: { ...filter, ...query, beyond: query.beyond ?? first.beyond! } }),
  );
  expect(rest).toHaveLength(NOTES - LIST_PAGE);
  const ids = [...first.rows, ...rest].map(({ auditId }) => auditId);
  expect(ids).toEqual(ids.toSorted().reverse());
  expect(new Set(ids).size).toBe(NOTES);
});

test('is narrowed by who, about whom, what, entity, plant, day, time and call', async () => {
  await admin.call(makePasswordLink, { path: { userName: 'spese' } });
  const [newest] = (await list({ entity: 'account' })).rows;
  expect(newest).toMatchObject({
    at: expect.stringMatching(/^14\/11\/2026 10:/),
    call: 'makePasswordLink',
    what: 'password-link',
    entityKey: 'spese',
    plant: null,
    day: null,
  });
  const found = async (query: AuditQuery) => (await list(query)).total;
  const surname = newest!.actorName!.split(' ')[0]!;
  expect(await found({ actor: surname, call: 'makepasswordlink' })).toBe(1);
  expect(await found({ actor: '%' })).toBe(0);
  const [change] = (await list({ what: 'update' })).rows;
  expect(change).toMatchObject({ subject: expect.any(String), subjectName: expect.stringContaining(' ') });
  const about = change!.subjectName!.split(' ')[0]!.toLowerCase();
  expect(await found({ subject: about, what: 'update', entityKey: change!.entityKey })).toBe(NOTES);
  expect(await found({ subject: change!.subject!, what: 'update' })).toBe(NOTES);
  expect(await found({ subject: 'nessuno' })).toBe(0);
  expect(await found({ subject: '_' })).toBe(0);
  expect(await found({ entityKey: 'spese', from: '20261114', to: '20261114' })).toBe(1);
  expect(await found({ entityKey: 'spese', to: '20261113' })).toBe(0);
  expect(await found({ entityKey: 'spese', from: '20261115' })).toBe(0);
  // Half past midnight in Rome, when it is still the day before in Greenwich.
  await server.db.query(
    `insert into audit (audit_id, at, call, what, entity, entity_key, values_hash, mac, key_id)
     values (gen_random_uuid(), '2026-11-09T23:30:00Z', 'prova', 'delete', 'night', '1', '\\x00', '\\x00', 'prova')`,
  );
  expect(await found({ entity: 'night', from: '20261110' })).toBe(1);
  expect(await found({ entity: 'night', to: '20261109' })).toBe(0);
  expect(await found({ day: '20261120', plant: 'lirr' })).toBe(NOTES);
  expect(await found({ day: '20261121' })).toBe(0);
});

test.each(['day', 'from', 'to'] as const)('a date that does not exist is refused as %s', async (filter) => {
  for (const text of ['20261399', '20260229', '00000101']) {
    const { status, reply } = await admin.call(listAudit, { query: { [filter]: text } });
    expect(status).toBe(400);
    expect(reply.outcome).toEqual({
      code: OUTCOME.malformed,
      messageIT: `La data «${text}» non esiste.`,
      text: { key: 'outcome.dayUnknown', values: { text } },
    });
  }
  expect((await admin.call(listAudit, { query: { [filter]: '99991231' } })).status).toBe(200);
});

test('a row of the list, and its detail, show what was and what is; what is personal stays hidden from an administrator', async () => {
  const [row] = (await list({ what: 'update' })).rows;
  const { reply } = await admin.call(readAuditRow, { path: { auditId: row!.auditId } });
  const { values, ...withoutValues } = row!;
  expect(reply.row).toEqual(withoutValues);
  expect(values).toEqual(reply.values);
  expect(values).toEqual([
    { field: 'note', hidden: true },
    { field: 'turn', hidden: false, old: 'M', new: 'P', erased: false },
  ]);
});

test('a row that is not in the trail is not found', async () => {
  const path = { auditId: '00000000-0000-7000-8000-000000000000' };
  expect((await admin.call(readAuditRow, { path })).status).toBe(404);
});
