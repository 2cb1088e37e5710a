import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/index.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';

let server: TestServer;
let jobs: AreaDeps['jobs'];
beforeAll(async () => {
  server = await startTestServer({ runsJobs: true, parts: { jobs: (deps) => void (jobs = deps.jobs) } });
});
afterAll(() => server.close());

test('what sign-in leaves behind goes at night: sessions, links, ways to the provider, tokens and browsers', async () => {
  await server.signIn('hr');
  await server.db.query(`
    insert into session (session_hash, label, user_name, created_at, last_seen_at, expires_at, ended_at)
      values ('\\x01', 'ended', 'hr', '2026-07-01', '2026-07-01', '2026-07-08', '2026-07-02'),
             ('\\x02', 'idle', 'hr', '2026-11-13', '2026-11-13', '2026-11-20', null);
    insert into provider_token (session_hash, sealed) values ('\\x02', '\\x00');
    insert into one_time_link (token_hash, purpose, user_name, created_at, expires_at)
      values ('\\x01', 'set-password', 'hr', '2026-07-01', '2026-07-02');
    insert into oidc_attempt (state_hash, browser_hash, created_at, expires_at)
      values ('\\x01', '\\x01', '2026-11-01', '2026-11-01');
    insert into known_browser (user_name, browser_hash, last_used_at) values ('hr', '\\x01', '2026-05-01')`);
  const left = async (): Promise<unknown> =>
    (
      await server.db.query(`select
        (select array_agg(label order by label) from session where label in ('ended', 'idle')) as sessions,
        (select count(*) from provider_token) as tokens, (select count(*) from one_time_link) as links,
        (select count(*) from oidc_attempt) as attempts, (select count(*) from known_browser) as browsers`)
    ).rows[0];
  expect(await left()).toMatchObject({ sessions: ['ended', 'idle'], tokens: 1, browsers: 2 });
  await inTransaction(server.db, (tx) => jobs.enqueue(tx, 'housekeeping.sign-in', {}));
  // The session of today and its browser stay.
  await expect
    .poll(left, { timeout: 10_000 })
    .toEqual({ sessions: ['idle'], tokens: 0, links: 0, attempts: 0, browsers: 1 });
});
