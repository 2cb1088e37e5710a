import type { LookupRefusals } from '@torre/domain/lookups';
import { sentences } from '../sentences.ts';
import type { WordsOf } from '../sentences.ts';

const lookupRefusals = {
  'bad-code': {
    it: 'Il codice «{{code}}» non va bene per questo elenco: le categorie hanno solo lettere, i comuni il loro nome, le sigle sindacali lettere e cifre.',
    en: 'The code “{{code}}” does not suit this list: categories have letters only, comuni their name, trade unions letters and digits.',
  },
  'ends-first': {
    it: 'L’ultimo giorno viene prima del primo: correggi le date.',
    en: 'The last day comes before the first one: correct the dates.',
  },
  past: {
    it: 'Prima di oggi ({{today}}) si cambia solo con un motivo: scrivilo, o scegli un giorno da oggi in poi.',
    en: 'Before today ({{today}}) changes need a reason: write it, or choose a day from today on.',
  },
  'began-later': {
    it: 'Ciò che è già cominciato non si sostituisce: questo valore si può cambiare dal {{from}} in poi.',
    en: 'What has begun already is not replaced: this value can be changed from {{from}} on.',
  },
  'name-taken': {
    it: 'Il nome «{{name}}» è già del valore {{code}} in quei giorni: scegline un altro.',
    en: 'The name “{{name}}” already belongs to {{code}} on those days: choose another one.',
  },
  'bad-attribute': {
    it: 'Il campo «{{attribute}}» non va bene per questo elenco.',
    en: 'The field “{{attribute}}” does not suit this list.',
  },
  'no-such-day': {
    it: 'Questo giorno non c’è in nessun anno: correggi giorno e mese.',
    en: 'No year has this day: correct day and month.',
  },
} as const satisfies WordsOf<LookupRefusals>;

/** What the server says about lists of values. */
export const lookupSentence = sentences('lookups', {
  ...lookupRefusals,
  saved: { it: 'Elenco aggiornato.', en: 'List updated.' },
  stale: {
    it: 'Qualcun altro ha cambiato questo valore: guarda come sta adesso e salva di nuovo.',
    en: 'Somebody else has changed this value: look how it stands now and save again.',
  },
});
