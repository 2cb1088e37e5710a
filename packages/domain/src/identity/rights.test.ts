import { describe, expect, test } from 'vitest';
import { dayOf } from '../kernel/index.ts';
import { ROLES, decideRightsChange, roleLabel } from './index.ts';
import type { ManagedPlant, Rights } from './index.ts';

const rights = (part: Partial<Rights> = {}): Rights => ({
  roles: [],
  responsabile: false,
  responsabileH35: false,
  managedPlants: [],
  ...part,
});
const plants = new Set(['LIRR', 'LIRF']);
const decide = (
  before: Rights,
  after: Rights,
  part: { isOwn?: boolean; otherAdministrators?: number } = {},
) => decideRightsChange({ before, after, plants, isOwn: false, otherAdministrators: 1, ...part });
const stay = (icao: string, from: number, to: number | null): ManagedPlant => ({
  icao,
  validFrom: dayOf(2026, 12, from),
  validTo: to === null ? null : dayOf(2026, 12, to),
});

describe('the role of administrator', () => {
  const admin = rights({ roles: ['ROLE_ADMIN', 'ROLE_HR'] });

  test('is not taken from the last who has it', () => {
    expect(decide(admin, rights({ roles: ['ROLE_HR'] }), { otherAdministrators: 0 })).toMatchObject({
      code: 'last-administrator',
    });
    expect(decide(admin, rights({ roles: ['ROLE_HR'] }))).toMatchObject({ ok: true });
  });

  test('is not given back by oneself, and may stay', () => {
    expect(decide(admin, rights(), { isOwn: true })).toMatchObject({ code: 'own-administrator' });
    expect(
      decide(admin, rights({ roles: ['ROLE_ADMIN'] }), { isOwn: true, otherAdministrators: 0 }),
    ).toMatchObject({
      ok: true,
    });
  });
});

test('a role that the product does not know is not given; one that stands already may stay', () => {
  expect(decide(rights(), rights({ roles: ['ROLE_KING'] }))).toMatchObject({ code: 'unknown-role' });
  const old = rights({ roles: ['DIPE_TRAVEL_2'] });
  expect(decide(old, rights({ roles: ['DIPE_TRAVEL_2', 'ROLE_HR'] }))).toMatchObject({ ok: true });
});

describe('managed plants', () => {
  const managing = (...managedPlants: ManagedPlant[]) => decide(rights(), rights({ managedPlants }));

  test('are held one stretch after another, and none ends before it begins', () => {
    expect(managing(stay('LIRR', 1, 10), stay('LIRR', 11, null), stay('LIRF', 5, 5))).toMatchObject({
      ok: true,
    });
    expect(managing(stay('LIRR', 1, 10), stay('LIRR', 10, null))).toMatchObject({ code: 'overlap' });
    expect(managing(stay('LIRR', 1, null), stay('LIRR', 20, 21))).toMatchObject({ code: 'overlap' });
    expect(managing(stay('LIRR', 9, 8))).toMatchObject({ code: 'ends-before-it-begins' });
  });

  test('exist, or say that there is none', () => {
    expect(managing(stay('-', 1, null))).toMatchObject({ ok: true });
    expect(managing(stay('XXXX', 1, null))).toMatchObject({
      code: 'unknown-plant',
      details: { icao: 'XXXX' },
    });
  });
});

test('[M6.01][P6.08] every role is shown with a label, those of trips whatever they end with', () => {
  for (const language of ['it', 'en'] as const) {
    for (const role of ROLES) expect(roleLabel(role, language, null)).not.toBe(role);
    expect(new Set(ROLES.map((role) => roleLabel(role, language, null))).size).toBe(ROLES.length);
  }
  expect(['ROLE_ADMIN', 'ROLE_APPROVER', 'ROLE_EDITOR'].map((role) => roleLabel(role, 'it', null))).toEqual([
    'Amministratore',
    'Approvatore dei contenuti',
    'Redattore',
  ]);
  expect(roleLabel('DIPE_TRAVEL_ESTERO', 'it', null)).toBe('Trasferte');
  expect(roleLabel('ALTRO', 'it', null)).toBe('ALTRO');
});
