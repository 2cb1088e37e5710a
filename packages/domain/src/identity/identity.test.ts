import { describe, expect, test } from 'vitest';
import {
  categoryNamed,
  checkPassword,
  deviceOf,
  isH35Manager,
  isManager,
  passesCategoryGuard,
  roleLabel,
} from './index.ts';

describe('the category guard', () => {
  test.each([
    'EAV',
    'CTA',
    'METEO',
    'PILOTI',
    'CONTROLLORI DEL TRAFFICO AEREO',
    'ESPERTI DI ASSISTENZA AL VOLO',
    'Controllori del traffico aereo',
    ' meteo ',
  ])('[P2.18] lets %j through', (name) => {
    expect(passesCategoryGuard(name)).toBe(true);
  });

  test.each(['AMMINISTRATIVI', 'DIRIGENTE', 'Tecnic', 'STUD', 'ORM', 'Info', 'CUOCHI', '', null])(
    '[P2.18] stops %j',
    (name) => {
      expect(passesCategoryGuard(name)).toBe(false);
    },
  );

  test('a long name and a short one mean the same category', () => {
    expect(categoryNamed('ESPERTI DI ASSISTENZA AL VOLO')).toBe('EAV');
    expect(categoryNamed('tecnici')).toBe('Tecnic');
    expect(categoryNamed('nessuna')).toBeNull();
  });
});

test('[P1.10] controllers, flight experts, meteo staff and pilots are categories under every name that sources use', () => {
  const byName = {
    EAV: ['EAV', 'ESPERTI DI ASSISTENZA AL VOLO', 'flight experts'],
    CTA: ['CTA', 'CONTROLLORI DEL TRAFFICO AEREO', 'controllers'],
    METEO: ['METEO'],
    PILOTI: ['PILOTI', 'pilots'],
  };
  for (const [code, names] of Object.entries(byName)) {
    for (const name of names) expect([name, categoryNamed(name)]).toEqual([name, code]);
  }
});

test('[M6.02][P6.08] a role that names a category is shown with the label of the category, and no other name is one', () => {
  const roles = [
    'EAV',
    'CTA',
    'METEO',
    'PILOTI',
    'CONTROLLORI DEL TRAFFICO AEREO',
    'ESPERTI DI ASSISTENZA AL VOLO',
  ];
  expect(roles.map((role) => roleLabel(role, 'it'))).toEqual([
    'Esperti di assistenza al volo',
    'Controllori del traffico aereo',
    'Meteo',
    'Piloti',
    'Controllori del traffico aereo',
    'Esperti di assistenza al volo',
  ]);
  expect(roleLabel('DIRIGENTE', 'it')).toBe('DIRIGENTE');
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
