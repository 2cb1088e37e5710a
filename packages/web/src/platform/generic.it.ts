/** Texts that belong to no area. */
export const it = {
  informationUnavailable: 'Impossibile recuperare le informazioni.',
  requestedInformationUnavailable: 'Impossibile reperire le informazioni richieste.',
  offline: 'Il collegamento con il servizio è interrotto.',
  saveWaits: 'Quello che hai salvato parte da solo appena torna, entro 20 secondi.',
  serviceBusy: 'Il servizio è molto richiesto: riprovo da solo tra qualche secondo.',
  countersNotUpdated: 'Il turno è salvato. I contatori si riallineano da soli.',
  sessionExpired: 'La sessione è scaduta',
  sessionExpiredWhy: 'Accedi di nuovo: torni alla pagina in cui eri.',
  sessionEnded: 'La sessione è terminata',
  sessionEndedWhy: 'Sei uscito in un’altra scheda, oppure un amministratore l’ha chiusa.',
  signedOut: 'Sei uscito da Torre',
} as const;
