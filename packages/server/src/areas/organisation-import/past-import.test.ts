import { saveImport } from '@torre/contract/organisation-import';
import { OUTCOME } from '@torre/contract/outcome';
import type { FactRow } from '@torre/domain/organisation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workbookOf } from '../../testing/fact-workbook.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { Importer } from './import-steps.ts';

let server: TestServer;
let admin: TestClient;
let importer: Importer;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14', runsJobs: true });
  admin = await server.signIn('admin');
  importer = new Importer(admin, server.url);
});
afterAll(() => server.close());

const slot = (description: string, valid_from: string): FactRow => ({
  icao: 'LIRN',
  timeslot_id: 'SERA',
  valid_from,
  valid_to: null,
  description,
  begin_time: 1080,
  end_time: 1320,
  kind: 'LAV',
  ord: 50,
});
const checkSlot = async (description: string, valid_from = '2026-11-01') =>
  importer.checkFile('fasce.xlsx', await workbookOf({ timeslot: [slot(description, valid_from)] }));

test('a file that writes over days gone by is saved with a reason only, which stands in the trail', async () => {
  const added = await checkSlot('Sera');
  expect(added.report!.rewritesPast).toBe(false);
  expect((await importer.save(added)).state).toBe('saved');

  const changed = await checkSlot('Sera lunga');
  expect(changed.report!.rewritesPast).toBe(true);
  const path = { importId: changed.importId };
  for (const body of [undefined, { reason: ' ' }]) {
    const refused = await admin.call(saveImport, { path, body });
    expect([refused.status, refused.reply.outcome.code]).toEqual([409, OUTCOME.pastEffect]);
  }
  const done = await admin.call(saveImport, { path, body: { reason: 'Nome di prima sbagliato' } });
  expect(done.status).toBe(200);
  expect((await importer.after(changed.importId, 'saving')).state).toBe('saved');
  const { rows } = await server.db.query(
    "select what, reason from audit where entity = 'timeslot' and entity_key like 'LIRN SERA%' order by what",
  );
  expect(rows).toEqual([
    { what: 'insert', reason: null },
    { what: 'update', reason: 'Nome di prima sbagliato' },
  ]);
});
