import { sentences } from '../sentences.ts';

/** What the server says about requests of leave, clock-in corrections and other justifications. */
export const requestSentence = sentences('requests', {
  // M8.50, M8.51: to the letter.
  ignored: { it: 'Richiesta ignorata correttamente.', en: 'Request ignored.' },
  considered: { it: 'Richiesta considerata correttamente.', en: 'Request considered again.' },
  // E8.16: to the letter.
  noPlant: { it: 'No plant', en: 'No plant' },
  notOfDay: {
    it: 'Una richiesta non c’è più o non è di una persona di {{icao}} il {{date}}: aggiorna la pagina.',
    en: 'A request is gone, or is not of somebody of {{icao}} on {{date}}: refresh the page.',
  },
  notCounted: {
    it: 'La richiesta è stata rifiutata o annullata: il contatore non ne tiene già conto.',
    en: 'The request was refused or annulled: the counter leaves it out already.',
  },
  hoursOnly: {
    it: 'Si ignorano solo le richieste a ore: chi manca tutto il giorno non può contare in una fascia.',
    en: 'Only requests of hours can be ignored: who is away the whole day cannot count in a timeslot.',
  },
  ownRequest: {
    it: 'È una tua richiesta: la deve ignorare un altro responsabile.',
    en: 'It is your own request: another manager has to ignore it.',
  },
  notIgnored: {
    it: 'Queste richieste non sono ignorate in questa fascia: le ha già considerate qualcun altro.',
    en: 'These requests are not ignored in this timeslot: somebody else has considered them already.',
  },
  noSlot: {
    it: 'Questa fascia non esiste nell’impianto.',
    en: 'The plant has no such timeslot.',
  },
});
