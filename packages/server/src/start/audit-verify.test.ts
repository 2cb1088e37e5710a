import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { everythingSealed, writeNote } from '../platform/audit/audit-test-steps.ts';
import { inTransaction, openAsOwner } from '../platform/db/index.ts';
import type { Database } from '../platform/db/index.ts';
import { startTestServer, TEST_KEY } from '../testing/index.ts';
import type { TestServer } from '../testing/index.ts';
import { runCommand, type Outcome } from './command-test-steps.ts';

vi.setConfig({ testTimeout: 60_000 });

let server: TestServer;
let owner: Database;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  owner = openAsOwner(server.db.url);
  for (let nth = 0; nth < 8; nth++)
    await inTransaction(server.db, (tx) => writeNote(tx, server.clock.now(), `riga ${nth}`));
  await everythingSealed(server.db);
});
afterAll(async () => {
  await owner.close();
  await server.close();
});

/** As an operator runs it, beside a running Torre. */
const verify = (...args: readonly string[]): Promise<Outcome> =>
  runCommand('audit-verify', args, { DATABASE_URL: server.db.url, TORRE_KEY: TEST_KEY });

/** By somebody who owns the database and switches its rules off. */
async function tamper(...statements: readonly (readonly [string, readonly unknown[]])[]): Promise<void> {
  await inTransaction(owner, async (tx) => {
    await tx.query("set local session_replication_role = 'replica'");
    for (const [text, values] of statements) await tx.query(text, values);
  });
}

test('an operator is told that the chain is whole, then each row that was altered, removed and swapped, and an anchor of before that no longer fits', async () => {
  const whole = await verify();
  expect(whole).toEqual({ code: 0, printed: expect.stringContaining('✓ La catena è integra.') });
  const anchor = /--anchor (\d+:[0-9a-f]{64})/.exec(whole.printed)![1]!;
  expect((await verify('--anchor', anchor)).code).toBe(0);
  expect((await verify('--anchor', anchor.toUpperCase())).code).toBe(0);
  const wrong = anchor.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));
  const oneProblem = await verify('--anchor', wrong);
  expect(oneProblem).toEqual({ code: 1, printed: expect.stringContaining('\n1 problema trovato.') });

  const { rows } = await owner.query<{ audit_id: string }>('select audit_id from audit_seal order by seq');
  const [altered, removed, one, other] = rows.map((row) => row.audit_id);
  const nobody = '00000000-0000-7000-8000-000000000000';
  const moved = [
    [one, nobody],
    [other, one],
    [nobody, other],
  ].flatMap((names) =>
    ['audit', 'audit_value'].map(
      (table) => [`update ${table} set audit_id = $2 where audit_id = $1`, names] as const,
    ),
  );
  await tamper(
    ["update audit set actor = 'altri' where audit_id = $1", [altered]],
    ['delete from audit_value where audit_id = $1', [removed]],
    ['delete from audit where audit_id = $1', [removed]],
    ...moved,
  );
  const { code, printed } = await verify();
  expect(code).toBe(1);
  expect(printed).toContain(`La riga ${altered} è stata alterata.`);
  expect(printed).toContain(`La riga ${removed} è stata tolta.`);
  expect(printed).toContain(`La riga ${one} sta al posto della riga ${other}.`);
  expect(printed).toContain(`La riga ${other} sta al posto della riga ${one}.`);
  expect(printed).toContain('4 problemi trovati.');

  expect((await verify('--anchor', wrong)).printed).toContain('5 problemi trovati.');
});

test.each([
  [
    ['--anchor', 'pippo'],
    "--anchor vuole quello che una verifica precedente ha stampato, un numero, due punti e 64 cifre esadecimali, non 'pippo'.",
  ],
  [['--anchor'], 'Opzioni non comprese: --anchor.'],
  [['--ancora', '12'], 'Opzioni non comprese: --ancora 12.'],
])(
  'a wrong command line %j is told in one sentence with the right one, and proves nothing',
  async (args, sentence) => {
    const usage = 'Uso: npm run audit:verify, oppure npm run audit:verify -- --anchor 12:ab34…';
    expect(await verify(...args)).toEqual({ code: 2, printed: `${sentence} ${usage}\n` });
  },
);
