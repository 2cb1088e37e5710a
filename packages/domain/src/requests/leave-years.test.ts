import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayOf } from '../kernel/index.ts';
import { balanceRows } from './leave-balance.ts';
import type { BalanceAccount } from './leave-balance.ts';
import { leaveOfYears } from './leave-years.ts';

const year = (of: number, teorica: number, riduzioni = 0, forzate = 0) => ({
  year: of,
  teorica,
  riduzioni,
  forzate,
});
const account = (
  years: BalanceAccount['years'],
  [residuoAnniPrec, residuoAnnoPrec]: readonly [number, number] = [0, 0],
): BalanceAccount => ({ balance: 'FER', brought: { residuoAnniPrec, residuoAnnoPrec }, years });

test('a day is of the oldest year that has one; the year itself has what nobody has', () => {
  const uses = [dayOf(2026, 3, 2), dayOf(2026, 8, 3), dayOf(2026, 8, 4), dayOf(2027, 1, 4)].map((day) => ({
    day,
    amount: 1,
    isReserved: false,
  }));
  expect(leaveOfYears(account([year(2026, 2), year(2027, 0)], [0, 1]), uses)).toEqual([
    {
      year: 2026,
      due: 2,
      takenWithin: 3,
      taken: [
        { day: dayOf(2026, 8, 3), days: 1 },
        { day: dayOf(2026, 8, 4), days: 1 },
      ],
    },
    { year: 2027, due: 0, takenWithin: 1, taken: [{ day: dayOf(2027, 1, 4), days: 1 }] },
  ]);
});

test('what human resources took is of the first day; what is to decide is not taken', () => {
  const reserved = [{ day: dayOf(2026, 8, 3), amount: 5, isReserved: true }];
  expect(leaveOfYears(account([year(2026, 28, 2, 3)]), reserved)).toEqual([
    { year: 2026, due: 26, takenWithin: 3, taken: [{ day: dayOf(2026, 1, 1), days: 3 }] },
  ]);
});

const amounts = fc.record({
  teorica: fc.nat(20),
  riduzioni: fc.nat(4),
  forzate: fc.nat(4),
  gap: fc.constantFrom(0, 0, 0, 1),
});

test('what is left of all years is what the rows of the balance say is left', () => {
  fc.assert(
    fc.property(
      fc.array(amounts, { minLength: 1, maxLength: 4 }),
      fc.tuple(fc.integer({ min: -3, max: 8 }), fc.integer({ min: -3, max: 8 })),
      fc.array(fc.tuple(fc.nat(1600), fc.boolean()), { maxLength: 60 }),
      (opened, brought, days) => {
        let next = 2026;
        const years = opened.map(({ gap, ...own }) => {
          const of = next + gap;
          next = of + 1;
          // no year is reduced further (checkEntitlement)
          return { year: of, ...own, riduzioni: Math.min(own.riduzioni, own.teorica) };
        });
        const uses = days.map(([at, isReserved]) => ({
          day: addDays(dayOf(2026, 1, 1), at),
          amount: 1,
          isReserved,
        }));
        const of = account(years, brought);
        const rows = balanceRows(of, uses);
        const found = leaveOfYears(of, uses);
        const takenOf = found.map(({ due, taken }) => due - taken.reduce((sum, one) => sum + one.days, 0));
        const { residuoAnniPrec, residuoAnnoPrec, spettanzaReale, residuo } = rows.at(-1)!;
        // the youngest year's own days, as far as older ones do not cover what was taken
        const taken = residuoAnniPrec + residuoAnnoPrec + spettanzaReale - residuo;
        const older = Math.max(0, residuoAnniPrec) + Math.max(0, residuoAnnoPrec);
        const owed =
          -Math.min(0, residuoAnniPrec) - Math.min(0, residuoAnnoPrec) - Math.min(0, spettanzaReale);
        expect(takenOf.at(-1)).toBe(Math.max(0, spettanzaReale) - Math.max(0, taken + owed - older));
      },
    ),
  );
});
