import type { Setting } from './setting.ts';

/** What attendance reads by name: how punches are judged, and what its services are called. */
export const ATTENDANCE_SETTING = {
  'attendance.tolerance': {
    kind: 'minutes',
    shows: 'duration',
    group: 'roster',
    label: { it: 'Tolleranza delle timbrature', en: 'Tolerance of punches' },
    help: {
      it: 'Chi entra o esce con questo scarto risulta presente per tutto il turno; due timbrature uguali entro questo tempo sono una sola.',
      en: 'Who comes or leaves within this time counts as present for the whole shift; two equal punches within it are one.',
    },
    scope: 'plant',
    source: 'docs/decisions/0103',
    default: 5,
    min: 0,
    max: 60,
  },
  'attendance.punchMargin': {
    kind: 'minutes',
    shows: 'duration',
    group: 'roster',
    label: { it: 'Margine delle timbrature attorno al turno', en: 'Margin of punches around a shift' },
    help: {
      it: 'Una timbratura senza la sua coppia appartiene al turno se cade entro questo tempo prima del suo inizio o dopo la sua fine.',
      en: 'A punch without its other one belongs to the shift if it falls within this time before its start or after its end.',
    },
    scope: 'plant',
    source: 'domain.md 4, OTE and OTU',
    default: 60,
    min: 0,
    max: 240,
  },
  'attendance.longestPresence': {
    kind: 'minutes',
    shows: 'duration',
    group: 'roster',
    label: { it: 'Presenza più lunga', en: 'Longest presence' },
    help: {
      it: 'Un’uscita più lontana di così dall’entrata prima non è la sua: manca una timbratura.',
      en: 'An exit that comes later than this after an entrance is not its own: a punch is missing.',
    },
    scope: 'organisation',
    source: 'docs/decisions/0103',
    default: 960,
    min: 480,
    max: 1440,
  },
  'attendance.services': {
    kind: 'list',
    group: 'roster',
    label: { it: 'Servizi delle presenze', en: 'Services of attendance' },
    help: {
      it: 'Con quale valore di idservizio si chiede ogni servizio: il servizio, uno spazio, il valore.',
      en: 'By which value of idservizio each service is asked for: the service, a blank, the value.',
    },
    scope: 'organisation',
    source: 'E7.6.02, E7.6.03',
    default: [
      'status stato',
      'causes causali',
      'events eventi',
      'timestamps timbrature',
      'services servizi',
      'balances saldi',
      'justifications giustificativi',
      'h36 orario',
      'schedules gestioneorari',
      'authoriser autorizzatore',
    ],
    pattern:
      '(status|causes|events|timestamps|services|balances|justifications|h36|schedules|authoriser) [A-Za-z0-9_-]{1,40}',
    example: 'timestamps timbrature',
  },
} as const satisfies Record<string, Setting>;
