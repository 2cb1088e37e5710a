import { describe, expect, test } from 'vitest';
import { addDays, dayOf } from '../kernel/index.ts';
import type { Day } from '../kernel/index.ts';
import { MONDAY, personDays, standing, units, wholeDays } from './example-days.ts';
import { askedBalance, balanceOn, balanceRows, earlierYearsLeft, promisedAfter, usesOf } from './index.ts';
import type { BalanceAccount, BalanceRow, LeaveUse, OpenedYear } from './index.ts';

const year = (of: number, part: Partial<OpenedYear> = {}): OpenedYear => ({
  year: of,
  teorica: 28,
  riduzioni: 0,
  forzate: 0,
  ...part,
});
const account = (part: Partial<BalanceAccount> = {}): BalanceAccount => ({
  balance: 'FER',
  brought: { residuoAnniPrec: 3, residuoAnnoPrec: 5 },
  years: [year(2026)],
  ...part,
});
/** So many days from a day on, each one. */
const used = (from: Day, count: number, isReserved = false): LeaveUse[] =>
  Array.from({ length: count }, (_, index) => ({ day: addDays(from, index), amount: 1, isReserved }));

const JULY = dayOf(2026, 7, 1);
const MARCH = dayOf(2027, 3, 1);

const columns = (row: BalanceRow | undefined | null) =>
  row && [row.residuoAnniPrec, row.residuoAnnoPrec, row.spettanzaReale, row.forzate, row.fruite, row.residuo];

describe('the columns of a balance (domain.md 2.4)', () => {
  test('3 + 5 + (28 − 2) − 0 − 12 = 22', () => {
    const [row] = balanceRows(account({ years: [year(2026, { riduzioni: 2 })] }), used(JULY, 12));
    expect(row).toEqual({
      year: 2026,
      residuoAnniPrec: 3,
      residuoAnnoPrec: 5,
      teorica: 28,
      riduzioni: 2,
      forzate: 0,
      spettanzaReale: 26,
      fruite: 12,
      residuo: 22,
      prenotate: 0,
      disponibili: 22,
    });
  });

  test('requests to decide reserve: they are not used, and what is available lacks them', () => {
    const [row] = balanceRows(account(), [...used(JULY, 2), ...used(addDays(JULY, 9), 4, true)]);
    expect(row).toMatchObject({ fruite: 2, residuo: 34, prenotate: 4, disponibili: 30 });
  });

  test.each([
    ['nothing used: all is carried', 0, 0, [8, 28]],
    ['the oldest goes first', 2, 0, [6, 28]],
    ['then that of the year before', 6, 0, [2, 28]],
    ['then the own one', 10, 0, [0, 26]],
    ['forced days are drawn like others', 2, 8, [0, 26]],
    ['what is owed stays owed', 40, 0, [0, -4]],
  ] as const)('carry-over, %s', (_case, fruite, forzate, [older, previous]) => {
    const years = [year(2026, { forzate }), year(2027)];
    const [, row] = balanceRows(account({ years }), used(dayOf(2026, 4, 1), fruite));
    expect(row).toMatchObject({ residuoAnniPrec: older, residuoAnnoPrec: previous, spettanzaReale: 28 });
  });

  test('more reductions than entitlement are owed by what is older', () => {
    const years = [year(2026, { teorica: 0, riduzioni: 4 }), year(2027)];
    const [, row] = balanceRows(account({ years }), []);
    expect(row).toMatchObject({ residuoAnniPrec: 4, residuoAnnoPrec: 0 });
  });

  test('a day draws on its own year, else on the last one opened, and moves when its year opens', () => {
    const uses = used(MARCH, 4);
    expect(balanceRows(account(), uses).map(columns)).toEqual([[3, 5, 28, 0, 4, 32]]);
    expect(balanceRows(account({ years: [year(2027), year(2026)] }), uses).map(columns)).toEqual([
      [3, 5, 28, 0, 0, 36],
      [8, 28, 28, 0, 4, 60],
    ]);
  });

  test('a late annulment in a year gone by reaches the open one', () => {
    const years = [year(2026), year(2027)];
    const before = balanceRows(account({ years }), used(JULY, 12));
    const after = balanceRows(account({ years }), used(JULY, 11));
    expect(before[1]!.residuo + 1).toBe(after[1]!.residuo);
  });

  test('what is reserved in a year gone by is reserved of what was carried', () => {
    const years = [year(2026), year(2027)];
    const rows = balanceRows(account({ years }), used(JULY, 3, true));
    expect(rows.map(({ residuo, prenotate, disponibili }) => [residuo, prenotate, disponibili])).toEqual([
      [36, 3, 33],
      [64, 3, 61],
    ]);
  });

  test('days before the first opened year are no part of it', () => {
    expect(balanceRows(account(), used(dayOf(2025, 7, 1), 9)).map(columns)).toEqual([[3, 5, 28, 0, 0, 36]]);
  });

  test('a year that nobody opened makes what is left older', () => {
    const rows = balanceRows(account({ years: [year(2026), year(2028)] }), []);
    expect(rows.map(columns)[1]).toEqual([36, 0, 28, 0, 0, 64]);
  });

  test.each([
    ['FER', 8],
    ['ROS', 8],
    ['RFS', 0],
    ['PRLS', 0],
    ['ESAU', 0],
  ] as const)('of %s %i is carried into the new year', (balance, older) => {
    const [, row] = balanceRows(account({ balance, years: [year(2026), year(2027)] }), []);
    expect(row!.residuoAnniPrec).toBe(older);
    expect(row!.residuoAnnoPrec).toBe(older === 0 ? 0 : 28);
  });
});

describe('whether a balance suffices', () => {
  const asked = (from: Day, count: number) => used(from, count);

  test('what is asked and what is left of the row of its days', () => {
    const uses = [...used(JULY, 20), ...used(addDays(JULY, 30), 10, true)];
    expect(askedBalance(account(), uses, asked(dayOf(2026, 9, 1), 6))).toEqual({ left: 6, asked: 6 });
  });

  test('what costs nothing asks nothing, whatever is left', () => {
    expect(askedBalance(account(), used(JULY, 60), [])).toBe(null);
    expect(askedBalance(account(), used(JULY, 60), [{ day: JULY, amount: 0 }])).toBe(null);
  });

  test('without an opened year nothing is left', () => {
    expect(askedBalance(account({ years: [] }), [], asked(JULY, 2))).toEqual({ left: 0, asked: 2 });
    expect(askedBalance(account(), [], asked(dayOf(2025, 7, 1), 2))).toEqual({ left: 0, asked: 2 });
  });

  test('over new year each row must have its own', () => {
    const years = [year(2026), year(2027, { teorica: 4 })];
    const spent = account({ years, brought: { residuoAnniPrec: 0, residuoAnnoPrec: 0 } });
    const uses = used(dayOf(2026, 3, 1), 26);
    expect(askedBalance(spent, uses, asked(dayOf(2026, 12, 30), 6))).toEqual({ left: 2, asked: 2 });
    expect(askedBalance(spent, uses, asked(dayOf(2026, 12, 30), 7))).toEqual({ left: 6, asked: 7 });
    expect(askedBalance(spent, uses, asked(dayOf(2026, 12, 29), 6))).toEqual({ left: 2, asked: 3 });
  });

  test('what was carried into a year and is spent there cannot be taken in the year before', () => {
    const years = [year(2026), year(2027, { teorica: 0 })];
    const uses = used(MARCH, 35);
    expect(askedBalance(account({ years }), uses, asked(JULY, 1))).toEqual({ left: 1, asked: 1 });
    expect(askedBalance(account({ years }), uses, asked(JULY, 2))).toEqual({ left: 1, asked: 2 });
    // What ends with the year cannot be missing in the next.
    const ending = account({ balance: 'RFS', years });
    expect(askedBalance(ending, uses, asked(JULY, 2))).toEqual({ left: 36, asked: 2 });
  });
});

describe('leave of earlier years (domain.md 4.1.1)', () => {
  test.each([
    ['nothing used', [], 8],
    ['some used', used(JULY, 3), 5],
    ['some reserved', used(JULY, 3, true), 5],
    ['spent', used(JULY, 9), 0],
  ])('%s', (_case, uses, left) => {
    expect(earlierYearsLeft(account(), uses, JULY)).toBe(left);
  });

  test('what was this year’s is of an earlier one when the next opens', () => {
    const years = [year(2026), year(2027)];
    expect(earlierYearsLeft(account({ years }), used(JULY, 10), MARCH)).toBe(26);
    expect(earlierYearsLeft(account({ years: [] }), [], MARCH)).toBe(0);
  });
});

test('the balance on a chosen day counts what is dated up to it', () => {
  const uses = [...used(JULY, 3), ...used(addDays(JULY, 1), 1, true)];
  expect(balanceOn(account(), uses, JULY)).toMatchObject({ fruite: 1, prenotate: 0, disponibili: 35 });
  expect(balanceOn(account(), uses, addDays(JULY, 9))).toMatchObject({ fruite: 3, prenotate: 1 });
  expect(balanceOn(account(), uses, MARCH)).toMatchObject({ year: 2026, fruite: 3 });
  expect(balanceOn(account(), uses, dayOf(2025, 1, 1))).toBe(null);
});

test.each([
  ['used and reserved, of the next year too', 'FER', JULY, 3],
  ['not on the day itself', 'FER', addDays(JULY, 1), 2],
  ['nothing after the last', 'FER', MARCH, 0],
  ['of the next year nothing where nothing is carried', 'RFS', JULY, 2],
  ['before the first opened year nothing', 'FER', dayOf(2025, 1, 1), 0],
] as const)('what is promised after a day: %s', (_case, balance, day, promised) => {
  const uses = [...used(addDays(JULY, 1), 2), ...used(MARCH, 1, true)];
  expect(promisedAfter(account({ balance, years: [year(2026), year(2027)] }), uses, day)).toBe(promised);
});

test('the open requests of a person use and reserve what they cost', () => {
  const days = personDays('M P N11 SM R M');
  const requests = [
    standing(wholeDays('8114', MONDAY, 3), 10, 'approved'),
    standing(wholeDays('T_8118', addDays(MONDAY, 5)), 60, 'to endorse'),
    standing(wholeDays('8114', addDays(MONDAY, 5)), 70, 'rejected'),
    standing(wholeDays('MAL', addDays(MONDAY, 1)), 10, 'sick'),
    standing(units('RFS', addDays(MONDAY, 5), 2), 20, 'units'),
  ];
  expect(usesOf('FER', requests, days)).toEqual([
    { day: MONDAY, amount: 1, isReserved: false },
    { day: addDays(MONDAY, 2), amount: 1, isReserved: false },
    { day: addDays(MONDAY, 5), amount: 1, isReserved: true },
  ]);
  expect(usesOf('RFS', requests, days)).toEqual([
    { day: addDays(MONDAY, 5), amount: 120, isReserved: false },
  ]);
  expect(usesOf('ROS', requests, days)).toEqual([]);
});
