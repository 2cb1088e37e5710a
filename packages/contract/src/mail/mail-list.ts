import { listOf, optionText } from '../list/list.endpoint.ts';
import type { Words } from '../list/list.endpoint.ts';
import type { MailKind, MailRow, MailState } from './mail.endpoint.ts';

const KINDS: Readonly<Record<MailKind, Words>> = {
  SHIFTS: ['Turni cambiati', 'Changed shifts'],
  REQUESTS: ['Richiesta decisa', 'Request decided'],
  SUBSTITUTIONS: ['Sostituzione', 'Substitution'],
  WAITING: ['Richiesta che aspetta', 'Request that waits'],
  ABSENCES: ['Assenza vicina', 'Near absence'],
};
const STATES: Readonly<Record<MailState, Words>> = {
  waiting: ['da inviare', 'to be sent'],
  sent: ['inviata', 'sent'],
  refused: ['non inviata', 'not sent'],
};

/** What was sent to whom, newest first; no text: that is between Torre and the person. */
export const mailList = listOf<MailRow>()(['Posta inviata', 'Sent mail'], '-madeAt', {
  recipient: {
    words: ['Destinatario', 'Recipient'],
    value: ({ recipient }) => recipient,
    filter: 'part',
    order: true,
    address: 'destinatario',
  },
  kind: {
    words: ['Tipo', 'Kind'],
    value: ({ kind }, language) => optionText(KINDS, kind, language),
    filter: 'code',
    // Choices in the code: what the program writes.
    options: KINDS,
    order: true,
    address: 'tipo',
  },
  state: {
    words: ['Stato', 'Status'],
    value: ({ state }, language) => optionText(STATES, state, language),
    filter: 'code',
    // Choices in the code: states that rules are written for.
    options: STATES,
    order: true,
    address: 'stato',
  },
  attempts: { words: ['Tentativi', 'Attempts'], value: ({ attempts }) => attempts },
  problem: { words: ['Problema', 'Problem'], value: ({ problem }) => problem ?? '' },
  madeAt: {
    words: ['Preparata', 'Prepared'],
    value: ({ madeAt }) => madeAt,
    filter: 'day',
    order: true,
    address: 'preparata',
  },
  endedAt: { words: ['Conclusa', 'Ended'], value: ({ endedAt }) => endedAt ?? '' },
});
