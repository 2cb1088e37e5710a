import { getSession } from '@torre/contract/identity';
import { readOrganisation, saveOrganisation } from '@torre/contract/organisation';
import { listCauses, ownBalances, tryRequest } from '@torre/contract/requests';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openAsOwner } from '../../platform/db/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { startTestServer } from '../../testing/index.ts';
import { ask, asked, decide, furnishRequests } from '../../testing/request-steps.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

let server: TestServer;
let owner: Database;
let person: TestClient;
let code: string;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  owner = openAsOwner(server.databaseUrl);
  person = await server.signIn('cta.lirr');
  code = await furnishRequests(owner, 'cta.lirr');
  await owner.query('delete from leave_entitlement where employee_id = $1', [code]);
  await owner.query(
    `insert into leave_entitlement (employee_id, balance, year, teorica, riduzioni, residuo_anni_prec, residuo_anno_prec)
      values ($1, 'FER', 2026, 4, 1, 1, 0), ($1, 'FER', 2027, 28, 0, 0, 0)`,
    [code],
  );
});
afterAll(async () => {
  await owner.close();
  await server.close();
});

const leave = async (al?: string) =>
  (await person.call(ownBalances, { query: al === undefined ? {} : { al } })).reply.saldi.find(
    ({ balance }) => balance === 'FER',
  );

beforeEach(() => owner.query('delete from absence where employee_id = $1', [code]));

test('[E1.07] what is asked for is reserved on the row of today, used once it is approved, and refused when it is too much', async () => {
  const approver = await server.signIn('approvatore');
  expect(await leave()).toMatchObject({
    year: 2026,
    residuoAnniPrec: 1,
    spettanzaReale: 3,
    residuo: 4,
    disponibili: 4,
  });
  const { id } = await asked(person);
  expect(await leave()).toMatchObject({ fruite: 0, prenotate: 3, residuo: 4, disponibili: 1 });
  expect(await leave('2026/11/23')).toMatchObject({ prenotate: 1, disponibili: 3, impegnateDopo: 2 });
  await decide(approver, id, 'A');
  expect(await leave('2026/11/23')).toMatchObject({ fruite: 1, disponibili: 3, impegnateDopo: 2 });
  expect(await leave()).toMatchObject({
    fruite: 3,
    prenotate: 0,
    residuo: 1,
    disponibili: 1,
    impegnateDopo: 0,
  });

  const two = { datainizio: '2026/11/30', datafine: '2026/12/01' };
  await owner.query(
    `update day_shift set turn = 'M', start_at = day + time '06:00', end_at = day + time '14:00'
      where employee_id = $1 and day in ('2026-11-30', '2026-12-01')`,
    [code],
  );
  const refused = await ask(person, two);
  expect([refused.status, refused.reply.outcome.messageIT]).toEqual([
    409,
    'Il residuo non basta: restano 1 giorno, ne servono 2 giorni.',
  ]);
  const trial = { idcausale: '8114', codunitamisura: 'G' as const };
  expect((await person.call(tryRequest, { body: { ...trial, ...two } })).reply).toMatchObject({
    allowed: false,
    message: 'Il residuo non basta: restano 1 giorno, ne servono 2 giorni.',
  });
  const one = { ...two, datafine: two.datainizio };
  expect((await person.call(tryRequest, { body: { ...trial, ...one } })).reply).toMatchObject({
    allowed: true,
    message: '',
    stato: 60,
    cost: { days: 1, minutes: 0 },
    balance: { balance: 'FER', unit: 'days', left: 1, asked: 1 },
  });
});

test('what no longer suffices is not approved, and the request waits on', async () => {
  const approver = await server.signIn('approvatore');
  const { id } = await asked(person);
  await owner.query(
    `update leave_entitlement set riduzioni = 3 where employee_id = $1 and balance = 'FER' and year = 2026`,
    [code],
  );
  expect(await decide(approver, id, 'A')).toMatchObject({
    esito: 1,
    message: `La richiesta id: ${id} non è stata elaborata: Il residuo non basta: restano 2 giorni, ne servono 3 giorni.`,
    standing: { stato: 60 },
  });
  await owner.query(
    `update leave_entitlement set riduzioni = 1 where employee_id = $1 and balance = 'FER' and year = 2026`,
    [code],
  );
});

test('a refused request gives back what it reserved, and its twin keeps its own', async () => {
  const approver = await server.signIn('approvatore');
  const day = (date: string) => asked(person, { datainizio: date, datafine: date });
  const [refused, twin] = [await day('2026/11/23'), await day('2026/11/24')];
  expect(await leave()).toMatchObject({ fruite: 0, prenotate: 2, residuo: 4, disponibili: 2 });
  await decide(approver, refused.id, 'R', 'Siamo in pochi');
  expect(await leave()).toMatchObject({ fruite: 0, prenotate: 1, residuo: 4, disponibili: 3 });
  await decide(approver, twin.id, 'A');
  expect(await leave()).toMatchObject({ fruite: 1, prenotate: 0, residuo: 3, disponibili: 3 });
});

test('[E7.6.08] causes are offered as the person may insert them', async () => {
  const { causali } = (await person.call(listCauses, {})).reply;
  const may = (wanted: string) => causali.find(({ idcausale }) => idcausale === wanted)?.insertable;
  expect([may('8114'), may('7509'), may('T_8114'), may('SMARTWORK'), may('OTE')]).toEqual([
    true,
    false,
    false,
    false,
    true,
  ]);
});

test('[P3.26] the session holds the causes of today as the person may insert them, and what an administrator changes at once', async () => {
  const causesOf = async (of: TestClient) => (await of.call(getSession, {})).reply.causali;
  const one = (causali: Awaited<ReturnType<typeof causesOf>>, code: string) =>
    causali.find(({ idcausale }) => idcausale === code);
  const before = await causesOf(person);
  expect(one(before, '8114')).toEqual({
    idcausale: '8114',
    descausale: 'Ferie anno corrente',
    gestdoc: '',
    insertable: true,
  });
  expect(one(before, '104')).toMatchObject({ gestdoc: 'VIC', insertable: false });

  const admin = await server.signIn('admin');
  const { reply } = await admin.call(readOrganisation, { query: {} });
  const fact = reply.facts['absence_cause']!.find(({ values }) => values['idcausale'] === 'PELE')!;
  const changed = (values: object, version: number | null) => ({
    kind: 'absence_cause' as const,
    values: { ...fact.values, ...values },
    version,
  });
  const edits = [
    changed({ insertable: false, valid_to: '2026-11-14' }, fact.version),
    changed({ valid_from: '2026-11-15', descausale: 'Permesso elettorale, da domani' }, null),
  ];
  const saved = await admin.call(saveOrganisation, { body: { edits, reason: 'nuove regole' } });
  expect([saved.status, saved.reply.outcome.messageIT]).toEqual([200, expect.any(String)]);
  expect([one(before, 'PELE')!.insertable, one(await causesOf(person), 'PELE')]).toEqual([
    true,
    { idcausale: 'PELE', descausale: 'Permesso elettorale', gestdoc: 'VIC', insertable: false },
  ]);
});
