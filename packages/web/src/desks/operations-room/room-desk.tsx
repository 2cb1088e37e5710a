import { IconBuildingBroadcastTower, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { addDays, dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { Suspense, useEffect, type JSX } from 'react';
import { RoomPlanCard } from '../../areas/operations-room/index.ts';
import { hasPlant } from '../../areas/roster/index.ts';
import { DateField, EmptyState, IconButton, LoadingRows, TabStrip } from '../../kit/index.ts';
import type { TableAddress } from '../../kit/index.ts';
import { lazyPart } from '../../platform/lazy-with-retry.ts';
import { useTexts } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import { track } from '../../platform/track.ts';
import { useRoomCover } from '../cover/index.ts';
import styles from './room-desk.module.css';

const PositionsView = lazyPart(() => import('./room-views.ts'), 'PositionsView');
const GroupsView = lazyPart(() => import('./room-views.ts'), 'GroupsView');
const TurnsView = lazyPart(() => import('./room-views.ts'), 'TurnsView');
const ConfigurationsView = lazyPart(() => import('./room-views.ts'), 'ConfigurationsView');

const VIEWS = ['piano', 'postazioni', 'gruppi', 'turni', 'configurazioni'] as const;

/** The plan of a day, or one of the things of which the room is made; the words stand in the address. */
export type RoomView = (typeof VIEWS)[number];

/** The others are the same whatever the day. */
const OF_A_DAY: readonly RoomView[] = ['piano', 'postazioni', 'configurazioni'];
const PANEL = 'vista-sala';

export interface RoomDeskProps {
  /** ICAO code, or '-' for a manager without a plant (E8.15). */
  readonly plant: string;
  readonly day: Day;
  readonly onDay: (day: Day) => void;
  readonly view: RoomView;
  readonly onView: (view: RoomView) => void;
  /** Filters and order of the table in view. */
  readonly address: TableAddress;
  readonly onAddress: (address: TableAddress) => void;
}

/** `/responsabile/sala`: the plan of a day, and what the room is made of. */
export function RoomDesk(props: RoomDeskProps): JSX.Element {
  const { plant, day, onDay, view, onView } = props;
  const t = useTexts('operationsRoom');
  const today = dayFromCompact(useSession().today)!;
  useEffect(() => track('view', 'sala operativa'), []);
  if (!hasPlant(plant))
    return (
      <EmptyState heading icon={IconBuildingBroadcastTower} title={t('noPlant')} why={t('noPlantWhy')} />
    );
  const words = {
    piano: t('view.piano'),
    postazioni: t('view.postazioni'),
    gruppi: t('view.gruppi'),
    turni: t('view.turni'),
    configurazioni: t('view.configurazioni'),
  };
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <h1>{t('title')}</h1>
        <TabStrip label={t('views')} views={VIEWS} words={words} view={view} panel={PANEL} onView={onView} />
        {OF_A_DAY.includes(view) && (
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
        )}
      </header>
      <div id={PANEL} role="tabpanel" aria-label={words[view]} className={styles['panel']}>
        <Suspense fallback={<LoadingRows rows={12} />}>
          <View {...props} today={today} />
        </Suspense>
      </div>
    </div>
  );
}

function View({ plant, day, today, view, address, onAddress }: RoomDeskProps & { readonly today: Day }) {
  const table = { plant, address, onAddress };
  switch (view) {
    case 'piano':
      return <PlanView plant={plant} day={day} />;
    case 'postazioni':
      return (
        <div className={styles['frame']}>
          <PositionsView {...table} day={day} />
        </div>
      );
    case 'gruppi':
      return <GroupsView plant={plant} day={today} />;
    case 'turni':
      return (
        <div className={styles['frame']}>
          <TurnsView {...table} />
        </div>
      );
    case 'configurazioni':
      return <ConfigurationsView plant={plant} day={day} />;
  }
}

function PlanView({ plant, day }: Pick<RoomDeskProps, 'plant' | 'day'>): JSX.Element {
  const { cover, panel } = useRoomCover(plant, day);
  return (
    <>
      <RoomPlanCard plant={plant} day={day} cover={cover} />
      {panel}
    </>
  );
}
