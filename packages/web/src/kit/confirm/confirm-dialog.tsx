import type { JSX } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { ConfirmButtons } from './confirm-buttons.tsx';
import { CONFIRM_MODAL, type ConfirmQuestion } from './confirm-question.ts';
import styles from './confirm.module.css';

interface ConfirmDialogProps {
  readonly question: ConfirmQuestion;
  readonly onAnswer: (yes: boolean) => void;
}

/** The question in a window of its own, outside any dialog. Escape and a press outside mean no. */
export function ConfirmDialog({ question, onAnswer }: ConfirmDialogProps): JSX.Element {
  return (
    <Dialog
      id={CONFIRM_MODAL}
      role="alertdialog"
      title={question.title}
      withCloseButton={false}
      size={question.effect || question.note ? 560 : 400}
      onClose={() => onAnswer(false)}
    >
      {question.text && <p>{question.text}</p>}
      {question.effect && (
        <div className={styles['effect']} aria-live="polite">
          {question.effect}
        </div>
      )}
      {question.note && <div className={styles['note']}>{question.note}</div>}
      <ConfirmButtons question={question} onAnswer={onAnswer} />
    </Dialog>
  );
}
