import { Suspense, useRef, useState, type JSX } from 'react';
import { ConfirmAlert } from './confirm-alert.tsx';
import type { ConfirmQuestion } from './confirm-question.ts';
import { focusPlace, returnFocus, type FocusPlace } from '../focus/return-focus.ts';
import { lazyPart } from '../../platform/lazy-with-retry.ts';

const ConfirmDialog = lazyPart(() => import('./confirm-dialog.tsx'), 'ConfirmDialog');

interface Asked {
  readonly question: ConfirmQuestion;
  readonly answer: (yes: boolean) => void;
  readonly askedFrom: FocusPlace;
}

/**
 * Asks before what cannot be taken back: `if (await confirm({ title: '…' })) …`. `element` must be drawn by the caller:
 * anywhere on a screen (`window`), in the footer inside a dialog (`footer`), where closing the dialog is a `dismiss`: no.
 * The focus returns to where it was.
 */
export function useConfirm(where: 'window' | 'footer' = 'window'): {
  readonly confirm: (question: ConfirmQuestion) => Promise<boolean>;
  readonly element: JSX.Element | null;
  readonly dismiss: () => void;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const open = useRef<Asked | null>(null);
  const confirm = (question: ConfirmQuestion): Promise<boolean> =>
    new Promise((resolve) => {
      open.current?.answer(false);
      open.current = { question, answer: resolve, askedFrom: focusPlace() };
      setAsked(open.current);
    });
  const onAnswer = (yes: boolean): void => {
    const answered = open.current;
    open.current = null;
    setAsked(null);
    answered?.answer(yes);
    if (!answered) return;
    answered.askedFrom.from?.focus();
    returnFocus(answered.askedFrom, { to: 'asker' });
  };
  const dismiss = (): void => onAnswer(false);
  if (!asked) return { confirm, element: null, dismiss };
  const Asking = where === 'window' ? ConfirmDialog : ConfirmAlert;
  return {
    confirm,
    dismiss,
    element: (
      <Suspense>
        <Asking question={asked.question} onAnswer={onAnswer} />
      </Suspense>
    ),
  };
}
