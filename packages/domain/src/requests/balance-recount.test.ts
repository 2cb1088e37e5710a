import fc from 'fast-check';
import { expect, test } from 'vitest';
import { civil } from '../kernel/index.ts';
import { BALANCES, BalanceHistory, STEPS, TURNS } from './balance-history.ts';
import type { Happening, History } from './balance-history.ts';
import { BALANCE, balanceRows, countedDays, usesOf } from './index.ts';
import type { BalanceCode, StandingRequest } from './index.ts';
import { slowRows } from './slow-balance.ts';

/** Others at each run; 10,000 in the soak, twice as many as of another property (decision 0065). */
const HISTORIES = Math.max(200, 2 * (fc.readConfigureGlobal().numRuns ?? 0));

const amounts = { teorica: fc.nat(20), riduzioni: fc.nat(6), forzate: fc.nat(4) };
const place = fc.integer({ min: -9, max: 120 });

const happening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constant('ask' as const),
      cause: fc.constantFrom('8114', '8114', '8118', 'RFS', 'ROS', 'ESAU', 'MAL', 'MAL'),
      actor: fc.constantFrom('owner', 'owner', 'manager'),
      at: place,
      length: fc.constantFrom(1, 1, 2, 3, 5, 9),
      minute: fc.nat(1439),
      minutes: fc.integer({ min: 1, max: 600 }),
      unit: fc.constantFrom('G', 'H', 'Q'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constant('step' as const),
      request: fc.nat(30),
      step: fc.constantFrom(...STEPS),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('cells' as const),
      at: place,
      turns: fc.array(fc.constantFrom('-', ...TURNS), { minLength: 1, maxLength: 12 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('open' as const), ...amounts }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('amend' as const), year: fc.nat(2), ...amounts }) },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 90 }) }),
  },
);

const history: fc.Arbitrary<History> = fc.record({
  brought: fc.record({
    residuoAnniPrec: fc.integer({ min: -2, max: 6 }),
    residuoAnnoPrec: fc.integer({ min: -2, max: 6 }),
  }),
  first: fc.record(amounts),
  happenings: fc.array(happening, { minLength: 10, maxLength: 60, size: 'max' }),
});

const isLeave = ({ cause }: StandingRequest): boolean => cause.balance === 'FER';

/** Whether no two open requests share a day but sickness and leave. */
function sharesNothing(requests: readonly StandingRequest[]): boolean {
  const whole = requests.filter(({ unit, state }) => unit === 'G' && ![30, 70].includes(state));
  return whole.every((one, index) =>
    whole
      .slice(index + 1)
      .filter((other) => one.fromDay <= other.toDay && other.fromDay <= one.toDay)
      .every(
        (other) => [one.cause.category, other.cause.category].includes('MAL') && [one, other].some(isLeave),
      ),
  );
}

const rowsOf = (person: BalanceHistory, balance: BalanceCode) => {
  const account = person.account(balance);
  const slow = slowRows(account, person.requests, person.days);
  expect(balanceRows(account, usesOf(balance, person.requests, person.days))).toEqual(slow);
  return slow;
};

test('over any history of a person the columns of the balances agree with a slow recount', () => {
  fc.assert(
    fc.property(history, (given) => {
      const person = new BalanceHistory(given);
      for (const happening of given.happenings) {
        const taken = person.happen(happening);
        if (taken === null) continue;
        const balance = taken.cause.balance!;
        const rows = rowsOf(person, balance);
        // What was let in or approved has what it takes, in its years and in those into which they are carried.
        const years = countedDays(taken, person.requests, person.days).map(({ day }) => civil(day).year);
        const asked = years.map((year) => rows.findLastIndex((row) => row.year <= year));
        const touched = rows.filter((_, index) =>
          BALANCE[balance].carries ? index >= Math.min(...asked) : asked.includes(index),
        );
        expect(touched.filter(({ disponibili }) => disponibili < 0)).toEqual([]);
      }
      for (const balance of BALANCES) rowsOf(person, balance);
      expect(sharesNothing(person.requests)).toBe(true);
    }),
    { numRuns: HISTORIES },
  );
});
