import { Button } from '@mantine/core';
import type { JSX, KeyboardEvent } from 'react';
import { useTexts } from '../../platform/language.ts';
import '../kit.texts.ts';
import type { ConfirmQuestion } from './confirm-question.ts';
import styles from './confirm.module.css';

interface ConfirmButtonsProps {
  readonly question: ConfirmQuestion;
  readonly onAnswer: (yes: boolean) => void;
}

/** No comes first and has the focus: a careless Enter changes nothing. Escape on either means no. */
export function ConfirmButtons({ question, onAnswer }: ConfirmButtonsProps): JSX.Element {
  const t = useTexts('kit');
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // A dialog around the question stays open.
    event.stopPropagation();
    event.nativeEvent.stopImmediatePropagation();
    onAnswer(false);
  };
  return (
    <div className={styles['buttons']}>
      <Button
        variant="default"
        autoFocus
        data-autofocus
        onKeyDown={onKeyDown}
        onClick={() => onAnswer(false)}
      >
        {question.no ?? t('no')}
      </Button>
      <Button
        {...(question.tone ? { 'data-tone': question.tone } : {})}
        onKeyDown={onKeyDown}
        onClick={() => onAnswer(true)}
      >
        {question.yes ?? t('yes')}
      </Button>
    </div>
  );
}
