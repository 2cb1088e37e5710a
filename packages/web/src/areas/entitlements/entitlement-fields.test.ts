import { dayOf } from '@torre/domain/kernel';
import { describe, expect, test } from 'vitest';
import {
  amountText,
  entitlementBody,
  entitlementFaults,
  entitlementFromKept,
  openedEntitlement,
  readAmount,
  type EntitlementFields,
} from './entitlement-fields.ts';

const TODAY = dayOf(2026, 12, 14);
const NEW = openedEntitlement(null, 2026);

describe('an amount', () => {
  test.each([
    ['FER', '28', 28],
    ['FER', ' 0 ', 0],
    ['FER', '2,5', null],
    ['FER', '-3', null],
    ['FER', '', null],
    ['RFS', '32', 1920],
    ['RFS', '32:30', 1950],
    ['RFS', '32:60', null],
    ['RFS', '32.30', null],
  ] as const)('of %s typed as %j is %j', (balance, text, amount) => {
    expect(readAmount(balance, 'teorica', text)).toBe(amount);
  });

  test('that was brought may be owed', () => {
    expect(readAmount('FER', 'residuoAnnoPrec', '-3')).toBe(-3);
    expect(readAmount('ROS', 'residuoAnniPrec', '-1:30')).toBe(-90);
  });

  test.each([
    ['FER', 28, '28'],
    ['RFS', 1950, '32:30'],
    ['ROS', -90, '-1:30'],
  ] as const)('of %s that is %j is written so that it is read again', (balance, amount, text) => {
    expect(amountText(balance, amount)).toBe(text);
    expect(readAmount(balance, 'residuoAnnoPrec', text)).toBe(amount);
  });
});

describe('what cannot be sent', () => {
  const faults = (part: Partial<EntitlementFields>, opened: readonly number[] = []) => [
    ...entitlementFaults({ ...NEW, ...part }, opened, TODAY),
  ];
  test.each<[string, Partial<EntitlementFields>, readonly (readonly [string, string])[]]>([
    ['nothing', { teorica: '28' }, []],
    [
      'two amounts that are none',
      { teorica: 'x', forzate: '' },
      [
        ['teorica', 'unreadable'],
        ['forzate', 'unreadable'],
      ],
    ],
    ['more reductions than days', { teorica: '2', riduzioni: '3' }, [['riduzioni', 'reduced-too-far']]],
    ['more than a year has', { teorica: '400' }, [['teorica', 'too-much']]],
    ['a year gone by', { year: '2025' }, [['reason', 'past-year']]],
    ['nothing, of a year gone by with a reason', { year: '2025', reason: 'Ricorso' }, []],
  ])('%s', (_, part, expected) => {
    expect(new Map(faults(part))).toEqual(new Map(expected));
  });
});

test('hours are sent as minutes, with the reason where one was written', () => {
  const fields = { ...NEW, balance: 'RFS', teorica: '32', riduzioni: '8', reason: ' ' } as const;
  expect(entitlementBody(fields, 3)).toEqual({
    teorica: 1920,
    riduzioni: 480,
    forzate: 0,
    residuoAnniPrec: 0,
    residuoAnnoPrec: 0,
    version: 3,
    reason: null,
  });
});

test('fields that the tab kept come back, others do not', () => {
  expect(entitlementFromKept(JSON.parse(JSON.stringify(NEW)))).toEqual(NEW);
  for (const broken of [null, 'x', { ...NEW, balance: 'ALTRO' }, { ...NEW, teorica: 3 }])
    expect(entitlementFromKept(broken)).toBeNull();
});
