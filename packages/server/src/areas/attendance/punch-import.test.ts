import { checkPunches, importPunches, readAttendance } from '@torre/contract/attendance';
import { OUTCOME } from '@torre/contract/outcome';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import { readTableStates } from '../../testing/table-states.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { openAsOwner } from '../../platform/db/index.ts';
import type { Database } from '../../platform/db/index.ts';

let server: TestServer;
let owner: Database;
let admin: TestClient;
let code: string;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  owner = openAsOwner(server.databaseUrl);
  admin = await server.signIn('admin');
  const { rows } = await owner.query("select employee_id from account where user_name = 'cta.lirr'");
  code = rows[0]!['employee_id'] as string;
  await owner.query('delete from punch where employee_id = $1', [code]);
});
afterAll(async () => {
  await owner.close();
  await server.close();
});

const HEAD = ['Codice', 'Data', 'Ora', 'Tipo', 'Orologio'];
const send = (content: string | Uint8Array, by = admin) =>
  by.call(importPunches, { body: { content: Buffer.from(content).toString('base64') } });
const check = (content: string | Uint8Array, by = admin) =>
  by.call(checkPunches, { body: { content: Buffer.from(content).toString('base64') } });
const csv = (...rows: readonly string[]): string => [HEAD.join(';'), ...rows].join('\n');

async function punches(day: string): Promise<readonly string[]> {
  const { rows } = await owner.query(
    `select to_char(punched_at at time zone 'Europe/Rome', 'HH24:MI') || ' ' || kind || ' ' || icao || ' ' || source as one
       from punch where employee_id = $1 and (punched_at at time zone 'Europe/Rome')::date = $2::date order by punched_at`,
    [code, day],
  );
  return rows.map(({ one }) => one as string);
}

test('a file of punches is imported once: the second time it writes nothing', async () => {
  const file = csv(
    `${code};12/11/2026;07:01;E;Nord`,
    `${code};12/11/2026;15:00;Uscita;`,
    `${code};12/11/2026;07:01;E;Sud`,
  );
  const first = await send(file);
  expect([first.status, first.reply.read, first.reply.written]).toEqual([200, 3, 2]);
  expect(await punches('2026-11-12')).toEqual(['07:01 entrance LIRR Nord', '15:00 exit LIRR Importazione']);
  const before = await readTableStates(owner);
  const second = await send(file);
  expect([second.status, second.reply.written]).toEqual([200, 0]);
  const after = await readTableStates(owner);
  for (const table of ['punch', 'audit', 'audit_value', 'outbox'])
    expect([table, after[table]]).toEqual([table, before[table]]);
});

test('a file is checked before it is imported: the check counts what is new, and writes nothing', async () => {
  const file = csv(`${code};08/11/2026;07:01;E;Nord`, `${code};09/11/2026;15:00;U;Nord`);
  await send(csv(`${code};08/11/2026;07:01;E;Nord`));
  const before = await readTableStates(owner);
  const { status, reply } = await check(file);
  expect([status, reply]).toEqual([
    200,
    {
      outcome: expect.objectContaining({ code: 0 }),
      read: 2,
      fresh: 1,
      people: 1,
      from: '20261108',
      to: '20261109',
      faultCount: 0,
      faults: [],
    },
  ]);
  const after = await readTableStates(owner);
  for (const table of ['punch', 'audit', 'audit_value', 'outbox'])
    expect([table, after[table]]).toEqual([table, before[table]]);
  expect((await send(file)).reply.written).toBe(1);
});

test('the check names wrong rows as the import does', async () => {
  const { status, reply } = await check(csv('999999;10/11/2026;07:00;E;', `${code};10/11/2026;oggi;E;`));
  expect([status, reply.read, reply.fresh, reply.faultCount]).toEqual([200, 1, 0, 2]);
  expect(reply.faults).toMatchObject([
    { row: 2, messageIT: 'Riga 2: nessuno ha il codice personale «999999».' },
    { row: 3, messageIT: 'Riga 3: «oggi» non è un’ora: scrivi HH:mm.' },
  ]);
});

test('a workbook with real dates and times is read as a csv is', async () => {
  const rows = [
    HEAD,
    [code, new Date('2026-11-11T00:00:00Z'), 7 / 24, 'E', 'Nord'],
    [code, '11/11/2026', '15:05', 'U'],
  ];
  const bytes = await writeXlsx({ sheets: [{ name: 'Timbrature', rows }] });
  expect((await send(bytes)).reply).toMatchObject({ read: 2, written: 2 });
  expect(await punches('2026-11-11')).toEqual(['07:00 entrance LIRR Nord', '15:05 exit LIRR Importazione']);
});

test('a file with wrong rows names them by row and imports nothing', async () => {
  const { status, reply } = await send(
    csv(
      `${code};10/11/2026;07:00;E;`,
      '999999;10/11/2026;07:00;E;',
      '',
      `${code};10/11/2026;oggi;E;`,
      `${code};14/11/2026;23:00;U;`,
    ),
  );
  expect([status, reply.outcome.code]).toEqual([409, OUTCOME.fileNotAllowed]);
  expect(reply).toMatchObject({
    faults: [
      { row: 3, messageIT: 'Riga 3: nessuno ha il codice personale «999999».' },
      { row: 5, messageIT: 'Riga 5: «oggi» non è un’ora: scrivi HH:mm.' },
      { row: 6, messageIT: 'Riga 6: l’ora deve ancora venire.' },
    ],
  });
  expect(await punches('2026-11-10')).toEqual([]);
});

test('of the hour that the autumn night repeats an entrance is the first, an exit the second', async () => {
  await send(csv(`${code};25/10/2026;02:30;E;Nord`, `${code};25/10/2026;02:40;U;Nord`));
  const { rows } = await owner.query(
    `select extract(epoch from max(punched_at) - min(punched_at))::int / 60 as minutes from punch
      where employee_id = $1 and punched_at between '2026-10-24 22:00Z' and '2026-10-25 04:00Z'`,
    [code],
  );
  expect(rows).toEqual([{ minutes: 70 }]);
});

test.each([
  ['no table', 'niente', 400],
  ['another head', 'Nome;Data;Ora;Tipo\nx;1;2;3', 400],
  ['no text', Uint8Array.from([0, 1, 2, 3]), 415],
])('a file that holds no punches is refused: %s', async (_, content, expected) => {
  expect((await send(content)).status).toBe(expected);
});

test('files of punches are for administrators', async () => {
  for (const userName of ['responsabile.lirr', 'timekeeper', 'hr', 'cta.lirr']) {
    const client = await server.signIn(userName);
    for (const ask of [send, check])
      expect([userName, (await ask('niente', client)).status]).toEqual([userName, 403]);
  }
});

test('an imported punch shows in the clock-ins, without the clock that it came from', async () => {
  await send(csv(`${code};13/11/2026;08:00;E;Orologio segreto`));
  const person = await server.signIn('cta.lirr');
  const { reply } = await person.call(readAttendance, {
    query: { idservizio: 'timbrature', dal: '2026/11/13', al: '2026/11/13' },
  });
  expect(reply.ris.timbrature).toMatchObject([{ type: 'E', time: '08:00' }]);
  expect(JSON.stringify(reply)).not.toContain('segreto');
});
