import type { ExportBody } from '@torre/contract/import-export';
import { isoDay } from '@torre/domain/kernel';
import type { Actor } from '../../platform/access/actor.ts';
import { auditChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { MonthKey } from '../month/index.ts';
import { sheetName } from './month-sheet.ts';

/** The trail of an export: who took which month out of the house, in which form and how many people's. */
export function auditExport(
  tx: Tx,
  actor: Actor,
  key: MonthKey,
  { format, employees }: ExportBody,
): Promise<void> {
  const people = employees ? String(employees.length) : 'tutte';
  return auditChange(tx, actor, {
    what: 'export',
    entity: 'month',
    entityKey: sheetName(key),
    icao: key.icao,
    day: isoDay(key.from),
    values: [
      { field: 'format', privacyClass: 'WORK', old: null, new: format },
      { field: 'people', privacyClass: 'WORK', old: null, new: people },
    ],
  });
}
