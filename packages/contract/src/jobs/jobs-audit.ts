import type { AuditWords } from '../audit/audit-words.ts';

export const JOBS_AUDIT = {
  operations: {
    retry: ['lavoro ripetuto', 'job tried again'],
    cancel: ['lavoro annullato', 'job cancelled'],
  },
  entities: { job: { words: ['lavoro', 'job'], fields: {} } },
} as const satisfies AuditWords;
