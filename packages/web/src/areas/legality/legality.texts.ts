import { registerTexts } from '../../platform/language.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    legality: typeof legalityTexts;
  }
}

/** Texts of the rules that rosters break. */
export const legalityTexts = registerTexts('legality', {
  rules: ['Regole', 'Rules'],
  findings_one: ['{{count}} rilievo', '{{count}} finding'],
  findings_other: ['{{count}} rilievi', '{{count}} findings'],
  none: ['Nessun rilievo', 'No finding'],
  noneWhy: [
    'I turni di questo periodo rispettano tutte le regole attive.',
    'The shifts of these days keep all rules that are on.',
  ],
  level_BLOCCO: ['Blocco', 'Blocking'],
  level_AVVISO: ['Avviso', 'Warning'],
  night: ['Divieto di notte', 'Night ban'],
  by: ['Raggruppa', 'Group'],
  byRule: ['Per regola', 'By rule'],
  byPerson: ['Per persona', 'By person'],
  ofPlant: ['Impianto', 'Plant'],
  past_one: ['Nei giorni passati: {{count}} rilievo', 'On past days: {{count}} finding'],
  past_other: ['Nei giorni passati: {{count}} rilievi', 'On past days: {{count}} findings'],
  days: ['{{from}}–{{to}}', '{{from}}–{{to}}'],
  showMarks: ['Segna i giorni nel mese', 'Mark the days in the month'],
  close: ['Chiudi le regole', 'Close the rules'],
  unread: ['I rilievi non si leggono.', 'The findings cannot be read.'],
  howToMend: ['Come rimediare?', 'How to fix it?'],
  added_one: ['{{count}} rilievo in più', '{{count}} more finding'],
  added_other: ['{{count}} rilievi in più', '{{count}} more findings'],
  ended_one: ['{{count}} rilievo risolto', '{{count}} finding solved'],
  ended_other: ['{{count}} rilievi risolti', '{{count}} findings solved'],
  more_one: ['e un altro', 'and another one'],
  more_other: ['e altri {{count}}', 'and {{count}} more'],
  reason: ['Motivo della deroga', 'Reason for breaking the rule'],
  reasonHint: [
    'Resta nel registro, nessuno viene avvisato. Senza, si registra ‘senza motivo’.',
    'Kept in the audit trail, nobody is told. Without one ‘senza motivo’ is recorded.',
  ],
  ownTitle: ['Regole sui tuoi turni', 'Rules on your shifts'],
  ownHint: ['Il tuo responsabile vede gli stessi rilievi.', 'Your manager sees the same findings.'],
});
