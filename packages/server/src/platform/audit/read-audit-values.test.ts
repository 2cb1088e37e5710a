import { describe, expect, test } from 'vitest';
import type { Principal } from '../access/principal.ts';
import { maySeeValue } from './read-audit-values.ts';

const NOBODY: Principal = {
  sessionLabel: 'x',
  userName: 'x',
  employeeId: '000000',
  name: '',
  surname: '',
  roles: new Set(),
  responsabile: false,
  responsabileH35: false,
  managedPlants: [],
  ownPlants: [],
  standIns: [],
  plant: null,
  category: null,
  seesShifts: false,
  unitCode: null,
  demo: true,
  mustChangePassword: false,
  lastSeenAt: 0,
  expiresAt: 0,
};
const manager = (...plants: string[]): Principal => ({
  ...NOBODY,
  responsabile: true,
  managedPlants: plants,
});
const holder = (role: string): Principal => ({ ...NOBODY, roles: new Set([role]) });

/** PUBLIC, WORK, PERSONAL of a value about 123456 in LIRR */
describe.each([
  ['the person', { ...NOBODY, employeeId: '123456' }, [true, true, true]],
  ['a manager of the plant', manager('LIRR'), [true, true, false]],
  ['a manager of another plant', manager('LIRF'), [true, false, false]],
  ['a manager whose list is empty', manager('-'), [true, false, false]],
  ['HR', holder('ROLE_HR'), [true, false, true]],
  ['an administrator', holder('ROLE_ADMIN'), [true, false, false]],
] as const)('%s', (_, principal, expected) => {
  test(`sees public, work and personal values: ${expected.join(', ')}`, () => {
    const seen = (['PUBLIC', 'WORK', 'PERSONAL'] as const).map((privacyClass) =>
      maySeeValue(principal, { privacyClass, icao: 'LIRR', subject: '123456' }),
    );
    expect(seen).toEqual(expected);
  });
});

test('a value about nobody, in no plant, is seen by nobody but where it is public', () => {
  const value = { privacyClass: 'WORK', icao: null, subject: null } as const;
  expect(maySeeValue(manager('LIRR'), value)).toBe(false);
  expect(maySeeValue(holder('ROLE_HR'), { ...value, privacyClass: 'PERSONAL' })).toBe(true);
});
