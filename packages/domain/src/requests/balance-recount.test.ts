import fc from 'fast-check';
import { expect, test } from 'vitest';
import { civil } from '../kernel/index.ts';
import { BALANCES, BalanceHistory, history } from './balance-history.ts';
import { BALANCE, balanceRows, countedDays, usesOf } from './index.ts';
import type { BalanceCode, StandingRequest } from './index.ts';
import { slowRows } from './slow-balance.ts';

/** Others at each run; 10,000 in the soak, twice as many as of another property (decision 0065). */
const HISTORIES = Math.max(200, 2 * (fc.readConfigureGlobal().numRuns ?? 0));

/** Days that two open requests share and only sickness over leave may. */
function sharedDays(requests: readonly StandingRequest[]): readonly string[] {
  const whole = requests.filter(({ unit, state }) => unit === 'G' && ![30, 70].includes(state));
  return whole.flatMap((one, index) =>
    whole
      .slice(index + 1)
      .filter((other) => one.fromDay <= other.toDay && other.fromDay <= one.toDay)
      .map((other) => [one.cause.category, other.cause.category].sort().join(' over ')),
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
      expect(sharedDays(person.requests).filter((shared) => shared !== 'FER over MAL')).toEqual([]);
    }),
    { numRuns: HISTORIES },
  );
});
