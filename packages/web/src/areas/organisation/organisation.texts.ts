import { registerTexts } from '../../platform/language.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    organisation: typeof organisationTexts;
  }
}

/** Texts of `/amministrazione/organizzazione` and of whatever changes facts of the organisation. */
export const organisationTexts = registerTexts('organisation', {
  // Windows of facts
  'add.title': ['Aggiungi: {{kind}}', 'Add: {{kind}}'],
  'from.title': ['Cambia dal giorno: {{thing}}', 'Change from a day: {{thing}}'],
  'correct.title': ['Correggi: {{thing}}', 'Correct: {{thing}}'],
  'end.title': ['Ultimo giorno: {{thing}}', 'Last day: {{thing}}'],
  'remove.title': ['Elimina: {{thing}}', 'Delete: {{thing}}'],
  'from.day': ['Dal giorno', 'From the day'],
  'from.hint': [
    'Fino al {{day}} resta com’è; dal giorno dopo vale quello che scrivi qui.',
    'Until {{day}} it stays as it is; from the next day what you write here holds.',
  ],
  'renew.title': ['Rinnova: {{thing}}', 'Renew: {{thing}}'],
  'renew.hint': [
    'Quello di oggi vale al più fino al {{day}}; dal giorno dopo vale quello nuovo, fino all’ultimo giorno che scrivi.',
    'What stands today holds until {{day}} at most; from the next day the new one holds, until the last day that you write.',
  ],
  'from.noState': [
    'In quel giorno non vale: scegli un giorno in cui vale già.',
    'It does not hold on that day: choose a day on which it holds.',
  ],
  'correct.hint': [
    'Corregge anche i giorni già passati. Per cambiare da un giorno in poi usa «Cambia dal giorno».',
    'This also corrects days gone by. To change it from a day on use “Change from a day”.',
  ],
  'end.hint': [
    'È l’ultimo giorno in cui vale; vuoto: continua. Ciò che è passato resta scritto.',
    'The last day on which it holds; empty: it goes on. What is past stays written.',
  ],
  'remove.hint': [
    'Non è ancora cominciato, o non ha giorni: si può eliminare.',
    'It has not begun yet, or has no days: it can be deleted.',
  ],
  reason: ['Motivo', 'Reason'],
  reasonHint: ['Resta nel registro delle modifiche', 'It stays in the audit trail'],
  reasonNeededHint: [
    'Cambia giorni già passati: il motivo resta nel registro delle modifiche',
    'It changes days gone by: the reason stays in the audit trail',
  ],
  reasonNeeded: ['Per cambiare il passato serve un motivo.', 'Changing the past needs a reason.'],
  hoursFollow: [
    'Anche i turni già pubblicati da quel giorno prendono il nuovo orario',
    'Published shifts from that day take the new hours too',
  ],
  valueNeeded: ['Scrivi un valore.', 'Write a value.'],
  dayNeeded: ['Scrivi il giorno da cui vale.', 'Write the day from which it holds.'],
  nobody: ['(nessuno)', '(none)'],
  save: ['Salva', 'Save'],
  remove: ['Elimina', 'Delete'],
  saved: ['Organizzazione aggiornata', 'Organisation updated'],
  saveFailed: ['Modifica non salvata', 'Change not saved'],
  leaveQuestion: ['Vuoi chiudere senza salvare?', 'Close without saving?'],
  leaveWhy: ['Quello che hai scritto qui andrà perso.', 'What you wrote here will be lost.'],
  leaveYes: ['Sì, chiudi', 'Yes, close'],
  staleTitle: [
    'Nel frattempo qualcun altro ha cambiato questi dati',
    'Somebody else changed these data meanwhile',
  ],
  staleColumn: [
    '{{column}}: ora è «{{standing}}», tu hai scritto «{{mine}}»',
    '{{column}}: now “{{standing}}”, you wrote “{{mine}}”',
  ],
  staleRow: ['Per {{thing}}:', 'Of {{thing}}:'],
  staleRowColumn: [
    '{{column}}: ora è «{{standing}}», qui era «{{mine}}»',
    '{{column}}: now “{{standing}}”, here it was “{{mine}}”',
  ],
  staleRowGone: ['Per {{thing}}: ora non c’è più.', 'Of {{thing}}: it is gone now.'],
  staleGone: ['Ora non c’è più.', 'It is gone now.'],
  keepMine: ['Tieni il mio', 'Keep mine'],
  takeTheirs: ['Prendi quello che c’è ora', 'Take what stands now'],
  // Effects
  effects: ['Che cosa cambia', 'What changes'],
  checking: ['Controllo che cosa cambia…', 'Checking what changes…'],
  checkFailed: ['Il controllo non è riuscito.', 'The check did not succeed.'],
  checkAgain: ['Controlla di nuovo', 'Check again'],
  nothingChanges: ['Non cambia niente.', 'Nothing changes.'],
  rowsChange_one: ['Una riga cambia.', 'One row changes.'],
  rowsChange_other: ['{{count}} righe cambiano.', '{{count}} rows change.'],
  refusedRows_one: ['Una riga non può essere salvata:', 'One row cannot be saved:'],
  refusedRows_other: ['{{count}} righe non possono essere salvate:', '{{count}} rows cannot be saved:'],
  // Tables
  none: ['Ancora nessuna riga', 'No row yet'],
  add: ['Aggiungi', 'Add'],
  addOf: ['Aggiungi: {{kind}}', 'Add: {{kind}}'],
  inTime: ['Nel tempo', 'In time'],
  actionsOf: ['Azioni su {{thing}}', 'Actions on {{thing}}'],
  changeFrom: ['Cambia dal giorno…', 'Change from a day…'],
  renew: ['Rinnova…', 'Renew…'],
  correct: ['Correggi…', 'Correct…'],
  end: ['Ultimo giorno…', 'Last day…'],
  removeIt: ['Elimina…', 'Delete…'],
  showEnded_one: ['Mostra anche una riga finita', 'Show one ended row too'],
  showEnded_other: ['Mostra anche {{count}} righe finite', 'Show {{count}} ended rows too'],
  hideEnded: ['Nascondi le righe finite', 'Hide ended rows'],
  ended: ['finito il {{day}}', 'ended on {{day}}'],
  until: ['fino al {{day}}', 'until {{day}}'],
  since: ['dal {{day}}', 'since {{day}}'],
  coming: ['comincia il {{day}}', 'begins on {{day}}'],
  becomes: ['dal {{day}} diventa {{what}}', 'from {{day}} becomes {{what}}'],
  continues: ['dal {{day}} continua', 'from {{day}} it goes on'],
  again: ['di nuovo dal {{day}}', 'again from {{day}}'],
  gap: ['dal {{from}} al {{to}} non vale', 'not in force from {{from}} to {{to}}'],
  gapLICENCE: ['dal {{from}} al {{to}} senza licenza', 'without a licence from {{from}} to {{to}}'],
  gapMEDICAL: ['dal {{from}} al {{to}} senza visita medica', 'without a medical from {{from}} to {{to}}'],
  gapENGLISH: ['dal {{from}} al {{to}} senza inglese', 'without English from {{from}} to {{to}}'],
  line: ['{{from}} – {{to}}', '{{from}} – {{to}}'],
  lineStart: ['da sempre', 'from the start'],
  lineEnd: ['senza fine', 'no end'],
  moveUp: ['Sposta su {{thing}}', 'Move {{thing}} up'],
  moveDown: ['Sposta giù {{thing}}', 'Move {{thing}} down'],
  orderChanged: ['L’ordine è cambiato e non è ancora salvato.', 'The order changed and is not saved yet.'],
  saveOrder: ['Salva l’ordine', 'Save the order'],
  undoOrder: ['Annulla', 'Undo'],
  orderSaved: ['Ordine salvato', 'Order saved'],
});
