import type { RoomGroup } from '@torre/contract/room-groups';
import { expect, test } from 'vitest';
import { fieldsOfGroup, groupFromKept, isSameGroup, withKind, withMember } from './group-draft.ts';

const NORD: RoomGroup = {
  groupId: '00000000-0000-7000-8000-000000000001',
  name: 'Nord',
  kind: 'POSITIONS',
  members: ['N2', 'N1'],
  version: 3,
};

test('members stand in the order in which they were ticked', () => {
  const fields = fieldsOfGroup(NORD);
  expect(withMember(fields, 'S1', true).members).toEqual(['N2', 'N1', 'S1']);
  expect(withMember(withMember(fields, 'N2', false), 'N2', true).members).toEqual(['N1', 'N2']);
});

test('with another kind the members go, with the same one they stay', () => {
  const fields = fieldsOfGroup(NORD);
  expect(withKind(fields, 'PEOPLE')).toEqual({ name: 'Nord', kind: 'PEOPLE', members: [] });
  expect(withKind(fields, 'POSITIONS')).toBe(fields);
});

test('of what a tab kept only whole fields are read', () => {
  expect(groupFromKept(JSON.parse(JSON.stringify(fieldsOfGroup(NORD))))).toEqual(fieldsOfGroup(NORD));
  for (const value of [null, 'x', {}, { name: 'Nord', kind: 'ALTRO', members: [] }, { name: 'Nord' }])
    expect(groupFromKept(value)).toBeNull();
});

test.each([
  ['blanks around the name', { name: ' Nord ' }, true],
  ['another name', { name: 'Sud' }, false],
  ['another order', { members: ['N1', 'N2'] }, false],
  ['another kind', { kind: 'PEOPLE' }, false],
] as const)('%s', (_case, part, same) => {
  expect(isSameGroup(NORD, { ...NORD, ...part })).toBe(same);
});
