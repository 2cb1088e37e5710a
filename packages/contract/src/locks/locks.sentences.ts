import type { LockRefusals } from '@torre/domain/roster';
import { sentences } from '../sentences.ts';
import type { WordsOf } from '../sentences.ts';

const lockRefusals = {
  daysReversed: {
    it: 'Il periodo finisce prima di cominciare.',
    en: 'The period ends before it begins.',
  },
  lockTooLong: {
    it: 'Un blocco dura al massimo {{allowed}} giorni.',
    en: 'A lock lasts {{allowed}} days at most.',
  },
  reasonRequired: {
    it: 'Scrivi il motivo del blocco: lo leggerà chi prova a modificare.',
    en: 'Write the reason of the lock: whoever tries to change something will read it.',
  },
  reasonTooLong: {
    it: 'Il motivo supera i {{allowed}} caratteri ammessi.',
    en: 'The reason exceeds the {{allowed}} allowed characters.',
  },
} as const satisfies WordsOf<LockRefusals>;

/** What the server says about locked days and people, and months closed for the payroll. */
export const lockSentence = sentences('locks', {
  ...lockRefusals,
  set: { it: 'Blocco messo.', en: 'Lock set.' },
  lifted: { it: 'Blocco tolto.', en: 'Lock lifted.' },
  monthClosed: { it: 'Mese chiuso.', en: 'Month closed.' },
  monthReopened: { it: 'Mese riaperto.', en: 'Month reopened.' },
  monthOpen: { it: 'Questo mese non è chiuso.', en: 'This month is not closed.' },
  gone: {
    it: 'Questo blocco non c’è più: lo ha già tolto qualcun altro.',
    en: 'This lock is gone: somebody else has lifted it already.',
  },
  monthAlready: {
    it: 'Il mese di {{month|month}} è già chiuso.',
    en: 'The month {{month|month}} is closed already.',
  },
  dayAlready: {
    it: 'Almeno un giorno è già bloccato nello stesso modo il {{from}}: togli prima quel blocco.',
    en: 'At least one day is locked in the same way already on {{from}}: lift that lock first.',
  },
  daysAlready: {
    it: 'Almeno un giorno è già bloccato nello stesso modo dal {{from}} al {{to}}: togli prima quel blocco.',
    en: 'At least one day is locked in the same way already from {{from}} to {{to}}: lift that lock first.',
  },
  personElsewhereDay: {
    it: 'La persona non è assegnata a {{icao}} il {{from}}.',
    en: 'The person is not assigned to {{icao}} on {{from}}.',
  },
  personElsewhereDays: {
    it: 'La persona non è assegnata a {{icao}} dal {{from}} al {{to}}.',
    en: 'The person is not assigned to {{icao}} from {{from}} to {{to}}.',
  },
  // What a save in a locked cell is told.
  cellInMonth: {
    it: 'Il mese di {{month|month}} è chiuso per le paghe da {{by}}: «{{reason}}». Per modificarlo deve riaprirlo un amministratore.',
    en: 'The month {{month|month}} is closed for the payroll by {{by}}: “{{reason}}”. To change it an administrator has to reopen it.',
  },
  cellOnDay: {
    it: 'I turni di tutto l’impianto sono bloccati il {{from}} da {{by}}: «{{reason}}». Per modificarli va tolto il blocco.',
    en: 'The shifts of the whole plant are locked on {{from}} by {{by}}: “{{reason}}”. To change them the lock has to be lifted.',
  },
  cellOnDays: {
    it: 'I turni di tutto l’impianto sono bloccati dal {{from}} al {{to}} da {{by}}: «{{reason}}». Per modificarli va tolto il blocco.',
    en: 'The shifts of the whole plant are locked from {{from}} to {{to}} by {{by}}: “{{reason}}”. To change them the lock has to be lifted.',
  },
  cellOfPersonDay: {
    it: 'I turni di questa persona sono bloccati il {{from}} da {{by}}: «{{reason}}». Per modificarli va tolto il blocco.',
    en: 'The shifts of this person are locked on {{from}} by {{by}}: “{{reason}}”. To change them the lock has to be lifted.',
  },
  cellOfPersonDays: {
    it: 'I turni di questa persona sono bloccati dal {{from}} al {{to}} da {{by}}: «{{reason}}». Per modificarli va tolto il blocco.',
    en: 'The shifts of this person are locked from {{from}} to {{to}} by {{by}}: “{{reason}}”. To change them the lock has to be lifted.',
  },
});
