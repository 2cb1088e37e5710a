import { registerTexts } from '../../platform/language.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    notices: typeof noticesTexts;
  }
}

/** Texts of notices about one's own shifts. */
export const noticesTexts = registerTexts('notices', {
  title: ['I tuoi turni sono cambiati', 'Your shifts have changed'],
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
  late_one: ['C’è una novità sui tuoi turni.', 'There is news about your shifts.'],
  late_other: [
    'Ci sono {{count}} novità sui tuoi turni.',
    'There are {{count}} pieces of news about your shifts.',
  ],
  show: ['Mostra', 'Show'],
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
  acknowledge: ['Chiedi la presa visione', 'Ask to acknowledge'],
});
