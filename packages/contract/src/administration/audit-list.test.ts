import { expect, test } from 'vitest';
import { auditList, auditValueText } from './audit-list.ts';
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
    expect([field, auditValueText('shift', field, value, 'it')]).toEqual([field, shown]);
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
