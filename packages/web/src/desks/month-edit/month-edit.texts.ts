import { registerTexts } from '../../platform/language.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    monthEdit: typeof monthEditTexts;
  }
}

/** Texts of the desk 'month-edit': many shifts at once. */
export const monthEditTexts = registerTexts('monthEdit', {
  tools: ['Modifica dei turni scelti', 'Change the chosen shifts'],
  undo: ['Annulla la tua ultima modifica (Ctrl+Z)', 'Undo your last change (Ctrl+Z)'],
  redo: ['Ripeti la modifica annullata (Ctrl+Y)', 'Redo the undone change (Ctrl+Y)'],
  change: ['Cambia turno…', 'Change shift…'],
  changeHint: [
    'Lo stesso turno a tutte le celle scelte (Invio)',
    'The same shift for all chosen cells (Enter)',
  ],
  clear: ['Togli…', 'Remove…'],
  clearHint: [
    'Toglie i turni scelti: torna quello del ciclo (Canc)',
    'Removes the chosen shifts: the one of the cycle returns (Del)',
  ],
  nothingToChange: ['Qui non c’è niente da cambiare', 'There is nothing to change here'],
  tooMany: [
    'Hai scelto {{cells}} celle: in una volta se ne cambiano al massimo {{most}}. Scegli meno giorni o meno persone.',
    'You selected {{cells}} cells: at most {{most}} change at once. Select fewer days or fewer people.',
  ],
  nothingToUndo: ['Nessuna tua modifica da annullare', 'No change of yours to undo'],
  nothingToRedo: ['Nessuna modifica da ripetere', 'No change to redo'],
  undone_one: ['Annullata la modifica di {{count}} turno', 'Change of {{count}} shift undone'],
  undone_other: ['Annullata la modifica di {{count}} turni', 'Change of {{count}} shifts undone'],
  redone_one: ['Ripetuta la modifica di {{count}} turno', 'Change of {{count}} shift redone'],
  redone_other: ['Ripetuta la modifica di {{count}} turni', 'Change of {{count}} shifts redone'],
  undoFailed: ['Non è stato possibile annullare la modifica.', 'The change could not be undone.'],
  redoFailed: ['Non è stato possibile ripetere la modifica.', 'The change could not be redone.'],
  undoRefused: ['Turni che non si possono rimettere com’erano', 'Shifts that cannot be put back'],
  undoAllTheSame: ['Confermo, annulla lo stesso', 'I confirm, undo all the same'],
  redoAllTheSame: ['Confermo, ripeti lo stesso', 'I confirm, redo all the same'],
  redoRefused: ['Turni che non si possono cambiare di nuovo', 'Shifts that cannot be changed again'],
  copiedNotice_one: ['Copiata {{count}} cella: Ctrl+V la incolla', '{{count}} cell copied: Ctrl+V pastes it'],
  copiedNotice_other: [
    'Copiate {{count}} celle: Ctrl+V le incolla',
    '{{count}} cells copied: Ctrl+V pastes them',
  ],
  cutNotice_one: ['Tagliata {{count}} cella: Ctrl+V la sposta', '{{count}} cell cut: Ctrl+V moves it'],
  cutNotice_other: ['Tagliate {{count}} celle: Ctrl+V le sposta', '{{count}} cells cut: Ctrl+V moves them'],
  unknownCodes: [
    'Negli appunti non ci sono turni di questo impianto: {{codes}}',
    'The clipboard holds no shifts of this plant: {{codes}}',
  ],
  unknownSome: [
    'Codici che non sono turni di questo impianto, lasciati fuori: {{codes}}',
    'Codes that are no shifts of this plant, left out: {{codes}}',
  ],
  outside_one: [
    '{{count}} cella cade fuori dal mese o dalle persone in vista: resta fuori.',
    '{{count}} cell falls outside the month or the people in view and is left out.',
  ],
  outside_other: [
    '{{count}} celle cadono fuori dal mese o dalle persone in vista: restano fuori.',
    '{{count}} cells fall outside the month or the people in view and are left out.',
  ],
  resumed: [
    'Ho ripreso la modifica che non era stata salvata: controlla che cosa cambia adesso.',
    'The change that was not saved is back: check what it changes now.',
  ],
  titleTurn: ['Cambia turno', 'Change shift'],
  titleClear: ['Togli turni', 'Remove shifts'],
  titlePaste: ['Incolla turni', 'Paste shifts'],
  titleFill: ['Riempi', 'Fill'],
  titleCopy: ['Copia turni', 'Copy shifts'],
  titleCut: ['Sposta turni', 'Move shifts'],
  titleTyped: ['Rivedi i turni scritti', 'Review the typed shifts'],
  typedTools: ['Turni scritti e non ancora salvati', 'Shifts typed and not saved yet'],
  review_one: ['Rivedi e salva {{count}} turno', 'Review and save {{count}} shift'],
  review_other: ['Rivedi e salva {{count}} turni', 'Review and save {{count}} shifts'],
  reviewHint: [
    'Ctrl+Invio: ogni turno scritto, i rifiuti e l’effetto sui contatori prima di salvare',
    'Ctrl+Enter: every typed shift, what is refused and the effect on the counters, before saving',
  ],
  takeAllBack: ['Togli tutti', 'Remove all'],
  lockedCell: ['Qui non si può scrivere: {{lock}}.', 'Nothing can be typed here: {{lock}}.'],
  typedBack: [
    'Tolto il codice scritto: resta il turno di prima',
    'Typed code removed: the shift stays as it was',
  ],
  typedAllBack_one: ['Tolto {{count}} codice scritto', '{{count}} typed code removed'],
  typedAllBack_other: ['Tolti {{count}} codici scritti', '{{count}} typed codes removed'],
  typedAgain: ['Rimetti', 'Put back'],
  noSuchCode: [
    '{{code}} non è un turno di questo impianto: correggi il codice, o Esc per lasciare com’era',
    '{{code}} is not a shift of this plant: correct the code, or Esc to leave it as it was',
  ],
  asking: ['Torre calcola che cosa cambia…', 'Torre works out what changes…'],
  sayTurn: [
    'Scegli il turno: qui vedrai ogni cella che cambia e l’effetto sui contatori.',
    'Choose the shift: here you will see every cell that changes and the effect on the counters.',
  ],
  askFailed: ['Non è stato possibile calcolare che cosa cambia.', 'What changes could not be worked out.'],
  retry: ['Riprova', 'Try again'],
  changes_one: ['{{count}} turno cambia', '{{count}} shift changes'],
  changes_other: ['{{count}} turni cambiano', '{{count}} shifts change'],
  noChanges: [
    'Nessun turno cambia: le celle sono già così.',
    'No shift changes: the cells are like this already.',
  ],
  cycleAlready: [
    'Nessun turno cambia: qui c’è già il turno del ciclo base, ed è quello che torna quando un turno si toglie. Per avere altro, scegli un turno diverso.',
    'No shift changes: the shift of the base cycle stands here already, and it is what comes back when a shift is removed. To have another one, choose a different shift.',
  ],
  cycleStays_one: [
    '{{count}} cella ha già il turno del ciclo base: resta com’è.',
    '{{count}} cell has the shift of the base cycle already: it stays as it is.',
  ],
  cycleStays_other: [
    '{{count}} celle hanno già il turno del ciclo base: restano come sono.',
    '{{count}} cells have the shift of the base cycle already: they stay as they are.',
  ],
  onAbsence_one: [
    '{{count}} su assenza: la persona non ci sarà.',
    '{{count}} on an absence: the person will not be there.',
  ],
  onAbsence_other: [
    '{{count}} su assenza: le persone non ci saranno.',
    '{{count}} on absences: the people will not be there.',
  ],
  leaveOut: ['Lascia fuori', 'Leave out'],
  leftOut_one: ['{{count}} cella su assenza lasciata fuori.', '{{count}} cell on an absence left out.'],
  leftOut_other: ['{{count}} celle su assenza lasciate fuori.', '{{count}} cells on absences left out.'],
  takeBack: ['Rimetti', 'Put back'],
  changeAway: ['{{change}}, su assenza', '{{change}}, on an absence'],
  stays_one: ['{{count}} turno resta com’è', '{{count}} shift stays as it is'],
  stays_other: ['{{count}} turni restano come sono', '{{count}} shifts stay as they are'],
  morePeople_one: ['Mostra un’altra persona', 'Show one more person'],
  morePeople_other: ['Mostra altre {{count}} persone', 'Show {{count}} more people'],
  change1: ['{{day}}: da {{before}} a {{after}}', '{{day}}: from {{before}} to {{after}}'],
  none: ['nessun turno', 'no shift'],
  more_one: ['e un altro', 'and another one'],
  more_other: ['e altri {{count}}', 'and {{count}} more'],
  save_one: ['Salva {{count}} turno', 'Save {{count}} shift'],
  save_other: ['Salva {{count}} turni', 'Save {{count}} shifts'],
  nothingToSave: ['Salva', 'Save'],
  saving: ['Salvataggio in corso', 'Saving'],
  cancel: ['Annulla', 'Cancel'],
  close: ['Chiudi', 'Close'],
  saveFailed: ['Errore nella modifica dei turni.', 'The shifts could not be changed.'],
  previewChanged: [
    'Nel frattempo qualcuno ha cambiato il calendario: controlla che cosa cambia adesso, poi salva.',
    'Meanwhile somebody changed the roster: check what changes now, then save.',
  ],
  offline: [
    'La connessione a Torre è interrotta: quello che hai scelto resta qui.',
    'The connection to Torre is broken: what you chose stays here.',
  ],
  savedButCounters: ['Turni modificati, contatori non aggiornati', 'Shifts changed, counters not updated'],
  partly: ['Modificati in parte', 'Changed in part'],
  changedMeanwhile: ['Cambiati nel frattempo da qualcun altro:', 'Changed by somebody else meanwhile:'],
  wished: ['volevi {{wished}}', 'you wanted {{wished}}'],
  standsNow: ['ora c’è {{standing}}', 'now {{standing}} stands there'],
  standsBy: ['ora c’è {{standing}} ({{who}}, {{when}})', 'now {{standing}} stands there ({{who}}, {{when}})'],
});
