import { useQuery } from '@tanstack/react-query';
import { useEffect, type JSX } from 'react';
import { ErrorState } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { providerAddressQuery } from './external.queries.ts';
import { Gate } from './gate.tsx';
import styles from './gate.module.css';
import { refusalWords } from '../../platform/call-failure.ts';
import './identity.texts.ts';

/** Leads the browser to the provider; says so when the provider is away, with a way to try again. */
export function GoToProvider({ again }: { readonly again: boolean }): JSX.Element {
  const t = useTexts('identity');
  useScreenTitle(t('signIn'));
  const { data, error, refetch, isFetching } = useQuery(providerAddressQuery(again));
  useEffect(() => {
    // In the place of this address: going back from the provider must not lead there again.
    if (data) location.replace(data.url);
  }, [data]);
  return (
    <Gate>
      <h1 className={styles['wait']}>{t('goingToProvider')}</h1>
      {error && !isFetching && (
        <ErrorState text={refusalWords(error) ?? t('serviceAway')} onRetry={() => void refetch()} />
      )}
    </Gate>
  );
}
