import type { AuditWords } from '../audit/audit-words.ts';

export const JOBS_AUDIT = {
  operations: {
    retry: ['lavoro ripetuto', 'job tried again'],
    cancel: ['lavoro annullato', 'job cancelled'],
  },
  entities: {
    // The program starts jobs of its own.
    job: { words: ['lavoro', 'job'], person: 'sometimes', key: 'id', fields: {} },
  },
} as const satisfies AuditWords;
