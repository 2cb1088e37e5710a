import type { AuditWords } from '../audit/audit-words.ts';

export const SUBSTITUTIONS_AUDIT = {
  operations: {
    'name-substitute': ['sostituto nominato', 'substitute named'],
    'end-substitution': ['sostituzione terminata', 'substitution ended'],
  },
  entities: {
    substitution: {
      words: ['sostituzione di un responsabile', 'substitution of a manager'],
      person: 'always',
      fields: {
        substitute: ['sostituto', 'substitute'],
        from: ['primo giorno', 'first day'],
        to: ['ultimo giorno', 'last day'],
      },
      key: 'id',
    },
  },
} as const satisfies AuditWords;
