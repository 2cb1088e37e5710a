import { changeMany } from '@torre/contract/bulk';
import type { BulkItem } from '@torre/contract/bulk';
import { readDay, updateShift } from '@torre/contract/cells';
import { draftDifference, openDraft, publishDraft } from '@torre/contract/drafts';
import { OUTCOME } from '@torre/contract/outcome';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction, openAsOwner } from '../../platform/db/index.ts';
import type { Database, Tx } from '../../platform/db/index.ts';
import { awaitedLocks } from '../../testing/awaited-locks.ts';
import { decide } from '../../testing/request-steps.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { bodyFor, cellOf, change, employeeIdOf, LIRR, remove, verdict } from '../../testing/roster-steps.ts';
import type { StandingCell } from '../../testing/roster-steps.ts';

const DIVISION = 'DIVLIRR';
const ABSENT = '20261124';
const FREE = '20261126';

let server: TestServer;
let owner: Database;
let manager: TestClient;
let code: string;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  owner = openAsOwner(server.databaseUrl);
  manager = await server.signIn('responsabile.lirr');
  code = await employeeIdOf(await server.signIn('cta.lirr'));
});
beforeEach(() => absence('8114', 10));
afterAll(async () => {
  await owner.close();
  await server.close();
});

/** The person has one request, over the day. */
async function absence(cause: string, state: number): Promise<void> {
  await owner.query('delete from absence where employee_id = $1', [code]);
  await owner.query(
    `insert into absence (absence_id, employee_id, icao, cause, state, unit, from_day, to_day, version)
     values (gen_random_uuid(), $1, 'LIRR', $2, $3, 'G', '2026-11-24', '2026-11-24', 1)`,
    [code, cause, state],
  );
}

const other = (cell: StandingCell): string => (cell.shift.turn === 'M' ? 'P' : 'M');
const standing = (date = ABSENT): Promise<StandingCell> => cellOf(manager, code, date);
const item = ({ shift }: StandingCell, turn: string): BulkItem => ({
  employeeId: code,
  date: shift.date,
  version: shift.version,
  confTurnId: `LIRR-${turn}`,
  extraActivities: [],
});

describe('who changes the shift of a day with an approved absence is asked first', () => {
  test('one shift: refused without a yes, saved with it', async () => {
    const cell = await standing();
    const refused = await change(manager, cell, { turn: other(cell), overAbsence: false });
    expect(verdict(refused)).toEqual([409, OUTCOME.overAbsence]);
    expect((await standing()).shift.version).toBe(cell.shift.version);
    const saved = await change(manager, cell, { turn: other(cell), overAbsence: true });
    expect(verdict(saved)).toEqual([200, OUTCOME.ok]);
  });

  test('a delete too', async () => {
    const cell = await standing();
    const { reply } = await manager.call(readDay, { query: { ...LIRR, employeeId: code, date: ABSENT } });
    const turn = ['M', 'P', 'T10'].find((one) => one !== reply.defaultTurn && one !== cell.shift.turn)!;
    await change(manager, cell, { turn, overAbsence: true });
    expect(verdict(await remove(manager, (await standing()).shift))).toEqual([409, OUTCOME.overAbsence]);
  });

  test('many: the preview names the cells, the save refuses those alone, one yes saves them', async () => {
    const cells = await Promise.all([standing(), standing(FREE)]);
    const body = cells.map((cell) => item(cell, other(cell)));
    const query = { division: DIVISION };
    const preview = await manager.call(changeMany, { query: { ...query, preview: true }, body });
    expect(preview.reply.overAbsence).toEqual([{ employeeId: code, date: ABSENT }]);
    const some = await manager.call(changeMany, { query, body });
    expect(some.reply.refused.map((one) => [one.date, one.code])).toEqual([[ABSENT, OUTCOME.overAbsence]]);
    expect(some.reply.shifts.map(({ date }) => date)).toEqual([FREE]);
    const rest = await manager.call(changeMany, { query, body: [{ ...body[0]!, overAbsence: true }] });
    expect(rest.reply.refused).toEqual([]);
  });

  test('no cause and no word of it is in any answer', async () => {
    await absence('MAL', 10);
    const cell = await standing();
    const query = { division: DIVISION, preview: true };
    const answers = [
      await manager.call(changeMany, { query, body: [item(cell, other(cell))] }),
      await change(manager, cell, { turn: other(cell), overAbsence: false }),
      await manager.call(readDay, { query: { ...LIRR, employeeId: code, date: ABSENT } }),
    ];
    expect(answers[2]!.reply).toMatchObject({ isAbsent: true });
    expect(JSON.stringify(answers.map(({ reply }) => reply))).not.toMatch(/MAL\b|malattia/i);
  });

  test('notes change without a question; a request that waits asks nothing, one whose annulment was asked does', async () => {
    const cell = await standing();
    expect(verdict(await change(manager, cell, { note: 'Portare la cuffia', overAbsence: false }))[0]).toBe(
      200,
    );
    await absence('8114', 20);
    const later = await standing();
    expect(verdict(await change(manager, later, { turn: other(later), overAbsence: false }))[0]).toBe(409);
    await absence('8114', 40);
    expect(verdict(await change(manager, later, { turn: other(later), overAbsence: false }))[0]).toBe(200);
  });

  test('a draft asks nothing, its publication does', async () => {
    const month = { query: { division: DIVISION }, body: { month: '202611' } };
    const { draft } = (await manager.call(openDraft, month)).reply;
    const cell = await standing();
    const inDraft = { query: { ...LIRR, draft: draft.draftId }, path: { shiftId: cell.shift.shiftId } };
    const body = bodyFor(cell, { turn: other(cell), overAbsence: false });
    expect((await manager.call(updateShift, { ...inDraft, body })).status).toBe(200);
    const at = { path: { draftId: draft.draftId }, query: { division: DIVISION } };
    const { reply } = await manager.call(draftDifference, at);
    expect(reply.overAbsence).toEqual([{ employeeId: code, date: ABSENT }]);
    const publication = { revision: reply.draft.revision, resolved: [] };
    const refused = await manager.call(publishDraft, { ...at, body: publication });
    expect([refused.status, (await standing()).shift.turn]).toEqual([409, cell.shift.turn]);
    const done = await manager.call(publishDraft, { ...at, body: { ...publication, overAbsence: true } });
    expect([done.status, (await standing()).shift.turn]).toEqual([200, other(cell)]);
  });
});

describe('an approval in the same instant as a save of its day', () => {
  /** Runs `during` while a step on the person's request, here to 10, is taken and not yet committed. */
  const whileApproved = <R>(during: (approval: Tx) => Promise<R>): Promise<R> =>
    inTransaction(owner, async (tx) => {
      await tx.query(`select pg_advisory_xact_lock(hashtextextended('requests ' || $1, 0))`, [code]);
      await tx.query('update absence set state = 10 where employee_id = $1', [code]);
      return during(tx);
    });
  const waits = async () => {
    await expect.poll(() => awaitedLocks(owner)).toContain('advisory');
  };

  test('a save waits for it, and is asked about: one shift, and many at once', async () => {
    await absence('8114', 40);
    const cell = await standing();
    const { saves } = await whileApproved(async () => {
      const one = change(manager, cell, { turn: other(cell), overAbsence: false });
      await Promise.race([one, waits()]);
      const many = manager.call(changeMany, {
        query: { division: DIVISION },
        body: [item(cell, other(cell))],
      });
      return { saves: [one, many] as const };
    });
    const [one, many] = [await saves[0], await saves[1]];
    expect(verdict(one)).toEqual([409, OUTCOME.overAbsence]);
    expect(many.reply.refused.map(({ code: why }) => why)).toEqual([OUTCOME.overAbsence]);
    expect((await standing()).shift.version).toBe(cell.shift.version);
  });

  test('an approval waits for a save that was first; saves of one person wait for no other save', async () => {
    await absence('RFS', 40);
    const { rows } = await owner.query<{ absence_id: string }>(
      'select absence_id from absence where employee_id = $1',
      [code],
    );
    const cell = await standing();
    const approval = await inTransaction(owner, async (tx) => {
      await tx.query(`select pg_advisory_xact_lock_shared(hashtextextended('requests ' || $1, 0))`, [code]);
      const approved = decide(manager, rows[0]!.absence_id, 'A');
      await waits();
      const beside = await change(manager, await standing(FREE), {
        turn: other(await standing(FREE)),
        overAbsence: true,
      });
      expect(verdict(beside)).toEqual([200, OUTCOME.ok]);
      return { approved };
    });
    expect(await approval.approved).toMatchObject({ esito: 0, standing: { stato: 10 } });
    expect(verdict(await change(manager, cell, { turn: other(cell), overAbsence: false }))).toEqual([
      409,
      OUTCOME.overAbsence,
    ]);
  });
});
