import type { AuditWords } from '../audit/audit-words.ts';

export const ATTENDANCE_AUDIT = {
  operations: { 'import-punches': ['importazione di timbrature', 'import of punches'] },
  entities: {
    'punch-file': {
      words: ['file di timbrature', 'file of punches'],
      person: 'never',
      fields: {
        rows: ['righe lette', 'rows read'],
        written: ['timbrature nuove', 'new punches'],
      },
    },
  },
} as const satisfies AuditWords;
