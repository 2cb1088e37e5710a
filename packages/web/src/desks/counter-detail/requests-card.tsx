import { IconChevronDown } from '@tabler/icons-react';
import { displayDay, formatMinutes } from '@torre/domain/kernel';
import type { DayMinute } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { EmptyState } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import './counter-desk.texts.ts';
import styles from './requests-card.module.css';
import { requestsInRange } from './slot-requests.ts';
import type { SlotRequest } from './slot-requests.ts';

interface RequestsCardProps {
  readonly requests: readonly SlotRequest[];
  /** The time of the counter. */
  readonly from: DayMinute;
  readonly to: DayMinute;
}

const at = ({ day, minute }: DayMinute): string => `${displayDay(day).slice(0, 5)} ${formatMinutes(minute)}`;

/** Requests by the hour that touch the counter; unfolded when the screen opens (M2.1.24). */
export function RequestsCard({ requests, from, to }: RequestsCardProps): JSX.Element {
  const t = useTexts('counterDesk');
  const shown = requestsInRange(requests, { from, to });
  const range = { from: formatMinutes(from.minute), to: formatMinutes(to.minute) };
  return (
    <details className={styles['card']} open>
      <summary>
        <h2>{t('requests')}</h2>
        <b>{shown.length}</b>
        <small>{t('byTheHour', range)}</small>
        <IconChevronDown size={16} aria-hidden />
      </summary>
      {shown.length === 0 ? (
        <EmptyState title={t('noRequests', range)} />
      ) : (
        <ul>
          {shown.map(({ id, employee, cause, ...times }) => (
            <li key={id}>
              <b>{employee}</b>
              <span>{cause}</span>
              <span>
                {at(times.from)} – {at(times.to)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
