import type { JSX } from 'react';
import { ConfirmButtons } from './confirm-buttons.tsx';
import { CONFIRM_MODAL, type ConfirmQuestion } from './confirm-question.ts';
import styles from './confirm.module.css';

interface ConfirmAlertProps {
  readonly question: ConfirmQuestion;
  readonly onAnswer: (yes: boolean) => void;
}

/** The question inside a dialog: an alert in its footer, because windows never open on windows. */
export function ConfirmAlert({ question, onAnswer }: ConfirmAlertProps): JSX.Element {
  return (
    <div
      id={CONFIRM_MODAL}
      role="alertdialog"
      aria-labelledby={`${CONFIRM_MODAL}-title`}
      className={styles['alert']}
    >
      <div>
        <p id={`${CONFIRM_MODAL}-title`} className={styles['title']}>
          {question.title}
        </p>
        {question.text && <p>{question.text}</p>}
        {question.effect && <div aria-live="polite">{question.effect}</div>}
      </div>
      {question.note && <div className={styles['note']}>{question.note}</div>}
      <ConfirmButtons question={question} onAnswer={onAnswer} />
    </div>
  );
}
