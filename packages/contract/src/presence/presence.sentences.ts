import { sentences } from '../sentences.ts';

/** What the server says about who has a month open. */
export const presenceSentence = sentences('presence', {
  dayNotShown: {
    it: 'Il {{day}} non è nel mese che è aperto.',
    en: '{{day}} is not in the month that is open.',
  },
  personNotShown: {
    it: 'La persona {{employeeId}} non è in questo impianto nel mese che è aperto.',
    en: 'Person {{employeeId}} is not in this plant in the month that is open.',
  },
});
