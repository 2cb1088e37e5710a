import { sentences } from '../sentences.ts';

/** What the server says about who could take a slot and whom one asked. */
export const coverSentence = sentences('cover', {
  noSlot: {
    it: 'La fascia {{timeslotId}} non esiste in questo impianto.',
    en: 'The timeslot {{timeslotId}} does not exist in this plant.',
  },
  asked: { it: 'Annotato: {{name}} è stato sentito.', en: 'Noted: {{name}} was asked.' },
  askedAlready: {
    it: '{{name}} è già nell’elenco: l’ha sentito {{by}}, {{at}}.',
    en: '{{name}} is on the list already: {{by}} asked them, {{at}}.',
  },
  answered: { it: 'Risposta annotata.', en: 'Answer noted.' },
  removed: { it: 'Tolto dall’elenco.', en: 'Taken off the list.' },
  gone: {
    it: 'Questa persona non è più nell’elenco: l’ha tolta qualcun altro.',
    en: 'This person is no longer on the list: somebody else took them off.',
  },
  stale: {
    it: 'Un collega ha appena annotato un’altra risposta: guarda l’elenco e riprova.',
    en: 'A colleague has just noted another answer: look at the list and retry.',
  },
  personElsewhere: {
    it: 'La persona non è assegnata a {{icao}} il {{date}}.',
    en: 'The person is not assigned to {{icao}} on {{date}}.',
  },
});
