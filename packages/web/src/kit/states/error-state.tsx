import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import '../../platform/generic.texts.ts';
import '../kit.texts.ts';
import styles from './states.module.css';

interface ErrorStateProps {
  /** What happened and what it means; the generic text of the catalogue (P8.06) without it. */
  readonly text?: string;
  readonly onRetry?: () => void;
}

export function ErrorState({ text, onRetry }: ErrorStateProps): JSX.Element {
  const t = useTexts('kit');
  const generic = useTexts('generic');
  return (
    <div className={styles['error']} role="alert">
      <IconAlertCircle size={18} stroke={1.75} aria-hidden />
      <span>{text ?? generic('informationUnavailable')}</span>
      {onRetry && (
        <Button variant="default" size="compact-sm" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
