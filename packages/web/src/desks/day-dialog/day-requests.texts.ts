import { registerTexts } from '../../platform/language.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    dayRequests: typeof dayRequestsTexts;
  }
}

/** Texts of the requests within the day dialog. */
export const dayRequestsTexts = registerTexts('dayRequests', {
  requests: ['Richieste', 'Requests'],
  // M2.4.21
  add: ['Aggiungi giustificativo dipendente', 'Add a justification of the employee'],
  // M2.4.22
  toApprove: ['Da approvare', 'To approve'],
  handled: ['Gestite', 'Handled'],
  dispositions: ['Disposizioni', 'Dispositions'],
  none: ['nessuna', 'none'],
  // M8.69, M8.74
  failed: [
    'Impossibile recuperare le informazioni richieste: Richieste da approvare',
    'The requested information could not be read: Requests to approve',
  ],
  open: ['Visualizza', 'Show'],
  retry: ['Riprova', 'Try again'],
  toDay: ['Torna al giorno', 'Back to the day'],
});
