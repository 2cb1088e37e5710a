import type { AuditWords } from '../audit/audit-words.ts';

export const COVER_AUDIT = {
  operations: {},
  entities: {
    coverCall: {
      words: ['persona sentita per una fascia', 'person asked for a timeslot'],
      person: 'always',
      hiddenFromPerson: true,
      fields: { timeslot: ['fascia', 'timeslot'], answer: ['risposta', 'answer'] },
      values: {
        answer: {
          waiting: ['in attesa', 'waiting'],
          yes: ['sì', 'yes'],
          no: ['no', 'no'],
          none: ['nessuna risposta', 'no answer'],
        },
      },
    },
  },
} as const satisfies AuditWords;
