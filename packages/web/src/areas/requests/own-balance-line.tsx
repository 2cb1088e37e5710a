import { useQuery } from '@tanstack/react-query';
import type { InsertableCause, OwnBalanceRow } from '@torre/contract/requests';
import { dayFromCompact, displayDay } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { Text } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import './new-request.texts.ts';
import { amountText } from './own-amounts.ts';
import { balancesQuery } from './own-requests.queries.ts';

interface OwnBalanceLineProps {
  readonly cause: InsertableCause;
  /** YYYYMMDD; '' while none is chosen. */
  readonly day: string;
  /** YYYYMMDD */
  readonly today: string;
}

/** What is left of the cause's balance, now and on the chosen day; nothing for a cause that draws on none. */
export function OwnBalanceLine({ cause, day, today }: OwnBalanceLineProps): JSX.Element | null {
  const t = useTexts('newRequest');
  const words = useTexts('ownRequests');
  const now = useQuery(balancesQuery(null));
  const chosen = dayFromCompact(day);
  const isOther = chosen !== null && day !== today;
  const then = useQuery({ ...balancesQuery(chosen), enabled: isOther });
  const rowOf = (rows: readonly OwnBalanceRow[] | undefined): OwnBalanceRow | undefined =>
    rows?.find(({ balance }) => balance === cause.category);
  const row = rowOf(now.data?.saldi);
  if (now.isError && now.data === undefined) return <Text tone="quiet">{t('balanceFailed')}</Text>;
  if (row === undefined) return null;
  const left = ({ unit, disponibili }: OwnBalanceRow): string => amountText(words, unit, disponibili);
  const rowThen = isOther ? rowOf(then.data?.saldi) : undefined;
  return (
    <div aria-live="polite">
      <Text tone="quiet">
        {rowThen === undefined || chosen === null
          ? t('availableToday', { today: left(row) })
          : [
              t('availableOn', { today: left(row), day: displayDay(chosen), onDay: left(rowThen) }),
              ...(rowThen.impegnateDopo > 0
                ? [t('promisedAfter', { amount: amountText(words, rowThen.unit, rowThen.impegnateDopo) })]
                : []),
            ].join(', ')}
      </Text>
    </div>
  );
}
