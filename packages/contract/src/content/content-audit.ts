import type { AuditWords } from '../audit/audit-words.ts';

const STATES = {
  DRAFT: ['bozza', 'draft'],
  ASKED: ['da pubblicare', 'to publish'],
  SENT_BACK: ['rimandato', 'sent back'],
  SCHEDULED: ['programmato', 'scheduled'],
  PUBLISHED: ['pubblicato', 'published'],
  WITHDRAWN: ['ritirato', 'withdrawn'],
} as const;

/** What the desk wrote stands in the versions of the item, which never change: the trail names them. */
export const CONTENT_AUDIT = {
  operations: {
    'create-content': ['nuovo contenuto', 'new content'],
    'write-content': ['modifica di un contenuto', 'change of content'],
    'attach-document': ['file di un documento', 'file of a document'],
    'place-content': ['posto di un articolo nella home', 'place of an article on the home'],
    'ask-to-read': ['richiesta di presa visione', 'signatures asked for'],
    'end-read-ask': ['fine di una presa visione', 'signatures asked for no more'],
    'sign-read': ['presa visione di un articolo', 'signature of an article'],
    'name-reviewer': ['bozza da rivedere a un collega', 'draft given to a colleague to read'],
    'end-review': ['fine della lettura di una bozza', 'draft read no more'],
    'ask-content': ['richiesta di pubblicazione', 'publication asked for'],
    'send-back-content': ['contenuto rimandato', 'content sent back'],
    'schedule-content': ['pubblicazione programmata', 'publication scheduled'],
    'unschedule-content': ['pubblicazione programmata annullata', 'scheduled publication cancelled'],
    'publish-content': ['pubblicazione di un contenuto', 'publication of content'],
    'withdraw-content': ['ritiro di un contenuto', 'withdrawal of content'],
    'publish-comment': ['pubblicazione di un commento', 'publication of a comment'],
    'keep-comment': ['commento segnalato tenuto', 'reported comment kept'],
    'refuse-comment': ['rifiuto di un commento', 'refusal of a comment'],
    'withdraw-comment': ['ritiro di un commento', 'withdrawal of a comment'],
  },
  entities: {
    readSignature: {
      words: ['presa visione', 'signature'],
      person: 'always',
      key: 'id',
      fields: { version: ['versione', 'version'] },
    },
    contentReview: {
      words: ['lettura di una bozza', 'reading of a draft'],
      person: 'always',
      key: 'id',
      fields: { until: ['fino al', 'until'] },
    },
    comment: {
      words: ['commento', 'comment'],
      person: 'never',
      key: 'id',
      fields: { state: ['stato', 'state'] },
      values: {
        state: {
          WAITING: ['da pubblicare', 'to publish'],
          PUBLISHED: ['pubblicato', 'published'],
          REFUSED: ['rifiutato', 'refused'],
          WITHDRAWN: ['ritirato', 'withdrawn'],
        },
      },
    },
    content: {
      words: ['contenuto', 'content'],
      person: 'never',
      key: 'id',
      fields: {
        state: ['stato', 'state'],
        version: ['versione', 'version'],
        channels: ['canali', 'channels'],
        asked: ['a chi si chiede', 'who is asked'],
        due: ['entro', 'due'],
      },
      values: { state: STATES },
    },
  },
} as const satisfies AuditWords;
