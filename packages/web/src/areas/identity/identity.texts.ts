import { registerTexts } from '../../platform/language.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    identity: typeof identityTexts;
  }
}

/** Texts of sign-in, session start and passwords. */
export const identityTexts = registerTexts('identity', {
  signIn: ['Accedi', 'Sign in'],
  purpose: [
    'Turni, richieste e servizi del personale operativo.',
    'Shifts, requests and services for operational staff.',
  ],
  userName: ['Nome utente', 'User name'],
  password: ['Password', 'Password'],
  showPassword: ['Mostra la password', 'Show the password'],
  hidePassword: ['Nascondi la password', 'Hide the password'],
  forgotten: [
    'Password dimenticata? Rivolgiti all’amministratore del tuo impianto.',
    'Forgotten your password? Ask the administrator of your plant.',
  ],
  userNameRequired: ['Scrivi il tuo nome utente', 'Write your user name'],
  passwordRequired: ['Scrivi la tua password', 'Write your password'],
  wrongPair: ['Nome utente o password non corretti.', 'User name or password is not correct.'],
  tooManyTries: [
    'Troppi tentativi: riprova tra {{seconds}} s. Quello che hai scritto resta qui.',
    'Too many tries: try again in {{seconds}} s. What you typed stays here.',
  ],
  tooBusy: [
    'Molte persone stanno accedendo in questo momento: riprova tra qualche secondo.',
    'Many people are signing in right now: try again in a few seconds.',
  ],
  serviceAway: [
    'Il servizio non risponde: ciò che hai scritto resta qui, riprova tra poco.',
    'The service does not answer: what you typed stays here, try again shortly.',
  ],
  demoAccounts: ['Account di prova', 'Demo accounts'],
  demoPassword: [
    'Mondo dimostrativo: scegli un account, la password è',
    'Demo world: choose an account, the password is',
  ],
  showOtherAccounts_one: ['Mostra l’altro account', 'Show the other account'],
  showOtherAccounts_other: ['Mostra gli altri {{count}} account', 'Show the other {{count}} accounts'],
  hoursOfTheDay: ['Turni di oggi, sono le {{time}}', 'Shifts of today, it is {{time}}'],
  preparing: ['Preparo la tua sessione', 'Preparing your session'],
  changePassword: ['Cambia la password', 'Change the password'],
  mustChange: [
    'La tua password è scaduta o è la prima: scegline una nuova per continuare.',
    'Your password has expired or is the first one: choose a new one to go on.',
  ],
  currentPassword: ['Password attuale', 'Current password'],
  currentPasswordRequired: ['Scrivi la password attuale', 'Type your current password'],
  newPasswordRequired: ['Scrivi la nuova password', 'Type the new password'],
  passwordElsewhere: [
    'Entri in Torre con il servizio di accesso della tua organizzazione: è lì che la tua password si conserva e si cambia.',
    'You enter Torre with the sign-in service of your organisation: that is where your password is kept and changed.',
  ],
  newPassword: ['Nuova password', 'New password'],
  repeatPassword: ['Ripeti la nuova password', 'Repeat the new password'],
  passwordRule: [
    'Almeno {{length}} caratteri, diversa dal nome utente.',
    'At least {{length}} characters, not the user name.',
  ],
  'too-short': [
    'La password ha {{length}} caratteri: ne servono almeno {{required}}.',
    'The password has {{length}} characters: at least {{required}} are needed.',
  ],
  'same-as-user-name': [
    'La password non può essere il nome utente, neanche con cifre o segni intorno.',
    'The password cannot be the user name, also not with figures or signs around it.',
  ],
  'easy-to-guess': [
    'La password è tra le prime che si provano: evita sequenze, ripetizioni e parole come «password».',
    'The password is among the first that are tried: avoid sequences, repetitions and words like ‘password’.',
  ],
  'one-character': [
    'La password non può ripetere un solo carattere.',
    'The password cannot repeat a single character.',
  ],
  notEqual: ['Le due password sono diverse.', 'The two passwords differ.'],
  required: ['Campo obbligatorio', 'Required'],
  save: ['Salva', 'Save'],
  passwordChanged: [
    'Password cambiata. Le altre sessioni sono state chiuse.',
    'Password changed. The other sessions were closed.',
  ],
  passwordNotChanged: ['Non è stato possibile cambiare la password', 'The password could not be changed'],
  linkTitle: ['Imposta la password', 'Set the password'],
  linkFor: [
    'Account {{userName}}. Il collegamento vale una volta sola, fino al {{expires}}.',
    'Account {{userName}}. The link works once, until {{expires}}.',
  ],
  firstAdministrator: ['Crea il primo amministratore', 'Create the first administrator'],
  firstAdministratorWhy: [
    'Questa installazione non ha ancora amministratori. Il collegamento vale fino al {{expires}}.',
    'This installation has no administrator yet. The link works until {{expires}}.',
  ],
  nome: ['Nome', 'Name'],
  cognome: ['Cognome', 'Surname'],
  linkSpent: ['Il collegamento non è più valido', 'The link is no longer valid'],
  linkSpentWhy: [
    'È già stato usato oppure è scaduto. Chiedine uno nuovo all’amministratore.',
    'It was used already or has expired. Ask the administrator for a new one.',
  ],
  linkDone: ['Password impostata: ora puoi accedere.', 'Password set: you can sign in now.'],
  toSignIn: ['Vai all’accesso', 'Go to sign-in'],
  goingToProvider: ['Ti porto al servizio di accesso', 'Taking you to the sign-in service'],
  verifying: ['Verifico il tuo accesso', 'Checking your sign-in'],
  notSignedIn: ['Accesso non riuscito', 'You are not signed in'],
  unknownPerson: ['Non hai un account in Torre', 'You have no account in Torre'],
  providerRefused: [
    'Il servizio di accesso non ti ha fatto entrare, oppure hai annullato l’accesso.',
    'The sign-in service did not let you in, or you cancelled there.',
  ],
  signInAgain: ['Accedi di nuovo', 'Sign in again'],
  otherAccount: ['Accedi con un altro account', 'Sign in with another account'],
  signedOut: ['Sei fuori da Torre', 'You are out of Torre'],
  signedOutWhy: ['La tua sessione è chiusa.', 'Your session is closed.'],
  expired: [
    'La sessione è scaduta: accedi di nuovo per continuare da dove eri.',
    'Your session has expired: sign in again to go on where you were.',
  ],
  ended: [
    'La sessione è stata chiusa da un’altra scheda, da un altro tuo dispositivo o da un amministratore.',
    'Your session was closed in another tab, on another device of yours or by an administrator.',
  ],
  mySessions: ['Le mie sessioni', 'My sessions'],
  mySessionsHint: [
    'I dispositivi con cui sei dentro Torre. Se non ne riconosci uno, chiudilo e cambia la password.',
    'The devices with which you are signed in. If you do not know one, close it and change your password.',
  ],
  browserOn: ['{{browser}} su {{system}}', '{{browser}} on {{system}}'],
  unknownDevice: ['Dispositivo non riconosciuto', 'Unknown device'],
  openedAt: ['Aperta il {{at}}', 'Opened {{at}}'],
  lastSeenAt: ['Ultimo uso {{at}}', 'Last used {{at}}'],
  thisSession: ['questa', 'this one'],
  endSession: ['Chiudi', 'Close'],
  endSessionOn: [
    'Chiudi la sessione di {{device}}, aperta il {{at}}',
    'Close the session of {{device}}, opened {{at}}',
  ],
  endOthers: ['Chiudi tutte le altre', 'Close all others'],
  endOthersQuestion: ['Chiudi tutte le altre sessioni?', 'Close all other sessions?'],
  endOthersWhy_one: [
    'Un altro dispositivo dovrà accedere di nuovo. Questa sessione resta aperta.',
    'One other device has to sign in again. This session stays open.',
  ],
  endOthersWhy_other: [
    'Altri {{count}} dispositivi dovranno accedere di nuovo. Questa sessione resta aperta.',
    '{{count}} other devices have to sign in again. This session stays open.',
  ],
  endOthersYes: ['Sì, chiudi', 'Yes, close'],
  oneSessionEnded: ['Sessione chiusa', 'Session closed'],
  otherSessionsEnded: ['Le altre sessioni sono chiuse', 'The other sessions are closed'],
  sessionNotEnded: ['Non è stato possibile chiudere la sessione', 'The session could not be closed'],
});
