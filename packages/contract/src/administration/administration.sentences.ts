import type { SettingRefusals } from '@torre/domain/configuration';
import type { RightsRefusals } from '@torre/domain/identity';
import { sentences } from '../sentences.ts';
import type { WordsOf } from '../sentences.ts';

const rightsRefusals = {
  'last-administrator': {
    it: 'È l’ultimo amministratore: prima dai il ruolo a un’altra persona.',
    en: 'This is the last administrator: give the role to another person first.',
  },
  'own-administrator': {
    it: 'Non puoi toglierti il ruolo di amministratore: deve farlo un altro amministratore.',
    en: 'You cannot take the administrator role from yourself: another administrator has to do it.',
  },
  'unknown-role': { it: 'Il ruolo {{role}} non esiste.', en: 'The role {{role}} does not exist.' },
  'unknown-plant': { it: 'L’impianto {{icao}} non esiste.', en: 'The plant {{icao}} does not exist.' },
  'ends-before-it-begins': {
    it: 'La validità di {{icao}} finisce prima di cominciare.',
    en: 'The validity of {{icao}} ends before it begins.',
  },
  overlap: {
    it: 'L’impianto {{icao}} è indicato due volte negli stessi giorni.',
    en: 'The plant {{icao}} is given twice for the same days.',
  },
} as const satisfies WordsOf<RightsRefusals>;

const settingRefusals = {
  'out-of-bounds': {
    it: 'Il valore deve stare tra {{min}} e {{max}}.',
    en: 'The value must lie between {{min}} and {{max}}.',
  },
  'too-fine': {
    it: 'Il valore può avere al massimo due decimali.',
    en: 'The value takes two decimals at most.',
  },
  'unknown-code': {
    it: 'Il valore non è tra quelli ammessi.',
    en: 'The value is none of the allowed ones.',
  },
  'bad-item': {
    it: 'La voce «{{item}}» non ha la forma giusta.',
    en: 'The entry “{{item}}” does not have the right form.',
  },
  'repeated-item': { it: 'La voce «{{item}}» compare due volte.', en: 'The entry “{{item}}” occurs twice.' },
  'too-many-items': { it: 'Le voci sono troppe.', en: 'There are too many entries.' },
  'wrong-rows': {
    it: 'Il valore deve avere tutte le righe, e nessun’altra.',
    en: 'The value must have all rows and no others.',
  },
  'wrong-kind': { it: 'Il valore non è del tipo giusto.', en: 'The value is not of the right kind.' },
  'organisation-only': {
    it: 'Questa impostazione vale per tutta l’organizzazione, non per un impianto.',
    en: 'This setting holds for the whole organisation, not for one plant.',
  },
  'no-categories': {
    it: 'Questa impostazione vale per tutte le categorie: togli la categoria.',
    en: 'This setting holds for all categories: take the category away.',
  },
  'unknown-category': {
    it: 'Questa categoria non esiste: scegline una dell’elenco.',
    en: 'This category does not exist: choose one of the list.',
  },
  past: {
    it: 'La data è prima di oggi, {{today}}: per cambiare il passato scrivi il motivo.',
    en: 'The date is before today, {{today}}: to change the past write the reason.',
  },
} as const satisfies WordsOf<SettingRefusals>;

/** What the server says to administrators about accounts, rights and settings. */
export const administrationSentence = sentences('administration', {
  ...rightsRefusals,
  ...settingRefusals,
  accountUnknown: { it: 'Questo account non esiste.', en: 'This account does not exist.' },
  accountClosed: {
    it: 'L’account di {{name}} è chiuso: per cambiarne i diritti riaprilo dall’elenco delle persone.',
    en: 'The account of {{name}} is closed: to change its rights reopen it from the list of people.',
  },
  accountCreated: { it: 'Account creato.', en: 'Account created.' },
  ownAccount: {
    it: 'Non puoi chiudere il tuo account: deve farlo un altro amministratore.',
    en: 'You cannot close your own account: another administrator has to do it.',
  },
  userNameTaken: {
    it: 'Questo nome utente esiste già: scegline un altro.',
    en: 'This user name exists already: choose another one.',
  },
  personHasAccount: {
    it: 'Chi ha il codice {{employeeId}} ha già un account: {{userName}}.',
    en: 'The person with the code {{employeeId}} has an account already: {{userName}}.',
  },
  codeTaken: {
    it: 'Il codice {{employeeId}} è di un’altra persona: {{name}}.',
    en: 'The code {{employeeId}} belongs to another person: {{name}}.',
  },
  noFreeCode: {
    it: 'Nessun codice personale da 900000 a 999999 è libero: scrivi tu un codice di sei cifre.',
    en: 'No personnel code from 900000 to 999999 is free: give one of six digits yourself.',
  },
  namesMissing: { it: 'Scrivi nome e cognome.', en: 'Write name and surname.' },
  codeMalformed: { it: 'Il codice personale ha sei cifre.', en: 'The personnel code has six digits.' },
  userNameMalformed: {
    it: 'Il nome utente può avere lettere, cifre, punti e trattini (da 2 a 39).',
    en: 'A user name takes letters, digits, dots and dashes (2 to 39).',
  },
  rightsSaved: { it: 'Diritti aggiornati.', en: 'Rights updated.' },
  rightsStale: {
    it: 'Qualcun altro ha cambiato i diritti di questa persona nel frattempo.',
    en: 'Somebody else has changed the rights of this person meanwhile.',
  },
  settingUnknown: { it: 'Questa impostazione non esiste.', en: 'This setting does not exist.' },
  settingSaved: { it: 'Impostazione salvata.', en: 'Setting saved.' },
  settingWithdrawn: { it: 'Valore previsto ritirato.', en: 'Planned value withdrawn.' },
  settingStale: {
    it: 'Qualcun altro ha cambiato questa impostazione nel frattempo.',
    en: 'Somebody else has changed this setting meanwhile.',
  },
  settingBegun: {
    it: 'Questo valore è già in vigore: per cambiarlo salvane uno nuovo.',
    en: 'This value is in force already: to change it save a new one.',
  },
  nothingPlanned: {
    it: 'Da quel giorno non è previsto nessun valore.',
    en: 'No value is planned from that day.',
  },
  rowUnknown: { it: 'Questa modifica non è nel registro.', en: 'This change is not in the trail.' },
});
