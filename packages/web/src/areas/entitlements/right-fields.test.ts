import type { PersonRightRow } from '@torre/contract/entitlements';
import { dayOf } from '@torre/domain/kernel';
import { describe, expect, test } from 'vitest';
import {
  asksReason,
  keptRight,
  newRightBody,
  openedRight,
  rightFaults,
  rightFromKept,
  type RightFields,
} from './right-fields.ts';

const TODAY = dayOf(2026, 12, 14);
const CARER: PersonRightRow = {
  rightId: '00000000-0000-7000-8000-000000000001',
  right: '104',
  assisted: 'ROSSI M',
  validFrom: '20261101',
  validTo: null,
  note: null,
  carers: 0,
  version: 1,
};
const NEW = openedRight(null, TODAY);

describe('what cannot be sent of a new right', () => {
  test.each<[string, Partial<RightFields>, readonly (readonly [string, string])[]]>([
    ['nothing', {}, []],
    ['a child without its day', { right: 'CHILD' }, [['born', 'day-needed']]],
    [
      'no first day and an end that is no day',
      { validFrom: null, isEndUnreadable: true },
      [
        ['validFrom', 'day-needed'],
        ['validTo', 'day-needed'],
      ],
    ],
    ['an end before the beginning', { validTo: dayOf(2026, 12, 1) }, [['validTo', 'ends-first']]],
    ['a day gone by', { validFrom: dayOf(2026, 12, 1) }, [['reason', 'past-days']]],
    ['the same right again', { assisted: ' rossi m' }, [['validFrom', 'held-already']]],
  ])('%s', (_, part, expected) => {
    expect(rightFaults({ ...NEW, ...part }, null, [CARER], TODAY)).toEqual(new Map(expected));
  });
});

test('the reason is asked for as soon as days gone by change', () => {
  const standing = openedRight(CARER, TODAY);
  const ends = (day: number) => ({ ...standing, validTo: dayOf(2026, 12, day) });
  expect([standing, ends(31), ends(13), ends(12)].map((fields) => asksReason(fields, CARER, TODAY))).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

test('a child is sent by its day of birth, whatever stands in the field of carers', () => {
  const fields: RightFields = { ...NEW, right: 'CHILD', assisted: 'ROSSI', born: dayOf(2025, 3, 9) };
  expect(newRightBody(fields)).toEqual({
    right: 'CHILD',
    assisted: '2025-03-09',
    validFrom: '20261214',
    validTo: null,
    note: null,
    reason: null,
  });
  expect(newRightBody({ ...fields, right: 'RLS' }).assisted).toBeNull();
});

test('fields that the tab kept come back, others do not', () => {
  const fields: RightFields = { ...openedRight(CARER, TODAY), validTo: dayOf(2027, 1, 31), note: 'x' };
  expect(rightFromKept(JSON.parse(JSON.stringify(keptRight(fields))))).toEqual(fields);
  for (const broken of [null, { right: 'ALTRO' }, { ...NEW, validFrom: 'x' }])
    expect(rightFromKept(broken)).toBeNull();
});
