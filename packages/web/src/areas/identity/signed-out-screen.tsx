import { Button } from '@mantine/core';
import type { JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { Gate } from './gate.tsx';
import styles from './gate.module.css';
import './identity.texts.ts';

interface SignedOutScreenProps {
  /** Why the session is over; null: the person left. */
  readonly why: 'expired' | 'ended' | null;
  readonly onSignIn: () => void;
}

/** Page `/uscita`: with an identity provider, that signs people in unasked, nothing else may follow the end of a session. */
export function SignedOutScreen({ why, onSignIn }: SignedOutScreenProps): JSX.Element {
  const t = useTexts('identity');
  useScreenTitle(t('signedOut'));
  return (
    <Gate>
      <div className={styles['form']}>
        <div>
          <h1>{t('signedOut')}</h1>
          <p className={styles['lead']}>{t(why === null ? 'signedOutWhy' : why)}</p>
        </div>
        <Button size="md" onClick={onSignIn}>
          {t('signInAgain')}
        </Button>
      </div>
    </Gate>
  );
}
