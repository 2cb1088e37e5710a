import { Button } from '@mantine/core';
import type { JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import '../kit.texts.ts';
import styles from './slow-answer.module.css';

export interface SlowAnswerProps {
  readonly is: boolean;
  readonly onGiveUp: () => void;
}

/** The server does not answer a save: said where the save was pressed, with a way to stop waiting. */
export function SlowAnswer({ is, onGiveUp }: SlowAnswerProps): JSX.Element | null {
  const t = useTexts('kit');
  if (!is) return null;
  return (
    <div role="alert" className={styles['slow']}>
      <p>{t('slow')}</p>
      <Button variant="default" onClick={onGiveUp}>
        {t('stopWaiting')}
      </Button>
    </div>
  );
}
