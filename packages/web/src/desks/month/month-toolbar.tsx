import {
  IconBaselineDensityMedium,
  IconBaselineDensitySmall,
  IconChevronLeft,
  IconChevronRight,
} from '@tabler/icons-react';
import type { CompactGroup } from '@torre/contract/roster';
import type { JSX } from 'react';
import { IslandFilter, PersonSearch } from '../../areas/roster/index.ts';
import type { MonthFilterControl, MonthKey } from '../../areas/roster/index.ts';
import { IconButton } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { MonthPicker } from './month-picker.tsx';
import type { Density } from './month-preferences.ts';
import styles from './month-toolbar.module.css';
import './month.texts.ts';

interface MonthToolbarProps {
  readonly month: MonthKey;
  readonly today: MonthKey;
  readonly groups: readonly CompactGroup[];
  readonly filter: MonthFilterControl;
  /** Days with a shortage: those that can still be covered, in a past month those that went short. */
  readonly uncoveredDays: number;
  readonly density: Density;
  readonly onMonth: (month: MonthKey) => void;
  /** The mouse or the focus is on the way to a month. */
  readonly onNear: (month: MonthKey) => void;
  readonly onStep: (step: 1 | -1) => void;
  readonly onToday: () => void;
  readonly onDensity: (density: Density) => void;
}

export function MonthToolbar(props: MonthToolbarProps): JSX.Element {
  const { month, today, groups, filter, uncoveredDays, density } = props;
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
      <PersonSearch text={filter.text} onText={filter.setText} />
      <IslandFilter groups={groups} chosen={filter.groups} onChoose={filter.setGroups} />
      <button
        type="button"
        className={styles['chip']}
        aria-pressed={filter.uncovered}
        data-on={filter.uncovered || undefined}
        onClick={() => filter.setUncovered(!filter.uncovered)}
      >
        {t('uncovered')} <b>{uncoveredDays}</b>
      </button>
      <span className={styles['grow']} />
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
