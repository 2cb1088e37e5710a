import { assignCycle, changeCycle, createCycle } from '@torre/contract/cycles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIVISION, Controllers } from '../../testing/bulk-steps.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
});
afterAll(() => server.close());

test('a cycle, and who follows it, stand in the trail by its name, with what was and what is', async () => {
  const manager = await server.signIn('responsabile.lirr');
  const many = await Controllers.of(manager);
  const query = { division: DIVISION };
  const body = { name: 'Rinforzo', turns: ['T10', 'T10', 'R'], restsOnHolidays: false };
  const { cycleId } = (await manager.call(createCycle, { query, body })).reply;
  const path = { cycleId };
  const changed = { ...body, turns: ['T10', 'R'], endsOn: '20261231', version: 1 };
  await manager.call(changeCycle, { path, query, body: changed });
  const people = [{ employeeId: many.id(0), offset: 0 }];
  await manager.call(assignCycle, { path, query, body: { from: '20261201', to: '20261202', people } });
  const { rows } = await server.db.query(
    `select array_agg(concat_ws(' ', field, coalesce(old_value, '–'), '→', new_value) order by field) as changes
       from audit a join audit_value using (audit_id)
      where entity_key = $1 or entity = 'employeeCycle' and subject = $2
      group by audit_id order by audit_id`,
    [cycleId, many.id(0)],
  );
  expect(rows.map(({ changes }) => changes)).toEqual([
    ['name – → Rinforzo', 'turns – → T10 T10 R'],
    ['endsOn – → 2026-12-31', 'turns T10 T10 R → T10 R'],
    ['cycle – → Rinforzo', 'offset – → 0', 'validTo – → 2026-12-02'],
  ]);
});
