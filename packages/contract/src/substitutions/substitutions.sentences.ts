import type { SubstitutionRefusals } from '@torre/domain/identity';
import { sentences } from '../sentences.ts';
import type { WordsOf } from '../sentences.ts';

const substitutionRefusals = {
  oneself: {
    it: 'Nessuno sostituisce sé stesso: scegli un’altra persona.',
    en: 'Nobody stands in for oneself: choose somebody else.',
  },
  'ends-first': {
    it: 'L’ultimo giorno viene prima del primo: correggi le date.',
    en: 'The last day comes before the first one: correct the dates.',
  },
  past: {
    it: 'Una sostituzione comincia al più presto oggi, {{today}}.',
    en: 'A substitution begins today, {{today}}, at the earliest.',
  },
  'too-long': {
    it: 'Una sostituzione dura al massimo {{allowed}} giorni.',
    en: 'A substitution lasts {{allowed}} days at most.',
  },
  'not-held': {
    it: 'Chi va sostituito non è responsabile di {{icao}} in quei giorni.',
    en: 'Who is to be replaced does not manage {{icao}} on those days.',
  },
} as const satisfies WordsOf<SubstitutionRefusals>;

/** What the server says about who stands in for a manager. */
export const substitutionSentence = sentences('substitutions', {
  ...substitutionRefusals,
  named: { it: 'Sostituto nominato.', en: 'Substitute named.' },
  ended: { it: 'Sostituzione terminata.', en: 'Substitution ended.' },
  already: {
    it: 'Questa persona sostituisce già per {{icao}} in alcuni di quei giorni: termina prima quella sostituzione.',
    en: 'This person stands in for {{icao}} on some of those days already: end that substitution first.',
  },
  noAccount: {
    it: 'Questa persona non può accedere a Torre: scegline un’altra.',
    en: 'This person cannot sign in to Torre: choose somebody else.',
  },
  gone: { it: 'Questa sostituzione non c’è più.', en: 'This substitution is gone.' },
  over: {
    it: 'Questa sostituzione è già finita.',
    en: 'This substitution is over already.',
  },
  othersOnly: {
    it: 'Solo un amministratore nomina chi sostituisce un’altra persona.',
    en: 'Only an administrator names who stands in for somebody else.',
  },
});
