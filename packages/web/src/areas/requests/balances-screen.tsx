import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OwnBalanceRow } from '@torre/contract/requests';
import { dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { useEffect, type JSX, type ReactNode } from 'react';
import {
  DateField,
  EmptyState,
  Facts,
  Line,
  Loaded,
  Page,
  Panel,
  SmallTable,
  useBreakpoint,
} from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import type { Texts } from '../../platform/text-catalogue.ts';
import { useSession } from '../../platform/session.ts';
import { track } from '../../platform/track.ts';
import { amountText, balanceName, shownAmount } from './own-amounts.ts';
import { balancesQuery } from './own-requests.queries.ts';
import './own-requests.texts.ts';
import { shownDay } from './request-times.ts';
import { useLiveRequests } from './requests.queries.ts';

interface BalancesScreenProps {
  /** The day up to which it is counted; null: today. */
  readonly al: Day | null;
  readonly onAl: (al: Day | null) => void;
  /** Below the balances. */
  readonly children?: ReactNode;
}

/** Amounts of a row in the order of the table of entitlement (E2.43), then what is reserved and what can be asked for. */
const AMOUNTS = [
  'residuoAnniPrec',
  'residuoAnnoPrec',
  'teorica',
  'riduzioni',
  'forzate',
  'spettanzaReale',
  'fruite',
  'residuo',
  'prenotate',
  'impegnateDopo',
  'disponibili',
] as const satisfies readonly (keyof OwnBalanceRow)[];

type Amount = (typeof AMOUNTS)[number];

/** Today's row counts what lies ahead already: what comes after the day is said of a chosen one. */
const amountsOf = (al: Day | null): readonly Amount[] =>
  AMOUNTS.filter((name) => al !== null || name !== 'impegnateDopo');

/** `/dipendente/saldi`: what is left to me, today or on a chosen day. */
export function BalancesScreen({ al, onAl, children }: BalancesScreenProps): JSX.Element {
  const t = useTexts('ownRequests');
  const today = dayFromCompact(useSession().today)!;
  const { mobile } = useBreakpoint();
  const query = useQuery({ ...balancesQuery(al), placeholderData: keepPreviousData });
  useLiveRequests();
  useEffect(() => track('view', 'saldi'), []);
  return (
    <Page title={t('balances')} hint={t('balancesHint')}>
      <Line>
        <DateField label={t('onDay')} value={al ?? today} today={today} onChange={onAl} />
      </Line>
      <Loaded query={query} rows={6}>
        {({ saldi: all, al: counted }) => {
          const saldi = leaveFirst(all);
          if (saldi.length === 0) return <EmptyState title={t('noBalances')} why={t('noBalancesWhy')} />;
          const title = t('balancesOf', { day: shownDay(counted) });
          return mobile ? (
            <>
              <h2>{title}</h2>
              {saldi.map((row) => (
                <BalancePanel key={row.balance} row={row} amounts={amountsOf(al)} />
              ))}
            </>
          ) : (
            <Panel title={title}>
              <SmallTable
                numeric
                label={t('balances')}
                head={headOf(t, amountsOf(al))}
                rows={saldi.map((row) => cellsOf(t, row, amountsOf(al)))}
              />
            </Panel>
          );
        }}
      </Loaded>
      {children}
    </Page>
  );
}

/** How much leave is left is what the screen is opened for. */
const leaveFirst = (rows: readonly OwnBalanceRow[]): readonly OwnBalanceRow[] =>
  rows.toSorted((one, other) => Number(other.balance === 'FER') - Number(one.balance === 'FER'));

const headOf = (t: Texts<'ownRequests'>, amounts: readonly Amount[]): readonly string[] => [
  t('reason'),
  ...amounts.map((name) => t(name)),
];

const cellsOf = (
  t: Texts<'ownRequests'>,
  row: OwnBalanceRow,
  amounts: readonly Amount[],
): readonly string[] => [
  `${balanceName(t, row.balance)} ${row.year}`,
  ...amounts.map((name) => shownAmount(row.unit, row[name])),
];

/** One balance on the phone: what can be asked for first, then how that comes about. */
function BalancePanel({
  row,
  amounts,
}: {
  readonly row: OwnBalanceRow;
  readonly amounts: readonly Amount[];
}): JSX.Element {
  const t = useTexts('ownRequests');
  return (
    <Panel
      title={`${balanceName(t, row.balance)} ${row.year}`}
      aside={<b>{amountText(t, row.unit, row.disponibili)}</b>}
      padded
    >
      <Facts facts={amounts.map((name) => [t(name), shownAmount(row.unit, row[name])] as const)} />
    </Panel>
  );
}
