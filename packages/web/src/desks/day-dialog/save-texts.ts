import type { OutcomeReply } from '@torre/contract/outcome';
import { CallFailed } from '../../platform/call-failure.ts';
import { textsOf } from '../../platform/language.ts';
import { NOTICE, type NoticeRequest } from '../../platform/notify.ts';
import { outcomeNotice } from '../../platform/outcome-notice.ts';
import './day-dialog.texts.ts';
import type { SaveAction } from './save-check.ts';

/** What is said after a save that the server took (M8.02, M8.20, M8.45, M8.46, M8.75, M8.76, M8.78). */
export function savedNotice(action: SaveAction, reply: OutcomeReply): NoticeRequest {
  const t = textsOf('dayDialog');
  const notice = outcomeNotice(reply, t(`${action}Done`), t(`${action}DoneWithoutCounters`));
  return action === 'delete' && notice.type === NOTICE.success
    ? { ...notice, header: t('deleteDoneHeader') }
    : notice;
}

/** The server's own sentence about a failure; a lost network has none (M8.04). */
export function detailOf(error: unknown): string {
  return error instanceof CallFailed ? (error.outcome?.messageIT ?? '') : '';
}

/** M8.79, M8.03: `Errore nella modifica del turno. {msg}` */
export function failureText(action: SaveAction, detail: string): string {
  return `${textsOf('dayDialog')(`${action}Failed`)} ${detail}`.trimEnd();
}
