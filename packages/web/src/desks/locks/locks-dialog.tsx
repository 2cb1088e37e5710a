import { Button } from '@mantine/core';
import type { PresentPerson } from '@torre/contract/presence';
import { displayDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { locksKey, monthTitle, takeLockAway } from '../../areas/roster/index.ts';
import type { MonthKey, MonthStore, PlantLock } from '../../areas/roster/index.ts';
import { Dialog, Row, Rows, Stack, Text, useActions } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { LockForm } from './lock-form.tsx';
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
  const { run, busy, element } = useActions('footer');
  const whatOf = ({ kind, employeeName, employeeSurname }: PlantLock): string => {
    if (kind === 'person') return `${employeeSurname} ${employeeName}`;
    return kind === 'month' ? t('closedMonth') : t('wholePlant');
  };
  const daysOf = (lock: PlantLock): string => {
    const from = displayDay(lock.from);
    return lock.from === lock.to ? t('oneDay', { from }) : t('days', { from, to: displayDay(lock.to) });
  };
  const lift = (lock: PlantLock) =>
    run({
      track: 'togli blocco',
      act: (options) => takeLockAway(lock, options),
      done: t('lifted'),
      failed: t('liftFailed'),
      refresh: locksKey(plant),
    });
  return (
    <Dialog title={t('locksTitle', { month: monthTitle(month), plant })} onClose={onClose} size={640}>
      <Stack>
        {others.length > 0 && (
          <Text tone="quiet">{others.map((person) => whatTheyDo(person, store, presence)).join(' · ')}</Text>
        )}
        {locks.length === 0 && <Text tone="quiet">{t('noLocks')}</Text>}
        {locks.length > 0 && (
          <Rows look="flush" maxHeight="40dvh">
            {locks.map((lock) => (
              <Row
                key={lock.lockId}
                title={whatOf(lock)}
                note={daysOf(lock)}
                actions={
                  lock.allowedActions.includes('lift') && (
                    <Button
                      variant="default"
                      size="compact-sm"
                      disabled={busy}
                      aria-label={t('liftOf', { what: whatOf(lock), days: daysOf(lock) })}
                      onClick={() => void lift(lock)}
                    >
                      {t('lift')}
                    </Button>
                  )
                }
              >
                <p>{lock.reason}</p>
                <Text tone="faint">
                  {t('lockedBy', { who: fullName(lock.lockedBy), when: lock.lockedAt })}
                </Text>
              </Row>
            ))}
          </Rows>
        )}
        {element}
        <LockForm {...{ plant, store, picked, today, onClose }} />
      </Stack>
    </Dialog>
  );
}
