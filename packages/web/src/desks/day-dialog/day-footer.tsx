import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { civil, displayDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { cantModify, monthCutoff } from '@torre/domain/roster';
import { useId, type JSX, type Ref } from 'react';
import { useTexts } from '../../platform/language.ts';
import type { Texts } from '../../platform/text-catalogue.ts';
import './day-dialog.texts.ts';
import styles from './day-footer.module.css';
import type { DayEvent, DayForm } from './day-form-state.ts';

interface DayFooterProps {
  readonly form: DayForm;
  readonly today: Day;
  readonly send: (event: DayEvent) => void;
  readonly toggle: Ref<HTMLButtonElement>;
  /** Rules that the save would break: their reason will be asked. */
  readonly broken: number;
  readonly onSave: () => void;
}

/** Why the cell is closed; null while it is open (M5.04, M5.05). */
function closedReason(t: Texts<'dayDialog'>, form: DayForm, today: Day): string | null {
  const open = cantModify(form.competence, today, form.day.editWindow);
  if (open.ok && form.day.lock) return t('closedByLock');
  if (open.ok) return form.day.allowedActions.length === 0 ? t('notAllowed') : null;
  if (open.code === 'seven-days') return t('closedSevenDays', { count: form.day.editWindow.days });
  const { year, month } = civil(form.competence);
  return t('closedMonth', { cutoff: displayDay(monthCutoff(year, month, form.day.editWindow)) });
}

/** Delete, the toggle 'Modifica' / 'Annulla', save (M2.4.10, M2.4.11). */
export function DayFooter({ form, today, send, toggle, broken, onSave }: DayFooterProps): JSX.Element {
  const t = useTexts('dayDialog');
  const reasonId = useId();
  const reason = closedReason(t, form, today);
  const reading = form.mode === 'reading';
  const writing = !reading && !form.comparing;
  const locked = form.day.lock !== null;
  return (
    <div className={styles['footer']}>
      {writing && form.base && form.day.allowedActions.includes('delete') && (
        <Button
          variant="default"
          className={styles['remove']}
          disabled={form.mode === 'saving'}
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => send({ type: 'ask-delete' })}
        >
          {t('remove')}
        </Button>
      )}
      <span className={styles['reason']} id={reasonId}>
        {(reading || locked) && reason}
        {writing && !locked && broken > 0 && t('asksReason', { count: broken })}
      </span>
      <Button
        ref={toggle}
        variant="default"
        disabled={form.mode === 'saving' || (reading && reason !== null)}
        aria-describedby={reading && reason ? reasonId : undefined}
        onClick={() => send({ type: reading ? 'edit' : 'reset' })}
      >
        {reading ? t('edit') : t('cancel')}
      </Button>
      {writing && (
        <Button disabled={form.mode === 'saving' || locked} onClick={onSave}>
          {t('save')}
        </Button>
      )}
    </div>
  );
}
