import { registerTexts } from '../../platform/language.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    cover: typeof coverTexts;
  }
}

/** Texts of who can take a slot and whom one asked. */
export const coverTexts = registerTexts('cover', {
  whoCanCover: ['Chi può coprire?', 'Who can cover?'],
  whoCanCoverSlot: ['Chi può coprire? {{slot}}', 'Who can cover? {{slot}}'],
  missing: ['Da coprire: {{hours}} h, {{lacking}}.', 'To be covered: {{hours}} h, {{lacking}}.'],
  covered: ['Questa fascia è coperta.', 'This slot is covered.'],
  legal: ['Può coprire', 'Can cover'],
  nobody: [
    'Nessuno può coprire da solo senza violare una regola.',
    'Nobody can cover alone without breaking a rule.',
  ],
  mends: ['Con uno scambio di due turni', 'By an exchange of two shifts'],
  noMends: ['Nemmeno uno scambio di due turni la copre.', 'No exchange of two shifts covers it either.'],
  mendPart: ['{{name}}: {{before}} → {{after}}', '{{name}}: {{before}} → {{after}}'],
  assignMend: ['Assegna: {{parts}}', 'Assign: {{parts}}'],
  breaking_one: ['{{count}} persona violerebbe una regola', '{{count}} person would break a rule'],
  breaking_other: ['{{count}} persone violerebbero una regola', '{{count}} people would break a rule'],
  others: [
    'Al lavoro {{atWork}} · non disponibili {{away}} · non abilitati {{notQualified}}',
    'At work {{atWork}} · not available {{away}} · not qualified {{notQualified}}',
  ],
  turnHours: ['{{turn}} {{from}}–{{to}}', '{{turn}} {{from}}–{{to}}'],
  onDay: ['il {{date}}', 'on {{date}}'],
  onCall: ['in reperibilità ({{turn}})', 'on call ({{turn}})'],
  coversAll: ['copre tutto', 'covers all'],
  coversPart: ['restano scoperte {{hours}} h', '{{hours}} h stay open'],
  rested: ['riposa da {{hours}} h', 'has rested for {{hours}} h'],
  lowLoad: ['meno notti e festivi degli altri', 'fewer nights and rest days worked than others'],
  highLoad: ['più notti e festivi degli altri', 'more nights and rest days worked than others'],
  below: ['{{hours}} h sotto il contratto', '{{hours}} h below contract'],
  above: ['{{hours}} h sopra il contratto', '{{hours}} h above contract'],
  declined: ['ha detto no', 'said no'],
  warning: ['Avviso: {{sentence}}', 'Warning: {{sentence}}'],
  assign: ['Assegna', 'Assign'],
  assignTo: ['Assegna {{turn}} a {{name}}', 'Assign {{turn}} to {{name}}'],
  assigned: ['Assegnato. {{parts}}.', 'Assigned. {{parts}}.'],
  assignFailed: ['Il turno non è stato assegnato.', 'The shift was not assigned.'],
  undo: ['Annulla', 'Undo'],
  undone: ['Rimesso com’era.', 'Put back as it was.'],
  undoFailed: ['Non è stato possibile annullare.', 'It could not be undone.'],
  askCovered: [
    'La fascia è già coperta. Assegnare lo stesso?',
    'The slot is covered already. Assign all the same?',
  ],
  askCoveredText: [
    'Qualcuno l’ha coperta nel frattempo: ci sarebbe una persona in più.',
    'Somebody covered it meanwhile: there would be one person more.',
  ],
  askBreaking: ['Assegnare lo stesso?', 'Assign all the same?'],
  yesAssign: ['Sì, assegna', 'Yes, assign'],
  mend: ['Rimedio', 'Fix'],
  mendCell: ['{{name}} {{date}}: {{before}} → {{after}}', '{{name}} {{date}}: {{before}} → {{after}}'],
  mendEnds: [
    'Risolve il rilievo e nessuna fascia resta più scoperta.',
    'Ends the finding, and no timeslot is left with more missing.',
  ],
  noMend: [
    'Nessuno spostamento di questo turno lo risolve senza un altro blocco o una fascia più scoperta. Cambia i turni vicini.',
    'No move of this shift ends it without another blocking finding or a timeslot with more missing. Change the shifts beside it.',
  ],
  useTurn: ['Metti {{turn}}', 'Use {{turn}}'],
  useTurnFor: ['Rimedio: metti {{turn}} al posto di {{wished}}', 'Fix: use {{turn}} instead of {{wished}}'],
  applyMend: ['Applica', 'Apply'],
  applyMendOf: ['Applica il rimedio: {{parts}}', 'Apply the fix: {{parts}}'],
  mended: ['Rimedio applicato. {{parts}}.', 'Fix applied. {{parts}}.'],
  mendFailed: ['Il rimedio non è stato applicato.', 'The fix was not applied.'],
  calls: ['Sentiti', 'Asked'],
  noCalls: [
    'Nessuno è stato ancora sentito. Con «Sentito» annoti chi hai chiamato: lo vedono i responsabili dell’impianto.',
    'Nobody was asked yet. “Asked” notes whom you called: the managers of the plant see it.',
  ],
  ask: ['Sentito', 'Asked'],
  askOf: ['Annota che hai sentito {{name}}', 'Note that you asked {{name}}'],
  askFailed: ['Non è stato annotato.', 'It was not noted.'],
  askedBy: ['{{who}}, {{when}}', '{{who}}, {{when}}'],
  answerOf: ['Risposta di {{name}}', 'Answer of {{name}}'],
  waiting: ['In attesa', 'Waiting'],
  yes: ['Sì', 'Yes'],
  no: ['No', 'No'],
  none: ['Non risponde', 'No answer'],
  takeOff: ['Togli {{name}} dall’elenco', 'Take {{name}} off the list'],
  takeOffFailed: ['Non è stato tolto.', 'It was not taken off.'],
});
