import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { OUTCOME } from '@torre/contract/outcome';
import { useEffect, useEffectEvent, type JSX } from 'react';
import { CallFailed } from '../../platform/call-failure.ts';
import { useTexts } from '../../platform/language.ts';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { authenticationState, type CameBack } from './authentication-state.ts';
import { exchangeQuery } from './external.queries.ts';
import { Gate } from './gate.tsx';
import styles from './gate.module.css';
import { refusalWords } from '../../platform/call-failure.ts';
import './identity.texts.ts';

interface CodeExchangeProps {
  readonly cameBack: CameBack;
  readonly onSignedIn: () => void;
  readonly onRetry: () => void;
  /** The provider asks who the person is, also somebody it knows. */
  readonly onOtherAccount: () => void;
}

/** Back from the provider: exchanges the code (P2.10), or says why nobody is in. It never goes there again by itself. */
export function CodeExchange({
  cameBack,
  onSignedIn,
  onRetry,
  onOtherAccount,
}: CodeExchangeProps): JSX.Element {
  const t = useTexts('identity');
  useScreenTitle(t('signIn'));
  const { status, error } = useQuery({ ...exchangeQuery(cameBack), enabled: cameBack.error === undefined });
  const state = cameBack.error === undefined ? authenticationState(status) : 'ko';
  const goOn = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (state === 'ok') goOn();
  }, [state]);
  if (state !== 'ko') {
    return (
      <Gate>
        <h1 className={styles['wait']}>{t('verifying')}</h1>
      </Gate>
    );
  }
  const isUnknown = error instanceof CallFailed && error.outcome?.code === OUTCOME.unknownPerson;
  return (
    <Gate>
      <div className={styles['form']} data-authentication={state}>
        <h1>{isUnknown ? t('unknownPerson') : t('notSignedIn')}</h1>
        <p role="alert" className={styles['alert']}>
          {cameBack.error === undefined ? (refusalWords(error) ?? t('serviceAway')) : t('providerRefused')}
        </p>
        <Button size="md" onClick={isUnknown ? onOtherAccount : onRetry}>
          {isUnknown ? t('otherAccount') : t('signInAgain')}
        </Button>
      </div>
    </Gate>
  );
}
