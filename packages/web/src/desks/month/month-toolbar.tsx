import {
  IconBaselineDensityMedium,
  IconBaselineDensitySmall,
  IconChevronLeft,
  IconChevronRight,
} from '@tabler/icons-react';
import type { JSX, ReactNode } from 'react';
import { PersonSearch } from '../../areas/roster/index.ts';
import type { MonthFilterControl, MonthKey, MonthStore } from '../../areas/roster/index.ts';
import { Chip, IconButton } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { FiltersChip } from './filters-chip.tsx';
import { MonthPicker } from './month-picker.tsx';
import type { Density } from './month-preferences.ts';
import styles from './month-toolbar.module.css';
import './month.texts.ts';
import { ViewSwitch } from './view-switch.tsx';

interface MonthToolbarProps {
  readonly month: MonthKey;
  readonly today: MonthKey;
  /** The month on the screen; null until it is there. */
  readonly store: MonthStore | null;
  readonly filter: MonthFilterControl;
  /** Days with a shortage: those that can still be covered, in a past month those that went short. */
  readonly uncoveredDays: number;
  readonly density: Density;
  /** What can be done with the month outside of the screen. */
  readonly importExport: ReactNode;
  /** Takes the place where undo and redo will stand. */
  readonly editTools: (place: HTMLElement | null) => void;
  readonly onMonth: (month: MonthKey) => void;
  /** The mouse or the focus is on the way to a month. */
  readonly onNear: (month: MonthKey) => void;
  readonly onStep: (step: 1 | -1) => void;
  readonly onToday: () => void;
  readonly onDensity: (density: Density) => void;
  /** Who else is here, and locks. */
  readonly presenceAndLocks: ReactNode;
  /** Published or draft. */
  readonly draft: ReactNode;
}

export function MonthToolbar(props: MonthToolbarProps): JSX.Element {
  const { month, today, store, filter, uncoveredDays, density, editTools, importExport } = props;
  const { onMonth, onNear, onStep, onToday, onDensity } = props;
  const t = useTexts('month');
  return (
    <div className={`${styles['tools']} no-print`}>
      <div className={styles['month']}>
        <IconButton label={t('previousMonth')} icon={IconChevronLeft} onClick={() => onStep(-1)} />
        <MonthPicker month={month} today={today} onMonth={onMonth} onNear={onNear} />
        <IconButton label={t('nextMonth')} icon={IconChevronRight} onClick={() => onStep(1)} />
      </div>
      <button type="button" className={styles['button']} onClick={onToday}>
        {t('today')}
      </button>
      <ViewSwitch view="mese" />
      <PersonSearch text={filter.text} onText={filter.setText} />
      <FiltersChip store={store} filter={filter} />
      <Chip
        aria-pressed={filter.uncovered}
        isOn={filter.uncovered}
        onClick={() => filter.setUncovered(!filter.uncovered)}
      >
        {t('uncovered')} <b>{uncoveredDays}</b>
      </Chip>
      <span className={styles['grow']} />
      {/* What comes later or grows stands first here: nothing moves under the hand. */}
      {props.presenceAndLocks}
      {props.draft}
      <span ref={editTools} className={styles['edit']} />
      {importExport}
      <div className={styles['switch']} role="group" aria-label={t('density')}>
        <IconButton
          label={t('compact')}
          icon={IconBaselineDensitySmall}
          iconSize={16}
          aria-pressed={density === 'compact'}
          onClick={() => onDensity('compact')}
        />
        <IconButton
          label={t('comfortable')}
          icon={IconBaselineDensityMedium}
          iconSize={16}
          aria-pressed={density === 'comfortable'}
          onClick={() => onDensity('comfortable')}
        />
      </div>
    </div>
  );
}
