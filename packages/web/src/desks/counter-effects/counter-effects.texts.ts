import { registerTexts } from '../../platform/language.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    counterEffects: typeof counterEffectsTexts;
  }
}

/** Texts of the desk 'counter-effects': what a change does to the counters. */
export const counterEffectsTexts = registerTexts('counterEffects', {
  counters: ['Contatori', 'Counters'],
  countersSame: ['I contatori non cambiano.', 'The counters stay the same.'],
  worse_one: ['{{count}} va sotto', '{{count}} falls short'],
  worse_other: ['{{count}} vanno sotto', '{{count}} fall short'],
  deeper_one: ['{{count}} peggiora', '{{count}} gets worse'],
  deeper_other: ['{{count}} peggiorano', '{{count}} get worse'],
  within_one: [
    '{{count}} a corto solo in un’isola o specializzazione',
    '{{count}} short in an island or specialization alone',
  ],
  within_other: [
    '{{count}} a corto solo in un’isola o specializzazione',
    '{{count}} short in an island or specialization alone',
  ],
  effect: ['{{label}} {{day}}: da {{before}} a {{after}}', '{{label}} {{day}}: from {{before}} to {{after}}'],
  stays: ['{{label}} {{day}}: resta a {{after}}', '{{label}} {{day}}: stays at {{after}}'],
  more_one: ['e un altro', 'and another one'],
  more_other: ['e altri {{count}}', 'and {{count}} more'],
});
