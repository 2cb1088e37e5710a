import { clock, count, days, flag, length, ratio } from './rule-parameter.ts';
import type { RuleEntry } from './rule-entry.ts';

const CTA = ['CTA'] as const;

/**
 * Rules of EU 2017/373 (domain.md 1.4) and the supplementary ones. Names of parameters and messages to the letter; the
 * regulation fixes no number, so that each is the organisation's to confirm.
 */
export const REGULATION_RULE = {
  'R373.1': {
    title: { it: 'Giorni consecutivi', en: 'Consecutive days' },
    message: 'Superato il limite di {max} giorni di servizio consecutivi (rilevati {n})',
    level: 'BLOCCO',
    active: true,
    categories: CTA,
    parameters: {
      maxGiorniConsecutivi: days(['Giorni consecutivi al massimo', 'Consecutive days at most'], 6),
    },
  },
  'R373.2': {
    title: { it: 'Durata del servizio', en: 'Length of a duty' },
    message: 'Il periodo di servizio del {data} dura {ore}: massimo consentito {max}',
    level: 'BLOCCO',
    active: true,
    categories: CTA,
    parameters: {
      maxMinutiServizio: length(['Servizio al massimo', 'Duty at most'], 600),
      maxMinutiNotte: length(['Servizio notturno al massimo', 'Night duty at most'], 570),
      limiteAlba: flag(['Limite per gli inizi all’alba', 'Limit for early starts'], false, true),
      maxMinutiAlba: length(['Servizio con inizio all’alba al massimo', 'Early duty at most'], 480),
      albaInizio: clock(['Alba: dalle', 'Early start: from'], 330),
      albaFine: clock(['Alba: alle (compreso)', 'Early start: to (included)'], 389),
    },
  },
  'R373.3': {
    title: { it: 'Tempo continuativo in posizione', en: 'Time in position' },
    message: '{nome} in posizione per {min} minuti senza pausa di almeno {pausa} minuti',
    level: 'BLOCCO',
    active: true,
    categories: CTA,
    parameters: {
      maxMinutiPosizione: length(['In posizione al massimo', 'In position at most'], 120),
      minPausaMin: length(['Pausa almeno', 'Break at least'], 30),
      isole: {
        kind: 'list',
        label: { it: 'Isole con limiti propri', en: 'Islands with limits of their own' },
        default: [] as readonly string[],
        pattern: '[A-Z0-9-]{1,20} \\d{1,4}/\\d{1,4}',
        example: 'TMA 90/30',
      },
    },
  },
  'R373.4': {
    title: { it: 'Rapporto servizio/pause', en: 'Ratio of duty to breaks' },
    message: 'Rapporto servizio/pause {r} superiore a {max} nel turno del {data}',
    level: 'BLOCCO',
    active: true,
    categories: CTA,
    parameters: {
      maxRapporto: ratio(['Rapporto al massimo', 'Ratio at most'], 4),
      minMinutiPosizioneValutati: length(['Valutato da (in posizione)', 'Judged from (in position)'], 120),
    },
  },
  'R373.5': {
    title: { it: 'Riposo minimo tra servizi', en: 'Rest between duties' },
    message: 'Riposo di {h} tra {turno1} e {turno2}: minimo {min}',
    level: 'BLOCCO',
    active: true,
    categories: CTA,
    parameters: {
      minRiposo: length(['Riposo almeno', 'Rest at least'], 720),
      minRiposoRidotto: length(['Riposo ridotto almeno', 'Reduced rest at least'], 660),
      numRidotti: count(['Riposi ridotti ammessi', 'Reduced rests allowed'], 'times', 1),
      finestraRidotti: days(['… in quanti giorni', '… within'], 30),
    },
  },
  'R373.6': {
    title: { it: 'Notti consecutive', en: 'Consecutive nights' },
    message: 'Superato il limite di {max} notti consecutive ({n})',
    level: 'BLOCCO',
    active: true,
    categories: CTA,
    parameters: {
      // none: nobody may work at night
      maxNottiConsecutive: {
        ...count(['Notti consecutive al massimo', 'Consecutive nights at most'], 'times', 2),
        max: 62,
      },
    },
  },
  'R373.7': {
    title: { it: 'Riposo dopo la notte', en: 'Rest after nights' },
    message:
      'Dopo il servizio notturno terminato il {data ora} sono richieste {min} ore di riposo (rilevate {h})',
    level: 'BLOCCO',
    active: true,
    categories: CTA,
    parameters: {
      minDopoNotteSingola: length(['Dopo una notte', 'After one night'], 2880),
      minDopoNottiMultiple: length(['Dopo più notti', 'After several nights'], 3240),
    },
  },
  'R373.8': {
    title: { it: 'Numero di riposi nel ciclo', en: 'Rests in a cycle' },
    message: 'Nei {g} giorni dal {data} risultano {n} riposi di almeno {h} ore: minimo {min}',
    level: 'BLOCCO',
    active: true,
    categories: CTA,
    parameters: {
      finestraGiorni: days(['Giorni osservati', 'Days looked at'], 28, 30),
      minRiposi: { ...count(['Riposi almeno', 'Rests at least'], 'times', 4, 3), min: 1, max: 62 },
      minDurataRiposo: {
        ...length(['Durata di ogni riposo almeno', 'Each rest at least'], 2880, 3240),
        min: 1,
      },
      minSommaRiposi: length(
        ['Somma dei riposi almeno (0: non valutata)', 'Sum of rests at least (0: not judged)'],
        0,
        10_800,
      ),
    },
  },
  'R373.S1': {
    title: { it: 'Ore di servizio nel periodo', en: 'Duty hours in a period' },
    message: 'Superate {max} ore di servizio in {g} giorni',
    level: 'BLOCCO',
    active: true,
    categories: CTA,
    parameters: {
      maxMinuti: length(['Servizio al massimo', 'Duty at most'], 12_000),
      maxMinutiReperibilita: length(['… reperibilità compresa', '… on-call included'], 18_000),
      giorni: days(['Giorni osservati', 'Days looked at'], 30),
    },
  },
  'R373.S2': {
    title: { it: 'Riposo dopo sei servizi', en: 'Rest after six duties' },
    message: 'Dopo 6 servizi consecutivi o 50 ore in 144 ore servono {min} ore di riposo (rilevate {h})',
    level: 'BLOCCO',
    active: false,
    ukActive: true,
    categories: CTA,
    parameters: {
      servizi: { ...count(['Servizi consecutivi', 'Consecutive duties'], 'times', 6), min: 1, max: 62 },
      ore: { ...count(['Ore di servizio', 'Duty hours'], 'hours', 50), min: 1 },
      finestra: { ...count(['Ore osservate', 'Hours looked at'], 'hours', 144), min: 1 },
      riposo: length(['Riposo almeno', 'Rest at least'], 3600),
      riposoRidotto: length(['Riposo ridotto almeno', 'Reduced rest at least'], 3240),
    },
  },
  'R373.S3': {
    title: { it: 'Inizi all’alba', en: 'Early starts' },
    message: 'Più di {max} inizi prima delle 06:30 in 144 ore',
    level: 'AVVISO',
    active: false,
    categories: CTA,
    parameters: {
      maxAlbe: count(['Inizi al massimo', 'Starts at most'], 'times', 2),
      primaDelle: clock(['Prima delle', 'Before'], 390),
      finestra: { ...count(['Ore osservate', 'Hours looked at'], 'hours', 144), min: 1 },
    },
  },
} as const satisfies Record<string, RuleEntry>;
