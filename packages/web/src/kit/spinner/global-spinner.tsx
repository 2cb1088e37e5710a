import type { JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import { useSpinner } from '../../platform/spinner.ts';
import '../kit.texts.ts';
import { Wheel } from './wheel.tsx';
import styles from './global-spinner.module.css';

/** P2.25: the one loading sign of the application; `also` turns it for work that the platform does not count. */
export function GlobalSpinner({ also = false }: { readonly also?: boolean }): JSX.Element {
  const t = useTexts('kit');
  const working = useSpinner() || also;
  return (
    <div role="status" aria-live="polite">
      {working && (
        <div className={`${styles['spinner']} no-print`}>
          <Wheel />
          {t('loading')}
        </div>
      )}
    </div>
  );
}
