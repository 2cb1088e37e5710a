import { expect, test } from 'vitest';
import { BODY_LIMITS, BODY_TOTALS, BodyBudget } from './body-budget.ts';

const TOTALS = { open: 300, ordinary: 300, large: 3000 };

test('the bodies of all together take no more than the total of their kind, and each kind has its own', () => {
  const budget = new BodyBudget(TOTALS);
  const reserved = ['a', 'b', 'c'].map((person) => budget.reserve('ordinary', person));
  expect(reserved.map((body) => body.grow(100))).toEqual([true, true, true]);
  expect(budget.reserve('ordinary', 'd').grow(1)).toBe(false);
  expect(budget.reserve('open', 'd').grow(100)).toBe(true);
  expect(budget.bytes).toBe(400);
});

test('one person or address holds a third of it at most', () => {
  const budget = new BodyBudget(TOTALS);
  expect(budget.reserve('large', 'a').grow(600)).toBe(true);
  expect(budget.reserve('large', 'a').grow(401)).toBe(false);
  expect(budget.reserve('large', 'a').grow(400)).toBe(true);
  expect(budget.reserve('large', 'b').grow(1000)).toBe(true);
});

test('what was refused takes nothing, what was given back is free, and nothing is given back twice', () => {
  const budget = new BodyBudget(TOTALS);
  const first = budget.reserve('ordinary', 'a');
  expect([first.grow(40), first.grow(100), first.grow(101)]).toEqual([true, true, false]);
  expect(budget.bytes).toBe(100);
  const second = budget.reserve('ordinary', 'b');
  expect(second.grow(100)).toBe(true);
  first.giveBack();
  first.giveBack();
  expect(budget.bytes).toBe(100);
  expect(budget.reserve('ordinary', 'a').grow(100)).toBe(true);
});

test('the largest body of each kind fits into what one person may hold', () => {
  const budget = new BodyBudget();
  const largest = { ...BODY_LIMITS, large: 10_000_000 };
  for (const kind of ['open', 'ordinary', 'large'] as const) {
    expect(BODY_TOTALS[kind]).toBeGreaterThan(largest[kind]);
    expect([kind, budget.reserve(kind, 'a').grow(largest[kind])]).toEqual([kind, true]);
  }
});
