import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Lock } from '@torre/contract/locks';
import { LOCK_REASON_MAX_LENGTH } from '@torre/domain/roster';
import { useState, type FormEvent, type JSX } from 'react';
import { Dialog } from '../../../kit/index.ts';
import { refusalWords } from '../../../platform/call-failure.ts';
import { useLanguage, useTexts } from '../../../platform/language.ts';
import { NOTICE, notify } from '../../../platform/notify.ts';
import { failureNotice } from '../../../platform/outcome-notice.ts';
import { withSpinner } from '../../../platform/spinner.ts';
import { track } from '../../../platform/track.ts';
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
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const [saving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const words = { month: monthName(Number(month.slice(4)), language), year: month.slice(0, 4), plant };
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setAsked(true);
    setRefusal(null);
    if (lock === null && reason.trim() === '') return;
    setSaving(true);
    try {
      await withSpinner(lock === null ? shutMonth({ plant, month }, reason) : openMonth({ plant, month }));
      track('action', lock === null ? 'chiudi mese' : 'riapri mese');
      notify({ type: NOTICE.success, text: t(lock === null ? 'monthClosed' : 'monthOpened', words) });
      onClose();
    } catch (error) {
      const message = refusalWords(error);
      if (message) setRefusal(message);
      else notify(failureNotice(error, t(lock === null ? 'closeFailed' : 'openFailed')));
      setSaving(false);
    }
    await client.invalidateQueries({ queryKey: MONTHS_KEY });
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
        {refusal !== null && (
          <p role="alert" className={styles['refusal']}>
            {refusal}
          </p>
        )}
        <div className={styles['buttons']}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={saving}>
            {t(lock === null ? 'closeYes' : 'openYes')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
