import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAudit, readAuditRow } from '@torre/contract/administration';
import { changeSelection } from '@torre/contract/bulk';
import type { Principal } from '../../platform/access/principal.ts';
import { asSystem, inRequestScope } from '../../platform/access/request-scope.ts';
import { readAuditValues } from '../../platform/audit/index.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { DIVISION } from '../../testing/bulk-steps.ts';
import { DraftActor } from '../../testing/draft-steps.ts';
import { cellOf, cellWith, change, remove } from '../../testing/roster-steps.ts';
import type { StandingCell } from '../../testing/roster-steps.ts';

let server: TestServer;
let manager: TestClient;
let auditId: string;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  manager = await server.signIn('responsabile.lirr');
  await change(manager, await cellWith(manager, 'M', '20261116'), { turn: 'P', note: 'Visita medica' });
  const { rows } = await server.db.query("select audit_id from audit where call = 'updateShift'");
  auditId = rows[0].audit_id;
});
afterAll(() => server.close());

test('the trail shows an administrator the turn, and of the note only that there is one', async () => {
  const admin = await server.signIn('admin');
  const { reply } = await admin.call(readAuditRow, { path: { auditId } });
  expect(reply.values.filter(({ field }) => field === 'note')).toEqual([{ field: 'note', hidden: true }]);
  expect(reply.values.find(({ field }) => field === 'turn')).toMatchObject({ old: 'M', new: 'P' });
  expect(JSON.stringify(reply)).not.toContain('Visita');
});

test('a manager may see the note in the own plant only, and the policies of the database agree', async () => {
  const noteFor = (...managedPlants: string[]) => {
    const principal = {
      employeeId: '0',
      responsabile: true,
      managedPlants,
      roles: new Set(),
    } as unknown as Principal;
    return inRequestScope(principal, async () => {
      const values = await readAuditValues(server.db, principal, [auditId]);
      return values.get(auditId)!.find(({ field }) => field === 'note');
    });
  };
  const text = { old: null, new: 'Visita medica', erased: false };
  expect(await noteFor('LIRR')).toEqual({ field: 'note', hidden: false, ...text });
  expect(await noteFor('LIRF')).toEqual({ field: 'note', hidden: true });
});

test('who administers reads no value of a draft of the own shifts: neither the program nor the database shows it', async () => {
  const { person, shift } = await cellWith(manager, 'M', '20261210');
  const draft = new DraftActor(manager);
  const { draftId } = await draft.open();
  const { employeeId } = person;
  const cells = [{ employeeId, date: '20261210', version: shift.version }];
  expect((await draft.select(draftId, cells, 'P')).status).toBe(200);
  const { rows } = await server.db.query(
    "select audit_id from audit where entity = 'draftShift' and subject = $1",
    [employeeId],
  );
  const ids = rows.map((row) => row.audit_id as string);
  const administrator = {
    employeeId,
    responsabile: false,
    managedPlants: [],
    roles: new Set(['ROLE_ADMIN']),
  } as unknown as Principal;
  const values = await asSystem(() => readAuditValues(server.db, administrator, ids));
  const hidden = [...values.values()].flat().map((value) => value.hidden);
  expect(new Set(hidden)).toEqual(new Set([true]));
  const stored = await inRequestScope(administrator, () =>
    server.db.query('select from audit_value where audit_id = any($1)', [ids]),
  );
  expect(stored.rowCount).toBe(0);
});

describe('a code that is no shift of the plant on that day tells why somebody is away:', () => {
  /** As an import of old data leaves it: written by nobody of the product. */
  async function standsAway(date: string, code: string): Promise<StandingCell> {
    const { person } = await cellWith(manager, 'M', date);
    await server.db.query(
      `update day_shift set turn = $3, start_at = null, end_at = null where employee_id = $1 and day = $2`,
      [person.employeeId, date, code],
    );
    return cellOf(manager, person.employeeId, date);
  }

  /** The turn in the newest row about the cell, as this person reads the trail. */
  async function turnFor(userName: string, { shift }: StandingCell) {
    const reader = await server.signIn(userName);
    const { reply } = await reader.call(listAudit, { query: { entity: 'shift', entityKey: shift.shiftId } });
    const [row] = reply.rows;
    const { reply: whole } = await reader.call(readAuditRow, { path: { auditId: row!.auditId } });
    return { turn: whole.values.find(({ field }) => field === 'turn'), all: JSON.stringify([reply, whole]) };
  }

  async function expectHidden(cell: StandingCell, code: string): Promise<void> {
    const { turn, all } = await turnFor('admin', cell);
    expect(turn).toEqual({ field: 'turn', hidden: true });
    expect(all).not.toContain(code);
  }

  test('an administrator without the plant does not read it when one shift is saved over it', async () => {
    const cell = await standsAway('20261117', 'MAL');
    expect((await change(manager, cell, { turn: 'P' })).status).toBe(200);
    await expectHidden(cell, 'MAL');
    const stored = await server.db.query(
      `select privacy_class, old_value, new_value from audit_value join audit using (audit_id)
       where entity_key = $1 and field = 'turn'`,
      [cell.shift.shiftId],
    );
    expect(stored.rows).toEqual([{ privacy_class: 'WORK', old_value: 'MAL', new_value: 'P' }]);
  });

  test('nor when many are saved, nor when it is deleted', async () => {
    const many = await standsAway('20261118', 'MAL');
    const { person, shift } = many;
    const cells = [{ employeeId: person.employeeId, date: shift.date, version: shift.version }];
    const selection = { division: DIVISION, cells, turn: 'P' };
    expect((await manager.call(changeSelection, { query: {}, body: selection })).status).toBe(200);
    await expectHidden(many, 'MAL');
    const deleted = await standsAway('20261119', 'MAL');
    expect((await remove(manager, deleted.shift)).status).toBe(200);
    await expectHidden(deleted, 'MAL');
  });

  test('a definition counts on the days on which it holds, and a shift of the plant stays public', async () => {
    await server.db.query(
      `update shift_definition set to_date = '2026-11-22' where icao = 'LIRR' and name = 'T12'`,
    );
    const holds = await standsAway('20261120', 'T12');
    await change(manager, holds, { turn: 'P' });
    expect((await turnFor('admin', holds)).turn).toMatchObject({ hidden: false, old: 'T12', new: 'P' });
    const ended = await standsAway('20261123', 'T12');
    await change(manager, ended, { turn: 'P' });
    await expectHidden(ended, 'T12');
  });
});
