import { IconChevronLeft, IconChevronRight, IconFilter, IconCopyCheck } from '@tabler/icons-react';
import { useState, type JSX, type ReactNode } from 'react';
import { PersonSearch } from '../../areas/roster/index.ts';
import type { MonthFilterControl, MonthStore } from '../../areas/roster/index.ts';
import { Chip, IconButton, ScreenHead, useLowWindow } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { FiltersChip } from './filters-chip.tsx';
import styles from './month-toolbar.module.css';
import { RoomButton } from './view-switch.tsx';
import './month.texts.ts';

export interface WeekBarProps {
  readonly title: string;
  readonly glance: ReactNode;
  /** The month on the screen; null until it is there. */
  readonly store: MonthStore | null;
  readonly filter: MonthFilterControl;
  readonly importExport: ReactNode;
  readonly onStep: (step: 1 | -1) => void;
  readonly onToday: () => void;
  /** Who else is here, and locks. */
  readonly presenceAndLocks: ReactNode;
  /** Takes the place where undo and redo will stand; on the phone they stand below the people. */
  readonly editTools: (place: HTMLElement | null) => void;
  /** On the phone: takes the place where the way to the broken rules will stand. */
  readonly rules: (place: HTMLElement | null) => void;
  /** On the phone: whether a touch chooses cells; null where nothing can be changed. */
  readonly choosing: boolean | null;
  readonly onChoosing: (choosing: boolean) => void;
  /** Published or draft. */
  readonly draft: ReactNode;
}

/** Week, answer and filters above the roster of the phone; where the window is low the answer stands beside the week. */
export function WeekBar({
  title,
  glance,
  store,
  filter,
  importExport,
  onStep,
  onToday,
  presenceAndLocks,
  choosing,
  onChoosing,
  draft,
  rules,
}: WeekBarProps): JSX.Element {
  const t = useTexts('month');
  const [open, setOpen] = useState(filter.active);
  const low = useLowWindow();
  const count = (filter.text === '' ? 0 : 1) + filter.count;
  const answer = (
    <div className={styles['weekBar']}>
      <span className={styles['glance']}>{glance}</span>
      <span ref={rules} className={styles['rules']} />
      <Chip isLarge onClick={onToday}>
        {t('today')}
      </Chip>
      <RoomButton />
      <Chip
        isLarge
        icon={IconFilter}
        word={t('filter')}
        aria-expanded={open}
        isOn={count > 0}
        onClick={() => setOpen(!open)}
      >
        {count > 0 && <b>{count}</b>}
      </Chip>
      {choosing !== null && (
        <Chip
          isLarge
          icon={IconCopyCheck}
          word={t('chooseWord')}
          title={t('choose')}
          aria-label={t('choose')}
          aria-pressed={choosing}
          isOn={choosing}
          onClick={() => onChoosing(!choosing)}
        />
      )}
      {importExport}
      {draft}
      {/* It comes late: what stands before it stays under the finger. */}
      {presenceAndLocks}
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
          <FiltersChip store={store} filter={filter} />
        </div>
      )}
    </div>
  );
}
