import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { JSX } from 'react';
import { PersonSearch } from '../../areas/roster/index.ts';
import { IconButton } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { FiltersChip } from './filters-chip.tsx';
import styles from './month-toolbar.module.css';
import { ViewSwitch } from './view-switch.tsx';
import type { WeekBarProps } from './week-bar.tsx';
import './month.texts.ts';

/** The toolbar of a week at the desk. */
export function WideWeekBar(props: WeekBarProps): JSX.Element {
  const { title, store, filter, importExport, presenceAndLocks, draft, editTools, onStep, onToday } = props;
  const t = useTexts('month');
  return (
    <div className={`${styles['tools']} no-print`}>
      <div className={styles['month']}>
        <IconButton label={t('previousWeek')} icon={IconChevronLeft} onClick={() => onStep(-1)} />
        <h1 className={styles['weekTitle']} aria-live="polite">
          {title}
        </h1>
        <IconButton label={t('nextWeek')} icon={IconChevronRight} onClick={() => onStep(1)} />
      </div>
      <button type="button" className={styles['button']} onClick={onToday}>
        {t('today')}
      </button>
      <ViewSwitch view="settimana" />
      <PersonSearch text={filter.text} onText={filter.setText} />
      <FiltersChip store={store} filter={filter} />
      <span className={styles['grow']} />
      {presenceAndLocks}
      {draft}
      <span ref={editTools} className={styles['edit']} />
      {importExport}
    </div>
  );
}
