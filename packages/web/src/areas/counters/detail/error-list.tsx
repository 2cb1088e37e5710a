import { IconAlertCircle } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useTexts } from '../../../platform/language.ts';
import styles from './error-list.module.css';
import './detail.texts.ts';

export interface CounterErrors {
  readonly recountFailed: boolean;
  readonly rereadFailed: boolean;
  readonly hourFailed: boolean;
}

/** The error list of the screen: the name of each thing that could not be done (M8.10, M8.13, M8.14). */
export function ErrorList(errors: CounterErrors): JSX.Element | null {
  const t = useTexts('counterDetail');
  const names = (['recountFailed', 'rereadFailed', 'hourFailed'] as const).filter((name) => errors[name]);
  if (names.length === 0) return null;
  return (
    <div role="alert" className={styles['errors']}>
      <IconAlertCircle size={16} aria-hidden />
      <ul aria-label={t('errors')}>
        {names.map((name) => (
          <li key={name}>{t(name)}</li>
        ))}
      </ul>
    </div>
  );
}
