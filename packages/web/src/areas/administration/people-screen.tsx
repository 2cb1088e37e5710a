import { useQuery } from '@tanstack/react-query';
import { dayFromCompact, type Day } from '@torre/domain/kernel';
import { useMemo, type JSX } from 'react';
import { DataTable, EmptyState, ErrorState, LoadingRows, type TableAddress } from '../../kit/index.ts';
import { useLanguage, useTexts } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import { accountColumns, AccountName, AccountStatus, categoryName, nameOf } from './account-columns.tsx';
import { accountsQuery } from './administration.queries.ts';
import { NewPerson } from './new-person.tsx';
import styles from './people-screen.module.css';
import { useAccountActions } from './use-account-actions.tsx';
import './administration.texts.ts';

interface PeopleScreenProps {
  readonly address: TableAddress;
  readonly onAddress: (address: TableAddress) => void;
}

/** `/amministrazione/persone`: who may enter, with which rights, and who is in now. */
export function PeopleScreen({ address, onAddress }: PeopleScreenProps): JSX.Element {
  const t = useTexts('administration');
  const language = useLanguage();
  const { today } = useSession();
  const { data, error, refetch } = useQuery(accountsQuery);
  const { actionsOf, element } = useAccountActions();
  const columns = useMemo(() => accountColumns(t, language), [t, language]);
  return (
    <div className={styles['screen']}>
      <div className={styles['top']}>
        <header className={styles['header']}>
          <h1>{t('people')}</h1>
          <p>{t('peopleHint')}</p>
        </header>
        <NewPerson onMade={(userName) => onAddress({ utente: userName })} />
      </div>
      {error && !data && <ErrorState onRetry={() => void refetch()} />}
      {!error && !data && <LoadingRows rows={12} />}
      {data && (
        <DataTable
          label={t('people')}
          columns={columns}
          rows={data.accounts}
          rowId={(row) => row.userName}
          nameOf={nameOf}
          phoneRow={(row) => ({
            title: <AccountName {...row} />,
            detail: [row.userName, categoryName(t, row.categoria), row.plant].filter(Boolean).join(' · '),
            aside: <AccountStatus stato={row.stato} />,
          })}
          actionsOf={actionsOf}
          address={address}
          onAddress={onAddress}
          today={dayFromCompact(today) ?? (0 as Day)}
          empty={<EmptyState title={t('noAccounts')} why={t('noAccountsWhy')} />}
        />
      )}
      {element}
    </div>
  );
}
