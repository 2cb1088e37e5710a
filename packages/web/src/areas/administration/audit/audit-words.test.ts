import { expect, test } from 'vitest';
import { textsOf } from '../../../platform/language.ts';
import { auditValue, auditWord } from './audit-words.ts';
import './audit.texts.ts';

/** Fields of the changes that the server writes into the trail, by what they are about. */
const FIELDS = {
  shift: ['turn', 'startDate', 'endDate', 'isStr', 'note', 'noteTurno', 'reason'],
  account: ['ruoli', 'responsabile', 'responsabileH35', 'impianti'],
  setting: ['valore'],
  baseCycle: ['turns', 'endsOn'],
  employeeCycle: ['cycle', 'offset', 'validTo'],
  'roster-lock': ['kind', 'from', 'to', 'reason'],
  month: ['format', 'people'],
  file: ['name'],
  auditValues: ['before', 'values'],
};

test('who reads the trail meets no technical name of a field or of what it belongs to', () => {
  const t = textsOf('audit');
  const words = Object.entries(FIELDS).flatMap(([entity, fields]) => [
    auditWord(t, 'entity', entity),
    ...fields.map((field) => auditWord(t, 'field', field)),
  ]);
  const codes = Object.entries(FIELDS).flatMap(([entity, fields]) => [entity, ...fields]);
  // Codes that are words of ours already.
  const asTheyAre = ['account', 'file', 'responsabile', 'ruoli', 'impianti', 'valore'];
  expect(codes.filter((code, place) => words[place] === code && !asTheyAre.includes(code))).toEqual([]);
  expect(auditWord(t, 'what', 'erase')).toBe('cancellazione di valori');
  expect(auditWord(t, 'field', 'startDate')).toBe('inizio');
  // What the product has no word for yet stands for itself.
  expect(auditWord(t, 'field', 'altroCampo')).toBe('altroCampo');
});

test('values read as everywhere else: instants in Rome, days as people write them, yes and no, and notes as they were written', () => {
  const t = textsOf('audit');
  for (const [field, value, shown] of [
    // On both sides of the end of summer time.
    ['startDate', '2026-10-24T21:00:00Z', '24/10/2026 23:00'],
    ['endDate', '2026-10-25T06:00:00.000Z', '25/10/2026 07:00'],
    ['isStr', 'true', 'Sì'],
    ['responsabile', 'false', 'No'],
    ['validTo', '2027-03-31', '31/03/2027'],
    ['turn', 'T12', 'T12'],
    ['note', '2027-03-31', '2027-03-31'],
    ['reason', 'true', 'true'],
    ['startDate', null, '–'],
  ] as const)
    expect([field, auditValue(t, field, value)]).toEqual([field, shown]);
});
