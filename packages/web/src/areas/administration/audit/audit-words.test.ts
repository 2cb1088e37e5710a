import { expect, test } from 'vitest';
import { auditKeyText, auditList } from '@torre/contract/administration';
import { listQuery } from '../../../kit/list-desk/list-view.ts';
import { BY_NAME } from './audit-words.ts';

test('the trail calls a setting by its name and finds it by the same name', () => {
  const row = { entity: 'setting', entityKey: 'identity.passwordLife', day: null };
  expect(auditKeyText(row, 'it')).toBe('Durata della password');
  expect(auditKeyText({ ...row, entity: 'account', entityKey: 'hr' }, 'it')).toBe('hr');
  expect(auditKeyText({ ...row, entityKey: 'rules.BASE.R373.5.minRiposo' }, 'it')).toMatch(/^BASE · .+ · /);
  const asked = (codice: string) => listQuery(auditList, { filters: { codice }, sort: null }, BY_NAME);
  expect(asked('durata della password')).toEqual({ entityKey: 'identity.passwordLife' });
  expect(asked('meteo.lirr')).toEqual({ entityKey: 'meteo.lirr' });
});
