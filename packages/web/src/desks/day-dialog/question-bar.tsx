import { useEffect, useEffectEvent, useRef, type JSX, type ReactNode } from 'react';
import { ConfirmAlert } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import './day-dialog.texts.ts';
import type { DayForm, Question } from './day-form-state.ts';
import { questionTexts } from './question-texts.ts';

interface QuestionBarProps {
  readonly form: DayForm;
  readonly question: Question;
  /** What the answer yes would do to the counters; null where it is not known. */
  readonly effect: string | null;
  readonly onAnswer: (yes: boolean) => void;
  /** Asked above the answer where a published shift is saved. */
  readonly reason: ReactNode;
}

/** What the footer asks instead of its actions; afterwards the hand is where it was. */
export function QuestionBar({ form, question, effect, onAnswer, reason }: QuestionBarProps): JSX.Element {
  const t = useTexts('dayDialog');
  const askedFrom = useRef(document.activeElement);
  const goBack = useEffectEvent(() => {
    if (askedFrom.current instanceof HTMLElement && document.activeElement === document.body)
      askedFrom.current.focus();
  });
  useEffect(() => () => goBack(), []);
  const saves = question.about !== 'leave' && question.about !== 'fles';
  return (
    <ConfirmAlert
      key={question.about}
      question={{
        ...questionTexts(t, form, question),
        ...(effect && { effect }),
        ...(saves && reason !== null && { note: reason }),
      }}
      onAnswer={onAnswer}
    />
  );
}
