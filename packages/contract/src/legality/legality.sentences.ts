import { sentences } from '../sentences.ts';

/** What a rule says of a roster that breaks it: the messages of domain.md 1.4 and 2.1 to the letter, by rule (and limit). */
export const legalitySentence = sentences('legality', {
  'R373.1': {
    it: 'Superato il limite di {{max}} giorni di servizio consecutivi (rilevati {{n}})',
    en: 'More than {{max}} consecutive days of duty ({{n}} found)',
  },
  'R373.2': {
    it: 'Il periodo di servizio del {{data}} dura {{ore}}: massimo consentito {{max}}',
    en: 'The duty of {{data}} lasts {{ore}}: {{max}} at most',
  },
  'R373.5': {
    it: 'Riposo di {{h}} tra {{turno1}} e {{turno2}}: minimo {{min}}',
    en: 'Rest of {{h}} between {{turno1}} and {{turno2}}: {{min}} at least',
  },
  'R373.6': {
    it: 'Superato il limite di {{max}} notti consecutive ({{n}})',
    en: 'More than {{max}} consecutive nights ({{n}})',
  },
  'R373.7': {
    it: 'Dopo il servizio notturno terminato il {{fine}} sono richieste {{min}} ore di riposo (rilevate {{h}})',
    en: 'After the night duty that ended on {{fine}} {{min}} hours of rest are needed ({{h}} found)',
  },
  'R373.8': {
    it: 'Nei {{g}} giorni dal {{data}} risultano {{n}} riposi di almeno {{h}} ore: minimo {{min}}',
    en: 'In the {{g}} days from {{data}} there are {{n}} rests of at least {{h}} hours: {{min}} at least',
  },
  'R373.8.sum': {
    it: 'Nei {{g}} giorni dal {{data}} i riposi sommano {{n}} ore: minimo {{min}}',
    en: 'In the {{g}} days from {{data}} rests add up to {{n}} hours: {{min}} at least',
  },
  'R373.S1': {
    it: 'Superate {{max}} ore di servizio in {{g}} giorni',
    en: 'More than {{max}} hours of duty in {{g}} days',
  },
  'R373.S1.onCall': {
    it: 'Superate {{max}} ore di servizio e reperibilità in {{g}} giorni',
    en: 'More than {{max}} hours of duty and on call in {{g}} days',
  },
  'R373.S2': {
    it: 'Dopo 6 servizi consecutivi o 50 ore in 144 ore servono {{min}} ore di riposo (rilevate {{h}})',
    en: 'After 6 consecutive duties or 50 hours within 144 hours {{min}} hours of rest are needed ({{h}} found)',
  },
  'R373.S3': {
    it: 'Più di {{max}} inizi prima delle 06:30 in 144 ore',
    en: 'More than {{max}} starts before 06:30 within 144 hours',
  },
  'L66.1': {
    it: 'Riposo giornaliero inferiore a 11 ore ({{h}})',
    en: 'Daily rest shorter than 11 hours ({{h}})',
  },
  'L66.2': {
    it: 'Riposo settimanale non garantito dal {{data}}',
    en: 'Weekly rest not ensured from {{data}}',
  },
  'L66.3': {
    it: 'Media settimanale di {{h}} ore superiore a 48',
    en: 'Weekly mean of {{h}} hours, above 48',
  },
  'L66.4': {
    it: 'Lavoratore notturno: media oraria oltre 8 ore',
    en: 'Night worker: mean above 8 hours',
  },
  'L66.5': { it: 'Pausa obbligatoria non prevista', en: 'The compulsory break is missing' },
  'L66.5.definition': {
    it: 'Pausa obbligatoria non prevista nel turno {{turno}} ({{n}} minuti, minimo {{min}}): aggiungi la pausa alla definizione del turno',
    en: 'The compulsory break is missing in shift {{turno}} ({{n}} minutes, {{min}} at least): add the break to the definition of the shift',
  },
  'L66.6': {
    it: 'Ferie {{anno}} da fruire entro il {{data}}',
    en: 'Leave of {{anno}} to be taken by {{data}}',
  },
  'L66.7': { it: 'Superato il monte straordinario annuo', en: 'More overtime than a year allows' },
  NOTTE: {
    it: 'Servizio notturno di una persona esente dalle notti ({{min}} minuti tra le 24:00 e le 06:00)',
    en: 'Night duty of somebody exempt from nights ({{min}} minutes between 24:00 and 06:00)',
  },
  // of a finding that falls to another plant only rule and date are told (domain.md 1.5, point 21)
  elsewhere: {
    it: 'Regola {{regola}} nell’altro impianto, {{data}}',
    en: 'Rule {{regola}} in the other plant, {{data}}',
  },
  refused: {
    it: '{{frase}}. In questo impianto la regola blocca il salvataggio: scegli un altro turno o un’altra persona.',
    en: '{{frase}}. In this plant the rule refuses the save: choose another shift or another person.',
  },
});
