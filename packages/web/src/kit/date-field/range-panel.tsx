import '@mantine/dates/styles.layer.css';
import { Button, FocusTrap } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { dayFromIso, isoDay, type Day } from '@torre/domain/kernel';
import 'dayjs/locale/it.js';
import { useState, type JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import '../kit.texts.ts';
import styles from './calendar-panel.module.css';

interface RangePanelProps {
  readonly from: Day | null;
  readonly to: Day | null;
  readonly today: Day;
  readonly onChoose: (from: Day, to: Day) => void;
  readonly onCancel: () => void;
}

type Ends = [from: string | null, to: string | null];

/** The month of `CalendarPanel` (M9.05), in which the first press is the first day and the second the last; with one press both are the same. */
export function RangePanel({ from, to, today, onChoose, onCancel }: RangePanelProps): JSX.Element {
  const t = useTexts('kit');
  const [picked, setPicked] = useState<Ends>([isoOf(from), isoOf(to)]);
  const [first, last] = [dayOfIso(picked[0]), dayOfIso(picked[1])];
  return (
    <FocusTrap>
      <div>
        <DatePicker
          type="range"
          allowSingleDateInRange
          locale="it"
          firstDayOfWeek={1}
          defaultDate={isoDay(from ?? today)}
          value={picked}
          onChange={setPicked}
          getDayProps={(iso) => ({ 'data-torre-today': iso === isoDay(today) || undefined })}
          classNames={{ day: styles['day'] ?? '' }}
          ariaLabels={{ previousMonth: t('previousMonth'), nextMonth: t('nextMonth') }}
        />
        <div className={styles['buttons']}>
          <Button variant="subtle" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button disabled={first === null} onClick={() => first !== null && onChoose(first, last ?? first)}>
            {t('ok')}
          </Button>
        </div>
      </div>
    </FocusTrap>
  );
}

const isoOf = (day: Day | null): string | null => (day === null ? null : isoDay(day));
const dayOfIso = (iso: string | null): Day | null => (iso === null ? null : dayFromIso(iso));
