import { accountList, accountListOf, personName, type AccountRow } from '@torre/contract/administration';
import { IconCircleCheck, IconClock, IconHourglass, IconLock, IconUserOff } from '@tabler/icons-react';
import { Link, useRouter } from '@tanstack/react-router';
import type { JSX } from 'react';
import { CutText, stateBadge, type ScreenColumns } from '../../kit/index.ts';
import { useLanguage, useTexts } from '../../platform/language.ts';
import { useCategories } from '../../platform/lookups.ts';
import './administration.texts.ts';

/** The name leads to what the person may do; without an account, and with a closed one, nobody may do anything. */
export function AccountName(row: AccountRow): JSX.Element {
  const router = useRouter();
  if (row.userName === null || row.stato === 'chiuso') return <>{personName(row)}</>;
  return (
    <Link
      to="/amministrazione/persone/$utente"
      params={{ utente: row.userName }}
      state={(now) => ({ ...now, cameFrom: router.state.location.href })}
    >
      {personName(row)}
    </Link>
  );
}

/** The plant, or the personnel code of who has none, leads to where the person works, on which days. */
export function PersonLink({ employeeId, plant }: AccountRow): JSX.Element {
  const t = useTexts('administration');
  const shown = plant ?? employeeId;
  return (
    <Link
      to="/amministrazione/organizzazione/persone/$persona"
      params={{ persona: employeeId }}
      aria-label={t('personOf', { shown, code: employeeId })}
    >
      {shown}
    </Link>
  );
}

export const AccountStatus = stateBadge(accountList.columns.stato, ({ stato }) => stato, {
  attivo: ['ok', IconCircleCheck],
  'da attivare': ['wait', IconClock],
  scaduta: ['late', IconHourglass],
  chiuso: ['void', IconLock],
  'senza account': ['void', IconUserOff],
});

/** Long lists of rights leave room for the actions of the row. */
function RightsWords(row: AccountRow): JSX.Element {
  const { ruoli } = accountListOf(useCategories()).columns;
  return <CutText>{ruoli.value(row, useLanguage())}</CutText>;
}

/** `plants`: ICAO codes to choose from. */
export const accountColumns = (plants: readonly string[]): ScreenColumns<typeof accountList> => ({
  nome: {
    cell: (row) => (
      <CutText whole={personName(row)}>
        <AccountName {...row} />
      </CutText>
    ),
    width: 'rest',
  },
  code: { onlyFilter: true },
  userName: {},
  categoria: { hideBelow: 'lg' },
  plant: { choices: plants, cell: (row) => <PersonLink {...row} /> },
  ruoli: { cell: (row) => <RightsWords {...row} />, hideBelow: 'xl', width: 150 },
  stato: { cell: (row) => <AccountStatus {...row} /> },
  lastSignIn: { width: 130 },
  openSessions: { hideBelow: 'lg', numeric: true },
});
