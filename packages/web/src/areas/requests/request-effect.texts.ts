import { registerTexts } from '../../platform/language.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    requestEffect: typeof requestEffectTexts;
  }
}

/** Texts of column 'Effetto': what approving does to the counters. */
export const requestEffectTexts = registerTexts('requestEffect', {
  effect: ['Effetto', 'Effect'],
  uncovers: ['Scopre {{slot}} il {{day}}', 'Leaves {{slot}} short on {{day}}'],
  moves: [
    '{{slot}} il {{day}} da −{{before}} a −{{after}}',
    '{{slot}} on {{day}} from −{{before}} to −{{after}}',
  ],
  covers: ['Ricopre {{slot}} il {{day}}', 'Covers {{slot}} again on {{day}}'],
  more_one: ['e un altro', 'and one more'],
  more_other: ['e altri {{count}}', 'and {{count}} more'],
  none: ['Nessun effetto', 'No effect'],
  overLimit: [
    'Troppi assenti il {{day}} ({{away}}, limite {{limit}})',
    'Too many away on {{day}} ({{away}}, limit {{limit}})',
  ],
  overLimitTitle: ['Oltre il limite di assenti dell’impianto', 'Above the plant’s limit of people away'],
  overLimitDay: [
    '{{day}}: {{away}} assenti, il limite è {{limit}}',
    '{{day}}: {{away}} away, the limit is {{limit}}',
  ],
  overLimitMore_one: ['e un altro giorno', 'and one more day'],
  overLimitMore_other: ['e altri {{count}} giorni', 'and {{count}} more days'],
  waiting: ['Calcolo…', 'Counting…'],
  failed: ['Non calcolato', 'Not counted'],
});
