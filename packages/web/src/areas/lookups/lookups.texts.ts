import { registerTexts } from '../../platform/language.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    lookups: typeof lookupsTexts;
  }
}

/** Texts of `/amministrazione/elenchi`. */
export const lookupsTexts = registerTexts('lookups', {
  lookups: ['Elenchi', 'Lists'],
  lookupsHint: [
    'Da che cosa si sceglie in tutto Torre: ogni valore dal suo giorno, in italiano e in inglese',
    'What is chosen from all over Torre: each value from its day on, in Italian and in English',
  ],
  add: ['Aggiungi', 'Add'],
  addTo: ['Aggiungi a {{list}}', 'Add to {{list}}'],
  changeOf: ['Modifica {{name}}', 'Change {{name}}'],
  newValue: ['Nuovo valore', 'New value'],
  noValues: ['Questo elenco è vuoto.', 'This list is empty.'],
  from: ['dal {{from}}', 'from {{from}}'],
  fromTo: ['dal {{from}} al {{to}}', 'from {{from}} to {{to}}'],
  to: ['fino al {{to}}', 'until {{to}}'],
  planned: ['previsto {{when}}', 'planned {{when}}'],
  ended: ['finito il {{to}}', 'ended on {{to}}'],
  was: ['{{when}}: {{name}}', '{{when}}: {{name}}'],
  code: ['Codice', 'Code'],
  codeHint: ['Come lo scrivono i dati; non si cambia più.', 'As the data write it; it never changes.'],
  nameIt: ['Nome', 'Name in Italian'],
  nameEn: ['Nome in inglese', 'Name in English'],
  aliases: ['Altri nomi', 'Other names'],
  aliasesHint: [
    'Con cui altri sistemi scrivono lo stesso valore, separati da virgole.',
    'Under which other systems write the same value, separated by commas.',
  ],
  ord: ['Posto nell’elenco', 'Place in the list'],
  validFrom: ['Vale dal', 'Holds from'],
  validTo: ['Ultimo giorno', 'Last day'],
  validToHint: [
    'Vuoto: continua. Dal giorno dopo non si sceglie più; dove è scritto, resta.',
    'Empty: it goes on. From the day after it cannot be chosen; where it is written, it stays.',
  ],
  usedBy: [
    'Dopo il {{day}} la hanno ancora {{who}} ({{plants}}): tengono il suo nome e i suoi diritti finiscono. Per cambiarla vai all’impianto.',
    'After {{day}} {{who}} still have it ({{plants}}): they keep its name and its rights end. To change it go to the plant.',
  ],
  usedByPeople_one: ['una persona', 'one person'],
  usedByPeople_other: ['{{count}} persone', '{{count}} people'],
  usedBySpecializations_one: ['una specializzazione', 'one specialization'],
  usedBySpecializations_other: ['{{count}} specializzazioni', '{{count}} specializations'],
  unused: ['Dopo il {{day}} non la ha più nessuno.', 'After {{day}} nobody has it any more.'],
  replaces: [
    'I periodi previsti dal {{day}} in poi sono sostituiti.',
    'Periods planned from {{day}} on are replaced.',
  ],
  reason: ['Motivo', 'Reason'],
  reasonNeeded: ['Per cambiare il passato serve un motivo.', 'Changing the past needs a reason.'],
  needed: ['Scrivi qualcosa qui.', 'Write something here.'],
  numberNeeded: ['Scrivi un numero da {{min}} a {{max}}.', 'Write a number from {{min}} to {{max}}.'],
  dayNeeded: ['Scrivi un giorno.', 'Write a day.'],
  save: ['Salva', 'Save'],
  saved: ['Elenco aggiornato', 'List updated'],
  saveFailed: ['L’elenco non è stato aggiornato', 'The list was not updated'],
  stale: ['Qualcun altro ha cambiato questo valore', 'Somebody else has changed this value'],
  staleWhy: ['Adesso sta così: {{now}}.', 'It now stands like this: {{now}}.'],
  keepMine: ['Tieni quello che ho scritto', 'Keep what I wrote'],
  takeTheirs: ['Prendi il suo', 'Take theirs'],
});
