import { registerTexts } from '../../../platform/language.ts';

declare module '../../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    calendarFeed: typeof calendarFeedTexts;
  }
}

/** Texts of the window that connects the own calendar with other programs. */
export const calendarFeedTexts = registerTexts('calendarFeed', {
  title: ['Collega al tuo calendario', 'Connect to your calendar'],
  why: [
    'Il calendario del telefono, di Google o di Outlook legge i tuoi turni da un indirizzo segreto e si aggiorna da solo.',
    'The calendar of your phone, Google or Outlook reads your shifts from a secret address and stays up to date.',
  ],
  holds: [
    'Contiene turni, reperibilità e giornate flessibili con orario e impianto, dal mese scorso a sei mesi avanti.',
    'It holds shifts, on-call times and flexible days with hours and plant, from last month to six months ahead.',
  ],
  leavesOut: [
    'Non contiene riposi, assenze e i loro motivi, note e colleghi.',
    'It holds no rest days, no absences or their reasons, no notes and no colleagues.',
  ],
  make: ['Crea l’indirizzo', 'Make the address'],
  once: [
    'Copia l’indirizzo adesso: per sicurezza non si può rivedere. Aggiungilo nel tuo programma come «calendario da Internet» o «da URL».',
    'Copy the address now: for safety it cannot be shown again. Add it in your program as a “calendar from the Internet” or “from URL”.',
  ],
  keep: [
    'Chi lo conosce vede i tuoi turni: non darlo a nessuno.',
    'Whoever knows it sees your shifts: give it to nobody.',
  ],
  address: ['Indirizzo del calendario', 'Address of the calendar'],
  copy: ['Copia', 'Copy'],
  copied: ['Copiato', 'Copied'],
  notCopied: [
    'Il browser non permette la copia: seleziona l’indirizzo e copialo con Ctrl+C.',
    'The browser does not allow copying: select the address and copy it with Ctrl+C.',
  ],
  open: ['Apri nel calendario di questo dispositivo', 'Open in the calendar of this device'],
  active: ['Il collegamento è attivo dal {{at}}.', 'The connection is active since {{at}}.'],
  readAt: ['L’ultima lettura è del {{at}}.', 'It was last read on {{at}}.'],
  neverRead: ['Nessun programma l’ha ancora letto.', 'No program has read it yet.'],
  renew: ['Fai un indirizzo nuovo', 'Make a new address'],
  renewQuestion: ['Fare un indirizzo nuovo?', 'Make a new address?'],
  renewWhy: [
    'Quello di adesso smette di funzionare in tutti i programmi che lo usano.',
    'The present one stops working in all programs that use it.',
  ],
  renewYes: ['Sì, fanne uno nuovo', 'Yes, make a new one'],
  end: ['Chiudi il collegamento', 'End the connection'],
  endQuestion: ['Chiudere il collegamento?', 'End the connection?'],
  endWhy: [
    'I tuoi programmi di calendario non ricevono più i turni. Potrai farne un altro.',
    'Your calendar programs receive no more shifts. You can make another one.',
  ],
  endYes: ['Sì, chiudi', 'Yes, end it'],
  ended: ['Il collegamento è chiuso.', 'The connection is ended.'],
  notMade: ['L’indirizzo non è stato creato', 'The address was not made'],
  notEnded: ['Il collegamento non è stato chiuso', 'The connection was not ended'],
});
