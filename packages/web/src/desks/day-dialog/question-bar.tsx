import { Button } from '@mantine/core';
import { useEffect, useId, useRef, type JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import './day-dialog.texts.ts';
import type { DayForm, Question } from './day-form.ts';
import { questionTexts } from './question-texts.ts';
import styles from './question-bar.module.css';

interface QuestionBarProps {
  readonly form: DayForm;
  readonly question: Question;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** `confirm-modal` inside a dialog: an alert in its footer; the hand stands on No, and Escape means No. */
export function QuestionBar({ form, question, onYes, onNo }: QuestionBarProps): JSX.Element {
  const t = useTexts('dayDialog');
  const no = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const detailId = useId();
  useEffect(() => no.current?.focus(), [question]);
  const { title, detail, yes, destructive } = questionTexts(t, form, question);
  return (
    <div className={styles['bar']} role="alertdialog" aria-labelledby={titleId} aria-describedby={detail ? detailId : undefined} data-modal="confirm-modal">
      <div className={styles['words']}>
        <p id={titleId} className={styles['title']}>
          {title}
        </p>
        {detail && (
          <p id={detailId} className={styles['detail']}>
            {detail}
          </p>
        )}
      </div>
      <div className={styles['answers']}>
        <Button ref={no} variant="default" onClick={onNo}>
          {t('no')}
        </Button>
        <Button data-tone={destructive ? 'danger' : undefined} onClick={onYes}>
          {yes}
        </Button>
      </div>
    </div>
  );
}
