import { expect, test } from 'vitest';
import { auditList } from '@torre/contract/administration';
import { listQuery } from '../../../kit/list-desk/list-view.ts';
import { BY_NAME, auditThing } from '../audit/audit-words.ts';
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
  const asked = (codice: string) => listQuery(auditList, { filters: { codice }, sort: null }, BY_NAME);
  expect(asked('durata della password')).toEqual({ entityKey: 'identity.passwordLife' });
  expect(asked('meteo.lirr')).toEqual({ entityKey: 'meteo.lirr' });
});
