import { Popover } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState, type JSX } from 'react';
import { MONTHS, monthTitle, sameMonth } from '../../areas/roster/index.ts';
import type { MonthKey } from '../../areas/roster/index.ts';
import { IconButton } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import styles from './month-toolbar.module.css';
import './month.texts.ts';

interface MonthPickerProps {
  readonly month: MonthKey;
  readonly today: MonthKey;
  readonly onMonth: (month: MonthKey) => void;
  /** Somebody is about to choose it. */
  readonly onNear: (month: MonthKey) => void;
}

/** The title of the month; opens a year of months to choose from. */
export function MonthPicker({ month, today, onMonth, onNear }: MonthPickerProps): JSX.Element {
  const t = useTexts('month');
  const [year, setYear] = useState<number | null>(null);
  const shown = year ?? month.year;
  const choose = (chosen: MonthKey): void => {
    setYear(null);
    onMonth(chosen);
  };
  return (
    <Popover
      opened={year !== null}
      onChange={(opened) => !opened && setYear(null)}
      position="bottom-start"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <button
          type="button"
          className={styles['title']}
          aria-label={t('chooseMonth', { month: monthTitle(month) })}
          onClick={() => setYear(year === null ? month.year : null)}
        >
          {monthTitle(month)}
        </button>
      </Popover.Target>
      <Popover.Dropdown p="xs">
        <div className={styles['year']}>
          <IconButton label={t('previousYear')} icon={IconChevronLeft} onClick={() => setYear(shown - 1)} />
          <b aria-live="polite">{shown}</b>
          <IconButton label={t('nextYear')} icon={IconChevronRight} onClick={() => setYear(shown + 1)} />
        </div>
        <div className={styles['months']}>
          {MONTHS.map((name, index) => {
            const key = { year: shown, month: index + 1 };
            return (
              <button
                key={name}
                type="button"
                aria-pressed={sameMonth(key, month)}
                data-today={sameMonth(key, today) || undefined}
                data-autofocus={sameMonth(key, month) || undefined}
                onPointerEnter={() => onNear(key)}
                onFocus={() => onNear(key)}
                onClick={() => choose(key)}
              >
                {name}
              </button>
            );
          })}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
