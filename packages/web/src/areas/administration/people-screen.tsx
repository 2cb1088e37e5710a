import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { accountListOf, exportAccounts, personName, type AccountRow } from '@torre/contract/administration';
import { IconUserPlus } from '@tabler/icons-react';
import { useMemo, type JSX } from 'react';
import { ListScreen, type TableScreenProps } from '../../kit/index.ts';
import { useLanguage, useTexts } from '../../platform/language.ts';
import { accountColumns, AccountName, AccountStatus, PersonLink } from './account-columns.tsx';
import { useCategories } from '../../platform/lookups.ts';
import { accountsKey, readAccounts } from './administration.queries.ts';
import { configurationQuery } from './configuration/configuration.queries.ts';
import { useAccountActions } from './use-account-actions.tsx';
import './administration.texts.ts';

/** `/amministrazione/persone`: everybody, who may enter, with which rights, and who is in now. */
export function PeopleScreen({ address, onAddress }: TableScreenProps): JSX.Element {
  const t = useTexts('administration');
  const language = useLanguage();
  const { data: configuration } = useQuery(configurationQuery);
  const { actionsOf, many, create, element } = useAccountActions((userName) =>
    onAddress({ utente: userName }),
  );
  const columns = useMemo(
    () => accountColumns(configuration?.plants.map(({ icao }) => icao) ?? []),
    [configuration],
  );
  const categories = useCategories();
  const list = useMemo(() => accountListOf(categories), [categories]);
  const { categoria } = list.columns;
  return (
    <ListScreen
      title={t('people')}
      hint={t('peopleHint')}
      aside={
        <Button
          variant="default"
          leftSection={<IconUserPlus size={16} aria-hidden />}
          onClick={() => create(null)}
        >
          {t('newPerson')}
        </Button>
      }

      list={list}
      columns={columns}
      queryKey={accountsKey}
      read={readAccounts}
      exportAs={exportAccounts}
      rowId={(row: AccountRow) => row.employeeId}
      nameOf={personName}
      phoneRow={(row) => ({
        title: <AccountName {...row} />,
        detail: (
          <>
            <PersonLink {...row} />{' '}
            {[row.userName, categoria.value(row, language)].filter(Boolean).join(' · ')}
          </>
        ),
        aside: <AccountStatus {...row} />,
      })}
      actionsOf={actionsOf}
      many={many}
      address={address}
      onAddress={onAddress}
      empty={{ title: t('noAccounts'), why: t('noAccountsWhy') }}
    >
      {element}
    </ListScreen>
  );
}
