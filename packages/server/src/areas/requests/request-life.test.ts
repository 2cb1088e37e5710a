import { readCounters } from '@torre/contract/counters';
import { changeOwnRequest, listLeaveRequests, listOwnRequests, readRequest } from '@torre/contract/requests';
import { acknowledgeNotice, ownNotices } from '@torre/contract/notices';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openAsOwner } from '../../platform/db/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { startTestServer } from '../../testing/index.ts';
import { ask, asked, decide, furnishRequests } from '../../testing/request-steps.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { withMinutes } from '../../testing/with-minutes.ts';

let server: TestServer;
let owner: Database;
/** First and second level of LIRR, and somebody of its room. */
let manager: TestClient;
let approver: TestClient;
let person: TestClient;
let code: string;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  owner = openAsOwner(server.databaseUrl);
  manager = await server.signIn('responsabile2.lirr');
  approver = await server.signIn('approvatore');
  person = await server.signIn('cta.lirr');
  code = await furnishRequests(owner, 'cta.lirr');
});
beforeEach(() => owner.query('delete from absence where employee_id = $1', [code]));
afterAll(async () => {
  await owner.close();
  await server.close();
});

const stateOf = async (id: string) =>
  (await owner.query('select state, version from absence where absence_id = $1', [id])).rows[0];

describe('a leave of three mornings', () => {
  test('[M7.55][M1.05][M1.06] is asked for, endorsed, approved and given back, each step in history, trail and both lists', async () => {
    const [sent, minutes] = await withMinutes(server.clock, () => ask(person));
    expect(sent.reply.outcome.messageIT).toBe('Richiesta inviata.');
    const [row] = sent.reply.requests;
    expect(row).toMatchObject({
      codcausale: '8114',
      stato: 60,
      tipo: 0,
      datainizio: '2026/11/23',
      datafine: '2026/11/25',
      mis: 'GG',
      plant: 'LIRR',
      allowedActions: ['delete'],
    });
    const stamps = minutes.map((minute) => minute.replace(/^(..)\/(..)\/(....)/, '$3/$2/$1'));
    expect(stamps).toContain(row!.timestampins);
    const id = row!.id;

    const own = await person.call(listOwnRequests, { query: {} });
    expect(own.reply.rows.map((one) => [one.id, one.stato])).toEqual([[id, 60]]);
    const inbox = await manager.call(listLeaveRequests, { query: { plant: 'LIRR', gruppo: 'pending' } });
    const waiting = inbox.reply.rows.find((one) => one.id === id)!;
    expect(waiting.actions.filter(({ reason }) => reason === null).map(({ action }) => action)).toEqual([
      'details',
      'authorize',
      'reject',
      'delete',
      'calendar',
    ]);

    expect(await decide(manager, id, 'V')).toMatchObject({
      id,
      esito: 0,
      type: '0',
      message: `La richiesta id: ${id} è stata autorizzata`,
      standing: { stato: 50 },
    });
    expect(await decide(approver, id, 'A')).toMatchObject({
      esito: 0,
      message: `La richiesta id: ${id} è stata approvata`,
      standing: { stato: 10 },
    });

    const { reply: detail } = await person.call(readRequest, { path: { id } });
    expect(detail.history.map(({ operation, role, from, to }) => [operation, role, from, to])).toEqual([
      ['insert', 'owner', null, 60],
      ['authorize', 'manager', 60, 50],
      ['approve', 'second', 50, 10],
    ]);
    expect(detail.cost).toEqual({ days: 3, minutes: 0 });

    const wished = await person.call(changeOwnRequest, {
      path: { id },
      body: { operazione: 'askAnnulment', version: detail.request.version },
    });
    expect(wished.reply.request.stato).toBe(20);
    expect(await decide(manager, id, 'A')).toMatchObject({ esito: 0, standing: { stato: 30 } });
    const { rows } = await owner.query(
      "select what, icao, subject from audit where entity = 'request' and entity_key = $1 order by audit_id",
      [id],
    );
    expect(rows.map(({ what }) => what)).toEqual([
      'insert-request',
      'authorize-request',
      'approve-request',
      'ask-annulment',
      'approve-annulment',
    ]);
    expect(rows.every(({ icao, subject }) => icao === 'LIRR' && subject === code)).toBe(true);
  });

  test('each step is announced: absences for the counters of every process, requests for lists, without a cause', async () => {
    const TOPICS = "('absences.changed', 'requests.changed')";
    const announced = async () => {
      const { rows } = await owner.query<{ topic: string; payload: object }>(
        `delete from outbox where topic in ${TOPICS} returning topic, payload`,
      );
      return rows
        .toSorted((one, other) => one.topic.localeCompare(other.topic))
        .map(({ topic, payload }) => [topic, payload]);
    };
    await announced();
    const both = [
      ['absences.changed', { employeeId: code, from: '20261123', to: '20261125' }],
      ['requests.changed', { plant: 'LIRR', employeeId: code }],
    ];
    const { id } = await asked(person);
    expect(await announced()).toEqual(both);
    await decide(approver, id, 'A');
    expect(await announced()).toEqual(both);
  });

  test('what others decide is told to its owner, once, without the cause; what the owner does is not', async () => {
    const heard = async () =>
      (await person.call(ownNotices, {})).reply.notices.filter(({ kind }) => kind === 'REQUEST');
    const before = await heard();
    const { id } = await asked(person);
    await decide(manager, id, 'V');
    expect(await heard()).toEqual(before);
    await decide(approver, id, 'A');
    const [notice, ...others] = await heard();
    expect(others).toEqual(before);
    expect(notice).toMatchObject({
      request: { id, stato: 10, from: '20261123', to: '20261125' },
      changes: [],
      reason: null,
      needsAcknowledgement: false,
    });
    expect(JSON.stringify(notice)).not.toContain('8114');
    const read = { path: { noticeId: notice!.noticeId } };
    expect((await person.call(acknowledgeNotice, read)).status).toBe(200);
    expect(await heard()).toEqual(before);
  });

  test('[E8.18][M7.52] approved twice: the second is told that it is approved already, and nothing is written', async () => {
    const id = (await asked(person)).id;
    await decide(approver, id, 'A');
    const before = await stateOf(id);
    expect(await decide(approver, id, 'A')).toMatchObject({
      esito: 1,
      message: `La richiesta id: ${id} non è stata elaborata: La richiesta è già stata approvata.`,
      standing: { stato: 10 },
    });
    expect(await stateOf(id)).toEqual(before);
  });

  test('a counter drops when it is asked for and stays when it is approved', async () => {
    const employees = async () => {
      const { reply } = await manager.call(readCounters, {
        query: { division: 'DIVLIRR', from: '20261124', to: '20261124' },
      });
      return reply.counters.find(({ timeslotId }) => timeslotId === 'M')!.employees;
    };
    const before = await employees();
    const id = (await asked(person)).id;
    await expect.poll(employees).toBe(before - 1);
    await decide(approver, id, 'A');
    expect(await employees()).toBe(before - 1);
  });
});
