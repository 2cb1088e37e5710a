/** Further words under which screens are looked for, in both languages: what is done there, and what stands in their tabs. */
const WORDS: Readonly<Record<string, readonly [it: string, en: string]>> = {
  '/dipendente/richieste': [
    'nuova richiesta ferie permesso malattia congedo',
    'new request leave permit illness',
  ],
  '/dipendente/saldi': ['residui ferie legge 104 diritti', 'left leave law 104 rights'],
  '/dipendente/presenze': ['timbrature orari', 'clock-ins timetables'],
  '/dipendente/calendario': ['turni', 'shifts'],
  '/responsabile/richieste': ['ferie permessi malattia approvare', 'leave permits illness approve'],
  '/personale/spettanze': ['ferie saldi diritti legge 104 sindacato', 'leave balances rights law 104 union'],
  '/amministrazione/organizzazione': [
    'causali festività unità impianti persone',
    'causes holidays units plants people',
  ],
};

const SHORTEST_STEM = 4;

/** What is looked through for a screen: its name and these words. */
export const screenText = (to: string, name: string, language: 'it' | 'en'): string =>
  `${name} ${WORDS[to]?.[language === 'it' ? 0 : 1] ?? ''}`;

/** Words without their last letter, where enough of them is left: 'richiesta' finds 'richieste'. */
export const stemsOf = (text: string): string =>
  text
    .split(/\s+/)
    .map((word) => (word.length > SHORTEST_STEM ? word.slice(0, -1) : word))
    .join(' ');
