import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, type JSX } from 'react';
import { ErrorState } from '../../kit/index.ts';
import { CallFailed } from '../../platform/call-failure.ts';
import { useTexts } from '../../platform/language.ts';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { sessionQuery } from '../../platform/session.ts';
import { Gate } from './gate.tsx';
import styles from './gate.module.css';
import './identity.texts.ts';

interface InitScreenProps {
  /** The session stands: on to the wanted address. */
  readonly onReady: () => void;
  /** There is no session: back to the sign-in page. */
  readonly onRefused: () => void;
}

/** Page 'init' (P2.06): reads the session once, before any screen. */
export function InitScreen({ onReady, onRefused }: InitScreenProps): JSX.Element {
  const t = useTexts('identity');
  useScreenTitle(t('signIn'));
  const { data, error, refetch } = useQuery(sessionQuery);
  const refused = error instanceof CallFailed && error.status === 401;
  const goOn = useEffectEvent(() => (refused ? onRefused() : onReady()));
  useEffect(() => {
    if (data || refused) goOn();
  }, [data, refused]);
  return (
    <Gate>
      <h1 className={styles['wait']}>{t('preparing')}</h1>
      {error && !refused && <ErrorState onRetry={() => void refetch()} />}
    </Gate>
  );
}
