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
  toFirst: ['Vai alla prima richiesta', 'Go to the first request'],
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
  countedFirst: [
    'Sono contate solo le prime {{count}} richieste.',
    'Only the first {{count}} requests are counted.',
  ],
  coverWays: ['Chi può coprire le fasce che restano scoperte', 'Who could cover the slots that fall short'],
  coverMore_one: ['Un’altra fascia scoperta', 'One more slot that falls short'],
  coverMore_other: ['Altre {{count}} fasce scoperte', '{{count}} more slots that fall short'],
  awayOn: ['Chi altro è assente il {{day}}', 'Who else is away on {{day}}'],
  awayFromTo: ['Chi altro è assente dal {{from}} al {{to}}', 'Who else is away from {{from}} to {{to}}'],
  awayPeople_one: ['{{count}} persona', '{{count}} person'],
  awayPeople_other: ['{{count}} persone', '{{count}} people'],
  awayOfIsland_one: ['{{count}} di {{island}}', '{{count}} of {{island}}'],
  awayOfIsland_other: ['{{count}} di {{island}}', '{{count}} of {{island}}'],
  awayMore_one: ['Un’altra persona', 'One more person'],
  awayMore_other: ['Altre {{count}} persone', '{{count}} more people'],
  awayAsked: ['{{days}}, da decidere', '{{days}}, to decide'],
  nobodyAway: ['Nessun altro.', 'Nobody else.'],
  // M8.73
  awayFailed: [
    'Impossibile recuperare le informazioni richieste: stato assenza',
    'The requested information could not be read: absence status',
  ],
  back: ['Torna all’elenco', 'Back to the list'],
  keyScroll: ['scorri', 'move'],
  keyApprove: ['approva', 'approve'],
  keyReject: ['rifiuta', 'refuse'],
  keyOpen: ['apri', 'open'],
  enter: ['Invio', 'Enter'],
});
