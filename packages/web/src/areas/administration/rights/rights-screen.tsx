import { useQuery } from '@tanstack/react-query';
import { useEffect, type JSX } from 'react';
import { BackLink, EmptyState, Loaded, Page } from '../../../kit/index.ts';
import { CallFailed, refusalWords } from '../../../platform/call-failure.ts';
import { useTexts } from '../../../platform/language.ts';
import { track } from '../../../platform/track.ts';
import { accountQuery } from './rights.queries.ts';
import { RightsForm } from './rights-form.tsx';
import './rights.texts.ts';

/** `/amministrazione/persone/{userName}`: what one person may do. */
export function RightsScreen({ userName }: { readonly userName: string }): JSX.Element {
  const t = useTexts('rights');
  const query = useQuery(accountQuery(userName));
  const { data, error } = query;
  useEffect(() => track('view', 'diritti'), []);
  if (data) return <RightsForm key={userName} account={data.account} plants={data.plants} />;
  return (
    <Page back={<BackLink to="/amministrazione/persone">{t('backToPeople')}</BackLink>}>
      {error instanceof CallFailed && error.status === 404 ? (
        <EmptyState heading title={refusalWords(error) ?? t('notFound')} why={userName} />
      ) : (
        <Loaded query={query} rows={8}>
          {() => null}
        </Loaded>
      )}
    </Page>
  );
}
