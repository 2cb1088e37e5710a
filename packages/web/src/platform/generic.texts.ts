import { registerTexts } from './language.ts';

declare module './text-catalogue.ts' {
  interface TextCatalogue {
    generic: typeof genericTexts;
  }
}

/** Texts that belong to no area. */
export const genericTexts = registerTexts('generic', {
  informationUnavailable: ['Impossibile recuperare le informazioni.', 'The information cannot be retrieved.'],
  requestedInformationUnavailable: [
    'Impossibile reperire le informazioni richieste.',
    'The requested information cannot be found.',
  ],
  offline: ['Il collegamento con il servizio è interrotto.', 'The connection to the service is interrupted.'],
  saveWaits: [
    'Quello che hai salvato parte da solo appena torna, entro 20 secondi.',
    'What you saved leaves by itself as soon as it is back, within 20 seconds.',
  ],
  serviceBusy: [
    'Il servizio è molto richiesto: riprovo da solo tra qualche secondo.',
    'The service is very busy: trying again in a few seconds.',
  ],
  countersNotUpdated: [
    'Il turno è salvato. I contatori si riallineano da soli.',
    'The shift is saved. The counters realign by themselves.',
  ],
  sessionExpired: ['La sessione è scaduta', 'Your session has expired'],
  sessionExpiredWhy: [
    'Accedi di nuovo: torni alla pagina in cui eri.',
    'Sign in again: you will return to the page you were on.',
  ],
  sessionEnded: ['La sessione è terminata', 'Your session has ended'],
  sessionEndedWhy: [
    'Sei uscito in un’altra scheda, oppure un amministratore l’ha chiusa.',
    'You signed out in another tab, or an administrator closed it.',
  ],
  signedOut: ['Sei uscito da Torre', 'You have signed out of Torre'],
});
