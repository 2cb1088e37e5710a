import type { AuditWords } from '../audit/audit-words.ts';

export const REQUESTS_AUDIT = {
  operations: {
    'ignore-request': ['richiesta ignorata in una fascia', 'request ignored in a timeslot'],
    'consider-request': ['richiesta considerata di nuovo', 'request considered again'],
  },
  entities: {
    ignoredAbsence: {
      words: ['richiesta ignorata in una fascia', 'request ignored in a timeslot'],
      person: 'always',
      fields: { timeslot: ['fascia', 'timeslot'] },
    },
  },
} as const satisfies AuditWords;
