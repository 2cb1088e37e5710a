import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { TEST_KEYS, everythingSealed, writeNote } from '../platform/audit/audit-test-steps.ts';
import { eraseAuditValues } from '../platform/audit/erase-audit-values.ts';
import { auditKeysOf, signAuditOf } from '../platform/audit/index.ts';
import { inTransaction, openAsOwner } from '../platform/db/index.ts';
import type { Database } from '../platform/db/index.ts';
import { startTestServer } from '../testing/index.ts';
import type { TestServer } from '../testing/index.ts';
import { TEST_KEY } from '../platform/test-key.ts';
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
const verify = (...args: readonly string[]): Promise<Outcome> => verifyOf(server, args);

const verifyOf = (of: TestServer, args: readonly string[] = [], key = TEST_KEY): Promise<Outcome> =>
  runCommand('audit-verify', args, {
    DATABASE_URL: of.databaseUrl,
    TORRE_DATA: join(tmpdir(), 'torre-without-a-key'),
    TORRE_KEY: key,
  });

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

test('an operator reads what is signed, by which key, who erased what, which row is doubtful and which is not of Torre', async () => {
  const own = await startTestServer({ today: '2026-11-14', world: 'none' });
  const itsOwner = openAsOwner(own.databaseUrl);
  const note = async (what: string): Promise<void> => {
    await inTransaction(own.db, (tx) => writeNote(tx, own.clock.now(), what));
    await everythingSealed(own.db);
  };
  try {
    await note('prima');
    expect(await verifyOf(own)).toMatchObject({
      code: 0,
      printed: expect.stringContaining(
        'Firme: 1 riga firmata da Torre, 0 righe di prima che Torre firmasse.',
      ),
    });
    expect(await verifyOf(own, [], '')).toMatchObject({
      code: 2,
      printed: expect.stringContaining(
        'Le firme non sono state controllate, perché manca la chiave: indicare TORRE_KEY',
      ),
    });

    const former = auditKeysOf(own.db).present.id;
    signAuditOf(own.db, [Buffer.alloc(32, 7), ...TEST_KEYS]);
    const at = own.clock.now();
    await inTransaction(own.db, (tx) =>
      eraseAuditValues(tx, {
        privacyClass: 'PERSONAL',
        before: at.add({ hours: 1 }),
        at,
        actor: null,
        call: 'retention',
        reason: 'fine conservazione',
      }),
    );
    await note('dopo');
    const [present, both] = ['07'.repeat(32), `${'07'.repeat(32)},${TEST_KEY}`];
    expect(await verifyOf(own, [], both)).toMatchObject({
      code: 0,
      printed: expect.stringMatching(
        /3 righe firmate da Torre.*\nCancellazioni: 1, in tutto 1 valore\.\n {2}14\/11\/2026 10:\d\d · Torre · 1 valore · fine conservazione \(riga /,
      ),
    });
    expect(await verifyOf(own, [], present)).toMatchObject({
      code: 0,
      printed: expect.stringMatching(
        new RegExp(
          `1 riga firmata dal 14/11/2026 10:\\d\\d al .* con un’altra chiave \\(${former}\\), non controllata`,
        ),
      ),
    });
    // Of a process that was left with the former key alone.
    const { code, printed } = await verifyOf(own);
    expect([code, printed]).toEqual([
      1,
      expect.stringContaining('un processo di Torre ha una TORRE_KEY diversa'),
    ]);

    // Signed, and yet: a clock that was wrong, or a row that was held back.
    await inTransaction(own.db, (tx) => writeNote(tx, at.subtract({ hours: 24 * 30 }), 'tardi'));
    await everythingSealed(own.db);
    expect(await verifyOf(own, [], both)).toMatchObject({
      code: 3,
      printed: expect.stringMatching(
        /La riga .* porta la data 15\/10\/2026 11:\d\d, ma è stata sigillata tra il 14\/11/,
      ),
    });

    await itsOwner.query(`insert into audit (audit_id, at, call, what, entity, entity_key, values_hash, mac, key_id)
      select gen_random_uuid(), at, call, what, entity, entity_key, sha256(''), mac, key_id from audit limit 1`);
    await everythingSealed(own.db);
    expect(await verifyOf(own, [], both)).toMatchObject({
      code: 1,
      printed: expect.stringMatching(/✗ La riga .* non è di Torre: non ha una firma valida/),
    });
  } finally {
    await itsOwner.close();
    await own.close();
  }
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
