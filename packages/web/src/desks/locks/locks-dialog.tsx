import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { PresentPerson } from '@torre/contract/presence';
import { displayDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { locksKey, monthTitle, takeLockAway } from '../../areas/roster/index.ts';
import type { MonthKey, MonthStore, PlantLock } from '../../areas/roster/index.ts';
import { Dialog } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { NOTICE, notify } from '../../platform/notify.ts';
import { failureNotice } from '../../platform/outcome-notice.ts';
import { withSpinner } from '../../platform/spinner.ts';
import { LockForm } from './lock-form.tsx';
import styles from './locks-dialog.module.css';
import { fullName, whatTheyDo } from '../presence/index.ts';
import type { PickedCells } from './picked-cells.ts';
import './locks.texts.ts';

export interface LocksDialogProps {
  readonly plant: string;
  readonly month: MonthKey;
  readonly store: MonthStore;
  readonly locks: readonly PlantLock[];
  readonly others: readonly PresentPerson[];
  readonly today: Day;
  /** What was selected when the window was opened: the new lock begins with it. */
  readonly picked: PickedCells | null;
  readonly onClose: () => void;
}

/** The locks of a month: who locked what and why, with the way to lift them and to set another. */
export function LocksDialog(props: LocksDialogProps): JSX.Element {
  const { plant, month, store, locks, others, today, picked, onClose } = props;
  const t = useTexts('locks');
  const presence = useTexts('presence');
  const client = useQueryClient();
  const whatOf = ({ kind, employeeName, employeeSurname }: PlantLock): string => {
    if (kind === 'person') return `${employeeSurname} ${employeeName}`;
    return kind === 'month' ? t('closedMonth') : t('wholePlant');
  };
  const daysOf = (lock: PlantLock): string => {
    const from = displayDay(lock.from);
    return lock.from === lock.to ? t('oneDay', { from }) : t('days', { from, to: displayDay(lock.to) });
  };
  const lift = async (lock: PlantLock): Promise<void> => {
    try {
      await withSpinner(takeLockAway(lock));
      notify({ type: NOTICE.success, text: t('lifted') });
    } catch (error) {
      notify(failureNotice(error, t('liftFailed')));
    }
    await client.invalidateQueries({ queryKey: locksKey(plant) });
  };
  return (
    <Dialog title={t('locksTitle', { month: monthTitle(month), plant })} onClose={onClose} size={640}>
      {others.length > 0 && (
        <p className={styles['here']}>
          {others.map((person) => whatTheyDo(person, store, presence)).join(' · ')}
        </p>
      )}
      {locks.length === 0 && <p className={styles['none']}>{t('noLocks')}</p>}
      {locks.length > 0 && (
        <ul className={styles['locks']}>
          {locks.map((lock) => (
            <li key={lock.lockId}>
              <div className={styles['what']}>
                <b>{whatOf(lock)}</b> {daysOf(lock)}
              </div>
              <div className={styles['why']}>{lock.reason}</div>
              <small>{t('lockedBy', { who: fullName(lock.lockedBy), when: lock.lockedAt })}</small>
              {lock.allowedActions.includes('lift') && (
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={t('liftOf', { what: whatOf(lock), days: daysOf(lock) })}
                  onClick={() => void lift(lock)}
                >
                  {t('lift')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <LockForm {...{ plant, store, picked, today, onClose }} />
    </Dialog>
  );
}
