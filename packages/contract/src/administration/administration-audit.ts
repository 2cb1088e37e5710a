import type { AuditWords } from '../audit/audit-words.ts';

export const ADMINISTRATION_AUDIT = {
  operations: {
    'change-setting': ['cambio di un’impostazione', 'change of a setting'],
    'withdraw-setting': ['valore ritirato', 'value withdrawn'],
  },
  entities: {
    setting: { words: ['impostazione', 'setting'], fields: { valore: ['valore', 'value'] } },
  },
} as const satisfies AuditWords;
