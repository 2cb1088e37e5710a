import type { DecidedRow, RequestDecision, RequestRow } from '@torre/contract/requests';
import { leaveLabel, operationCode } from '@torre/domain/requests';
import type { SaveOptions } from '../../platform/save-wait.ts';
import { serverWords } from '../../platform/server-words.ts';
import { decide } from './requests.queries.ts';

/** What is asked before it, told after it (M5.40 to M5.42, M5.49; M8.54), and counted. */
export const DECISIONS = {
  approve: { ask: 'askApprove', done: 'approved', track: 'approva richiesta' },
  authorize: { ask: 'askAuthorize', done: 'authorized', track: 'autorizza richiesta' },
  reject: { ask: 'askReject', done: 'rejected', track: 'rifiuta richiesta' },
  annul: { ask: 'askCancel', done: 'cancelled', track: 'annulla richiesta' },
} as const;

export type Decision = keyof typeof DECISIONS;

/** One of the list that is sent (M4.6.01, M4.6.12). */
export function decisionOf(
  { id, tipo, version, stato }: RequestRow,
  action: Decision,
  note: string | null,
): RequestDecision {
  const code = operationCode(action, { kind: 'leave', label: leaveLabel(stato, 'manager') });
  const operazione = code === 'V' || code === 'R' || code === 'C' ? code : 'A';
  return { id, tipo, operazione, version, ...(note !== null && { note }) };
}

export const sendDecision = (row: RequestRow, action: Decision, note: string | null, options: SaveOptions) =>
  decide([decisionOf(row, action, note)], options);

/** Why a row was not decided, in the language of the interface. */
export function decisionText({ message, text }: DecidedRow): string {
  return serverWords({ messageIT: message, ...(text && { text }) });
}
