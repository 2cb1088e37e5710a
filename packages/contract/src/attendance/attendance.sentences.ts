import { sentences } from '../sentences.ts';

/** What the server says about attendance. */
export const attendanceSentence = sentences('attendance', {
  serviceUnknown: {
    it: 'Nessun servizio delle presenze ha il valore «{{value}}»: i valori stanno nella configurazione.',
    en: 'No service of attendance has the value “{{value}}”: the values stand in the configuration.',
  },
  changesByPost: {
    it: 'Questa chiamata cambia qualcosa: va inviata con POST, non con GET.',
    en: 'This call changes something: send it by POST, not by GET.',
  },
  dateMalformed: {
    it: '«{{text}}» non è una data: scrivila come AAAA/MM/GG.',
    en: '“{{text}}” is no date: write it as YYYY/MM/DD.',
  },
  daysMissing: {
    it: 'Indica i giorni: dal e al, come AAAA/MM/GG.',
    en: 'Say which days: dal and al, as YYYY/MM/DD.',
  },
  dayMissing: { it: 'Indica il giorno: data, come AAAA/MM/GG.', en: 'Say which day: data, as YYYY/MM/DD.' },
  personNotManaged: {
    it: 'In quei giorni non gestisci questa persona: le sue presenze le vede lei e chi gestisce il suo impianto.',
    en: 'You do not manage this person on those days: their attendance is seen by them and by who manages their plant.',
  },
});
