import { describe, expect, test } from 'vitest';
import { categoryNamed, checkPassword, isH35Manager, isManager, passesCategoryGuard } from './index.ts';

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

  test('must not repeat one character', () => {
    expect(checkPassword('aaaaaaaaaaaa', person)).toMatchObject({ code: 'one-character' });
  });
});
