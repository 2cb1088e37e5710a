import type { FactRefusals } from '@torre/domain/organisation';
import { sentences } from '../sentences.ts';
import type { WordsOf } from '../sentences.ts';

const factRefusals = {
  required: { it: 'Manca un valore: scrivilo.', en: 'A value is missing: write it.' },
  unreadable: {
    it: 'C’è un carattere che non si può conservare (di controllo, o spezzato): riscrivi il testo.',
    en: 'There is a character that cannot be stored (a control character, or half of one): write the text again.',
  },
  notText: { it: 'Qui va un testo.', en: 'A text goes here.' },
  tooLong: {
    it: 'Il testo supera i {{most}} caratteri ammessi: abbrevialo.',
    en: 'The text exceeds the {{most}} allowed characters: shorten it.',
  },
  notCode: {
    it: 'Il codice non ha la forma attesa: controlla lettere, cifre e spazi.',
    en: 'The code has not the expected form: check letters, digits and blanks.',
  },
  notNumber: {
    it: 'Qui va un numero intero da {{least}} a {{most}}.',
    en: 'A whole number from {{least}} to {{most}} goes here.',
  },
  notDay: {
    it: 'La data non esiste o non è scritta come GG/MM/AAAA.',
    en: 'The date does not exist or is not written as DD/MM/YYYY.',
  },
  notTime: { it: 'L’ora va scritta come HH:mm.', en: 'A time is written as HH:mm.' },
  notFlag: { it: 'Scrivi sì o no.', en: 'Write yes or no.' },
  notChoice: {
    it: 'Scegli uno di questi valori: {{choices}}.',
    en: 'Choose one of these values: {{choices}}.',
  },
  notCodes: {
    it: 'Scrivi almeno un codice; più codici si separano con uno spazio.',
    en: 'Write at least one code; several are separated by a blank.',
  },
  notNames: {
    it: 'Più nomi si separano con una virgola, e nessuno è vuoto.',
    en: 'Several names are separated by a comma, and none is empty.',
  },
  tooManyNames: { it: 'Al massimo {{most}} nomi.', en: 'At most {{most}} names.' },
  notOfList: {
    it: 'I valori di questo elenco non hanno questa colonna: lasciala vuota.',
    en: 'Values of this list do not have this column: leave it empty.',
  },
  nameTaken: {
    it: 'In quei giorni si chiama già «{{name}}» il valore «{{code}}» dello stesso elenco: scegli un altro nome.',
    en: 'On those days the value “{{code}}” of the same list is called “{{name}}” already: choose another name.',
  },
  unknownColumn: {
    it: 'La colonna «{{column}}» non esiste qui: toglila o correggine il nome.',
    en: 'There is no column “{{column}}” here: remove it or correct its name.',
  },
  twice: {
    it: 'Questa riga c’è già un’altra volta, o si sovrappone a un’altra: lasciane una sola.',
    en: 'This row is there another time, or overlaps another: leave only one.',
  },
  noSuchRow: {
    it: 'Questa riga non c’è più: aggiorna la pagina.',
    en: 'This row is gone: reload the page.',
  },
  fixed: {
    it: 'Questo valore non può cambiare, perché i contatori di tutti i giorni ne dipendono: chiudi questa riga e aggiungine una nuova.',
    en: 'This value cannot change, because counters of all days depend on it: end this row and add a new one.',
  },
  daysReversed: {
    it: 'L’ultimo giorno viene prima del primo: correggi le date.',
    en: 'The last day comes before the first: correct the dates.',
  },
  overlap: {
    it: 'In quei giorni vale già un’altra riga (dal {{from}} al {{to}}): chiudila il giorno prima, o cambia le date.',
    en: 'Another row holds on those days already (from {{from}} to {{to}}): end it on the day before, or change the dates.',
  },
  unknownReference: {
    it: '«{{value}}» non esiste: aggiungilo prima, o correggi il codice.',
    en: '“{{value}}” does not exist: add it first, or correct the code.',
  },
  endedReference: {
    it: '«{{value}}» è finito il {{day}}: scegline uno che vale ancora.',
    en: '“{{value}}” ended on {{day}}: choose one that still holds.',
  },
  categoryUnknown: {
    it: 'La categoria «{{value}}» non esiste: scegline una dell’elenco, o aggiungila agli elenchi.',
    en: 'There is no category “{{value}}”: choose one of the list, or add it to the lists.',
  },
  timesHalf: {
    it: 'Inizio e fine vanno scritti tutti e due, o nessuno dei due.',
    en: 'Begin and end are written both, or neither.',
  },
  timesMissing: {
    it: 'Un turno di classe {{shiftClass}} ha un orario: scrivi inizio e fine.',
    en: 'A shift of class {{shiftClass}} has times: write begin and end.',
  },
  timesToMuch: {
    it: 'Un turno di classe {{shiftClass}} non ha orario: togli inizio e fine.',
    en: 'A shift of class {{shiftClass}} has no times: remove begin and end.',
  },
  hoursReversed: {
    it: 'L’ultima ora viene prima della prima: correggi le ore.',
    en: 'The last hour comes before the first: correct the hours.',
  },
  turnUnknown: {
    it: 'Il turno «{{turn}}» non è tra quelli dell’impianto: aggiungilo prima, o correggi il ciclo.',
    en: 'The shift “{{turn}}” is none of the plant: add it first, or correct the cycle.',
  },
  cycleTooLong: {
    it: 'Un ciclo ha al massimo {{most}} giorni.',
    en: 'A cycle has {{most}} days at most.',
  },
  islandWithoutPlant: {
    it: 'Un’isola va con il suo impianto: scrivi anche l’impianto.',
    en: 'An island goes with its plant: write the plant too.',
  },
  medicalWithoutEnd: {
    it: 'Una visita medica ha sempre una scadenza: scrivi il suo ultimo giorno.',
    en: 'A medical always expires: write its last day.',
  },
  cycleElsewhere: {
    it: 'In quei giorni la persona non è assegnata a {{icao}}: assegnala prima.',
    en: 'On those days the person is not assigned to {{icao}}: assign them first.',
  },
  personHasAccount: {
    it: 'Questa persona ha già il nome utente «{{userName}}»: una persona ne ha uno solo.',
    en: 'This person has the user name “{{userName}}” already: a person has only one.',
  },
  tooManySpecializations: {
    it: 'Un impianto ha al massimo {{most}} specializzazioni insieme: chiudine una prima.',
    en: 'A plant has {{most}} specializations at a time at most: end one first.',
  },
  tooManyIslands: {
    it: 'Un impianto ha al massimo {{most}} isole insieme: chiudine una prima.',
    en: 'A plant has {{most}} islands at a time at most: end one first.',
  },
  removedState: {
    it: 'Ciò che è già cominciato non si elimina: scrivi il suo ultimo giorno.',
    en: 'What has begun already is not deleted: write its last day.',
  },
  removedAccount: {
    it: 'Un account non si elimina: chiudilo dalla pagina degli account.',
    en: 'An account is not deleted: close it on the page of accounts.',
  },
  removedPerson: {
    it: 'Una persona non si elimina: scrivi l’ultimo giorno della sua assegnazione.',
    en: 'A person is not deleted: write the last day of their assignment.',
  },
  otherDivision: {
    it: 'L’impianto ha già la divisione «{{division}}», ed è una sola: cambiane il nome.',
    en: 'The plant has the division “{{division}}” already, and only one: change its name.',
  },
  removedValue: {
    it: 'Un valore di un elenco non si elimina: scrivi il suo ultimo giorno.',
    en: 'A value of a list is not deleted: write its last day.',
  },
  stillUsed: {
    it: 'Altri dati ne fanno ancora uso: non si elimina, scrivi il suo ultimo giorno.',
    en: 'Other data still use it: it is not deleted, write its last day.',
  },
} as const satisfies WordsOf<FactRefusals>;

/** What the server says about the organisation. */
export const organisationSentence = sentences('organisation', {
  ...factRefusals,
  saved_one: { it: 'Una modifica salvata.', en: 'One change saved.' },
  saved_other: { it: '{{count}} modifiche salvate.', en: '{{count}} changes saved.' },
  nothing: { it: 'Non cambia niente.', en: 'Nothing changes.' },
  refused_one: {
    it: 'Una riga non può essere salvata: correggila.',
    en: 'One row cannot be saved: correct it.',
  },
  refused_other: {
    it: '{{count}} righe non possono essere salvate: correggile.',
    en: '{{count}} rows cannot be saved: correct them.',
  },
  past: {
    it: 'Questa modifica cambia giorni prima di oggi ({{today}}): scrivi il motivo, o scegli un giorno da oggi in poi.',
    en: 'This changes days before today ({{today}}): write the reason, or choose a day from today on.',
  },
  stale: {
    it: 'Nel frattempo qualcun altro ha cambiato questi dati: confrontali e decidi.',
    en: 'Somebody else has changed these data meanwhile: compare and decide.',
  },
  busy: {
    it: 'In questo momento si salva un’altra parte dell’organizzazione: riprova tra qualche secondo.',
    en: 'Another part of the organisation is being saved at the moment: try again in some seconds.',
  },
  plantUnknown: { it: 'Questo impianto non esiste.', en: 'There is no such plant.' },
  personUnknown: { it: 'Questa persona non esiste.', en: 'There is no such person.' },
  administratorGone: {
    it: 'Chi ha avviato il salvataggio non è più amministratore: non è stato salvato niente.',
    en: 'Whoever started the save is no administrator any more: nothing was saved.',
  },
  qualificationsOfHr: {
    it: 'Licenze, visite, inglese e sospensioni li scrive solo il personale (ROLE_HR).',
    en: 'Licences, medicals, English and suspensions are written by HR only (ROLE_HR).',
  },
});
