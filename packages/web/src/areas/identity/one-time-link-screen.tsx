import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { EmptyState, ErrorState, LoadingRows } from '../../kit/index.ts';
import { CallFailed } from '../../platform/call-failure.ts';
import { useTexts } from '../../platform/language.ts';
import { NOTICE, notify } from '../../platform/notify.ts';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { Gate } from './gate.tsx';
import { oneTimeLinkQuery } from './identity.queries.ts';
import { OneTimeLinkForm } from './one-time-link-form.tsx';
import './identity.texts.ts';

interface OneTimeLinkScreenProps {
  readonly token: string;
  readonly onDone: () => void;
}

/** `/accesso/{token}`: sets a password, or creates the first administrator of an empty installation. */
export function OneTimeLinkScreen({ token, onDone }: OneTimeLinkScreenProps): JSX.Element {
  const t = useTexts('identity');
  useScreenTitle(t('linkTitle'));
  const { data: link, error, refetch } = useQuery(oneTimeLinkQuery(token));
  const spent = error instanceof CallFailed && error.status < 500;
  const done = (): void => {
    notify({ type: NOTICE.success, text: t('linkDone') });
    onDone();
  };
  return (
    <Gate>
      {link && <OneTimeLinkForm token={token} link={link} onDone={done} />}
      {!link && !spent && <h1 className="visually-hidden">{t('linkTitle')}</h1>}
      {!link && !error && <LoadingRows rows={4} />}
      {spent ? (
        <EmptyState
          heading
          title={t('linkSpent')}
          why={t('linkSpentWhy')}
          action={<a href="/login">{t('toSignIn')}</a>}
        />
      ) : (
        error && <ErrorState onRetry={() => void refetch()} />
      )}
    </Gate>
  );
}
