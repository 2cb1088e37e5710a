import { registerTexts } from '../../platform/language.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    requestsCard: typeof requestsCardTexts;
  }
}

/** Texts of the card of requests and of its screen. */
export const requestsCardTexts = registerTexts('requestsCard', {
  requests: ['Richieste', 'Requests'],
  // M2.2.04
  pending: ['RICHIESTE DA APPROVARE', 'REQUESTS TO APPROVE'],
  handled: ['RICHIESTE GESTITE', 'REQUESTS HANDLED'],
  all: ['RICHIESTE', 'REQUESTS'],
  groups: ['Quali richieste', 'Which requests'],
  tabs: ['Tipo di richiesta', 'Kind of request'],
  // M2.2.03
  cambioTurno: ['CAMBIO TURNO', 'SHIFT CHANGE'],
  ferie: ['FERIE', 'LEAVE'],
  timbrature: ['TIMBRATURE', 'CLOCK-INS'],
  altro: ['ALTRO', 'OTHER'],
  noneOfTab: ['Nessuna richiesta', 'No requests'],
  noneOfTabWhy: ['Qui non c’è niente da vedere.', 'There is nothing to see here.'],
  ifApproved: ['Se approvi', 'If you approve'],
  counting: ['Calcolo l’effetto sui contatori…', 'Counting the effect on the counters…'],
  countFailed: [
    'L’effetto sui contatori non si può calcolare ora.',
    'The effect on the counters cannot be counted now.',
  ],
  keyScroll: ['scorri', 'move'],
  keyApprove: ['approva', 'approve'],
  keyReject: ['rifiuta', 'refuse'],
  keyOpen: ['apri', 'open'],
  enter: ['Invio', 'Enter'],
});
