import { expect, test } from 'vitest';
import { lockedPeople, lockTargets, withoutPerson, withPerson } from './locked-people.ts';

test('a lock begun on three selected people is one for each of them, never for the whole plant', () => {
  const three = lockedPeople(['800001', '800002', '800003'], 145);
  expect(lockTargets(three)).toEqual(['800001', '800002', '800003']);
  expect(lockTargets(withPerson(three, '800004'))).toEqual(['800001', '800002', '800003', '800004']);
  expect(withPerson(three, '800002')).toEqual(three);
  expect(withoutPerson(three, '800002')).toEqual(['800001', '800003']);
});

test('nobody selected, or everybody, is the whole plant: one lock', () => {
  expect([lockedPeople([], 3), lockedPeople(['1', '2', '3'], 3), withoutPerson(['1'], '1')]).toEqual([
    'everybody',
    'everybody',
    'everybody',
  ]);
  expect(lockTargets('everybody')).toEqual([null]);
  expect(withPerson('everybody', '800001')).toEqual(['800001']);
});
