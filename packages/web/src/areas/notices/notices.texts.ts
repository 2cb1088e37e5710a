import { registerTexts } from '../../platform/language.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    notices: typeof noticesTexts;
  }
}

/** Texts of notices about one's own shifts. */
export const noticesTexts = registerTexts('notices', {
  title: ['I tuoi turni sono cambiati', 'Your shifts have changed'],
  titleNews: ['Novità per te', 'News for you'],
  'request.approved.day': [
    'La tua richiesta per il {{from}} è stata approvata.',
    'Your request for {{from}} has been approved.',
  ],
  'request.approved.days': [
    'La tua richiesta dal {{from}} al {{to}} è stata approvata.',
    'Your request from {{from}} to {{to}} has been approved.',
  ],
  'request.rejected.day': [
    'La tua richiesta per il {{from}} è stata rifiutata.',
    'Your request for {{from}} has been refused.',
  ],
  'request.rejected.days': [
    'La tua richiesta dal {{from}} al {{to}} è stata rifiutata.',
    'Your request from {{from}} to {{to}} has been refused.',
  ],
  'request.proposed.day': [
    'Per la tua richiesta del {{from}} il responsabile propone un altro giorno: rispondi dalle tue richieste.',
    'For your request of {{from}} the manager proposes another day: answer among your requests.',
  ],
  'request.proposed.days': [
    'Per la tua richiesta dal {{from}} al {{to}} il responsabile propone altri giorni: rispondi dalle tue richieste.',
    'For your request from {{from}} to {{to}} the manager proposes other days: answer among your requests.',
  ],
  'request.moved.day': [
    'Una richiesta è stata spostata al giorno che hai proposto, il {{from}}.',
    'A request was moved to the day that you proposed, {{from}}.',
  ],
  'request.moved.days': [
    'Una richiesta è stata spostata ai giorni che hai proposto, dal {{from}} al {{to}}.',
    'A request was moved to the days that you proposed, {{from}} to {{to}}.',
  ],
  'request.kept.day': [
    'Una richiesta per cui hai proposto un altro giorno resta il {{from}}.',
    'A request for which you proposed another day stays on {{from}}.',
  ],
  'request.kept.days': [
    'Una richiesta per cui hai proposto altri giorni resta dal {{from}} al {{to}}.',
    'A request for which you proposed other days stays from {{from}} to {{to}}.',
  ],
  'request.annulled.day': [
    'La tua richiesta per il {{from}} è stata annullata.',
    'Your request for {{from}} has been annulled.',
  ],
  'request.annulled.days': [
    'La tua richiesta dal {{from}} al {{to}} è stata annullata.',
    'Your request from {{from}} to {{to}} has been annulled.',
  ],
  'comment.PUBLISHED': [
    'Il tuo commento a «{{article}}» è stato pubblicato.',
    'Your comment on “{{article}}” has been published.',
  ],
  'comment.REFUSED': [
    'Il tuo commento a «{{article}}» non è stato pubblicato.',
    'Your comment on “{{article}}” has not been published.',
  ],
  'comment.WITHDRAWN': [
    'Il tuo commento a «{{article}}» è stato ritirato.',
    'Your comment on “{{article}}” has been taken back.',
  ],
  'comment.PUBLISHED.ofWithdrawn': [
    'Il tuo commento a un articolo, nel frattempo ritirato, è stato pubblicato.',
    'Your comment on an article that has since been withdrawn has been published.',
  ],
  'comment.REFUSED.ofWithdrawn': [
    'Il tuo commento a un articolo, nel frattempo ritirato, non è stato pubblicato.',
    'Your comment on an article that has since been withdrawn has not been published.',
  ],
  'comment.WITHDRAWN.ofWithdrawn': [
    'Il tuo commento a un articolo, nel frattempo ritirato, è stato ritirato.',
    'Your comment on an article that has since been withdrawn has been taken back.',
  ],
  toArticle: ['Vai all’articolo', 'Go to the article'],
  'substitution.begins': [
    'Sostituisci {{giver}} come responsabile di {{plant}} dal {{from}} al {{to}}.',
    'You stand in for {{giver}} as manager of {{plant}} from {{from}} to {{to}}.',
  ],
  'substitution.ended': [
    'Non sostituisci più {{giver}} come responsabile di {{plant}}: la sostituzione è terminata prima.',
    'You no longer stand in for {{giver}} as manager of {{plant}}: the substitution ended early.',
  ],
  'substitution.ofYou': [
    '{{substitute}} ti sostituisce come responsabile di {{plant}} dal {{from}} al {{to}}.',
    '{{substitute}} stands in for you as manager of {{plant}} from {{from}} to {{to}}.',
  ],
  'substitution.ofYouEnded': [
    '{{substitute}} non ti sostituisce più come responsabile di {{plant}}: la sostituzione è terminata prima.',
    '{{substitute}} no longer stands in for you as manager of {{plant}}: the substitution ended early.',
  ],
  'substitution.ofOthers': [
    '{{substitute}}, che amministra Torre, sostituisce di propria iniziativa {{giver}} come responsabile di {{plant}} dal {{from}} al {{to}}.',
    '{{substitute}}, who administers Torre, stands in for {{giver}} as manager of {{plant}} by the own act from {{from}} to {{to}}.',
  ],
  'substitution.ofOthersEnded': [
    '{{substitute}} non sostituisce più {{giver}} come responsabile di {{plant}}: la sostituzione è terminata prima.',
    '{{substitute}} no longer stands in for {{giver}} as manager of {{plant}}: the substitution ended early.',
  ],
  'reading.asked': [
    'Da leggere e firmare entro il {{due}}: «{{article}}».',
    'To be read and signed by {{due}}: “{{article}}”.',
  ],
  'reading.late': [
    'Andava letto e firmato entro il {{due}}: «{{article}}». Puoi firmarlo anche ora.',
    'This was to be read and signed by {{due}}: “{{article}}”. You can sign it now as well.',
  ],
  review: [
    '{{person}} ti chiede di rivedere la bozza di un articolo: puoi leggerla fino al {{until}}.',
    '{{person}} asks you to read the draft of an article: you can read it until {{until}}.',
  ],
  'desk.ASKED': ['{{person}} chiede di pubblicare «{{name}}».', '{{person}} asks to publish “{{name}}”.'],
  'desk.SENT_BACK': ['{{person}} ti ha rimandato «{{name}}».', '{{person}} has sent “{{name}}” back to you.'],
  'desk.remark': ['Che cosa manca: {{remark}}.', 'What is missing: {{remark}}.'],
  toDesk: ['Vai al contenuto', 'Go to the content'],
  toDraft: ['Vai alla bozza', 'Go to the draft'],
  'waiting.first': [
    'Una richiesta di {{person}} per il {{day}} presso {{plant}} aspetta una decisione dal {{since}}.',
    'A request of {{person}} for {{day}} at {{plant}} has been waiting for a decision since {{since}}.',
  ],
  'waiting.second': [
    'Una richiesta di {{person}} per il {{day}} presso {{plant}} aspetta dal {{since}}: chi decide è stato avvisato e non ha ancora deciso. Puoi farlo tu.',
    'A request of {{person}} for {{day}} at {{plant}} has been waiting since {{since}}: whoever decides was reminded and has not decided yet. You can.',
  ],
  'absence.day': [
    '{{person}} segnala un’assenza per il {{from}} presso {{plant}}.',
    '{{person}} reports an absence on {{from}} at {{plant}}.',
  ],
  'absence.days': [
    '{{person}} segnala un’assenza dal {{from}} al {{to}} presso {{plant}}.',
    '{{person}} reports an absence from {{from}} to {{to}} at {{plant}}.',
  ],
  'absence.oneShift': ['Turno: {{shifts}}.', 'Shift: {{shifts}}.'],
  'absence.shifts': ['Turni: {{shifts}}.', 'Shifts: {{shifts}}.'],
  'absence.shift': ['{{turn}} del {{date}}, {{begin}}–{{end}}', '{{turn}} of {{date}}, {{begin}}–{{end}}'],
  toInbox: ['Vai alle richieste', 'Go to the requests'],
  'person.one': [
    'Il tuo turno del {{date}} è cambiato: da {{before}} a {{after}}.',
    'Your shift of {{date}} has changed: from {{before}} to {{after}}.',
  ],
  'person.many': ['{{count}} tuoi turni sono cambiati:', '{{count}} of your shifts have changed:'],
  'manager.one': [
    'Turno del {{date}} cambiato: da {{before}} a {{after}}.',
    'Shift of {{date}} changed: from {{before}} to {{after}}.',
  ],
  'manager.many': ['{{count}} turni cambiati:', '{{count}} shifts changed:'],
  published: ['Il mese è stato pubblicato.', 'The month was published.'],
  reason: ['Motivo: {{reason}}.', 'Reason: {{reason}}.'],
  noReason: ['Senza motivo.', 'Without a reason.'],
  change: ['{{date}}: da {{before}} a {{after}}', '{{date}}: from {{before}} to {{after}}'],
  none: ['nessun turno', 'no shift'],
  more: ['Tutti i giorni ({{count}})', 'All days ({{count}})'],
  show: ['Mostra', 'Show'],
  nothing: ['Nessun avviso da leggere.', 'No notices to read.'],
  toRequest: ['Vai alla richiesta', 'Go to the request'],
  toDay: ['Vai al giorno', 'Go to the day'],
  seen: ['Ho preso visione', 'I have read it'],
  dismiss: ['Chiudi', 'Close'],
  dismissFailed: ['Avviso non chiuso', 'Notice not closed'],
  seenFailed: ['Presa visione non salvata', 'Not saved'],
  at: ['Avviso del {{at}}', 'Notice of {{at}}'],
  asked: ['Il responsabile ti chiede di prenderne visione.', 'The manager asks you to say that you read it.'],
  waiting: ['Chi non ha preso visione', 'Who has not read yet'],
  nobodyWaits: ['Nessuno deve prendere visione di cambiamenti.', 'Nobody has changes to acknowledge.'],
  why: ['Motivo', 'Reason'],
  reasonHint: [
    'Lo leggono la persona e i responsabili, mai i colleghi.',
    'The person and the managers read it, colleagues never.',
  ],
  reason1: ['Assenza improvvisa', 'Sudden absence'],
  reason2: ['Esigenza di servizio', 'Need of the service'],
  reason3: ['Richiesta della persona', 'Asked by the person'],
  reason4: ['Corso o addestramento', 'Course or training'],
  reason5: ['Correzione di un errore', 'Correction of a mistake'],
  overAbsence_one: [
    'Confermo: {{count}} turno cambia in un giorno con un’assenza approvata',
    'I confirm: {{count}} shift changes on a day with an approved absence',
  ],
  overAbsence_other: [
    'Confermo: {{count}} turni cambiano in giorni con un’assenza approvata',
    'I confirm: {{count}} shifts change on days with an approved absence',
  ],
  acknowledge: ['Chiedi la presa visione', 'Ask to acknowledge'],
});
