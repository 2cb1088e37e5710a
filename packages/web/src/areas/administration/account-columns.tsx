import type { AccountRow } from '@torre/contract/administration';
import { IconCircleCheck, IconClock, IconHourglass, IconLock, type Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { roleLabel } from '@torre/domain/identity';
import type { JSX } from 'react';
import { StatusBadge, type DataColumn, type StatusFamily } from '../../kit/index.ts';
import { useTexts, type Language } from '../../platform/language.ts';
import type { Texts } from '../../platform/text-catalogue.ts';
import type { it } from './administration.it.ts';
import styles from './people-screen.module.css';

const STATUS: Record<AccountRow['stato'], { readonly family: StatusFamily; readonly icon: Icon }> = {
  attivo: { family: 'ok', icon: IconCircleCheck },
  'da attivare': { family: 'wait', icon: IconClock },
  scaduta: { family: 'late', icon: IconHourglass },
  chiuso: { family: 'void', icon: IconLock },
};

/** Surname first, as lists here are read. */
export function nameOf({ cognome, nome }: Pick<AccountRow, 'cognome' | 'nome'>): string {
  return `${cognome} ${nome}`.trim();
}

/** The name leads to what the person may do; with a closed account nobody may do anything. */
export function AccountName(row: AccountRow): JSX.Element {
  if (row.stato === 'chiuso') return <>{nameOf(row)}</>;
  return (
    <Link to="/amministrazione/persone/$utente" params={{ utente: row.userName }} className={styles['name']}>
      {nameOf(row)}
    </Link>
  );
}

export function AccountStatus({ stato }: Pick<AccountRow, 'stato'>): JSX.Element {
  const t = useTexts('administration');
  return <StatusBadge {...STATUS[stato]} text={t(`status.${stato}`)} />;
}

/** Categories as people say them; a code that is itself the word, like CTA, stays. */
export function categoryName(t: Texts<typeof it>, category: string | null): string {
  if (category === null) return '';
  return NAMED_CATEGORIES.has(category) ? t(`category.${category}` as 'category.STUD') : category;
}

const NAMED_CATEGORIES: ReadonlySet<string> = new Set([
  'AMMINISTRATIVI',
  'DIRIGENTE',
  'METEO',
  'PILOTI',
  'STUD',
]);

/** The rights of an account in words: the manager flag, then the roles by their labels (M6.01). */
function rightsOf(
  t: Texts<typeof it>,
  language: Language,
  { responsabile, ruoli }: AccountRow,
): readonly string[] {
  return [...(responsabile ? [t('manager')] : []), ...ruoli.map((role) => roleLabel(role, language))];
}

/** As much as the column holds; the whole on hovering. */
function RightsWords({ words }: { readonly words: string }): JSX.Element {
  return (
    <span className={styles['rights']} title={words}>
      {words}
    </span>
  );
}

export function accountColumns(t: Texts<typeof it>, language: Language): readonly DataColumn<AccountRow>[] {
  return [
    {
      id: 'nome',
      header: t('name'),
      value: nameOf,
      cell: (row) => <AccountName {...row} />,
      meta: { filter: 'text' },
    },
    { id: 'utente', header: t('userName'), value: (row) => row.userName, meta: { filter: 'text' } },
    {
      id: 'categoria',
      header: t('category'),
      value: (row) => row.categoria,
      cell: (row) => categoryName(t, row.categoria),
      meta: { filter: 'select', hideBelow: 'lg', optionText: (category) => categoryName(t, category) },
    },
    { id: 'impianto', header: t('plant'), value: (row) => row.plant, meta: { filter: 'select' } },
    {
      id: 'ruoli',
      header: t('roles'),
      value: (row) => rightsOf(t, language, row),
      cell: (row) => <RightsWords words={rightsOf(t, language, row).join(', ')} />,
      meta: { filter: 'select', hideBelow: 'xl', sortable: false },
    },
    {
      id: 'stato',
      header: t('status'),
      value: (row) => row.stato,
      cell: (row) => <AccountStatus stato={row.stato} />,
      meta: { filter: 'select', optionText: (stato) => t(`status.${stato as AccountRow['stato']}`) },
    },
    {
      id: 'accesso',
      header: t('lastSignIn'),
      value: (row) => row.lastSignIn,
      cell: (row) => row.lastSignIn ?? t('never'),
      meta: { filter: 'date', width: 150 },
    },
    {
      id: 'sessioni',
      header: t('openSessions'),
      value: (row) => String(row.openSessions),
      meta: { filter: 'none', hideBelow: 'lg', numeric: true },
    },
  ];
}
