import { IconBuildingBroadcastTower, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { addDays, dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { useEffect, type JSX } from 'react';
import { RoomPlanCard } from '../../areas/operations-room/index.ts';
import { hasPlant } from '../../areas/roster/index.ts';
import { DateField, EmptyState, IconButton } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import { track } from '../../platform/track.ts';
import styles from './room-desk.module.css';

export interface RoomDeskProps {
  /** ICAO code, or '-' for a manager without a plant (E8.15). */
  readonly plant: string;
  readonly day: Day;
  readonly onDay: (day: Day) => void;
}

/** `/responsabile/sala`: the plan of a day, and what the room is made of. */
export function RoomDesk({ plant, day, onDay }: RoomDeskProps): JSX.Element {
  const t = useTexts('operationsRoom');
  const today = dayFromCompact(useSession().today)!;
  useEffect(() => track('view', 'sala operativa'), []);
  if (!hasPlant(plant))
    return <EmptyState heading icon={IconBuildingBroadcastTower} title={t('noPlant')} why="" />;
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <h1>{t('title')}</h1>
        <div className={styles['stepper']}>
          <IconButton
            label={t('previousDay')}
            icon={IconChevronLeft}
            onClick={() => onDay(addDays(day, -1))}
          />
          <DateField
            aria-label={t('day')}
            value={day}
            today={today}
            onChange={(chosen) => chosen !== null && onDay(chosen)}
          />
          <IconButton label={t('nextDay')} icon={IconChevronRight} onClick={() => onDay(addDays(day, 1))} />
        </div>
      </header>
      <RoomPlanCard plant={plant} day={day} />
    </div>
  );
}
