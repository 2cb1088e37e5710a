import { expect, test } from 'vitest';
import { auditQueryOf, areDaysReversed } from '../audit/audit.queries.ts';
import { auditThing } from '../audit/audit-words.ts';
import { durationText } from './setting-text.ts';

test('a length of time has one spelling, whichever unit it is kept in', () => {
  expect([720, 750, 45, 60, 1, 1440, 10_080, 12_000].map((minutes) => durationText(minutes, 'it'))).toEqual([
    '12 ore',
    '12 ore 30 minuti',
    '45 minuti',
    '1 ora',
    '1 minuto',
    '24 ore',
    '7 giorni',
    '200 ore',
  ]);
  expect(durationText(10_080, 'en')).toBe('7 days');
});

test('the trail calls a setting by its name and finds it by the same name', () => {
  const row = { entity: 'setting', entityKey: 'identity.passwordLife' };
  expect(auditThing(row, 'it')).toBe('Durata della password');
  expect(auditThing({ entity: 'account', entityKey: 'hr' }, 'it')).toBe('hr');
  expect(auditThing({ ...row, entityKey: 'rules.BASE.R373.5.minRiposo' }, 'it')).toMatch(/^BASE · .+ · /);
  expect(auditQueryOf({ codice: 'durata della password' })).toEqual({ entityKey: 'identity.passwordLife' });
  expect(auditQueryOf({ codice: 'meteo.lirr' })).toEqual({ entityKey: 'meteo.lirr' });
});

test('a first day after the last is the wrong way round, one day is not', () => {
  expect(areDaysReversed({ dal: '20261215', al: '20261214' })).toBe(true);
  expect(areDaysReversed({ dal: '20261214', al: '20261214' })).toBe(false);
  expect(areDaysReversed({ dal: '20261215' })).toBe(false);
});
