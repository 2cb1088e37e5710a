import { IconCalendarOff, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, type JSX } from 'react';
import { useLivePlanning } from '../../areas/planning/index.ts';
import { hasPlant, monthAfter, monthTitle } from '../../areas/roster/index.ts';
import type { MonthKey } from '../../areas/roster/index.ts';
import { EmptyState, IconButton } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { track } from '../../platform/track.ts';
import { CyclesPanel } from './cycles-panel.tsx';
import { MonthPlan } from './month-plan.tsx';
import styles from './planning-desk.module.css';
import { usePlanningPlace } from './planning-place.ts';
import './planning.texts.ts';

export interface PlanningDeskProps {
  /** ICAO code, or '-' for a manager without a plant (E8.15). */
  readonly plant: string;
  readonly month: MonthKey;
  readonly view: 'month' | 'cycles';
  readonly onMonth: (month: MonthKey) => void;
  readonly onView: (view: 'month' | 'cycles') => void;
  /** To the calendar, in a draft or in what everybody sees. */
  readonly onCalendar: (month: MonthKey, draft: string | null) => void;
}

/** `/responsabile/pianificazione`: how a month comes to be: cycles, draft, publication, versions. */
export function PlanningDesk(props: PlanningDeskProps): JSX.Element {
  const { plant, month, view, onMonth, onView, onCalendar } = props;
  const t = useTexts('planning');
  const drafts = useTexts('drafts');
  const place = usePlanningPlace(plant, month);
  useLivePlanning(plant);
  useEffect(() => track('view', 'pianificazione'), []);
  if (!hasPlant(plant)) return <EmptyState heading icon={IconCalendarOff} title={t('title')} why="" />;
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <h1>{t('title')}</h1>
        <div className={styles['switch']} role="group" aria-label={drafts('view')}>
          {(['month', 'cycles'] as const).map((name) => (
            <button key={name} type="button" aria-pressed={view === name} onClick={() => onView(name)}>
              {t(name)}
            </button>
          ))}
        </div>
        {view === 'month' && (
          <div className={styles['stepper']}>
            <IconButton
              label={t('previousMonth')}
              icon={IconChevronLeft}
              onClick={() => onMonth(monthAfter(month, -1))}
            />
            <b aria-live="polite">{monthTitle(month)}</b>
            <IconButton
              label={t('nextMonth')}
              icon={IconChevronRight}
              onClick={() => onMonth(monthAfter(month, 1))}
            />
          </div>
        )}
      </header>
      {view === 'month' ? (
        <MonthPlan key={place.code} place={place} onCalendar={(draft) => onCalendar(month, draft)} />
      ) : (
        <CyclesPanel place={place} />
      )}
    </div>
  );
}
