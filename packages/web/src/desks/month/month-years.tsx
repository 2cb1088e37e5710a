import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { MONTHS } from '@torre/domain/kernel';
import { useState, type JSX } from 'react';
import { sameMonth } from '../../areas/roster/index.ts';
import { AnchoredPopover, IconButton, type PopupProps } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import type { MonthPickerProps } from './month-picker.tsx';
import styles from './month-toolbar.module.css';
import './month.texts.ts';

interface MonthYearsProps extends MonthPickerProps {
  readonly popup: PopupProps;
}

/** A year of months to choose from, the month's own whenever it is opened. */
export function MonthYears({ popup, ...picker }: MonthYearsProps): JSX.Element {
  return (
    <AnchoredPopover {...popup} padding="xs">
      <Year {...picker} />
    </AnchoredPopover>
  );
}

function Year({ month, today, onNear, onMonth }: MonthPickerProps): JSX.Element {
  const t = useTexts('month');
  const [shown, setShown] = useState(month.year);
  return (
    <>
      <div className={styles['year']}>
        <IconButton label={t('previousYear')} icon={IconChevronLeft} onClick={() => setShown(shown - 1)} />
        <b aria-live="polite">{shown}</b>
        <IconButton label={t('nextYear')} icon={IconChevronRight} onClick={() => setShown(shown + 1)} />
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
              onClick={() => onMonth(key)}
            >
              {name}
            </button>
          );
        })}
      </div>
    </>
  );
}
