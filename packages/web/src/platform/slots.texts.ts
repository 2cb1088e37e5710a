import { registerTexts } from './language.ts';

declare module './text-catalogue.ts' {
  interface TextCatalogue {
    slots: typeof slotTexts;
  }
}

/** Texts of what a slot of a day is missing, which several areas say. */
export const slotTexts = registerTexts('slots', {
  missing_one: ['manca {{count}} persona', '{{count}} person missing'],
  missing_other: ['mancano {{count}} persone', '{{count}} people missing'],
  missingOf: ['{{missing}}: {{of}}', '{{missing}}: {{of}}'],
  specializationMissing: ['{{name}} {{hours}}', '{{name}} {{hours}}'],
  over_one: ['{{count}} persona in più', '{{count}} person over'],
  over_other: ['{{count}} persone in più', '{{count}} people over'],
  complete: ['al completo', 'complete'],
  covered: ['coperte da altre isole: {{all}}', 'covered by other islands: {{all}}'],
  islandCoveredBy: ['{{count}} di {{island}} da {{who}}', '{{count}} of {{island}} by {{who}}'],
  coveredBy_one: ['{{count}} coperta da {{who}}', '{{count}} covered by {{who}}'],
  coveredBy_other: ['{{count}} coperte da {{who}}', '{{count}} covered by {{who}}'],
  andIsland: [' e ', ' and '],
  byOthers: ['altri', 'others'],
});
