import { sentences } from '../sentences.ts';

/** What the server says about the own calendar for other calendar programs. */
export const calendarFeedSentence = sentences('calendar-feed', {
  unknown: {
    it: 'Questo calendario non esiste o non è più attivo.',
    en: 'This calendar does not exist or is no longer active.',
  },
});
