import { Suspense, type JSX } from 'react';
import { monthTitle } from '../../areas/roster/index.ts';
import type { MonthKey } from '../../areas/roster/index.ts';
import { usePopup } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { lazyWithRetry } from '../../platform/lazy-with-retry.ts';
import styles from './month-toolbar.module.css';
import './month.texts.ts';

const loadYears = () => import('./month-years.tsx');
const MonthYears = lazyWithRetry(async () => ({ default: (await loadYears()).MonthYears }));

export interface MonthPickerProps {
  readonly month: MonthKey;
  readonly today: MonthKey;
  readonly onMonth: (month: MonthKey) => void;
  /** Somebody is about to choose it. */
  readonly onNear: (month: MonthKey) => void;
}

/** The title of the month; opens a year of months to choose from. */
export function MonthPicker({ onMonth, ...picker }: MonthPickerProps): JSX.Element {
  const t = useTexts('month');
  const { open, button, popup } = usePopup('dialog', loadYears);
  const title = monthTitle(picker.month);
  return (
    <>
      <button
        type="button"
        className={styles['title']}
        aria-label={t('chooseMonth', { month: title })}
        {...button}
      >
        {title}
      </button>
      {popup && (
        <Suspense>
          <MonthYears
            {...picker}
            popup={popup}
            onMonth={(chosen) => {
              open(false);
              onMonth(chosen);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
