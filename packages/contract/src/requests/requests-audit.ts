import type { AuditWords } from '../audit/audit-words.ts';

export const REQUESTS_AUDIT = {
  operations: {
    'insert-request': ['richiesta inviata', 'request sent'],
    'dispose-request': ['disposizione inserita', 'disposition inserted'],
    'authorize-request': ['richiesta vistata', 'request endorsed'],
    'approve-request': ['richiesta approvata', 'request approved'],
    'reject-request': ['richiesta rifiutata', 'request refused'],
    'delete-request': ['richiesta cancellata', 'request deleted'],
    'ask-annulment': ['annullamento chiesto', 'annulment asked for'],
    'withdraw-annulment': ['annullamento ritirato', 'annulment asked for no more'],
    'approve-annulment': ['annullamento approvato', 'annulment approved'],
    'reject-annulment': ['annullamento rifiutato', 'annulment refused'],
    'annul-request': ['richiesta annullata', 'request annulled'],
    'add-document': ['documento allegato alla richiesta', 'document attached to a request'],
    'propose-day': ['altro giorno proposto', 'another day proposed'],
    'move-day': ['richiesta spostata al giorno proposto', 'request moved to the proposed day'],
    'keep-day': ['giorno proposto non accettato', 'proposed day not taken'],
    'ignore-request': ['richiesta ignorata in una fascia', 'request ignored in a timeslot'],
    'consider-request': ['richiesta considerata di nuovo', 'request considered again'],
  },
  entities: {
    request: {
      words: ['richiesta di assenza o di timbratura', 'request of absence or clock-in'],
      person: 'always',
      fields: {
        state: ['stato', 'status'],
        cause: ['causale', 'reason'],
        days: ['giorni', 'days'],
        times: ['ore', 'hours'],
        note: ['nota', 'note'],
        documents: ['documenti', 'documents'],
      },
      values: {
        state: {
          '10': ['Approvato', 'Approved'],
          '20': ['In attesa di annullo', 'Annulment asked for'],
          '30': ['Annullato', 'Annulled'],
          '40': ['Da approvare', 'To approve'],
          '50': ['Vistato da approvare', 'Endorsed, to approve'],
          '60': ['Da vistare', 'To endorse'],
          '70': ['Rifiutato', 'Refused'],
        },
      },
      key: 'id',
    },
    ignoredAbsence: {
      words: ['richiesta ignorata in una fascia', 'request ignored in a timeslot'],
      person: 'always',
      fields: { timeslot: ['fascia', 'timeslot'] },
    },
  },
} as const satisfies AuditWords;
