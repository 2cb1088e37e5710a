import { registerTexts } from '../../platform/language.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    substitutions: typeof substitutionsTexts;
  }
}

/** Texts of `/responsabile/sostituti` and `/amministrazione/sostituti`. */
export const substitutionsTexts = registerTexts('substitutions', {
  title: ['Sostituti', 'Substitutes'],
  hint: [
    'Chi sostituisce un responsabile ha i suoi diritti sull’impianto, mai di più, e solo nei giorni scritti',
    'Who stands in for a manager has the manager’s rights in the plant, never more, and only on the days written',
  ],
  none: ['Nessuna sostituzione', 'No substitution'],
  noneWhy: [
    'Nomina chi decide al tuo posto mentre manchi.',
    'Name who decides in your place while you are away.',
  ],
  noneWhyAdmin: [
    'Nomina chi decide al posto di un responsabile che manca.',
    'Name who decides in the place of a manager who is away.',
  ],
  add: ['Nomina un sostituto…', 'Name a substitute…'],
  newTitle: ['Nomina un sostituto', 'Name a substitute'],
  current: ['In corso', 'Running'],
  coming: ['Future', 'To come'],
  over: ['Finite', 'Over'],
  standsIn: ['{{substitute}} sostituisce {{giver}}', '{{substitute}} stands in for {{giver}}'],
  period: ['{{plant}}, dal {{from}} al {{to}}', '{{plant}}, from {{from}} to {{to}}'],
  endedAt: ['terminata il {{at}}', 'ended {{at}}'],
  holdsNothing: [
    'Chi è sostituito non è più responsabile di {{plant}}: la sostituzione non dà niente.',
    'Who is replaced no longer manages {{plant}}: the substitution gives nothing.',
  ],
  end: ['Termina', 'End'],
  endOf: ['Termina la sostituzione di {{giver}}', 'End the substitution of {{giver}}'],
  endTitle: ['Terminare la sostituzione?', 'End the substitution?'],
  endWhy: [
    '{{substitute}} perde subito i diritti avuti per conto di {{giver}} su {{plant}}, anche nelle schermate aperte.',
    '{{substitute}} at once loses what was held on behalf of {{giver}} in {{plant}}, in open screens too.',
  ],
  ended: ['Sostituzione terminata', 'Substitution ended'],
  endFailed: ['La sostituzione non è terminata', 'The substitution was not ended'],
  giver: ['Chi va sostituito', 'Who is replaced'],
  substitute: ['Sostituto', 'Substitute'],
  personHint: [
    'Scrivi nome o codice e scegli dall’elenco.',
    'Type a name or a code and choose from the list.',
  ],
  personNeeded: ['Scegli una persona dall’elenco.', 'Choose a person from the list.'],
  managesNothing: ['Questa persona non è responsabile di nessun impianto.', 'This person manages no plant.'],
  plant: ['Impianto', 'Plant'],
  plantNeeded: ['Scegli l’impianto.', 'Choose the plant.'],
  from: ['Primo giorno', 'First day'],
  to: ['Ultimo giorno', 'Last day'],
  dayNeeded: ['Scrivi un giorno.', 'Write a day.'],
  endsFirst: ['L’ultimo giorno viene prima del primo.', 'The last day comes before the first one.'],
  name: ['Nomina', 'Name'],
  named: ['Sostituto nominato', 'Substitute named'],
  nameFailed: ['Il sostituto non è stato nominato', 'The substitute was not named'],
});
