import { saveEntitlement } from '@torre/contract/entitlements';
import { changeOwnRequest, ownBalances, readRequest } from '@torre/contract/requests';
import type { OwnBalanceRow } from '@torre/contract/requests';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAsOwner } from '../../platform/db/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { chance, seedChance } from '../../reliability/chance.ts';
import { RECOUNTED, amountOf, readTaken, slowCeiling, slowRows } from '../../testing/balance-recount.ts';
import type { RecountedBalance, RecountedYear, Taken } from '../../testing/balance-recount.ts';
import { startTestServer } from '../../testing/index.ts';
import { ask, decide, furnishRequests } from '../../testing/request-steps.ts';
import { cellOf, change } from '../../testing/roster-steps.ts';
import { sampleSize } from '../../testing/sample-size.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

/** 10,000 in the soak, some hours. */
const HISTORIES = sampleSize({ ci: 1, planted: 4, soak: 10_000 });
const STEPS = 25;
/** For one history, on a machine that does much else. */
const PATIENCE_MS = 90_000;
const TODAY = '2026-11-14';
/** Days from the first to the last on which something is asked for or changes. */
const FIRST = '2026-11-15';
const SPAN = 70;

let server: TestServer;
let owner: Database;
let person: TestClient;
let manager: TestClient;
let approver: TestClient;
let hr: TestClient;
let code: string;

beforeAll(async () => {
  server = await startTestServer({ today: TODAY });
  owner = openAsOwner(server.databaseUrl);
  person = await server.signIn('cta.lirr');
  manager = await server.signIn('responsabile2.lirr');
  approver = await server.signIn('approvatore');
  hr = await server.signIn('hr');
  code = await furnishRequests(owner, 'cta.lirr');
  await owner.query("delete from person_right where employee_id = $1 and right_kind = '104'", [code]);
  await owner.query(
    `insert into person_right (person_right_id, employee_id, right_kind, valid_from, assisted, note)
      values (gen_random_uuid(), $1, '104', '2026-01-01', 'RICONTO', 'Prova')`,
    [code],
  );
});
afterAll(async () => {
  await owner.close();
  await server.close();
});

const dayAfter = (days: number): string => Temporal.PlainDate.from(FIRST).add({ days }).toString();
const slashed = (date: string): string => date.replaceAll('-', '/');
const oneOf = <T>(values: readonly T[]): T => values[chance(values.length)]!;

const BALANCES = Object.keys(RECOUNTED) as readonly RecountedBalance[];

/** The rows of the recounted balances, in their order. */
async function answered(al?: string): Promise<readonly (OwnBalanceRow | undefined)[]> {
  const { reply } = await person.call(ownBalances, { query: al === undefined ? {} : { al: slashed(al) } });
  return BALANCES.map((wanted) => reply.saldi.find(({ balance }) => balance === wanted));
}

/** What is there of the person's requests: their ids, states and versions. */
async function standingRequests() {
  const { rows } = await owner.query<{ id: string; version: number }>(
    'select absence_id as id, version from absence where employee_id = $1 order by inserted_at, absence_id',
    [code],
  );
  return rows;
}

/** Causes by the units in which they are asked for. */
const ASKED = {
  '8114': ['G'],
  '8118': ['G'],
  MAL: ['G'],
  RFS: ['G', 'H', 'Q'],
  ROS: ['H', 'Q'],
  '104': ['G', 'H', 'H'],
} as const;

async function askForSomething(): Promise<boolean> {
  const first = chance(SPAN);
  const idcausale = oneOf(['8114', '8114', '8118', 'MAL', 'RFS', 'RFS', 'ROS', 'ROS', '104', '104'] as const);
  const codunitamisura = oneOf<'G' | 'H' | 'Q'>(ASKED[idcausale]);
  const last = codunitamisura === 'G' ? first + chance(idcausale === '104' ? 2 : 4) : first;
  const [datainizio, datafine] = [dayAfter(first), dayAfter(last)].map(slashed);
  const orainizio = chance(1380);
  const orafine = orainizio + 1 + chance(Math.min(600, 1440 - orainizio));
  const { status } = await ask(person, {
    idcausale,
    codunitamisura,
    datainizio: datainizio!,
    datafine: datafine!,
    ...(codunitamisura === 'H' && { orainizio, orafine }),
    ...(codunitamisura === 'Q' && { quantita: 1 + chance(8) }),
  });
  return status === 200;
}

async function takeStep(): Promise<boolean> {
  const requests = await standingRequests();
  if (requests.length === 0) return false;
  const { id, version } = oneOf(requests);
  if (chance(3) > 0) {
    const { esito } = await decide(approver, id, oneOf(['A', 'A', 'A', 'R', 'C', 'V'] as const), 'Così');
    return esito === 0;
  }
  const operazione = oneOf(['delete', 'askAnnulment', 'withdraw'] as const);
  const { status } = await person.call(changeOwnRequest, { path: { id }, body: { operazione, version } });
  return status === 200;
}

async function changeShift(): Promise<boolean> {
  const date = dayAfter(chance(SPAN)).replaceAll('-', '');
  const cell = await cellOf(manager, code, date).catch(() => null);
  if (cell === null) return false;
  const { status } = await change(manager, cell, { turn: oneOf(['M', 'P', 'R', 'SM', 'N']) });
  return status === 200;
}

/** What HR opened of a balance, and what a history does to it. */
interface Account {
  readonly brought: readonly [before: number, last: number];
  years: readonly RecountedYear[];
  version: number;
}

/** A new history: nothing is asked for, two years of each balance are open. */
async function beginHistory(): Promise<Readonly<Record<RecountedBalance, Account>>> {
  await owner.query('delete from absence where employee_id = $1', [code]);
  await owner.query('delete from leave_entitlement where employee_id = $1', [code]);
  const opened = BALANCES.map((balance): readonly [RecountedBalance, Account] => {
    const unit = unitOf(balance);
    const years = [2026, 2027].map((year) => ({
      year,
      teorica: (4 + chance(12)) * unit,
      riduzioni: chance(4) * unit,
      forzate: chance(3) * unit,
    }));
    return [balance, { brought: [chance(4) * unit, chance(4) * unit], years, version: 1 }];
  });
  for (const [balance, { years, brought }] of opened)
    for (const { year, teorica, riduzioni, forzate } of years)
      await owner.query(
        `insert into leave_entitlement (employee_id, balance, year, teorica, riduzioni, forzate, residuo_anni_prec, residuo_anno_prec)
          values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [code, balance, year, teorica, riduzioni, forzate, ...(year === 2026 ? brought : [0, 0])],
      );
  return Object.fromEntries(opened) as Record<RecountedBalance, Account>;
}

/** Amounts are days; rows in hours have hours of them, in minutes. */
const unitOf = (balance: RecountedBalance): number => (RECOUNTED[balance].unit === 'days' ? 1 : 60);

async function amend(accounts: Readonly<Record<RecountedBalance, Account>>): Promise<boolean> {
  const balance = oneOf(BALANCES);
  const account = accounts[balance];
  const unit = unitOf(balance);
  const [first, second] = account.years as [RecountedYear, RecountedYear];
  const amended = { ...second, riduzioni: chance(4) * unit, forzate: chance(3) * unit };
  const { year, ...amounts } = amended;
  const { version } = account;
  const { status } = await hr.call(saveEntitlement, {
    path: { employeeId: code, balance, year },
    body: { ...amounts, residuoAnniPrec: 0, residuoAnnoPrec: 0, version, reason: 'Prova' },
  });
  if (status === 200) Object.assign(account, { years: [first, amended], version: version + 1 });
  return status === 200;
}

/** What is promised after a day, which the balance on that day leaves out. */
const promised = (balance: RecountedBalance, taken: readonly Taken[], day: string): number =>
  taken
    .filter((one) => one.from === balance && one.day > day)
    .filter((one) => RECOUNTED[balance].carries || one.day.slice(0, 4) === day.slice(0, 4))
    .reduce((sum, one) => sum + amountOf(balance, one), 0);

test(
  'over random histories of a person, made and read by calls, balances in days and in hours and the ceiling of law 104 are those of a slow recount',
  async () => {
    seedChance(process.env['RELIABILITY_SEED']);
    let done = 0;
    for (let history = 0; history < HISTORIES; history++) {
      const accounts = await beginHistory();
      for (let step = 0; step < STEPS; step++) {
        const kind = chance(10);
        if (kind < 5) done += Number(await askForSomething());
        else if (kind < 8) done += Number(await takeStep());
        else if (kind < 9) done += Number(await changeShift());
        else done += Number(await amend(accounts));
        const all = await readTaken(owner, code);
        const day = dayAfter(chance(SPAN));
        const upTo = all.filter((one) => one.day <= day);
        const rowsOf = (balance: RecountedBalance, taken: readonly Taken[]) =>
          slowRows(balance, accounts[balance].years, accounts[balance].brought, taken);
        expect([step, await answered()]).toEqual([step, BALANCES.map((one) => rowsOf(one, all)[0])]);
        expect([step, day, await answered(day)]).toEqual([
          step,
          day,
          BALANCES.map((one) => ({
            ...rowsOf(one, upTo).find(({ year }) => year === Number(day.slice(0, 4))),
            impegnateDopo: promised(one, all, day),
          })),
        ]);
        await comparePermit(all);
      }
    }
    expect(done).toBeGreaterThan((HISTORIES * STEPS) / 4);
  },
  HISTORIES * PATIENCE_MS,
);

/** The detail of one of the open permits of law 104: what it asks, and what the others leave of its month. */
async function comparePermit(taken: readonly Taken[]): Promise<void> {
  const permits = taken.filter(({ from }) => from === '104');
  if (permits.length === 0) return;
  const { id } = oneOf(permits);
  const { balance } = (await person.call(readRequest, { path: { id } })).reply;
  const slow = await slowCeiling(owner, code, id, taken);
  expect(balance).toMatchObject({ balance: '104', unit: 'minutes' });
  expect([balance!.left, balance!.asked]).toEqual(
    [slow!.left, slow!.asked].map((minutes) => expect.closeTo(minutes, 1)),
  );
}
