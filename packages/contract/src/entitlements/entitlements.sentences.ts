import type { EntitlementRefusals, RightRefusals } from '@torre/domain/entitlements';
import { sentences } from '../sentences.ts';
import type { WordsOf } from '../sentences.ts';

const entitlementRefusals = {
  'too-much': {
    it: 'Un valore supera quanto può avere un anno: correggilo.',
    en: 'A value exceeds what a year can have: correct it.',
  },
  'reduced-too-far': {
    it: 'Le riduzioni non possono superare la spettanza teorica.',
    en: 'Reductions cannot exceed what is due in theory.',
  },
  'brought-later': {
    it: 'I residui si scrivono una volta sola, con il primo anno aperto ({{year}}): per gli anni dopo si calcolano.',
    en: 'What is left of before is written once, with the first year that was opened ({{year}}): for later years it is worked out.',
  },
  'before-first': {
    it: 'Per questa persona il primo anno aperto è il {{year}}: un anno prima cambierebbe i residui di quelli dopo.',
    en: 'The first year opened for this person is {{year}}: an earlier one would change what later ones carry over.',
  },
  'year-out-of-reach': {
    it: 'Si aprono solo gli anni dal {{from}} al {{to}}.',
    en: 'Only the years from {{from}} to {{to}} can be opened.',
  },
  'past-year': {
    it: 'Il {{year}} è passato: si cambia solo con un motivo.',
    en: '{{year}} is over: changes need a reason.',
  },
} as const satisfies WordsOf<EntitlementRefusals>;

const rightRefusals = {
  'ends-first': {
    it: 'L’ultimo giorno viene prima del primo: correggi le date.',
    en: 'The last day comes before the first one: correct the dates.',
  },
  'child-unborn': {
    it: 'Per i diritti dei genitori serve il giorno di nascita del figlio.',
    en: 'Rights of parents need the day on which the child was born.',
  },
  'nobody-assisted': {
    it: 'Questo diritto non riguarda una persona assistita: lascia vuoto il campo.',
    en: 'This right concerns nobody who is assisted: leave the field empty.',
  },
  'held-already': {
    it: 'La persona ha già questo diritto dal {{from}} in alcuni di quei giorni: cambia quello.',
    en: 'The person has this right already, from {{from}}, on some of those days: change that one.',
  },
  'began-before': {
    it: 'Il diritto è cominciato il {{from}}: non si toglie per giorni già passati, lo si fa finire.',
    en: 'The right began on {{from}}: it is not taken away for days gone by, it is ended.',
  },
  'past-days': {
    it: 'Prima di oggi ({{today}}) si cambia solo con un motivo: scrivilo, o scegli un giorno da oggi in poi.',
    en: 'Before today ({{today}}) changes need a reason: write it, or choose a day from today on.',
  },
} as const satisfies WordsOf<RightRefusals>;

/** What the server says about entitlements and rights of people. */
export const entitlementSentence = sentences('entitlements', {
  ...entitlementRefusals,
  ...rightRefusals,
  ownNotWritten: {
    it: 'Le tue spettanze e i tuoi diritti li scrive un’altra persona delle risorse umane.',
    en: 'Your own entitlements and rights are written by somebody else of human resources.',
  },
  personUnknown: { it: 'Questa persona non esiste.', en: 'There is no such person.' },
  rightUnknown: { it: 'Questo diritto non esiste.', en: 'There is no such right.' },
  saved: { it: 'Spettanza salvata.', en: 'Entitlement saved.' },
  stale: {
    it: 'Qualcun altro ha cambiato questa spettanza: guarda come sta adesso e salva di nuovo.',
    en: 'Somebody else has changed this entitlement: look how it stands now and save again.',
  },
  rightSaved: { it: 'Diritto salvato.', en: 'Right saved.' },
  rightStale: {
    it: 'Qualcun altro ha cambiato questo diritto: guarda come sta adesso e salva di nuovo.',
    en: 'Somebody else has changed this right: look how it stands now and save again.',
  },
  yearOpened_one: {
    it: 'Anno {{year}} aperto per una persona.',
    en: 'Year {{year}} opened for one person.',
  },
  yearOpened_other: {
    it: 'Anno {{year}} aperto per {{count}} persone.',
    en: 'Year {{year}} opened for {{count}} people.',
  },
  yearStands: {
    it: 'Per l’anno {{year}} non c’è più nulla da aprire.',
    en: 'For the year {{year}} nothing is left to be opened.',
  },
});
