import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, type JSX } from 'react';
import { EmptyState, ErrorState, LoadingRows } from '../../../kit/index.ts';
import { CallFailed } from '../../../platform/call-failure.ts';
import { useTexts } from '../../../platform/language.ts';
import { track } from '../../../platform/track.ts';
import page from '../administration-page.module.css';
import { accountQuery } from './rights.queries.ts';
import { RightsForm } from './rights-form.tsx';
import styles from './rights-screen.module.css';
import './rights.texts.ts';

/** `/amministrazione/persone/{userName}`: what one person may do. */
export function RightsScreen({ userName }: { readonly userName: string }): JSX.Element {
  const t = useTexts('rights');
  const { data, error, refetch } = useQuery(accountQuery(userName));
  useEffect(() => track('view', 'diritti'), []);
  const unknown = error instanceof CallFailed && error.status === 404;
  if (data) return <RightsForm key={userName} account={data.account} plants={data.plants} />;
  return (
    <div className={page['page']}>
      <Link to="/amministrazione/persone" className={styles['back']}>
        <IconArrowLeft size={16} aria-hidden />
        {t('backToPeople')}
      </Link>
      {unknown && <EmptyState heading title={t('notFound')} why={userName} />}
      {error && !unknown && <ErrorState onRetry={() => void refetch()} />}
      {!error && <LoadingRows rows={8} />}
    </div>
  );
}
