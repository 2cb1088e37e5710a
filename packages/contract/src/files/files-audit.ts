import type { AuditWords } from '../audit/audit-words.ts';

export const FILES_AUDIT = {
  operations: {
    upload: ['caricamento di un file', 'upload of a file'],
    accept: ['file accettato', 'file accepted'],
    refuse: ['file rifiutato', 'file refused'],
  },
  entities: {
    file: {
      words: ['file', 'file'],
      person: 'always',
      key: 'id',
      fields: { name: ['nome del file', 'file name'] },
    },
  },
} as const satisfies AuditWords;
