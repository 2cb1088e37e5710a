import { registerTexts } from '../../platform/language.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    requestBalance: typeof requestBalanceTexts;
  }
}

/** Texts of what a request costs and of what is left. */
export const requestBalanceTexts = registerTexts('requestBalance', {
  cost: ['Costo', 'Cost'],
  balance: ['Residuo', 'Balance'],
  FER: ['Ferie', 'Leave'],
  ROS: ['Riposi e ore straordinarie (ROS)', 'Rests and overtime hours (ROS)'],
  RFS: ['Riposi per festività (RFS)', 'Rests for holidays (RFS)'],
  PRLS: ['Permessi RLS (PRLS)', 'Permits of safety representatives (PRLS)'],
  ESAU: ['Esami (ESAU)', 'Exams (ESAU)'],
  '104': ['Legge 104', 'Law 104'],
  leftDay: ['resta {{amount}} giorno', '{{amount}} day is left'],
  leftDays: ['restano {{amount}} giorni', '{{amount}} days are left'],
  leftHours: ['restano {{amount}} ore', '{{amount}} hours are left'],
  asks: ['ne chiede {{amount}}', '{{amount}} asked for'],
  givesBack: ['ne restituisce {{amount}}', '{{amount}} given back'],
  costDays_one: ['{{count}} giorno', '{{count}} day'],
  costDays_other: ['{{count}} giorni', '{{count}} days'],
  costHours: ['{{amount}} ore', '{{amount}} hours'],
  costNothing: ['Non costa nulla', 'It costs nothing'],
  isShort: ['Il residuo non basta.', 'The balance does not suffice.'],
});
