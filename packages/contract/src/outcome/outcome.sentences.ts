import { sentences } from '../sentences.ts';

/** What the server says whatever the call is: sessions, rights. */
export const outcomeSentence = sentences('outcome', {
  noSession: {
    it: 'La sessione è scaduta o non esiste: accedi di nuovo.',
    en: 'The session has expired or does not exist: sign in again.',
  },
  sessionEnded: {
    it: 'La sessione è stata chiusa da un’altra scheda o da un amministratore: accedi di nuovo.',
    en: 'The session was ended by another tab or by an administrator: sign in again.',
  },
  passwordFirst: {
    it: 'Prima di continuare devi cambiare la password.',
    en: 'Before you go on you have to change the password.',
  },
  managersOnly: {
    it: 'Questa funzione è riservata ai responsabili.',
    en: 'This function is for managers only.',
  },
  plantNotManaged: {
    it: "Non gestisci l'impianto richiesto.",
    en: 'You do not manage the requested plant.',
  },
  roleMissing: {
    it: 'Non hai il ruolo necessario per questa funzione.',
    en: 'You do not have the role that this function takes.',
  },
  rightsLost: {
    it: 'I tuoi diritti sono cambiati mentre l’operazione era in corso: non è stata eseguita. Aggiorna la pagina per vedere che cosa puoi ancora fare.',
    en: 'Your rights changed while the operation was under way: it was not carried out. Reload the page to see what you may still do.',
  },
  malformed: { it: 'Richiesta non valida.', en: 'The request is not valid.' },
  malformedField: {
    it: 'Richiesta non valida: {{where}}.',
    en: 'The request is not valid: {{where}}.',
  },
  // E8.14
  parameterMissing: {
    it: 'Required parameter for {{call}} is null or undefined',
    en: 'Required parameter for {{call}} is null or undefined',
  },
  personNotOwn: {
    it: 'Il codice personale indicato non è il tuo: non puoi agire per questa persona.',
    en: 'The given personnel code is not yours: you cannot act for this person.',
  },
});
