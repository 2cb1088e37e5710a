import type { AuditWords } from '../audit/audit-words.ts';

export const LIST_AUDIT = {
  operations: { 'export-list': ['elenco esportato', 'list exported'] },
  entities: {
    list: {
      words: ['elenco', 'list'],
      person: 'never',
      fields: { format: ['formato', 'format'], rows: ['righe', 'rows'] },
    },
  },
} as const satisfies AuditWords;
