import { TextInput } from '@mantine/core';
import type { Lock } from '@torre/contract/locks';
import { LOCK_REASON_MAX_LENGTH } from '@torre/domain/roster';
import type { JSX } from 'react';
import { FormDialog, useTextForm } from '../../../kit/index.ts';
import { useLanguage, useTexts } from '../../../platform/language.ts';
import { monthName } from './month-names.ts';
import { openMonth, shutMonth, type MonthOfPlant } from './months.queries.ts';
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
  const isOpen = lock === null;
  const words = { month: monthName(Number(month.slice(4)), language), year: month.slice(0, 4), plant };
  const { fieldProps, save, end } = useTextForm({
    initial: { reason: '' },
    faultsOf: ({ reason }) => ({ reason: isOpen && reason.trim() === '' ? t('needed') : null }),
    hasEnd: true,
    save: ({ reason }, options) =>
      isOpen ? shutMonth({ plant, month }, reason, options) : openMonth({ plant, month }, options),
    track: isOpen ? 'chiudi mese' : 'riapri mese',
    done: t(isOpen ? 'monthClosed' : 'monthOpened', words),
    failed: t(isOpen ? 'closeFailed' : 'openFailed'),
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={t(isOpen ? 'closeTitle' : 'openTitle', words)}
      onClose={onClose}
      onSubmit={save}
      submit={t(isOpen ? 'closeYes' : 'openYes')}
      {...end}
    >
      {isOpen ? (
        <>
          <p>{t('closeWhy')}</p>
          <TextInput
            label={t('reason')}
            description={t('reasonHint')}
            data-autofocus
            autoComplete="off"
            maxLength={LOCK_REASON_MAX_LENGTH}
            {...fieldProps('reason')}
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
    </FormDialog>
  );
}
