import { addDays, civil, dayOf, isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import {
  BALANCE,
  balanceFor,
  balanceOn,
  balanceRows,
  countedDays,
  decideRequest,
  earlierYearsLeft,
  overlapping,
  requestedTime,
  usesOf,
} from '@torre/domain/requests';
import type { BalanceAccount, LeaveUnit } from '@torre/domain/requests';
import { SPECIFIED_EDIT_WINDOW } from '@torre/domain/roster';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openAsOwner } from '../../platform/db/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { chance, seedChance } from '../../reliability/chance.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';
import { furnishRequests } from '../../testing/request-steps.ts';
import { sampleSize } from '../../testing/sample-size.ts';
import { readAccounts } from '../entitlements/index.ts';
import { limitsOf, wholeMonths } from './person-limits.reads.ts';
import { readPersonScene } from './person-scene.reads.ts';
import type { PersonScene } from './person-scene.reads.ts';

const HISTORIES = sampleSize({ ci: 6, planted: 20, soak: 1000 });
const ASKED = 30;
const REQUESTS = 120;
// For each history, on a machine that does much else.
vi.setConfig({ testTimeout: HISTORIES * 10_000 });
/** Years of the history, with shifts in the last months of 2026 alone. */
const FIRST = dayOf(2022, 6, 1);
const LAST = dayOf(2028, 6, 30);
const EVER = { from: dayOf(2021, 1, 1), to: dayOf(2029, 12, 31) };
const CAUSES: readonly (readonly [string, LeaveUnit])[] = [
  ['8114', 'G'],
  ['8114', 'G'],
  ['8118', 'G'],
  ['MAL', 'G'],
  ['ROS', 'Q'],
  ['ROS', 'H'],
  ['RFS', 'G'],
  ['RFS', 'H'],
  ['ESAU', 'G'],
  ['104', 'G'],
  ['104', 'H'],
  ['SMARTWORK', 'G'],
  ['VMSP', 'H'],
];

let server: TestServer;
let owner: Database;
let code: string;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  owner = openAsOwner(server.databaseUrl);
  code = await furnishRequests(owner, 'cta.lirr');
});
afterAll(async () => {
  await owner.close();
  await server.close();
});

const oneOf = <T>(values: readonly T[]): T => values[chance(values.length)]!;
const someDay = (): Day => addDays(FIRST, chance(LAST - FIRST));

/** Requests and years of one person, some years of a balance missing. */
async function writeHistory(): Promise<void> {
  await owner.query('delete from absence where employee_id = $1', [code]);
  await owner.query('delete from leave_entitlement where employee_id = $1', [code]);
  for (const balance of Object.keys(BALANCE)) {
    const first = 2022 + chance(4);
    for (let year = first; year <= 2028; year++)
      if (year === first || chance(5) > 0)
        await owner.query(
          `insert into leave_entitlement (employee_id, balance, year, teorica, riduzioni, forzate, residuo_anni_prec)
            values ($1, $2, $3, $4, 1, $5, $6)`,
          [code, balance, year, 10 + chance(30), chance(3), year === first ? chance(5) : 0],
        );
  }
  for (let nth = 0; nth < REQUESTS; nth++) {
    const [cause, unit] = oneOf(CAUSES);
    const from = someDay();
    const to = unit === 'G' ? addDays(from, chance(12)) : from;
    const hour = 6 + chance(12);
    await owner.query(
      `insert into absence (absence_id, employee_id, cause, state, unit, from_day, to_day, quantity, start_at, end_at,
          draws_on_leave, gives_leave_back)
        values (gen_random_uuid(), $1, $2, $3, $4, $5::date, $6::date, $7,
          case when $4 = 'H' then ($5::date + make_interval(hours => $8)) at time zone 'Europe/Rome' end,
          case when $4 = 'H' then ($5::date + make_interval(hours => $8 + 2)) at time zone 'Europe/Rome' end,
          $2 in ('8114', '8118'), $2 = 'MAL')
        on conflict do nothing`,
      [
        code,
        cause,
        oneOf([10, 10, 20, 40, 60, 30, 70]),
        unit,
        isoDay(from),
        isoDay(to),
        unit === 'Q' ? 1 + chance(4) : null,
        hour,
      ],
    );
  }
}

/** What somebody asks for, within the days of the scene. */
interface Asked {
  readonly idcausale: string;
  readonly unit: LeaveUnit;
  readonly fromDay: Day;
  readonly toDay: Day;
  readonly hour: number;
}

/** All that rules and screens ask of a person for a request, and of the balances of its first day. */
function answers(scene: PersonScene, accounts: readonly BalanceAccount[], asked: Asked) {
  const limits = limitsOf(scene, { accounts, carers: [] });
  const { requests, days } = limits;
  const { idcausale, unit, fromDay, toDay, hour } = asked;
  const cause = scene.causeOn(idcausale, fromDay)!;
  const wanted = {
    idcausale,
    unit,
    fromDay,
    toDay,
    fromMinute: hour * 60,
    toMinute: hour * 60 + 90,
    quantity: 3,
  };
  const shape = requestedTime(wanted, cause, days.zone);
  if (!shape.ok) return shape;
  const time = shape.value;
  return {
    counted: countedDays(time, requests, days),
    balance: balanceFor(time, limits),
    // months with a most and the ceilings of law 104 are asked here
    decided: decideRequest(wanted, cause, {
      ...limits,
      actor: 'manager',
      today: addDays(fromDay, -1),
      window: SPECIFIED_EDIT_WINDOW,
      isClosed: scene.isClosed,
      person: { condition: 'ST', prefix: '', rights: ['104'] },
      punches: scene.punches,
    }),
    overlapping: overlapping(time, requests, days).map(({ requestId }) => requestId),
    post: scene.postOn(fromDay),
    isClosed: scene.isClosed(fromDay),
    rows: accounts.map((account) => {
      const uses = usesOf(account.balance, requests, days);
      const rows = balanceRows(account, uses);
      return [
        account.balance,
        balanceOn(account, uses, fromDay),
        rows.findLast(({ year }) => year <= civil(fromDay).year) ?? rows[0],
        earlierYearsLeft(account, uses, fromDay),
      ];
    }),
  };
}

test('a scene that knows of its days and of what balances count answers as one that knows every request of the person', async () => {
  seedChance(process.env['RELIABILITY_SEED']);
  let fewer = 0;
  for (let history = 0; history < HISTORIES; history++) {
    await writeHistory();
    const accounts = (await readAccounts(owner, [code])).get(code)!;
    const whole = (await readPersonScene(owner, code, EVER))!;
    expect(whole.requests.length).toBeGreaterThan(REQUESTS / 3);
    for (let nth = 0; nth < ASKED; nth++) {
      const [idcausale, unit] = oneOf(CAUSES);
      const fromDay = someDay();
      const toDay = unit === 'G' ? addDays(fromDay, chance(20)) : fromDay;
      const asked = { idcausale, unit, fromDay, toDay, hour: 6 + chance(12) };
      const bounded = (await readPersonScene(owner, code, wholeMonths({ from: fromDay, to: toDay })))!;
      fewer += whole.requests.length - bounded.requests.length;
      expect([asked, answers(bounded, accounts, asked)]).toEqual([asked, answers(whole, accounts, asked)]);
    }
  }
  expect(fewer / (HISTORIES * ASKED)).toBeGreaterThan(10);
});
