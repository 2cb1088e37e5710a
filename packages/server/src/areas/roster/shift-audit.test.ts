import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAuditRow } from '@torre/contract/administration';
import type { Principal } from '../../platform/access/principal.ts';
import { inRequestScope } from '../../platform/access/request-scope.ts';
import { readAuditValues } from '../../platform/audit/index.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';
import { cellWith, change } from './roster-test-steps.ts';

let server: TestServer;
let auditId: string;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  const manager = await server.signIn('responsabile.lirr');
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
