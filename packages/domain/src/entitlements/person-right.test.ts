import { describe, expect, test } from 'vitest';
import { addDays, dayOf } from '../kernel/index.ts';
import { assistedKey, checkRight } from './index.ts';
import type { PersonRight, WantedRight } from './index.ts';

const TODAY = dayOf(2026, 11, 14);
const from = (days: number) => addDays(TODAY, days);
const CARER: WantedRight = {
  right: '104',
  assisted: 'ROSSI M',
  validFrom: TODAY,
  validTo: null,
  reason: null,
};
const codeOf = (
  part: Partial<WantedRight>,
  standing: PersonRight | null = null,
  others: readonly PersonRight[] = [],
) => {
  const decision = checkRight({ ...CARER, ...part }, standing, others, TODAY);
  return decision.ok ? null : decision.code;
};

describe('a new right', () => {
  test.each<[string, Partial<WantedRight>, string | null]>([
    ['from today on', {}, null],
    ['of a disabled person for herself', { assisted: null }, null],
    ['of one day', { validTo: TODAY }, null],
    ['that ends before it begins', { validTo: from(-1) }, 'ends-first'],
    ['from a day gone by', { validFrom: from(-1) }, 'past-days'],
    ['from a day gone by, with a reason', { validFrom: from(-1), reason: 'Verbale INPS' }, null],
    ['of a parent', { right: 'CHILD', assisted: '2025-02-28' }, null],
    ['of a parent of nobody', { right: 'CHILD', assisted: null }, 'child-unborn'],
    ['of a parent of somebody born on no day', { right: 'CHILD', assisted: '2025-02-29' }, 'child-unborn'],
    ['of a safety representative', { right: 'RLS', assisted: null }, null],
    ['of a delegate who assists somebody', { right: 'UNION' }, 'nobody-assisted'],
  ])('%s', (_, part, refusal) => {
    expect(codeOf(part)).toBe(refusal);
  });

  const HELD = { ...CARER, validFrom: from(10), validTo: from(20) };
  test.each<[string, Partial<WantedRight>, string | null]>([
    ['ends on the first day of the same one', { validTo: from(10) }, 'held-already'],
    ['begins on its last day', { validFrom: from(20) }, 'held-already'],
    ['ends the day before', { validTo: from(9) }, null],
    ['begins the day after', { validFrom: from(21) }, null],
    ['is for another person', { assisted: 'BIANCHI L' }, null],
    ['is another one', { right: 'RLS', assisted: null }, null],
  ])('that %s', (_, part, refusal) => {
    expect(codeOf(part, null, [HELD])).toBe(refusal);
  });
});

describe('a right that began', () => {
  const BEGAN = { ...CARER, validFrom: from(-30) };
  test.each<[string, Partial<WantedRight>, string | null]>([
    ['ends today', { validTo: TODAY }, null],
    ['ended yesterday', { validTo: from(-1) }, null],
    ['ended before yesterday', { validTo: from(-2) }, 'past-days'],
    ['ended before yesterday, with a reason', { validTo: from(-2), reason: 'Decesso' }, null],
    ['begins later', { validFrom: TODAY, reason: 'Errore' }, 'began-before'],
    ['began earlier', { validFrom: from(-40) }, 'past-days'],
    ['began earlier, with a reason', { validFrom: from(-40), reason: 'Verbale' }, null],
    ['is for somebody else', { assisted: 'BIANCHI L' }, 'past-days'],
    ['stays as it is', {}, null],
  ])('%s', (_, part, refusal) => {
    expect(codeOf({ ...BEGAN, ...part }, BEGAN)).toBe(refusal);
  });

  test('and ended goes on with a reason only', () => {
    const ended = { ...BEGAN, validTo: from(-10) };
    expect([codeOf(BEGAN, ended), codeOf({ ...BEGAN, reason: 'Proroga' }, ended)]).toEqual([
      'past-days',
      null,
    ]);
  });
});

test('a right that is still to begin may begin later, for somebody else', () => {
  const planned = { ...CARER, validFrom: from(5) };
  expect(codeOf({ validFrom: from(8), assisted: 'BIANCHI L' }, planned)).toBeNull();
});

test('a key is one in whatever spelling it is typed', () => {
  expect([' rossi  m ', 'ROSSI M', '', '  ', null].map(assistedKey)).toEqual([
    'ROSSI M',
    'ROSSI M',
    null,
    null,
    null,
  ]);
});
