import { clock, count, days, length } from './rule-parameter.ts';
import type { RuleEntry } from './rule-entry.ts';

/** No category named: everybody. */
const EVERYBODY = [] as const;

/** Working time by D.Lgs. 66/2003 (domain.md 2.1); the same in every shipped profile. */
export const LAW_RULE = {
  'L66.1': {
    title: { it: 'Riposo giornaliero', en: 'Daily rest' },
    message: 'Riposo giornaliero inferiore a 11 ore ({h})',
    level: 'BLOCCO',
    active: true,
    categories: EVERYBODY,
    parameters: { minRiposo: length(['Riposo almeno', 'Rest at least'], 660) },
  },
  'L66.2': {
    title: { it: 'Riposo settimanale', en: 'Weekly rest' },
    message: 'Riposo settimanale non garantito dal {data}',
    level: 'BLOCCO',
    active: true,
    categories: EVERYBODY,
    parameters: {
      minDurataRiposo: { ...length(['Durata di ogni riposo almeno', 'Each rest at least'], 2100), min: 1 },
      minRiposi: { ...count(['Riposi almeno', 'Rests at least'], 'times', 2), min: 1, max: 62 },
      finestraGiorni: days(['Giorni osservati', 'Days looked at'], 14),
    },
  },
  'L66.3': {
    title: { it: 'Media settimanale', en: 'Weekly mean' },
    message: 'Media settimanale di {h} ore superiore a 48',
    level: 'BLOCCO',
    active: true,
    categories: EVERYBODY,
    parameters: {
      maxMediaSettimanale: length(['Media al massimo', 'Mean at most'], 2880),
      // art. 4: by agreement up to twelve
      mesi: { ...count(['Mesi di riferimento', 'Months of reference'], 'months', 4), min: 1, max: 12 },
    },
  },
  'L66.4': {
    title: { it: 'Lavoratore notturno', en: 'Night worker' },
    message: 'Lavoratore notturno: media oraria oltre 8 ore',
    level: 'BLOCCO',
    active: true,
    categories: EVERYBODY,
    parameters: {
      notteInizio: clock(['Periodo notturno: dalle', 'Night period: from'], 1380),
      notteFine: clock(['Periodo notturno: alle', 'Night period: to'], 360),
      minMinutiNotte: length(['Lavoro notturno al giorno almeno', 'Night work a day at least'], 180),
      minNotti: { ...count(['Notti all’anno almeno', 'Nights a year at least'], 'times', 80), min: 1 },
      maxMediaGiornaliera: length(['Media in 24 ore al massimo', 'Mean in 24 hours at most'], 480),
    },
  },
  'L66.5': {
    title: { it: 'Pausa obbligatoria', en: 'Compulsory break' },
    message: 'Pausa obbligatoria non prevista',
    level: 'BLOCCO',
    active: true,
    categories: EVERYBODY,
    parameters: {
      oltreMinuti: length(['Oltre', 'Beyond'], 360),
      minPausaMin: length(['Pausa almeno', 'Break at least'], 10),
    },
  },
  'L66.6': {
    title: { it: 'Ferie da fruire', en: 'Leave to be taken' },
    message: 'Ferie {anno} da fruire entro il {data}',
    level: 'AVVISO',
    active: true,
    categories: EVERYBODY,
    parameters: {
      settimane: count(['Ferie all’anno almeno', 'Leave a year at least'], 'weeks', 4),
      settimaneNellAnno: count(['… nell’anno', '… within the year'], 'weeks', 2),
      mesiDopo: count(['Le altre entro', 'The others within'], 'months', 18),
      // what a balance counts are days: of a week five, where no contract says otherwise
      giorniSettimana: {
        ...count(['Giorni di ferie in una settimana', 'Days of leave in a week'], 'days', 5),
        min: 1,
        max: 7,
      },
      giorniPrima: { ...count(['Segnalate prima della data', 'Said before the date'], 'days', 90), max: 366 },
    },
  },
  'L66.7': {
    title: { it: 'Straordinario annuo', en: 'Yearly overtime' },
    message: 'Superato il monte straordinario annuo',
    level: 'BLOCCO',
    active: true,
    categories: EVERYBODY,
    parameters: {
      maxMinuti: length(['Straordinario all’anno al massimo', 'Overtime a year at most'], 15_000),
    },
  },
} as const satisfies Record<string, RuleEntry>;
