import type { OutcomeReply } from '@torre/contract/outcome';
import { CallFailed, NetworkFailed, refusalWords } from '../../platform/call-failure.ts';
import { textsOf } from '../../platform/language.ts';
import { NOTICE, SNACKBAR_MS, type NoticeRequest } from '../../platform/notify.ts';
import { formRefusal } from '../../kit/index.ts';
import { authorName } from '../../areas/roster/index.ts';
import { outcomeNotice } from '../../platform/outcome-notice.ts';
import './day-dialog.texts.ts';
import { isRuleBroken } from './day-form.ts';
import type { DayProblem, ShiftChange } from './day-form-state.ts';
import type { SaveAction } from './save-check.ts';

/** What is said after a save that the server took (M8.02, M8.20, M8.45, M8.46, M8.75, M8.76, M8.78). */
export function savedNotice(action: SaveAction, reply: OutcomeReply): NoticeRequest {
  const t = textsOf('dayDialog');
  const notice = outcomeNotice(reply, t(`${action}Done`), t(`${action}DoneWithoutCounters`));
  return action === 'delete' && notice.type === NOTICE.success
    ? { ...notice, header: t('deleteDoneHeader') }
    : notice;
}

export function lostConnection(): string {
  return textsOf('dayDialog')('offline');
}

/** The reason of a failure for the alert in the window: the server's own sentence, or that nothing reaches it. */
export function detailOf(error: unknown): string {
  if (error instanceof CallFailed) return refusalWords(error) ?? '';
  return error instanceof NetworkFailed && error.reason !== 'aborted' ? lostConnection() : '';
}

/**
 * M8.79, M8.03: `Errore nella modifica del turno. {msg}`; a lost network has no detail (M8.04). It goes by itself: the
 * window keeps the words and the reason as long as they hold.
 */
export function failedNotice(action: SaveAction, error: unknown): NoticeRequest {
  const detail = error instanceof CallFailed ? detailOf(error) : '';
  return { type: NOTICE.error, text: failureText(action, detail), staysMs: SNACKBAR_MS };
}

function failureText(action: SaveAction, detail: string): string {
  return `${textsOf('dayDialog')(`${action}Failed`)} ${detail}`.trimEnd();
}

/** 'Rinaldi Paolo ha cambiato questo turno il 14/12/2026 10:41: da M a TB.' */
export function changeSentence({ who, before, after }: ShiftChange, when: string | null = null): string {
  const t = textsOf('dayDialog');
  const turn = (shift: ShiftChange['after']): string => shift?.turn ?? t('emptyCell');
  const values = {
    who: who ? authorName(who) : t('somebody'),
    when: when === null ? '' : ` ${t('onDay', { when })}`,
    before: turn(before),
    after: turn(after),
  };
  return t(values.before === values.after ? 'restChanged' : 'turnChanged', values);
}

/** Why the last save of this window did not succeed, and that what was typed is still here. */
export function stoppedSentence(action: SaveAction | null, problem: DayProblem): string {
  const t = textsOf('dayDialog');
  if (problem.kind !== 'refused') return formRefusal(problem) ?? '';
  // What a rule says stands at the shift.
  const reason = problem.isLost ? lostConnection() : isRuleBroken(problem) ? '' : problem.text;
  return `${t(action === 'delete' ? 'notDeleted' : 'notSaved')} ${reason}`.trimEnd();
}
