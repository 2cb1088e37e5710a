import { SPECIFIED_EDIT_WINDOW } from '../roster/index.ts';
import { ATTENDANCE_SETTING } from './attendance-settings.ts';
import { CONTENT_SETTING } from './content-settings.ts';
import { REQUEST_SETTING } from './request-settings.ts';
import { ENTITLEMENT_SETTING } from './entitlement-settings.ts';
import type { Setting, ValueOfSetting } from './setting.ts';

const WEEKDAYS = [
  { id: '1', label: { it: 'lunedì', en: 'Monday' } },
  { id: '2', label: { it: 'martedì', en: 'Tuesday' } },
  { id: '3', label: { it: 'mercoledì', en: 'Wednesday' } },
  { id: '4', label: { it: 'giovedì', en: 'Thursday' } },
  { id: '5', label: { it: 'venerdì', en: 'Friday' } },
  { id: '6', label: { it: 'sabato', en: 'Saturday' } },
  { id: '7', label: { it: 'domenica', en: 'Sunday' } },
] as const;

/** What the product reads by name. An area adds its own here, and its rules are told the value. */
export const PRODUCT_SETTING = {
  'identity.sessionIdle': {
    kind: 'minutes',
    shows: 'duration',
    group: 'identity',
    label: { it: 'Sessione inattiva', en: 'Idle session' },
    help: {
      it: 'Dopo questo tempo senza uso la sessione finisce. Vale subito anche per le sessioni aperte.',
      en: 'Unused for this long, a session is over. Open sessions follow at once.',
    },
    scope: 'organisation',
    source: 'decisions.md, Sign-in',
    default: 720,
    // a visit is written down every five minutes at most
    min: 10,
    max: 10_080,
  },
  'identity.sessionLife': {
    kind: 'integer',
    unit: 'hours',
    group: 'identity',
    label: { it: 'Durata massima della sessione', en: 'Longest session' },
    help: {
      it: 'Dopo questo tempo si accede di nuovo, anche se la sessione è in uso. Vale per le sessioni nuove.',
      en: 'After this time everybody signs in again, even while working. Holds for new sessions.',
    },
    scope: 'organisation',
    source: 'decisions.md, Sign-in',
    default: 168,
    min: 1,
    max: 720,
  },
  'identity.passwordLife': {
    kind: 'integer',
    unit: 'days',
    group: 'identity',
    label: { it: 'Durata della password', en: 'Life of a password' },
    help: {
      it: 'Scaduta la password, al primo accesso se ne sceglie un’altra. Vale per le password scelte da quel giorno.',
      en: 'An expired password is replaced at the next sign-in. Holds for passwords chosen from that day on.',
    },
    scope: 'organisation',
    source: 'decisions.md, Sign-in',
    default: 365,
    min: 1,
    max: 3650,
  },
  'identity.passwordLink': {
    kind: 'minutes',
    shows: 'duration',
    group: 'identity',
    label: { it: 'Validità del link per la password', en: 'Life of a password link' },
    help: {
      it: 'Entro questo tempo la persona usa il link che l’amministratore le consegna.',
      en: 'Within this time the person uses the link that an administrator hands over.',
    },
    scope: 'organisation',
    source: 'decisions.md, Sign-in',
    default: 1440,
    min: 10,
    max: 10_080,
  },
  'roster.editDays': {
    kind: 'integer',
    unit: 'days',
    group: 'roster',
    label: { it: 'Giorni passati modificabili', en: 'Past days open to changes' },
    help: {
      it: 'Un turno più vecchio di questi giorni non si modifica più; quello che li compie oggi sì.',
      en: 'A shift older than these days can no longer be changed; one exactly that old can.',
    },
    scope: 'plant',
    source: 'M5.04; domain.md 7',
    default: SPECIFIED_EDIT_WINDOW.days,
    min: 0,
    max: 366,
  },
  'roster.cutoffAfter': {
    kind: 'table',
    unit: 'days',
    group: 'roster',
    label: { it: 'Chiusura del mese', en: 'Month closing' },
    help: {
      it: 'Giorni dopo la fine del mese in cui i suoi turni sono ancora modificabili, secondo il giorno della settimana in cui il mese finisce.',
      en: 'Days after a month’s end on which its shifts are still open, by the weekday on which the month ends.',
    },
    scope: 'plant',
    source: 'M5.05–M5.08; domain.md 7',
    default: SPECIFIED_EDIT_WINDOW.cutoffAfter,
    rows: WEEKDAYS,
    min: 0,
    max: 31,
  },
  'roster.flexibleWorkingDays': {
    kind: 'integer',
    unit: 'days',
    group: 'roster',
    label: { it: 'Giorni di lavoro prima di FLES', en: 'Working days before FLES' },
    help: {
      it: 'Di quanti turni di lavoro nei sei giorni prima l’inserimento di FLES chiede conferma negli impianti strategici.',
      en: 'With this many working shifts in the six days before, FLES asks for a confirmation in strategic plants.',
    },
    scope: 'organisation',
    source: 'M5.13–M5.15, B37; domain.md 3.5',
    default: 6,
    min: 1,
    max: 6,
  },
  'roster.weeklyShiftStaff': {
    kind: 'minutes',
    shows: 'duration',
    group: 'roster',
    label: { it: 'Ore settimanali dei turnisti', en: 'Weekly hours of shift staff' },
    help: {
      it: 'Con queste ore il calendario confronta il servizio di chi lavora a turni, un settimo per ogni giorno non di assenza.',
      en: 'The calendar compares the duty of who works shifts with these hours, a seventh for each day that is no absence.',
    },
    scope: 'plant',
    source: 'domain.md 3.5',
    default: 2016,
    min: 0,
    max: 2880,
  },
  'roster.weeklyDayStaff': {
    kind: 'minutes',
    shows: 'duration',
    group: 'roster',
    label: { it: 'Ore settimanali a giornata', en: 'Weekly hours of day staff' },
    help: {
      it: 'Come sopra per amministrativi, dirigenti, tecnici e informatici, pausa compresa: un quinto dal lunedì al venerdì, festivi esclusi.',
      en: 'The same for clerks, managers, technicians and IT, pause included: a fifth from Monday to Friday, holidays left out.',
    },
    scope: 'plant',
    source: 'domain.md 3.5',
    default: 2310,
    min: 0,
    max: 2880,
  },
  'counters.absenceStates': {
    kind: 'list',
    group: 'roster',
    label: { it: 'Stati delle assenze che sottraggono', en: 'States of absences that subtract' },
    help: {
      it: 'Con questi stati un’assenza toglie la persona dai contatori; le richieste ancora da decidere mostrano l’effetto di un sì.',
      en: 'In these states an absence takes the person from the counters; requests to decide show what a yes would do.',
    },
    scope: 'organisation',
    source: 'domain.md 3.7',
    default: ['10', '20', '40', '50', '60'],
    pattern: '[1-7]0',
    example: '40',
  },
  'counters.activities': {
    kind: 'list',
    group: 'roster',
    label: { it: 'Attività secondarie che sottraggono', en: 'Secondary activities that subtract' },
    help: {
      it: 'Chi ha una di queste attività non occupa una postazione, per la durata dell’attività.',
      en: 'Who has one of these activities takes no position for as long as it lasts.',
    },
    scope: 'organisation',
    source: 'domain.md 3.6',
    default: ['ADD', 'AULA', 'SIM', 'CT', 'UCS', 'PSIN', 'STP', 'SUPP', 'FNOP'],
    pattern: '[A-Z0-9]{1,8}',
    example: 'SIM',
  },
  'cover.callsKept': {
    kind: 'integer',
    unit: 'months',
    group: 'roster',
    label: { it: 'Elenchi di chi è stato sentito', en: 'Lists of who was asked' },
    help: {
      it: 'Dopo questi mesi gli elenchi di chi è stato sentito per coprire una fascia sono cancellati.',
      en: 'After these months the lists of who was asked to cover a slot are deleted.',
    },
    scope: 'organisation',
    source: 'docs/decisions/0086',
    default: 24,
    min: 1,
    max: 120,
  },
  'legality.causesOfWork': {
    kind: 'list',
    group: 'roster',
    label: { it: 'Causali che sono lavoro', en: 'Causes that are work' },
    help: {
      it: 'Chi è assente con una di queste causali lavora altrove: per le regole il turno resta un servizio, non un riposo.',
      en: 'Who is away with one of these causes works elsewhere: for the rules the shift stays a duty and is no rest.',
    },
    scope: 'organisation',
    source: 'domain.md 1.5, point 20',
    default: ['SFS', 'VM'],
    pattern: '[A-Z0-9_]{1,12}',
    example: 'SFS',
  },
  ...ATTENDANCE_SETTING,
  ...REQUEST_SETTING,
  ...ENTITLEMENT_SETTING,
  ...CONTENT_SETTING,
  'rules.profile': {
    kind: 'code',
    group: 'rules',
    label: { it: 'Profilo delle regole', en: 'Rule set' },
    help: {
      it: 'Con quali regole si valutano i turni dell’impianto.',
      en: 'By which rules the shifts of the plant are judged.',
    },
    scope: 'plant',
    source: 'domain.md 1.3',
    default: 'BASE',
    options: [
      { code: 'BASE', label: { it: 'BASE', en: 'BASE' } },
      { code: 'SRATCOH-UK', label: { it: 'SRATCOH-UK', en: 'SRATCOH-UK' } },
    ],
  },
} as const satisfies Record<string, Setting>;

export type SettingKey = keyof typeof PRODUCT_SETTING;

/** What the product gets when it reads a setting. */
export type ValueOf<K extends SettingKey> = ValueOfSetting<(typeof PRODUCT_SETTING)[K]>;

/** A named rule set. */
export type Profile = ValueOf<'rules.profile'>;

export const PROFILES: readonly Profile[] = PRODUCT_SETTING['rules.profile'].options.map(({ code }) => code);
