import { expect, test } from 'vitest';
import { textsOf } from '../../../platform/language.ts';
import { auditValue } from './audit-words.ts';
import './audit.texts.ts';

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
