import { saveEntitlement } from '@torre/contract/entitlements';
import { changeOwnRequest, ownBalances } from '@torre/contract/requests';
import type { OwnBalanceRow } from '@torre/contract/requests';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAsOwner } from '../../platform/db/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { chance, seedChance } from '../../reliability/chance.ts';
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
});
afterAll(async () => {
  await owner.close();
  await server.close();
});

const dayAfter = (days: number): string => Temporal.PlainDate.from(FIRST).add({ days }).toString();
const slashed = (date: string): string => date.replaceAll('-', '/');
const oneOf = <T>(values: readonly T[]): T => values[chance(values.length)]!;

interface Year {
  readonly year: number;
  readonly teorica: number;
  readonly riduzioni: number;
  readonly forzate: number;
}

/** A day that leave of the person takes, and whether it is decided. */
interface TakenDay {
  readonly day: string;
  readonly isUsed: boolean;
}

/** Day by day from the rows, by the sentences of domain.md 4.1: a working shift, or a weekday without one; no holiday, no sick day. */
async function takenDays(): Promise<readonly TakenDay[]> {
  const { rows } = await owner.query<{
    day: string;
    state: number;
    cause: string;
    works: boolean | null;
    is_holiday: boolean;
    weekday: number;
  }>(
    `select d::date::text as day, a.state, a.cause, extract(isodow from d)::int as weekday,
       (select s.turn in (select name from shift_definition f where f.icao = s.icao and f.shift_class in ('LAV', 'REP')
           and s.day between f.from_date and coalesce(f.to_date, 'infinity'))
         from day_shift s where s.employee_id = a.employee_id and s.day = d::date) as works,
       exists (select from holiday h where h.day = d::date and h.comune = '' and h.type = 'FESTIVO') as is_holiday
     from absence a cross join generate_series(a.from_day, a.to_day, '1 day') as d
     where a.employee_id = $1`,
    [code],
  );
  const sick = new Set(
    rows.flatMap(({ day, cause, state }) => (cause === 'MAL' && [10, 20].includes(state) ? [day] : [])),
  );
  const taken: TakenDay[] = [];
  for (const { day, state, cause, works, is_holiday: isHoliday, weekday } of rows) {
    if (!['8114', '8118'].includes(cause) || [30, 70].includes(state)) continue;
    if (isHoliday || sick.has(day) || !(works ?? weekday < 6)) continue;
    taken.push({ day, isUsed: [10, 20].includes(state) });
  }
  return taken;
}

/** Rows by year, one day after the other drawn from the oldest that has one. */
function slowRows(
  years: readonly Year[],
  brought: readonly [before: number, last: number],
  taken: readonly TakenDay[],
): readonly OwnBalanceRow[] {
  // oldest first
  const lots = new Map([
    [2024, brought[0]],
    [2025, brought[1]],
  ]);
  let prenotate = 0;
  return years.map(({ year, teorica, riduzioni, forzate }) => {
    const spettanzaReale = teorica - riduzioni;
    const residuoAnnoPrec = lots.get(year - 1) ?? 0;
    const residuoAnniPrec = [...lots].reduce(
      (sum, [origin, left]) => (origin < year - 1 ? sum + left : sum),
      0,
    );
    lots.set(year, spettanzaReale);
    const own = taken.filter(({ day }) => Number(day.slice(0, 4)) === year);
    const fruite = own.filter(({ isUsed }) => isUsed).length;
    prenotate += own.length - fruite;
    for (let drawn = 0; drawn < forzate + fruite; drawn++) {
      const oldest = [...lots.keys()].find((origin) => lots.get(origin)! > 0) ?? year;
      lots.set(oldest, lots.get(oldest)! - 1);
    }
    const residuo = [...lots.values()].reduce((sum, left) => sum + left, 0);
    const columns = { residuoAnniPrec, residuoAnnoPrec, teorica, riduzioni, spettanzaReale, forzate };
    return {
      balance: 'FER',
      unit: 'days',
      year,
      ...columns,
      fruite,
      residuo,
      prenotate,
      disponibili: residuo - prenotate,
      impegnateDopo: 0,
    };
  });
}

async function answered(al?: string): Promise<OwnBalanceRow | undefined> {
  const { reply } = await person.call(ownBalances, { query: al === undefined ? {} : { al: slashed(al) } });
  return reply.saldi.find(({ balance }) => balance === 'FER');
}

/** What is there of the person's requests: their ids, states and versions. */
async function standingRequests() {
  const { rows } = await owner.query<{ id: string; version: number }>(
    'select absence_id as id, version from absence where employee_id = $1 order by inserted_at, absence_id',
    [code],
  );
  return rows;
}

async function askForSomething(): Promise<boolean> {
  const first = chance(SPAN);
  const idcausale = oneOf(['8114', '8114', '8114', '8118', 'MAL']);
  const [datainizio, datafine] = [dayAfter(first), dayAfter(first + chance(4))].map(slashed);
  const { status } = await ask(person, { idcausale, datainizio: datainizio!, datafine: datafine! });
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

test(
  'over random histories of a person, made and read by calls, the balance of leave is that of a slow recount',
  async () => {
    seedChance(process.env['RELIABILITY_SEED']);
    let taken = 0;
    for (let history = 0; history < HISTORIES; history++) {
      await owner.query('delete from absence where employee_id = $1', [code]);
      await owner.query('delete from leave_entitlement where employee_id = $1', [code]);
      const brought = [chance(4), chance(4)] as const;
      let years: Year[] = [2026, 2027].map((year) => ({
        year,
        teorica: 4 + chance(12),
        riduzioni: chance(4),
        forzate: chance(3),
      }));
      for (const { year, teorica, riduzioni, forzate } of years)
        await owner.query(
          `insert into leave_entitlement (employee_id, balance, year, teorica, riduzioni, forzate, residuo_anni_prec, residuo_anno_prec)
          values ($1, 'FER', $2, $3, $4, $5, $6, $7)`,
          [code, year, teorica, riduzioni, forzate, ...(year === 2026 ? brought : [0, 0])],
        );
      let version = 1;
      for (let step = 0; step < STEPS; step++) {
        const kind = chance(10);
        if (kind < 5) taken += Number(await askForSomething());
        else if (kind < 8) taken += Number(await takeStep());
        else if (kind < 9) taken += Number(await changeShift());
        else {
          const amended = { ...years[1]!, riduzioni: chance(4), forzate: chance(3) };
          const { year, ...amounts } = amended;
          const { status } = await hr.call(saveEntitlement, {
            path: { employeeId: code, balance: 'FER', year },
            body: { ...amounts, residuoAnniPrec: 0, residuoAnnoPrec: 0, version, reason: 'Prova' },
          });
          if (status === 200) [years, version] = [[years[0]!, amended], version + 1];
          taken += Number(status === 200);
        }
        const all = await takenDays();
        const day = dayAfter(chance(SPAN));
        const upTo = slowRows(
          years,
          brought,
          all.filter((one) => one.day <= day),
        );
        expect([step, await answered()]).toEqual([step, slowRows(years, brought, all)[0]]);
        expect([step, day, await answered(day)]).toEqual([
          step,
          day,
          {
            ...upTo.find(({ year }) => year === Number(day.slice(0, 4))),
            impegnateDopo: all.filter((one) => one.day > day).length,
          },
        ]);
      }
    }
    expect(taken).toBeGreaterThan((HISTORIES * STEPS) / 4);
  },
  HISTORIES * PATIENCE_MS,
);
