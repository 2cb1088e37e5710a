import { expect, test } from 'vitest';
import { auditList } from './audit-list.ts';
import { auditKeyText, auditValueText } from './audit-value-text.ts';
import type { AuditListRow } from './audit.endpoint.ts';

test('values read as everywhere else: instants in Rome, days as people write them, yes and no, and notes as they were written', () => {
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
    expect([field, auditValueText({ entity: 'shift', entityKey: '' }, field, value, 'it')]).toEqual([
      field,
      shown,
    ]);
});

test.each([
  ['setting', 'roster.weeklyShiftStaff', 'valore', '630', '10 ore 30 minuti', '10 hours 30 minutes'],
  ['setting', 'roster.flexibleWorkingDays', 'valore', '12', '12 giorni', '12 days'],
  // What was kept by another release, or of a setting that is gone, stands as it was written.
  ['setting', 'roster.weeklyShiftStaff', 'valore', '[1]', '[1]', '[1]'],
  ['setting', 'roster.gone', 'valore', '630', '630', '630'],
  ['account', 'hr', 'ruoli', 'DIPE_TRAVEL, ROLE_HR', 'Trasferte, Risorse umane', 'Trips, Human resources'],
  ['account', 'hr', 'ruoli', '', '–', '–'],
  ['account', 'hr', 'responsabile', 'sì', 'Sì', 'Yes'],
  [
    'account',
    'hr',
    'impianti',
    'LIRR dal 01/02/2026 al 31/03/2026',
    'LIRR dal 01/02/2026 al 31/03/2026',
    'LIRR from 01/02/2026 to 31/03/2026',
  ],
  ['operativePlan', 'x', 'state', 'DRAFT', 'bozza', 'draft'],
  ['roster-lock', 'x', 'kind', 'person', 'persona', 'person'],
  ['month', 'x', 'people', 'tutte', 'tutte', 'all'],
] as const)(
  'of %s %s the value of %s, %s, reads as on its screen',
  (entity, entityKey, field, value, it, en) => {
    const read = (['it', 'en'] as const).map((language) =>
      auditValueText({ entity, entityKey }, field, value, language),
    );
    expect(read).toEqual([it, en]);
  },
);

test('which thing a row is about is read as its month, by its name, or not at all, never as an id', () => {
  const id = '019a0000-0000-7000-8000-000000000000';
  const key = (entity: string, entityKey: string) =>
    auditKeyText({ entity, entityKey, day: '20261201' }, 'it');
  expect(key('rosterDraft', id)).toBe('12/2026');
  expect(key('shift', '123456-20261201')).toBe('123456-20261201');
  for (const entity of ['baseCycle', 'file', 'job', 'roomGroup', 'roster-lock', 'session', 'shiftNotice'])
    expect([entity, key(entity, id)]).toEqual([entity, '']);
});

test('a row says what was and what is; of what is not for its reader, only that it changed', () => {
  const row = {
    entity: 'shift',
    values: [
      { field: 'note', hidden: true },
      { field: 'turn', hidden: false, old: 'M', new: 'P', erased: false },
      { field: 'isStr', hidden: false, old: null, new: 'true', erased: false },
      { field: 'startDate', hidden: false, old: null, new: null, erased: true },
    ],
  } as unknown as AuditListRow;
  expect(auditList.columns.values.value(row, 'it')).toBe(
    'nota condivisa con il log di sala: riservato; turno principale: M → P; straordinario: – → Sì; inizio: cancellato a fine conservazione',
  );
});
