import type { PasswordRefusals } from '@torre/domain/identity';
import { sentences } from '../sentences.ts';
import type { WordsOf } from '../sentences.ts';

const passwordRefusals = {
  'too-short': {
    it: 'La nuova password deve avere almeno {{required}} caratteri.',
    en: 'The new password must have at least {{required}} characters.',
  },
  'same-as-user-name': {
    it: 'La nuova password non può essere il nome utente, neanche con cifre o segni intorno.',
    en: 'The new password cannot be the user name, not even with digits or signs around it.',
  },
  'one-character': {
    it: 'La nuova password non può ripetere un solo carattere.',
    en: 'The new password cannot repeat a single character.',
  },
  'easy-to-guess': {
    it: 'La nuova password è tra le prime che si provano: evita sequenze, ripetizioni e parole come «password».',
    en: 'The new password is among the first ones that are tried: avoid sequences, repetitions and words like “password”.',
  },
} as const satisfies WordsOf<PasswordRefusals>;

/** What the server says about signing in, passwords, links and sessions. */
export const identitySentence = sentences('identity', {
  ...passwordRefusals,
  // P7.17: one text for every reason.
  wrongPair: { it: 'Nome utente o password non corretti.', en: 'Wrong user name or password.' },
  wrongPassword: {
    it: 'La password attuale non è corretta.',
    en: 'The current password is not right.',
  },
  samePassword: {
    it: 'La nuova password deve essere diversa da quella attuale.',
    en: 'The new password must differ from the current one.',
  },
  passwordChanged: {
    it: 'La password è stata cambiata nel frattempo: riprova.',
    en: 'The password has been changed meanwhile: try again.',
  },
  linkSpent: {
    it: 'Questo collegamento non è più valido: chiedine uno nuovo.',
    en: 'This link is no longer valid: ask for a new one.',
  },
  sessionOver: { it: 'Questa sessione è già finita.', en: 'This session has ended already.' },
  externalSignIn: {
    it: 'Qui si accede con il servizio di accesso dell’organizzazione, non con una password di Torre.',
    en: 'People sign in here with the organisation’s sign-in service, not with a password of Torre.',
  },
  passwordSignIn: {
    it: 'Qui si accede con nome utente e password.',
    en: 'People sign in here with user name and password.',
  },
  exchangeRefused: {
    it: 'Il servizio di accesso non ha confermato la tua identità: accedi di nuovo.',
    en: 'The sign-in service has not confirmed who you are: sign in again.',
  },
  providerSlow: {
    it: 'Il servizio di accesso non ha risposto in tempo: riprova tra poco.',
    en: 'The sign-in service has not answered in time: try again in a moment.',
  },
  providerDown: {
    it: 'Il servizio di accesso non è raggiungibile: riprova tra poco.',
    en: 'The sign-in service cannot be reached: try again in a moment.',
  },
  manySignIns: {
    it: 'Molte persone stanno accedendo: riprova tra qualche secondo.',
    en: 'Many people are signing in: try again in a few seconds.',
  },
  guesses_one: {
    it: 'Troppi tentativi: riprova tra {{count}} secondo.',
    en: 'Too many attempts: try again in {{count}} second.',
  },
  guesses_other: {
    it: 'Troppi tentativi: riprova tra {{count}} secondi.',
    en: 'Too many attempts: try again in {{count}} seconds.',
  },
  plantNotOwn: {
    it: "L'impianto scelto non è tra quelli della tua sessione.",
    en: 'The chosen plant is none of your session.',
  },
  unknownPerson: {
    it: 'Il servizio di accesso ti conosce come “{{userName}}”, ma in Torre non c’è un account attivo con questo nome. Rivolgiti all’amministratore.',
    en: 'The sign-in service knows you as “{{userName}}”, but Torre has no active account of that name. Ask your administrator.',
  },
});
