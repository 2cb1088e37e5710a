import { describe, expect, test } from 'vitest';
import { dayOf } from '../kernel/index.ts';
import { Categories } from '../lookups/index.ts';
import { checkPassword, deviceOf, isH35Manager, isManager, roleLabel } from './index.ts';

test('[M6.02][P6.08] a role that names a category is shown with the label of the category, and no other name is one', () => {
  const today = dayOf(2026, 12, 14);
  const category = (code: string, nameIt: string, aliases: string[], passesGuard = true, nameEn = code) => ({
    code,
    nameIt,
    nameEn,
    aliases,
    attributes: { passesGuard },
    validFrom: dayOf(1970, 1, 1),
    validTo: null,
    ord: 1,
  });
  const categories = new Categories(
    [
      category(
        'CTA',
        'Controllori del traffico aereo',
        ['CONTROLLORI DEL TRAFFICO AEREO'],
        true,
        'Air traffic controllers',
      ),
      category('EAV', 'Esperti di assistenza al volo', ['ESPERTI DI ASSISTENZA AL VOLO']),
      category('METEO', 'Meteo', []),
      category('PILOTI', 'Piloti', []),
      category('DIRIGENTE', 'Dirigenti', [], false),
    ],
    today,
  );
  const roles = [
    'EAV',
    'CTA',
    'METEO',
    'PILOTI',
    'CONTROLLORI DEL TRAFFICO AEREO',
    'ESPERTI DI ASSISTENZA AL VOLO',
  ];
  expect(roles.map((role) => roleLabel(role, 'it', categories))).toEqual([
    'Esperti di assistenza al volo',
    'Controllori del traffico aereo',
    'Meteo',
    'Piloti',
    'Controllori del traffico aereo',
    'Esperti di assistenza al volo',
  ]);
  expect(roleLabel('DIRIGENTE', 'it', categories)).toBe('DIRIGENTE');
  expect(roleLabel('CTA', 'en', categories)).toBe('Air traffic controllers');
});

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36 Edg/140.0', 'Edge', 'Windows'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36', 'Chrome', 'Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    'Safari',
    'iPhone',
  ],
  ['curl/8.5.0', null, null],
  ['', null, null],
])('a device is named as its owner knows it: %s', (agent, browser, system) => {
  expect(deviceOf(agent)).toEqual({ browser, system });
});

test('[P6.06] a manager is who has the flag responsabile, whatever the other flag says', () => {
  const h35Only = { responsabile: false, responsabileH35: true };
  expect(isManager({ responsabile: true })).toBe(true);
  expect(isManager(h35Only)).toBe(false);
});

test('[P6.07] an H35 manager is who has the flag responsabileH35', () => {
  const managerOnly = { responsabile: true, responsabileH35: false };
  expect(isH35Manager({ responsabileH35: true })).toBe(true);
  expect(isH35Manager(managerOnly)).toBe(false);
});

describe('a new password', () => {
  const person = { userName: 'responsabile.lirr' };

  test('of ten different characters is good', () => {
    expect(checkPassword('torre-demo', person).ok).toBe(true);
  });

  test('of nine characters is too short, however wide they are', () => {
    expect(checkPassword('torre-dem', person)).toMatchObject({
      code: 'too-short',
      details: { length: 9, required: 10 },
    });
    expect(checkPassword('🗼🗼🗼🗼🗼🗼🗼🗼🗼', person)).toMatchObject({ code: 'too-short' });
  });

  test('must not be the user name in any spelling', () => {
    expect(checkPassword('Responsabile.LIRR', person)).toMatchObject({ code: 'same-as-user-name' });
  });

  test.each([
    '1234567890',
    '0987654321',
    'qwertyuiop',
    'pilotapilota',
    'abcabcabcabc',
    'password12',
    '12345678910',
    'Qwerty1234!',
    '2026torre2026',
    'TorrePassword',
    'Password2026!',
  ])('must not be what is tried first: %s', (password) => {
    expect(checkPassword(password, person)).toMatchObject({ ok: false, code: 'easy-to-guess' });
  });

  test.each(['cavallo-e-torre', 'una-password-mia', '12345-e-poi-sei'])(
    'may hold such a thing: %s',
    (password) => {
      expect(checkPassword(password, person).ok).toBe(true);
    },
  );

  test('must not repeat one character', () => {
    expect(checkPassword('aaaaaaaaaaaa', person)).toMatchObject({ code: 'one-character' });
  });
});
