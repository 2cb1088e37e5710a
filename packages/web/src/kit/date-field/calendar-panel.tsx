import '@mantine/dates/styles.layer.css';
import { Button, FocusTrap } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { dayFromIso, isoDay, type Day } from '@torre/domain/kernel';
import 'dayjs/locale/it.js';
import { useState, type JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import '../kit.texts.ts';
import styles from './calendar-panel.module.css';

interface CalendarPanelProps {
  readonly value: Day | null;
  readonly today: Day;
  readonly onChoose: (day: Day | null) => void;
  readonly onCancel: () => void;
}

/** Month to pick a day from, with the specified buttons 'Annulla' and 'OK' (M9.05). Months stay Italian in both languages. */
export function CalendarPanel({ value, today, onChoose, onCancel }: CalendarPanelProps): JSX.Element {
  const t = useTexts('kit');
  const [picked, setPicked] = useState<Day | null>(value);
  return (
    <FocusTrap>
      <div>
        <DatePicker
          locale="it"
          firstDayOfWeek={1}
          allowDeselect
          defaultDate={isoDay(value ?? today)}
          value={picked === null ? null : isoDay(picked)}
          onChange={(iso) => setPicked(iso === null ? null : dayFromIso(iso))}
          getDayProps={(iso) => ({ 'data-torre-today': iso === isoDay(today) || undefined })}
          classNames={{ day: styles['day'] ?? '' }}
          ariaLabels={{ previousMonth: t('previousMonth'), nextMonth: t('nextMonth') }}
        />
        <div className={styles['buttons']}>
          <Button variant="subtle" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button onClick={() => onChoose(picked)}>{t('ok')}</Button>
        </div>
      </div>
    </FocusTrap>
  );
}
