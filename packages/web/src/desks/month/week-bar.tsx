import { VisuallyHidden } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconFilter } from '@tabler/icons-react';
import type { CompactGroup } from '@torre/contract/roster';
import { useState, type JSX, type ReactNode } from 'react';
import { IslandFilter, PersonSearch } from '../../areas/roster/index.ts';
import type { MonthFilterControl } from '../../areas/roster/index.ts';
import { IconButton, ScreenHead, useLowWindow } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import styles from './month-toolbar.module.css';
import './month.texts.ts';

interface WeekBarProps {
  readonly title: string;
  readonly glance: ReactNode;
  readonly groups: readonly CompactGroup[];
  readonly filter: MonthFilterControl;
  readonly onStep: (step: 1 | -1) => void;
  readonly onToday: () => void;
}

/** Week, answer and filters above the roster of the phone; where the window is low the answer stands beside the week. */
export function WeekBar({ title, glance, groups, filter, onStep, onToday }: WeekBarProps): JSX.Element {
  const t = useTexts('month');
  const [open, setOpen] = useState(filter.active);
  const low = useLowWindow();
  const count = (filter.text === '' ? 0 : 1) + (filter.groups.size > 0 ? 1 : 0);
  const answer = (
    <div className={styles['weekBar']}>
      <span className={styles['glance']}>{glance}</span>
      <button type="button" className={styles['chip']} onClick={onToday}>
        {t('today')}
      </button>
      <button
        type="button"
        className={styles['chip']}
        title={t('filter')}
        aria-expanded={open}
        data-on={count > 0 || undefined}
        onClick={() => setOpen(!open)}
      >
        <IconFilter size={18} stroke={1.75} aria-hidden />
        {/* The count that is seen belongs to the name that is heard. */}
        <VisuallyHidden>{t('filter')}</VisuallyHidden>
        {count > 0 && count}
      </button>
    </div>
  );
  const week = (
    <ScreenHead>
      <div className={styles['weekHead']}>
        <IconButton
          label={t('previousWeek')}
          icon={IconChevronLeft}
          iconSize={22}
          onClick={() => onStep(-1)}
        />
        <h1 aria-live="polite">{title}</h1>
        <IconButton label={t('nextWeek')} icon={IconChevronRight} iconSize={22} onClick={() => onStep(1)} />
      </div>
      {low && answer}
    </ScreenHead>
  );
  return (
    <div className="no-print">
      {week}
      {!low && answer}
      {open && (
        <div className={styles['weekFilters']}>
          <PersonSearch text={filter.text} onText={filter.setText} />
          <IslandFilter groups={groups} chosen={filter.groups} onChoose={filter.setGroups} />
        </div>
      )}
    </div>
  );
}
