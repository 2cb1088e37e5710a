import { OUTCOME } from '@torre/contract/outcome';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAsOwner } from '../../platform/db/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';
import { Controllers } from '../../testing/bulk-steps.ts';
import { verdict } from '../../testing/roster-steps.ts';
import { DraftActor } from '../../testing/draft-steps.ts';

let server: TestServer;
let owner: Database;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  owner = openAsOwner(server.proxy.url);
});
afterAll(async () => {
  await owner.close();
  await server.close();
});

/** The connection of who publishes is cut at this statement, as when its process is killed. */
async function killAt(table: string, event: 'insert' | 'delete'): Promise<void> {
  await owner.query(`
    create or replace function cut() returns trigger language plpgsql as $$ begin
      perform pg_terminate_backend(pg_backend_pid());
      return null;
    end $$;
    create or replace trigger cut after ${event} on ${table} for each statement execute function cut();`);
}

const DATES = ['20261207', '20261208'] as const;

test.each([
  ['the history', 'shift_history', 'insert', [0, 1]],
  ['the trail', 'audit', 'insert', [2, 3]],
  ['the event', 'outbox', 'insert', [4, 5]],
  ['the cells of the draft', 'draft_shift', 'delete', [6, 7]],
  ['the frozen month', 'roster_version_row', 'insert', [8, 9]],
] as const)(
  'a publication that is killed at %s leaves all as it was, and is made whole afterwards',
  async (_, table, event, rows) => {
    const manager = await server.signIn('responsabile.lirr');
    const many = await Controllers.of(manager);
    const actor = new DraftActor(manager);
    const draft = await actor.open();
    await actor.select(draft.draftId, await many.versions(rows, DATES), 'T08');
    const state = async () => {
      const found = await owner.query(`
      select (select md5(string_agg(t::text, ' ' order by day, employee_id)) from day_shift t) as shifts,
        (select count(*) from shift_history) as history, (select count(*) from draft_shift) as drafted,
        (select count(*) from roster_version) as versions, (select count(*) from audit where call = 'publishDraft') as trail,
        (select count(*) from outbox) as events, (select string_agg(state, ',') from roster_draft) as drafts`);
      return found.rows[0];
    };
    const before = await state();
    await killAt(table, event);
    const killed = await actor.publish(draft);
    expect(killed.status).toBeGreaterThanOrEqual(500);
    await owner.query(`drop trigger cut on ${table}`);
    expect(await state()).toEqual(before);
    expect(verdict(await actor.publish(draft))).toEqual([200, OUTCOME.ok]);
    expect(await state()).not.toEqual(before);
  },
);
