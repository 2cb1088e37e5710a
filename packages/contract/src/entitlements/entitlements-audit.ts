import type { AuditWords } from '../audit/audit-words.ts';

export const ENTITLEMENTS_AUDIT = {
  operations: {
    'change-entitlement': ['cambio di una spettanza', 'change of an entitlement'],
    'open-entitlement-year': ['apertura di un anno di spettanze', 'opening of a year of entitlements'],
    'add-right': ['diritto aggiunto', 'right added'],
    'change-right': ['cambio di un diritto', 'change of a right'],
  },
  entities: {
    'leave-entitlement': {
      words: ['spettanza', 'entitlement'],
      person: 'always',
      fields: {
        teorica: ['teorica', 'in theory'],
        riduzioni: ['riduzioni', 'reductions'],
        forzate: ['forzate', 'ordered'],
        residuoAnniPrec: ['residuo anni precedenti', 'left of earlier years'],
        residuoAnnoPrec: ['residuo anno precedente', 'left of the year before'],
        reason: ['motivo', 'reason'],
      },
    },
    // Which right, since when, for whom and why is health or family: the row itself names the person and no more.
    'person-right': {
      words: ['diritto di una persona', 'right of a person'],
      person: 'always',
      fields: {
        right: ['diritto', 'right'],
        assisted: ['persona assistita', 'assisted person'],
        validFrom: ['primo giorno', 'first day'],
        validTo: ['ultimo giorno', 'last day'],
        note: ['nota', 'note'],
        reason: ['motivo', 'reason'],
      },
      key: 'id',
    },
  },
} as const satisfies AuditWords;
