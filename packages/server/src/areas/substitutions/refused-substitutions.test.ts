import { findSubstitutes, listSubstitutions, nameSubstitute } from '@torre/contract/substitutions';
import type { SubstitutionBody } from '@torre/contract/substitutions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAsOwner } from '../../platform/db/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

let server: TestServer;
let owner: Database;
let first: TestClient;
const codes = new Map<string, string>();

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  owner = openAsOwner(server.databaseUrl);
  first = await server.signIn('responsabile2.lirr');
  const { rows } = await owner.query<{ user_name: string; employee_id: string }>(
    'select user_name, employee_id from account',
  );
  for (const { user_name, employee_id } of rows) codes.set(user_name, employee_id);
});
afterAll(async () => {
  await owner.close();
  await server.close();
});

const codeOf = (userName: string): string => codes.get(userName)!;
const THESE_DAYS = { plant: 'LIRR', from: '20261114', to: '20261130' };
const name = (who: string, body: Partial<SubstitutionBody> = {}) =>
  first.call(nameSubstitute, { body: { giver: null, substitute: codeOf(who), ...THESE_DAYS, ...body } });

test.each([
  ['oneself', 'responsabile2.lirr', {}, 'Nessuno sostituisce sé stesso: scegli un’altra persona.'],
  [
    'another plant',
    'meteo.lirr',
    { plant: 'LIRF' },
    'Chi va sostituito non è responsabile di LIRF in quei giorni.',
  ],
  [
    'yesterday',
    'meteo.lirr',
    { from: '20261113' },
    'Una sostituzione comincia al più presto oggi, 14/11/2026.',
  ],
  [
    'days reversed',
    'meteo.lirr',
    { from: '20261120', to: '20261119' },
    'L’ultimo giorno viene prima del primo: correggi le date.',
  ],
  ['two years', 'meteo.lirr', { to: '20281114' }, 'Una sostituzione dura al massimo 366 giorni.'],
] as const)('refused with its reason: %s', async (_, who, body, sentence) => {
  const { status, reply } = await name(who, body);
  expect([status, reply.outcome.messageIT]).toEqual([409, sentence]);
});

test('the same substitute twice on a day is refused, another one is not; closed accounts are no substitutes and are not offered', async () => {
  expect((await name('meteo.lirr')).status).toBe(200);
  expect((await name('meteo.lirr', { from: '20261130', to: '20261201' })).status).toBe(409);
  expect((await name('cta.lirr')).status).toBe(200);
  const { reply } = await first.call(listSubstitutions, {});
  expect(reply.plants).toEqual(['LIRR']);
  expect(reply.substitutions.map(({ substitute: who }) => who.employeeId).toSorted()).toEqual(
    [codeOf('cta.lirr'), codeOf('meteo.lirr')].toSorted(),
  );
  const find = async (text: string) =>
    (await first.call(findSubstitutes, { query: { name: text } })).reply.people.map((one) => one.employeeId);
  expect(await find(codeOf('pilota'))).toEqual([codeOf('pilota')]);
  await owner.query("update account set disabled_at = now() where user_name = 'pilota'");
  expect(await find(codeOf('pilota'))).toEqual([]);
  expect((await name('pilota')).reply.outcome.messageIT).toBe(
    'Questa persona non può accedere a Torre: scegline un’altra.',
  );
  await owner.query("update account set disabled_at = null where user_name = 'pilota'");
});
