import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useRef, useState, type JSX } from 'react';
import { NOTICE, notify } from '../../platform/notify.ts';
import { failureNotice } from '../../platform/outcome-notice.ts';
import { withSpinner } from '../../platform/spinner.ts';
import { track } from '../../platform/track.ts';
import type { ConfirmQuestion } from '../confirm/confirm-question.ts';
import { useConfirm } from '../confirm/use-confirm.tsx';

/** What a button does that acts on something: the same steps everywhere. */
export interface Action<R> {
  /** Asked first, where it cannot be taken back. */
  readonly ask?: ConfirmQuestion;
  /** Word of the analytics: what was pressed. */
  readonly track: string;
  readonly act: () => Promise<R>;
  /** What is said when it is done; without it the screen shows it by itself. */
  readonly done?: string | ((reply: R) => string);
  /** What is said when it fails, above the server's sentence. */
  readonly failed: string;
  /** What is read again, whether it was done or not. */
  readonly refresh?: QueryKey;
}

/**
 * Runs actions: question, progress, outcome, failure, refresh. `element` holds the question and must be drawn. An action
 * that is still under way is not begun again. Answers what was done, or null.
 */
export function useActions(): {
  readonly run: <R>(action: Action<R>) => Promise<R | null>;
  readonly busy: boolean;
  readonly element: JSX.Element | null;
} {
  const client = useQueryClient();
  const { confirm, element } = useConfirm();
  const isBusy = useRef(false);
  const [busy, setBusy] = useState(false);
  const mark = (now: boolean): void => {
    isBusy.current = now;
    setBusy(now);
  };
  const run = async <R,>(action: Action<R>): Promise<R | null> => {
    if (isBusy.current) return null;
    if (action.ask && !(await confirm(action.ask))) return null;
    track('action', action.track);
    mark(true);
    try {
      const reply = await withSpinner(action.act());
      const { done } = action;
      if (done !== undefined)
        notify({ type: NOTICE.success, text: typeof done === 'string' ? done : done(reply) });
      return reply;
    } catch (error) {
      notify(failureNotice(error, action.failed));
      return null;
    } finally {
      mark(false);
      if (action.refresh) await client.invalidateQueries({ queryKey: action.refresh });
    }
  };
  return { run, busy, element };
}
