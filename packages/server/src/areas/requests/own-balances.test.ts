import { getSession } from '@torre/contract/identity';
import { readOrganisation, saveOrganisation } from '@torre/contract/organisation';
import { decideRequests, listCauses, ownBalances, tryRequest } from '@torre/contract/requests';
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

/** Three days of the year's own leave and one of earlier years, less what is taken off, for as long as the test works. */
async function withReductions(riduzioni: number, work: () => Promise<void>): Promise<void> {
  const reduce = (days: number) =>
    owner.query(
      `update leave_entitlement set riduzioni = $2 where employee_id = $1 and balance = 'FER' and year = 2026`,
      [code, days],
    );
  await reduce(riduzioni);
  try {
    await work();
  } finally {
    await reduce(1);
  }
}

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
  await withReductions(3, async () =>
    expect(await decide(approver, id, 'A')).toMatchObject({
      esito: 1,
      message: `La richiesta id: ${id} non è stata elaborata: Il residuo non basta: restano 2 giorni, ne servono 3 giorni.`,
      standing: { stato: 60 },
    }),
  );
});

test('rows of a series are each judged with those before it: together they take no more than what is left', async () => {
  const series = { datafine: '2026/11/23', serie: ['2026/11/24', '2026/11/25'] };
  const refusal = 'Il residuo non basta: restano 0 giorni, ne servono 1 giorno.';
  await withReductions(3, async () => {
    const tried = { idcausale: '8114', codunitamisura: 'G' as const, datainizio: '2026/11/23', ...series };
    const { allowed, message } = (await person.call(tryRequest, { body: tried })).reply;
    const { status, reply } = await ask(person, series);
    expect([allowed, message, status, reply.outcome.messageIT]).toEqual([false, refusal, 409, refusal]);
    expect(await leave()).toMatchObject({ prenotate: 0, disponibili: 2 });
    expect((await ask(person, { ...series, serie: ['2026/11/24'] })).status).toBe(200);
  });
});

test('of rows decided together each is judged by what the ones before it left', async () => {
  const approver = await server.signIn('approvatore');
  const day = (date: string, cause = '8114') =>
    asked(person, { idcausale: cause, datainizio: date, datafine: date });
  const decideAll = async (...decisions: readonly (readonly [id: string, operazione: string])[]) => {
    const rows = decisions.map(([id, operazione]) => ({ id, operazione, note: 'Siamo in pochi' }));
    const body = { jsoninput: JSON.stringify(rows) };
    const { reply } = await approver.call(decideRequests, { query: {}, body });
    return reply.result.requests.map(({ esito }) => esito);
  };
  const [first, second] = [await day('2026/11/23'), await day('2026/11/24')];
  await withReductions(4, async () => {
    // one day is left for two: what is given back before is there for the other, what is given back after is not yet
    expect(await decideAll([second.id, 'A'], [first.id, 'R'])).toEqual([1, 0]);
    expect(await decideAll([second.id, 'A'])).toEqual([0]);
  });
  await owner.query('delete from absence where employee_id = $1', [code]);
  const [refused, approved] = [await day('2026/11/23'), await day('2026/11/24')];
  await withReductions(4, async () =>
    expect(await decideAll([refused.id, 'R'], [approved.id, 'A'])).toEqual([0, 0]),
  );
  await owner.query('delete from absence where employee_id = $1', [code]);
  // sickness that is annulled gives no day of leave back any more
  const [leaves, sick] = [await asked(person, { datafine: '2026/11/24' }), await day('2026/11/23', 'MAL')];
  await withReductions(4, async () =>
    expect(await decideAll([sick.id, 'C'], [leaves.id, 'A'])).toEqual([0, 1]),
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

test('[E7.6.08][P3.26] leave of earlier years is offered as long as some is left of them, which are taken first, by whatever cause', async () => {
  const approver = await server.signIn('approvatore');
  const offered = async () => {
    const { causali } = (await person.call(listCauses, {})).reply;
    const session = (await person.call(getSession, {})).reply.causali;
    return [causali, session].map((list) =>
      ['8118', '8114'].map((wanted) => list.find(({ idcausale }) => idcausale === wanted)?.insertable),
    );
  };
  const both = (earlier: boolean) => [
    [earlier, true],
    [earlier, true],
  ];
  expect(await offered()).toEqual(both(true));
  // three days of the own year would be left for it
  const { id } = await asked(person, { datafine: '2026/11/23' });
  expect(await offered()).toEqual(both(false));
  await decide(approver, id, 'A');
  expect(await offered()).toEqual(both(false));
  const refused = await ask(person, {
    idcausale: '8118',
    datainizio: '2026/11/24',
    datafine: '2026/11/24',
  });
  expect(refused.status).toBe(409);
  await decide(approver, id, 'C');
  expect(await offered()).toEqual(both(true));
  const brought = (days: number) =>
    owner.query(
      `update leave_entitlement set residuo_anni_prec = $2 where employee_id = $1 and balance = 'FER' and year = 2026`,
      [code, days],
    );
  await brought(0);
  expect(await offered()).toEqual(both(false));
  await brought(1);
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
