import { TextInput } from '@mantine/core';
import type { Lock } from '@torre/contract/locks';
import { LOCK_REASON_MAX_LENGTH } from '@torre/domain/roster';
import { useState, type FormEvent, type JSX } from 'react';
import { Dialog, FormEnd, useActions } from '../../../kit/index.ts';
import { useLanguage, useTexts } from '../../../platform/language.ts';
import styles from '../new-person-dialog.module.css';
import { monthName } from './month-names.ts';
import { MONTHS_KEY, openMonth, shutMonth, type MonthOfPlant } from './months.queries.ts';
import './months.texts.ts';

interface MonthDialogProps extends MonthOfPlant {
  /** What closes the month; null for an open one. */
  readonly lock: Lock | null;
  readonly onClose: () => void;
}

/** Closes a month with a reason, or says who closed it and opens it again. A refusal stands in the window. */
export function MonthDialog({ plant, month, lock, onClose }: MonthDialogProps): JSX.Element {
  const t = useTexts('closedMonths');
  const language = useLanguage();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const { run, busy, element } = useActions('footer');
  const [refusal, setRefusal] = useState<string | null>(null);
  const words = { month: monthName(Number(month.slice(4)), language), year: month.slice(0, 4), plant };
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setAsked(true);
    setRefusal(null);
    if (lock === null && reason.trim() === '') return;
    const isOpen = lock === null;
    const done = await run({
      track: isOpen ? 'chiudi mese' : 'riapri mese',
      act: (options) =>
        isOpen ? shutMonth({ plant, month }, reason, options) : openMonth({ plant, month }, options),
      done: t(isOpen ? 'monthClosed' : 'monthOpened', words),
      failed: t(isOpen ? 'closeFailed' : 'openFailed'),
      onRefused: setRefusal,
      refresh: MONTHS_KEY,
    });
    if (done !== null) onClose();
  };
  return (
    <Dialog title={t(lock === null ? 'closeTitle' : 'openTitle', words)} onClose={onClose} size={520}>
      <form className={styles['form']} onSubmit={(event) => void save(event)} noValidate>
        {lock === null ? (
          <>
            <p>{t('closeWhy')}</p>
            <TextInput
              label={t('reason')}
              description={t('reasonHint')}
              data-autofocus
              autoComplete="off"
              maxLength={LOCK_REASON_MAX_LENGTH}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
              error={asked && reason.trim() === '' ? t('needed') : null}
            />
          </>
        ) : (
          <>
            <p>
              {t('closedBy', {
                who: `${lock.lockedBy.employeeName} ${lock.lockedBy.employeeSurname}`,
                when: lock.lockedAt,
              })}{' '}
              «{lock.reason}»
            </p>
            <p>{t('openWhy')}</p>
          </>
        )}
        {element}
        <FormEnd
          refusal={refusal}
          cancel={t('cancel')}
          submit={t(lock === null ? 'closeYes' : 'openYes')}
          saving={busy}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
