import type { AuditWords } from '../audit/audit-words.ts';

export const ADMINISTRATION_AUDIT = {
  operations: {
    'change-setting': ['cambio di un’impostazione', 'change of a setting'],
    erase: ['cancellazione di valori', 'erasure of values'],
    'withdraw-setting': ['valore ritirato', 'value withdrawn'],
  },
  entities: {
    auditValues: {
      words: ['valori del registro', 'values of the trail'],
      person: 'never',
      fields: {
        before: ['delle modifiche fino al', 'of changes up to'],
        values: ['valori cancellati', 'erased values'],
      },
    },
    setting: {
      words: ['impostazione', 'setting'],
      person: 'never',
      key: 'setting',
      fields: { valore: ['valore', 'value'], categoria: ['categoria', 'category'] },
      values: { valore: 'setting' },
    },
  },
} as const satisfies AuditWords;
