import { listJobs } from '@torre/contract/jobs';
import type { JobRow } from '@torre/contract/jobs';
import { closeMonth, reopenMonth, setLock } from '@torre/contract/locks';
import { previewOrganisation, readOrganisation, saveOrganisation } from '@torre/contract/organisation';
import type { FactsBody } from '@torre/contract/organisation';
import { stateFrom } from '@torre/domain/organisation';
import type { FactRow, StandingFact } from '@torre/domain/organisation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/index.ts';
import { awaitedLocks } from '../../../testing/awaited-locks.ts';
import { startTestServer } from '../../../testing/index.ts';
import type { TestClient, TestServer } from '../../../testing/index.ts';
import { lockOrganisation } from '../facts.actions.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-24', runsJobs: true });
  admin = await server.signIn('admin');
});

afterAll(() => server.close());

const definitionsOf = async (icao: string, name: string): Promise<readonly StandingFact[]> => {
  const { reply } = await admin.call(readOrganisation, { query: { plant: icao } });
  return reply.facts['shift_definition']!.filter(({ values }) => values['name'] === name);
};
const save = (edits: FactsBody['edits'], hoursFollow: boolean) =>
  admin.call(saveOrganisation, { body: { edits, hoursFollow, reason: 'Nuovo accordo' } });
const newHours = async (icao: string, name: string, from: string, values: FactRow) =>
  stateFrom('shift_definition', await definitionsOf(icao, name), from, values);

const jobOf = async (jobId: string): Promise<JobRow> => {
  const { reply } = await admin.call(listJobs, { query: {} });
  return reply.rows.find((job) => job.jobId === jobId)!;
};

interface CellRow {
  readonly employee_id: string;
  readonly day: string;
  readonly version: number;
  readonly own_times: boolean;
  readonly start: string;
  readonly end: string;
}
const cellsOf = async (icao: string, turn: string, from: string): Promise<readonly CellRow[]> => {
  const { rows } = await server.db.query<CellRow>(
    `select employee_id, day::text, version, own_times,
        to_char(start_at at time zone 'Europe/Rome', 'HH24:MI') as start,
        to_char(end_at at time zone 'Europe/Rome', 'HH24:MI') as end
      from day_shift where icao = $1 and turn = $2 and day >= $3 order by day, employee_id`,
    [icao, turn, from],
  );
  return rows;
};

describe('published cells', () => {
  test('keep their hours where the change does not say that they follow', async () => {
    const before = await cellsOf('LIRF', 'P', '2026-12-01');
    expect((await save(await newHours('LIRF', 'P', '2026-12-01', { begin_time: 930 }), false)).status).toBe(
      200,
    );
    expect(await cellsOf('LIRF', 'P', '2026-12-01')).toEqual(before);
  });

  test('that follow have a new version with its history, their people a notice, the manager’s screen the event', async () => {
    const [own] = await cellsOf('LIRN', 'P', '2026-12-03');
    await server.db.query(
      "update day_shift set own_times = true where icao = 'LIRN' and day = $1 and employee_id = $2",
      [own!.day, own!.employee_id],
    );
    const before = await cellsOf('LIRN', 'P', '2026-12-01');
    const edits = await newHours('LIRN', 'P', '2026-12-01', { begin_time: 930, end_time: 1410 });
    const { status, reply } = await save(edits, true);
    const followed = before.filter((cell) => !cell.own_times);
    expect([status, reply.changed, reply.cells]).toEqual([200, 2, followed.length]);
    expect(reply.outcome.messageIT).toBe(
      `2 modifiche salvate. ${followed.length} turni pubblicati hanno il nuovo orario.`,
    );
    const expected = before.map((cell) =>
      cell.own_times ? cell : { ...cell, version: cell.version + 1, start: '15:30', end: '23:30' },
    );
    expect(await cellsOf('LIRN', 'P', '2026-12-01')).toEqual(expected);

    const { rows: history } = await server.db.query(
      `select h.employee_id, h.day::text, h.version, to_char(h.start_at at time zone 'Europe/Rome', 'HH24:MI') as start
        from shift_history h join day_shift s using (icao, day, employee_id)
        where h.icao = 'LIRN' and h.turn = 'P' and h.day >= '2026-12-01' and h.version = s.version - 1
          and s.modify_user = (select employee_id from account where user_name = 'admin')
        order by h.day, h.employee_id`,
    );
    expect(history).toEqual(
      followed.map(({ employee_id, day, version, start }) => ({ employee_id, day, version, start })),
    );
    const { rows: notices } = await server.db.query<{ employee_id: string; days: number; reason: string }>(
      `select employee_id, jsonb_array_length(changes) as days, reason from shift_notice
        where icao = 'LIRN' and kind = 'CHANGE' and reason like 'Nuovo accordo.%' order by employee_id`,
    );
    const byPerson = Map.groupBy(followed, ({ employee_id }) => employee_id);
    expect(notices).toEqual(
      [...byPerson]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([employee_id, cells]) => ({
          employee_id,
          days: cells.length,
          reason: 'Nuovo accordo. Nuovi orari dei turni: P 15:30–23:30.',
        })),
    );
    const { rows: events } = await server.db.query<{ cells: number }>(
      `select jsonb_array_length(payload->'cells') as cells from outbox
        where topic = 'roster.changed' and payload->>'plant' = 'LIRN' order by event_id desc limit 1`,
    );
    expect(events).toEqual([{ cells: followed.length }]);
    const { rows: trail } = await server.db.query(
      `select count(*)::int as count from audit where entity = 'shift' and icao = 'LIRN' and call = 'saveOrganisation'`,
    );
    expect(trail).toEqual([{ count: followed.length }]);
  });

  test('of a month that the payroll closed do not follow until it is reopened', async () => {
    const path = { plant: 'LIRQ', month: '202612' };
    await admin.call(closeMonth, { path, body: { reason: 'Paghe' } });
    const edits = await newHours('LIRQ', 'P1', '2026-12-20', { begin_time: 870 });
    const { status, reply } = await save(edits, true);
    expect([status, reply.outcome.messageIT]).toEqual([409, expect.stringContaining(', 12/2026)')]);
    const previewed = await admin.call(previewOrganisation, { body: { edits } });
    expect(previewed.reply.effects!.cells.counts[0]!.closed).toBeGreaterThan(0);
    await admin.call(reopenMonth, { path });
    expect((await save(edits, true)).status).toBe(200);
  });

  test('of closed days do not follow: nothing is saved, and the answer names the months', async () => {
    const before = [await definitionsOf('LIRQ', 'M1'), await cellsOf('LIRQ', 'M1', '2026-10-01')];
    const { status, reply } = await save(
      await newHours('LIRQ', 'M1', '2026-10-20', { begin_time: 400 }),
      true,
    );
    expect([status, reply.outcome.messageIT]).toEqual([409, expect.stringContaining('10/2026, 11/2026')]);
    expect([await definitionsOf('LIRQ', 'M1'), await cellsOf('LIRQ', 'M1', '2026-10-01')]).toEqual(before);
  });

  test('of which one is locked do not follow, and none of the others does', async () => {
    const manager = await server.signIn('responsabile.lirr');
    const days = { from: '20261215', to: '20261215', employeeId: null };
    await manager.call(setLock, { query: { plant: 'LIRR' }, body: { ...days, reason: 'Conteggio' } });
    const before = [await definitionsOf('LIRR', 'T12'), await cellsOf('LIRR', 'T12', '2026-12-10')];
    const edits = await newHours('LIRR', 'T12', '2026-12-10', { begin_time: 735 });
    const { reply: previewed } = await admin.call(previewOrganisation, {
      body: { edits, hoursFollow: true },
    });
    const { status, reply } = await save(edits, true);
    // What the save refuses stands in the preview already.
    expect(previewed.effects!.hoursRefused?.messageIT).toBe(reply.outcome.messageIT);
    expect([status, reply.outcome.messageIT]).toEqual([
      409,
      expect.stringContaining('Il primo, 15/12/2026: '),
    ]);
    expect([await definitionsOf('LIRR', 'T12'), await cellsOf('LIRR', 'T12', '2026-12-10')]).toEqual(before);
  });

  test('follow in a job where they are very many: the whole save is made by it, or nothing', async () => {
    const from = '2026-12-16';
    const before = (await cellsOf('LIRR', 'M', from)).filter((cell) => !cell.own_times);
    const edits = [
      ...(await newHours('LIRR', 'M', from, { begin_time: 435 })),
      ...(await newHours('LIRR', 'P', from, { begin_time: 915 })),
    ];
    const { status, reply } = await save(edits, true);
    expect([status, reply.changed, reply.position]).toEqual([200, 0, null]);
    expect(reply.jobId).toEqual(expect.any(String));
    await expect.poll(async () => (await jobOf(reply.jobId!)).state, { timeout: 45_000 }).toBe('completato');
    const after = (await cellsOf('LIRR', 'M', from)).filter((cell) => !cell.own_times);
    expect(after).toEqual(before.map((cell) => ({ ...cell, version: cell.version + 1, start: '07:15' })));
    expect((await definitionsOf('LIRR', 'M')).map(({ values }) => values['begin_time'])).toEqual([420, 435]);

    // over the versions that the first save saw
    const again = await save(edits, true);
    expect(again.status).toBe(412);
  }, 60_000);

  test('that somebody left behind keep their hours and are listed, and those of the others follow', async () => {
    const cells = await cellsOf('LIRF', 'M', '2026-12-01');
    const leaver = cells[0]!.employee_id;
    await server.db.query(
      "update assignment set valid_to = '2026-11-30' where employee_id = $1 and icao = 'LIRF' and valid_to is null",
      [leaver],
    );
    const edits = await newHours('LIRF', 'M', '2026-12-01', { begin_time: 430 });
    const { reply } = await admin.call(previewOrganisation, { body: { edits, hoursFollow: true } });
    const counts = Object.fromEntries(
      reply.effects!.cells.counts.map(({ reason, count }) => [reason, count]),
    );
    const own = cells.filter((cell) => cell.employee_id === leaver);
    expect([counts, reply.effects!.hoursRefused]).toEqual([
      { hours: cells.length - own.length, hoursKept: own.length },
      null,
    ]);
    expect((await save(edits, true)).status).toBe(200);
    const after = await cellsOf('LIRF', 'M', '2026-12-01');
    expect(after.filter((cell) => cell.employee_id === leaver)).toEqual(own);
    expect(new Set(after.filter((cell) => cell.employee_id !== leaver).map(({ start }) => start))).toEqual(
      new Set(['07:10']),
    );
  });

  test('in a job are left alone where its administrator has lost the role while it waited', async () => {
    const [from, before] = ['2026-12-18', await definitionsOf('LIRR', 'M')];
    const edits = await Promise.all(
      ['M', 'P'].map((name) => newHours('LIRR', name, from, { end_time: 930 })),
    );
    const administers = "account_role where user_name = 'admin' and ruolo = 'ROLE_ADMIN'";
    // The save waits for the first transaction, the second for the save, and the job for the second.
    const second = await inTransaction(server.db, async (first) => {
      await lockOrganisation(first);
      const saving = save(edits.flat(), true);
      await expect.poll(() => awaitedLocks(server.db)).toEqual(['advisory']);
      const later = inTransaction(server.db, async (tx) => {
        await lockOrganisation(tx);
        const { jobId } = (await saving).reply;
        await expect.poll(() => awaitedLocks(server.db)).toContain('advisory');
        await server.db.query(`delete from ${administers}`);
        return jobId!;
      });
      await expect.poll(() => awaitedLocks(server.db)).toEqual(['advisory', 'advisory']);
      return { later };
    });
    const jobId = await second.later;
    const endOf = async () =>
      (
        await server.db.query(
          'select error from job_progress where job_id = $1 and finished_at is not null',
          [jobId],
        )
      ).rows;
    await expect
      .poll(endOf, { timeout: 15_000 })
      .toEqual([{ error: expect.stringContaining('non è più amministratore') }]);
    await server.db.query("insert into account_role (user_name, ruolo) values ('admin', 'ROLE_ADMIN')");
    expect(await definitionsOf('LIRR', 'M')).toEqual(before);
  });
});
