import type { ExportBody } from '@torre/contract/import-export';
import { isoDay } from '@torre/domain/kernel';
import type { AuditEntry } from '../../platform/audit/index.ts';
import type { MonthKey, RosterActor } from '../month/index.ts';
import { sheetName } from './month-sheet.ts';

/** The trail of an export: who took which month out of the house, in which form and how many people's. */
export function exportAudit(
  { employeeId, now }: Pick<RosterActor, 'employeeId' | 'now'>,
  call: string,
  key: MonthKey,
  { format, employees }: ExportBody,
): AuditEntry {
  return {
    at: now,
    actor: employeeId,
    call,
    what: 'export',
    entity: 'month',
    entityKey: sheetName(key),
    icao: key.icao,
    day: isoDay(key.from),
    values: [
      { field: 'format', privacyClass: 'WORK', old: null, new: format },
      {
        field: 'people',
        privacyClass: 'WORK',
        old: null,
        new: employees ? String(employees.length) : 'tutte',
      },
    ],
  };
}
