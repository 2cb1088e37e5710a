import type { Setting } from './setting.ts';

/** What requests read by name: the employers' codes, and how many may be away. */
export const REQUEST_SETTING = {
  'requests.employers': {
    kind: 'list',
    group: 'roster',
    label: { it: 'Prefissi delle società', en: 'Prefixes of employers' },
    help: {
      it: 'Con quale prefisso cominciano le causali di ferie di una società: il prefisso, uno spazio, la società. Le altre persone usano quelle senza prefisso.',
      en: 'With which prefix the leave reasons of an employer begin: the prefix, a blank, the employer. Everybody else uses those without one.',
    },
    scope: 'organisation',
    source: 'domain.md 4, D13',
    default: ['T_ Servizi tecnici', 'I_ Servizi informatici'],
    pattern: '[A-Z]_ .{1,40}',
    example: 'T_ Servizi tecnici',
  },
  'requests.remindAfter': {
    kind: 'integer',
    unit: 'days',
    group: 'roster',
    label: { it: 'Promemoria delle richieste', en: 'Reminder of requests' },
    help: {
      it: 'Dopo quanti giorni di attesa chi decide riceve un promemoria. 0: mai.',
      en: 'After how many days of waiting whoever decides is reminded. 0: never.',
    },
    scope: 'plant',
    source: 'docs/decisions/0116',
    default: 5,
    min: 0,
    max: 90,
  },
  'requests.escalateAfter': {
    kind: 'integer',
    unit: 'days',
    group: 'roster',
    label: { it: 'Secondo destinatario delle richieste', en: 'Second recipient of requests' },
    help: {
      it: 'Dopo quanti giorni di attesa sono avvisati anche chi sostituisce e chi decide sul secondo livello. 0: mai.',
      en: 'After how many days of waiting substitutes and the second level hear of it, too. 0: never.',
    },
    scope: 'plant',
    source: 'docs/decisions/0116',
    default: 10,
    min: 0,
    max: 90,
  },
  'requests.mostAway': {
    kind: 'integer',
    unit: 'people',
    group: 'roster',
    label: { it: 'Quante persone possono mancare', en: 'How many people may be away' },
    help: {
      it: 'Sopra questo numero di assenti dello stesso impianto in un giorno, chi decide sulle richieste è avvisato prima di approvare. 0: nessun limite.',
      en: 'Above this number of people of the plant who are away on a day, whoever decides on requests is warned before approving. 0: no limit.',
    },
    scope: 'plant',
    source: 'docs/decisions/0116',
    default: 0,
    min: 0,
    max: 999,
  },
} as const satisfies Record<string, Setting>;
