import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, type JSX } from 'react';
import { NetworkFailed, refusalWords } from '../../platform/call-failure.ts';
import { useTexts } from '../../platform/language.ts';
import { closeNotice, NOTICE, notify, type NoticeRequest } from '../../platform/notify.ts';
import { failureNotice } from '../../platform/outcome-notice.ts';
import type { SaveOptions } from '../../platform/save-wait.ts';
import { track } from '../../platform/track.ts';
import type { ConfirmQuestion } from '../confirm/confirm-question.ts';
import { useConfirm } from '../confirm/use-confirm.tsx';
import { focusPlace, returnFocus } from '../focus/return-focus.ts';
import '../kit.texts.ts';
import { SlowAnswer } from '../waiting/slow-answer.tsx';
import { useSaveWait } from '../waiting/use-save-wait.ts';

/** What a button does that acts on something: the same steps everywhere. */
export interface Action<R> {
  /** Asked first, where it cannot be taken back. */
  readonly ask?: ConfirmQuestion;
  /** Word of the analytics: what was pressed. */
  readonly track: string;
  /** The options go to its call: a way to stop waiting, and the key under which it may be repeated. */
  readonly act: (options: SaveOptions) => Promise<R>;
  /** What is said when it is done; without it, or with undefined, the screen shows it by itself. */
  readonly done?: string | ((reply: R) => string | NoticeRequest | undefined);
  /** What is said when it fails, above the server's sentence. */
  readonly failed: string;
  /** Takes the server's sentence, where the window shows it itself. */
  readonly onRefused?: (text: string, error: unknown) => void;
  /** It is tried anew: what is told of the failure before it goes. An action that follows one by itself leaves that standing. */
  readonly afresh?: boolean;
  /** What is read again, whether it was done or not. */
  readonly refresh?: QueryKey | (() => Promise<unknown>);
}

/**
 * Runs actions: question, progress, outcome, failure, refresh. `element` holds the question, and inside a window (`footer`)
 * also that the server does not answer; it must be drawn. An action that is still under way is not begun again. Answers what
 * was done, or null.
 */
export function useActions(where: 'window' | 'footer' = 'window'): {
  readonly run: <R>(action: Action<R>) => Promise<R | null>;
  readonly busy: boolean;
  readonly element: JSX.Element | null;
  /** A question stands; `dismiss` answers no. */
  readonly asks: boolean;
  readonly dismiss: () => void;
} {
  const t = useTexts('kit');
  const client = useQueryClient();
  const { confirm, element, dismiss } = useConfirm(where);
  const { wait, saving, slow } = useSaveWait();
  /** The notice of the action that failed last. */
  const failure = useRef<number | null>(null);
  useSlowNotice(where === 'window' && slow.is, slow.onGiveUp);

  const fail = (
    error: unknown,
    { failed, onRefused }: Pick<Action<unknown>, 'failed' | 'onRefused'>,
  ): void => {
    if (error instanceof NetworkFailed && error.reason === 'aborted')
      return void notify({ type: NOTICE.warning, header: failed, text: t('doneUnknown'), staysMs: null });
    const text = refusalWords(error);
    if (text !== undefined && onRefused) onRefused(text, error);
    else failure.current = notify(failureNotice(error, failed));
  };
  const run = async <R,>(action: Action<R>): Promise<R | null> => {
    if (wait.isUnderWay) return null;
    const place = focusPlace();
    if (action.ask && !(await confirm(action.ask))) return null;
    if (action.afresh && failure.current !== null) closeNotice(failure.current);
    track('action', action.track);
    try {
      const reply = await wait.run(action.act);
      const notice = typeof action.done === 'function' ? action.done(reply) : action.done;
      if (notice !== undefined)
        notify(typeof notice === 'string' ? { type: NOTICE.success, text: notice } : notice);
      return reply;
    } catch (error) {
      fail(error, action);
      return null;
    } finally {
      const { refresh } = action;
      if (typeof refresh === 'function') await refresh();
      else if (refresh) await client.invalidateQueries({ queryKey: refresh });
      returnFocus(place);
    }
  };
  const drawn =
    where === 'window' ? (
      element
    ) : (
      <>
        {element}
        <SlowAnswer {...slow} />
      </>
    );
  return { run, busy: saving, element: drawn, asks: element !== null, dismiss };
}

/** On a screen the sentence and the way out stand in a notice: what was pressed may be out of sight. */
function useSlowNotice(isSlow: boolean, onGiveUp: () => void): void {
  const t = useTexts('kit');
  const tell = useEffectEvent(() =>
    notify({
      type: NOTICE.warning,
      text: t('slowAction'),
      staysMs: null,
      action: { label: t('stopWaiting'), run: onGiveUp },
    }),
  );
  useEffect(() => {
    if (!isSlow) return;
    const shown = tell();
    return () => closeNotice(shown);
  }, [isSlow]);
}
