import { registerTexts } from '../../platform/language.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    counterDesk: typeof counterDeskTexts;
  }
}

/** Texts of the counter detail's screen around its cards. */
export const counterDeskTexts = registerTexts('counterDesk', {
  requests: ['RICHIESTE', 'REQUESTS'],
  toApprove_one: ['{{count}} da approvare', '{{count}} to approve'],
  toApprove_other: ['{{count}} da approvare', '{{count}} to approve'],
  ignoredHere: ['ignorata in questa fascia', 'ignored in this slot'],
  toCounter: ['Torna al contatore', 'Back to the counter'],
  byTheHour: ['a ore, tra le {{from}} e le {{to}}', 'by the hour, between {{from}} and {{to}}'],
  noRequests: [
    'Nessuna richiesta a ore tocca la fascia {{from}}–{{to}}.',
    'No request by the hour touches the slot {{from}}–{{to}}.',
  ],
});
