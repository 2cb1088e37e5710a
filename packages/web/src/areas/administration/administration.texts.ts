import { registerTexts } from '../../platform/language.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    administration: typeof administrationTexts;
  }
}

/** Texts of `/amministrazione` and `/amministrazione/persone`. */
export const administrationTexts = registerTexts('administration', {
  administration: ['Amministrazione', 'Administration'],
  plannedChanges: ['Che cosa cambierà', 'What will change'],
  nothingPlanned: [
    'Nessun valore previsto: regole e configurazione restano come sono.',
    'No value is planned: rules and configuration stay as they are.',
  ],
  backToShipped: ['come prima di un valore proprio', 'as before a value of its own'],
  accountsAtAGlance: ['Account', 'Accounts'],
  accountCount_one: ['Un account aperto', 'One open account'],
  accountCount_other: ['{{count}} account aperti', '{{count}} open accounts'],
  administratorCount_one: ['Un amministratore', 'One administrator'],
  administratorCount_other: ['{{count}} amministratori', '{{count}} administrators'],
  waitingNone: [
    'Nessuno da attivare o con la password scaduta',
    'None to be activated or with an expired password',
  ],
  waitingCount_one: [
    'Uno da attivare o con la password scaduta',
    'One to be activated or with an expired password',
  ],
  waitingCount_other: [
    '{{count}} da attivare o con la password scaduta',
    '{{count}} to be activated or with an expired password',
  ],
  organisation: ['Organizzazione', 'Organisation'],
  organisationHint: [
    'Impianti, turni, fasce, postazioni, configurazioni, festività',
    'Plants, shifts, timeslots, positions, configurations, holidays',
  ],
  rules: ['Regole', 'Rules'],
  rulesHint: [
    'Profili degli impianti e numeri con cui si valutano i turni',
    'Rule sets of the plants and the numbers by which shifts are judged',
  ],
  configuration: ['Configurazione', 'Configuration'],
  configurationHint: [
    'Accesso, sessioni, finestra di modifica: ogni valore dal suo giorno',
    'Sign-in, sessions, edit window: each value from its day on',
  ],
  lookups: ['Elenchi', 'Lists'],
  lookupsHint: [
    'Categorie del personale e feste patronali: che cosa si può scegliere, e da quando',
    'Categories of staff and patron days: what can be chosen, and since when',
  ],
  punches: ['Timbrature', 'Punches'],
  punchesHint: [
    'I file degli orologi: controllati, poi importati tutti o niente',
    'Files of the clocks: checked, then imported whole or not at all',
  ],
  months: ['Mesi chiusi', 'Closed months'],
  monthsHint: [
    'I mesi che le paghe hanno chiuso, impianto per impianto',
    'The months that payroll has closed, plant by plant',
  ],
  audit: ['Registro delle modifiche', 'Audit trail'],
  auditHint: [
    'Chi ha fatto che cosa, con la prova che nessuna riga è cambiata',
    'Who did what, with the proof that no row was changed',
  ],
  jobs: ['Lavori', 'Jobs'],
  jobsHint: [
    'Il lavoro in sottofondo: in corso, finito, da ripetere',
    'Work in the background: under way, done, to be repeated',
  ],
  mail: ['Posta inviata', 'Sent mail'],
  mailHint: ['A chi Torre ha scritto, e con quale esito', 'Whom Torre wrote to, and how it ended'],
  files: ['File', 'Files'],
  filesHint: ['I file caricati e quanto spazio occupano', 'Uploaded files and the room they take'],
  people: ['Persone', 'People'],
  firstSteps: ['Primo avvio', 'First steps'],
  firstStepsHint: [
    'Che cosa manca a un impianto prima del suo primo mese, e chi può farlo',
    'What a plant lacks before its first month, and who may do it',
  ],
  peopleHint: ['Tutte le persone: account, ruoli e accessi', 'Everybody: accounts, roles and sign-ins'],
  userName: ['Nome utente', 'User name'],
  passwordLink: ['Link per la password', 'Password link'],
  endSessions: ['Chiudi le sessioni', 'Close the sessions'],
  linkQuestion: ['Crei un link per la password di {{name}}?', 'Make a password link for {{name}}?'],
  linkQuestionWhy: [
    'Vale una volta sola. Se ne aveva già ricevuto uno e non l’ha usato, quello smette di valere.',
    'It works once. If they already hold one that they have not used, that one stops working.',
  ],
  linkYes: ['Sì, crea', 'Yes, make it'],
  linkFor: ['Link per la password di {{name}}', 'Password link for {{name}}'],
  linkWhy: [
    'Consegnalo alla persona: vale una volta sola, fino al {{expires}}. Qui si vede solo adesso.',
    'Hand it to the person: it works once, until {{expires}}. The previous link no longer works.',
  ],
  link: ['Link', 'Link'],
  copy: ['Copia il link', 'Copy the link'],
  copied: ['Link copiato', 'Link copied'],
  notCopied: [
    'Il browser non ha permesso la copia: seleziona il link e copialo a mano.',
    'The browser did not allow copying: select the link and copy it by hand.',
  ],
  linkFailed: ['Non è stato possibile creare il link', 'The link could not be made'],
  endQuestion: ['Chiudi le sessioni di {{name}}?', 'Close the sessions of {{name}}?'],
  endWhy_one: [
    'Una sessione aperta: chi la usa dovrà accedere di nuovo.',
    'One open session: who uses it will have to sign in again.',
  ],
  endWhy_other: [
    '{{count}} sessioni aperte: chi le usa dovrà accedere di nuovo.',
    '{{count}} open sessions: who uses them will have to sign in again.',
  ],
  endYes: ['Sì, chiudi', 'Yes, close'],
  ended_one: ['Una sessione chiusa', 'One session closed'],
  ended_other: ['{{count}} sessioni chiuse', '{{count}} sessions closed'],
  endedWho: ['{{ended}}: {{name}}', '{{ended}}: {{name}}'],
  endFailed: ['Non è stato possibile chiudere le sessioni', 'The sessions could not be closed'],
  closeAccount: ['Chiudi l’account', 'Close the account'],
  closeQuestion: ['Chiudi l’account di {{name}}?', 'Close the account of {{name}}?'],
  closeWhy: [
    'Non potrà più entrare: le sessioni aperte finiscono subito e i link non usati non valgono più. Turni e storia restano.',
    'They will no longer get in: open sessions end at once and unused links stop working. Shifts and history stay.',
  ],
  closeYes: ['Sì, chiudi', 'Yes, close'],
  accountClosed: ['Account chiuso: {{name}}', 'Account closed: {{name}}'],
  closeFailed: ['Non è stato possibile chiudere l’account', 'The account could not be closed'],
  openAccount: ['Riapri l’account', 'Reopen the account'],
  openQuestion: ['Riapri l’account di {{name}}?', 'Reopen the account of {{name}}?'],
  openWhy: [
    'Potrà di nuovo entrare, con i diritti e la password di prima.',
    'They will get in again, with the rights and the password of before.',
  ],
  openYes: ['Sì, riapri', 'Yes, reopen'],
  accountOpened: ['Account riaperto: {{name}}', 'Account reopened: {{name}}'],
  openFailed: ['Non è stato possibile riaprire l’account', 'The account could not be reopened'],
  createAccount: ['Crea l’account', 'Create the account'],
  standingPerson: ['Persona già in elenco', 'Person of the list'],
  standingPersonHint: [
    'Cerca per cognome o nome chi non ha ancora un account; per una persona nuova lascia vuoto',
    'Look by surname or name for somebody without an account; leave empty for a new person',
  ],
  endMany: [
    'Chiudere le sessioni delle persone scelte ({{count}})?',
    'End the sessions of the chosen people ({{count}})?',
  ],
  closeMany: ['Chiudere gli account scelti ({{count}})?', 'Close the chosen accounts ({{count}})?'],
  endManyWhy: ['Chi le usa dovrà accedere di nuovo.', 'Who uses them will have to sign in again.'],
  closeManyWhy: [
    'Non potranno più entrare: le sessioni aperte finiscono subito e i link non usati non valgono più. Turni e storia restano.',
    'They will no longer get in: open sessions end at once and unused links stop working. Shifts and history stay.',
  ],
  accountsClosed_one: ['Un account chiuso', 'One account closed'],
  accountsClosed_other: ['{{count}} account chiusi', '{{count}} accounts closed'],
  yourself: ['sei tu', 'that is you'],
  closedAlready: ['account già chiuso', 'account closed already'],
  withoutAccount: ['senza account', 'without an account'],
  noSession: ['nessuna sessione aperta', 'no open session'],
  notPossible: ['ora non si può', 'not possible now'],
  personOf: ['{{shown}}, scheda di {{code}}', '{{shown}}, page of {{code}}'],
  newPerson: ['Nuova persona', 'New person'],
  surname: ['Cognome', 'Surname'],
  firstName: ['Nome', 'First name'],
  userNameHint: [
    'Con questo accede: lettere, cifre, punti e trattini',
    'To sign in with: letters, digits, dots and hyphens',
  ],
  personnelCode: ['Codice personale', 'Personnel code'],
  personnelCodeHint: [
    'Sei cifre; se manca, Torre dà il prossimo libero',
    'Six digits; without one Torre gives the next free',
  ],
  needed: ['Manca: scrivilo', 'Missing: write it'],
  sixDigits: ['Il codice personale ha sei cifre', 'The personnel code has six digits'],
  create: ['Crea', 'Create'],
  cancel: ['Annulla', 'Cancel'],
  personMade: ['Account creato: {{name}}', 'Account created: {{name}}'],
  personMadeNext: [
    'Ora consegnale il link per la password e dalle i diritti.',
    'Now hand out the password link and give the rights.',
  ],
  personFailed: ['Non è stato possibile creare la persona', 'The person could not be created'],
  noAccounts: ['Nessuna persona', 'Nobody'],
  noAccountsWhy: ['Le persone compaiono qui appena esistono.', 'People appear here as soon as they exist.'],
});
