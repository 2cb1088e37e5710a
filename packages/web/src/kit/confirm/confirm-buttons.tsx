import { Button } from '@mantine/core';
import type { JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import '../kit.texts.ts';
import type { ConfirmQuestion } from './confirm-question.ts';
import styles from './confirm.module.css';

interface ConfirmButtonsProps {
  readonly question: ConfirmQuestion;
  readonly onAnswer: (yes: boolean) => void;
}

/** No comes first and has the focus: a careless Enter changes nothing. */
export function ConfirmButtons({ question, onAnswer }: ConfirmButtonsProps): JSX.Element {
  const t = useTexts('kit');
  return (
    <div className={styles['buttons']}>
      <Button variant="default" autoFocus data-autofocus onClick={() => onAnswer(false)}>
        {question.no ?? t('no')}
      </Button>
      <Button {...(question.tone ? { 'data-tone': question.tone } : {})} onClick={() => onAnswer(true)}>
        {question.yes ?? t('yes')}
      </Button>
    </div>
  );
}
