import { readRequest } from '@torre/contract/requests';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openAsOwner } from '../../platform/db/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { startTestServer } from '../../testing/index.ts';
import { ask, asked, decide, furnishRequests } from '../../testing/request-steps.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

let server: TestServer;
let sibling: TestServer;
let owner: Database;
let person: TestClient;
let code: string;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  sibling = await server.startSibling();
  owner = openAsOwner(server.databaseUrl);
  person = await server.signIn('cta.lirr');
  code = await furnishRequests(owner, 'cta.lirr');
});
beforeEach(() => owner.query('delete from absence where employee_id = $1', [code]));
afterAll(async () => {
  await owner.close();
  await sibling.close();
  await server.close();
});

test('25 approve and 25 reject one request at once in two processes: one transition, one row of the trail, one notice, 49 answers that say what stands', async () => {
  const { id } = await asked(person);
  await owner.query(
    "delete from outbox where topic in ('requests.changed', 'absences.changed', 'notices.changed')",
  );
  const approvers = await Promise.all(
    [server, sibling, server, sibling, server].map((one) => one.signIn('approvatore')),
  );
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => {
      const approver = approvers[index % 5]!;
      return index % 2 === 0 ? decide(approver, id, 'A') : decide(approver, id, 'R', 'Siamo in pochi');
    }),
  );
  const done = answers.filter(({ esito }) => esito === 0);
  expect(done).toHaveLength(1);
  const { stato, version } = done[0]!.standing!;
  const late = answers.filter(({ esito }) => esito === 1);
  expect(late).toHaveLength(49);
  const says = stato === 10 ? 'La richiesta è già stata approvata.' : 'ora è «Rifiutato»';
  for (const { standing, message } of late) {
    expect(standing).toMatchObject({ id, stato, version });
    expect(message).toContain(says);
  }
  const { reply } = await person.call(readRequest, { path: { id } });
  expect(reply.history.map(({ to }) => to)).toEqual([60, stato]);
  const what = stato === 10 ? 'approve-request' : 'reject-request';
  expect(
    await rowsAbout(
      "select what from audit where entity = 'request' and entity_key = $1 order by audit_id",
      id,
    ),
  ).toEqual([{ what: 'insert-request' }, { what }]);
  expect(await rowsAbout('select request_state from shift_notice where request_id = $1', id)).toEqual([
    { request_state: stato },
  ]);
  const { rows } = await owner.query<{ topic: string }>(
    "select topic from outbox where topic in ('requests.changed', 'absences.changed', 'notices.changed') order by topic",
  );
  expect(rows.map(({ topic }) => topic)).toEqual(['absences.changed', 'notices.changed', 'requests.changed']);
});

/** Rows about one request. */
const rowsAbout = async (text: string, id: string) => (await owner.query(text, [id])).rows;

test('ten ask for overlapping hours and days at once: one stands', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      index % 2 === 0
        ? ask(person, { datainizio: '2026/11/24', datafine: '2026/11/24' })
        : ask(person, {
            idcausale: '7510',
            codunitamisura: 'H',
            datainizio: '2026/11/24',
            datafine: '2026/11/24',
            orainizio: 8 * 60,
            orafine: 10 * 60,
          }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200,
    ...Array(9).fill(409),
  ]);
  const { rows } = await owner.query('select from absence where employee_id = $1', [code]);
  expect(rows).toHaveLength(1);
});
