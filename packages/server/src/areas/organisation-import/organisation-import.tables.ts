import { guarded } from '../../platform/area/described-table.ts';
import { own } from '../../platform/area/table-guards.ts';

export const ORGANISATION_IMPORT_TABLES = [
  guarded('organisation_import', {
    guards: [own('started_by', ['select', 'insert', 'update'])],
    key: ['import_id'],
    text: {
      started_by: 'PLAIN',
      state: 'PLAIN',
      report: 'OWN',
      faults: 'OWN',
      effect_rows: 'OWN',
      seen: 'PLAIN',
      problem: 'OWN',
      reason: 'OWN',
    },
    removal: 'by-cleanup',
  }),
];
