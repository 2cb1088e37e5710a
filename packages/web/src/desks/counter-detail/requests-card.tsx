import { IconChevronDown } from '@tabler/icons-react';
import type { RequestRow } from '@torre/contract/requests';
import { displayDay, formatMinutes } from '@torre/domain/kernel';
import type { DayMinute } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { isUndecided, RequestStatus } from '../../areas/requests/index.ts';
import { EmptyState, ErrorState, LoadingRows, RowActions, useBreakpoint } from '../../kit/index.ts';
import type { RowActionPlaces } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import './counter-desk.texts.ts';
import styles from './requests-card.module.css';
import { timeOf } from './slot-requests.ts';

interface RequestsCardProps {
  /** Those of the counter; null while they are read, undefined where they cannot be. */
  readonly rows: readonly RequestRow[] | null | undefined;
  readonly onRetry: () => void;
  readonly actionsOf: (row: RequestRow) => RowActionPlaces;
  /** The time of the counter. */
  readonly from: DayMinute;
  readonly to: DayMinute;
}

const at = ({ day, minute }: DayMinute): string => `${displayDay(day).slice(0, 5)} ${formatMinutes(minute)}`;

/** '22/12 03:00–05:00'; where it ends on another day, that too. */
function timeText(row: RequestRow): string {
  const time = timeOf(row);
  if (time === null) return '';
  const { from, to } = time;
  return from.day === to.day ? `${at(from)}–${formatMinutes(to.minute)}` : `${at(from)} – ${at(to)}`;
}

/** Requests by the hour that touch the counter; unfolded when the screen opens (M2.1.24). */
export function RequestsCard({ rows, onRetry, actionsOf, from, to }: RequestsCardProps): JSX.Element {
  const t = useTexts('counterDesk');
  const failed = useTexts('requests')('loadFailed');
  const { mobile } = useBreakpoint();
  const range = { from: formatMinutes(from.minute), to: formatMinutes(to.minute) };
  const waiting = (rows ?? []).filter(isUndecided).length;
  return (
    <details className={styles['card']} open>
      <summary>
        <h2>{t('requests')}</h2>
        {rows && <b>{rows.length}</b>}
        {waiting > 0 && <b data-waiting>{t('toApprove', { count: waiting })}</b>}
        <small>{t('byTheHour', range)}</small>
        <IconChevronDown size={16} aria-hidden />
      </summary>
      {rows === undefined && <ErrorState text={failed} onRetry={onRetry} />}
      {rows === null && <LoadingRows rows={2} />}
      {rows?.length === 0 && <EmptyState title={t('noRequests', range)} />}
      {rows && rows.length > 0 && (
        <ul>
          {rows.map((row) => (
            <li key={row.id} data-tone={row.isIgnored ? 'ignored' : undefined}>
              <div>
                <b>{`${row.cognome} ${row.nome}`}</b>
                <span>{row.descausale}</span>
                <span>{timeText(row)}</span>
                {row.isIgnored && <span>{t('ignoredHere')}</span>}
              </div>
              <RequestStatus row={row} reader="manager" />
              <RowActions
                row={`${row.cognome} ${row.nome}, ${row.descausale}`}
                actions={actionsOf(row)}
                mobile={mobile}
              />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
