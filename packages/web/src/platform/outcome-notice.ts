import { OUTCOME, type OutcomeReply } from '@torre/contract/outcome';
import { refusalWords } from './call-failure.ts';
import './generic.texts.ts';
import { textsOf } from './language.ts';
import { NOTICE, type NoticeRequest } from './notify.ts';
import { serverWords } from './server-words.ts';

/**
 * What to say after a write that the server took: 0 success (M8.01), any other code above 0 a warning of type 3. Of many
 * cells some may have been refused: then the server's own sentence says how many; otherwise all is saved and the counters
 * did not follow (M8.02). `done` and `doneWithoutCounters` are the operation's own texts.
 */
export function outcomeNotice(
  { outcome }: OutcomeReply,
  done: string,
  doneWithoutCounters: string,
): NoticeRequest {
  if (outcome.code === OUTCOME.ok) return { type: NOTICE.success, text: done };
  if (outcome.code === OUTCOME.partlySaved)
    return { type: NOTICE.warning, text: serverWords(outcome), staysMs: null };
  return {
    type: NOTICE.warning,
    header: doneWithoutCounters,
    text: textsOf('generic')('countersNotUpdated'),
    staysMs: null,
  };
}

/**
 * What to say after a failure: type 4 with the operation's text and the server's sentence, if there is one (M8.03).
 * A lost network shows the same text without detail (M8.04).
 */
export function failureNotice(error: unknown, failed: string): NoticeRequest {
  const detail = refusalWords(error);
  return detail ? { type: NOTICE.error, header: failed, text: detail } : { type: NOTICE.error, text: failed };
}
