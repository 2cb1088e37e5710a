import { describe, expect, test } from 'vitest';
import { dayOf } from '../kernel/index.ts';
import { balanceRows } from '../requests/index.ts';
import { accountsOf, checkEntitlement, checkYear } from './index.ts';
import type { EntitlementYear, WantedEntitlement } from './index.ts';

const TODAY = dayOf(2026, 11, 14);
const FER: WantedEntitlement = {
  balance: 'FER',
  year: 2026,
  teorica: 28,
  riduzioni: 2,
  forzate: 0,
  residuoAnniPrec: 3,
  residuoAnnoPrec: 5,
  reason: null,
};
const NOTHING_BROUGHT = { residuoAnniPrec: 0, residuoAnnoPrec: 0 };

describe('a year of a balance', () => {
  test.each<[string, Partial<WantedEntitlement>, readonly number[], string | null]>([
    ['the first one, with what was left', {}, [], null],
    ['the first one, changed', {}, [2026, 2027], null],
    ['what was taken in advance, as a debt', { residuoAnnoPrec: -4 }, [], null],
    ['a later one with what is derived', { year: 2027 }, [2026], 'brought-later'],
    ['a later one without', { year: 2027, ...NOTHING_BROUGHT }, [2026], null],
    ['a later one that stands, with what is derived', { year: 2027 }, [2026, 2027], 'brought-later'],
    ['an earlier one', { year: 2025, ...NOTHING_BROUGHT, reason: 'Ricorso' }, [2026], 'before-first'],
    ['the year after the next', { year: 2028 }, [], 'year-out-of-reach'],
    ['five years ago, with a reason', { year: 2021, reason: 'Ricorso' }, [], null],
    ['six years ago', { year: 2020, reason: 'Ricorso' }, [], 'year-out-of-reach'],
    ['a year gone by', { year: 2025 }, [], 'past-year'],
    ['a year gone by, with blanks for a reason', { year: 2025, reason: '  ' }, [], 'past-year'],
    ['a year gone by that stands, with a reason', { year: 2019, reason: 'Ricorso' }, [2019], null],
    ['as many reductions as days', { teorica: 28, riduzioni: 28 }, [], null],
    ['more reductions than days', { teorica: 28, riduzioni: 29 }, [], 'reduced-too-far'],
    ['more days than a year has', { teorica: 367 }, [], 'too-much'],
    ['a debt of more days than a year has', { residuoAnniPrec: -367 }, [], 'too-much'],
    ['as many minutes', { balance: 'RFS', teorica: 1920, riduzioni: 480 }, [], null],
    ['too many minutes', { balance: 'RFS', teorica: 100_001 }, [], 'too-much'],
  ])('%s', (_, part, opened, refusal) => {
    const decision = checkEntitlement({ ...FER, ...part }, opened, TODAY);
    expect(decision.ok ? null : decision.code).toBe(refusal);
  });

  test('may be opened from five years ago to the next one', () => {
    const reachable = [2020, 2021, 2026, 2027, 2028].filter((year) => checkYear(year, TODAY).ok);
    expect(reachable).toEqual([2021, 2026, 2027]);
  });
});

test('accounts carry what was brought with the first year, and derive the rest', () => {
  const years: readonly EntitlementYear[] = [
    { ...FER, year: 2027, teorica: 28, riduzioni: 0, ...NOTHING_BROUGHT },
    { ...FER, balance: 'RFS', teorica: 1920, riduzioni: 0, ...NOTHING_BROUGHT },
    FER,
  ];
  const accounts = accountsOf(years);
  expect(accounts.map(({ balance }) => balance)).toEqual(['FER', 'RFS']);
  const [first, second] = balanceRows(accounts[0]!, []);
  expect(first).toMatchObject({ year: 2026, residuoAnniPrec: 3, residuoAnnoPrec: 5, residuo: 34 });
  expect(second).toMatchObject({ year: 2027, residuoAnniPrec: 8, residuoAnnoPrec: 26, residuo: 62 });
});
