import { Button } from '@mantine/core';
import type { CounterRow } from '@torre/contract/counters';
import { MINUTES_PER_DAY, dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { IconMapPinOff } from '@tabler/icons-react';
import { Suspense, useEffect, type JSX } from 'react';
import {
  CounterHead,
  ErrorList,
  HoursCard,
  IslandsCard,
  SpecializationsCard,
  SpecializationsGraph,
  TotalsCard,
  counterRange,
  useCounterDetail,
  useRecount,
} from '../../areas/counters/index.ts';
import { EmptyState, LoadingRows } from '../../kit/index.ts';
import { saveCalendarSnapshot } from '../../platform/calendar-snapshot.ts';
import { useTexts } from '../../platform/language.ts';
import { lazyPart } from '../../platform/lazy-with-retry.ts';
import { useSession } from '../../platform/session.ts';
import { track } from '../../platform/track.ts';
import { CoverButton, useCoverPanel, useRoomCover } from '../cover/index.ts';
import styles from './counter-desk.module.css';
import { CounterRequests } from './counter-requests.tsx';

const RoomPlanCard = lazyPart(() => import('../../areas/operations-room/index.ts'), 'RoomPlanCard');
const LAYOUT_ROWS = 6;

/** M2.1.04 */
const BACK_MS = 50;

export interface CounterDeskProps {
  readonly counterId: string;
  readonly timeslotId: string;
  /** The plant and the division of the counter; null when no plant of this manager has it. */
  readonly place: { readonly plant: string; readonly division: string; readonly date: string } | null;
  /** The hour whose specializations are looked at; null: that of the counter. */
  readonly hour: string | null;
  readonly onHour: (hour: string) => void;
  readonly onBack: () => void;
  readonly onCalendar: () => void;
  /** To the day of a person (YYYYMMDD) in the calendar. */
  readonly onDay: (employeeId: string, date: string) => void;
}

/** `/responsabile/calendario/contatore/…`: who is missing in one timeslot of one day, of what, and at which hour. */
export function CounterDesk(props: CounterDeskProps): JSX.Element {
  const { counterId, timeslotId, place, hour, onHour, onBack, onCalendar, onDay } = props;
  const t = useTexts('counterDetail');
  const address = { counterId, timeslotId };
  const parts = useCounterDetail(address, hour);
  const recount = useRecount(place?.division ?? '', place?.date ?? '', address);
  useEffect(() => track('view', 'dettaglio contatore'), []);
  const { counter } = parts;
  if (parts.refused !== null) {
    return (
      <EmptyState
        heading
        icon={IconMapPinOff}
        title={t(place === null ? 'ofAnotherPlant' : 'notFound')}
        why={parts.refused}
        action={<Button onClick={onCalendar}>{t('toCalendar')}</Button>}
      />
    );
  }
  const back = (): void => {
    if (place) saveCalendarSnapshot({ plant: place.plant, timeslotId, date: place.date });
    setTimeout(onBack, BACK_MS);
  };
  return (
    <div className={styles['page']}>
      <CounterHead
        counter={counter.data}
        recount={recount}
        onBack={back}
        action={counter.data && place && <CoverWay counter={counter.data} plant={place.plant} />}
      />
      <ErrorList
        recountFailed={recount.failed}
        rereadFailed={parts.rereadFailed}
        hourFailed={parts.ofHour.failed}
      />
      <div className={styles['cards']}>
        <TotalsCard {...counter} />
        <IslandsCard {...parts.islands} />
        <SpecializationsCard {...parts.categories} />
        <SpecializationsGraph {...parts.specializations} />
      </div>
      {counter.data && place && <RoomLayout counter={counter.data} plant={place.plant} />}
      <div className={styles['half']}>
        {counter.data && place && (
          <CounterRequests counter={counter.data} plant={place.plant} onDay={onDay} />
        )}
        <HoursCard
          {...parts.hours}
          hour={parts.hour}
          onHour={(chosen) => {
            track('action', 'ora del contatore');
            onHour(chosen);
          }}
          specializations={parts.ofHour}
        />
      </div>
    </div>
  );
}

/** From a counter that can still be covered to who could; the panel stays open when it is. */
function CoverWay({ counter, plant }: { readonly counter: CounterRow; readonly plant: string }): JSX.Element {
  const { today } = useSession();
  const { open, panel } = useCoverPanel();
  const { daySelected: date, timeslotId, lacks, hasAnotherLacks } = counter;
  const isOpen = (lacks > 0 || hasAnotherLacks) && date >= today;
  return (
    <>
      {isOpen && <CoverButton onOpen={() => open({ plant, date, timeslotId })} />}
      {panel}
    </>
  );
}

/** The plan of the room in the hours of the timeslot (M2.1.22); a night begins on the evening before. */
function RoomLayout({
  counter,
  plant,
}: {
  readonly counter: CounterRow;
  readonly plant: string;
}): JSX.Element {
  const day = dayFromCompact(counter.daySelected) as Day;
  const { from, to } = counterRange(counter);
  const { cover, panel } = useRoomCover(plant, day);
  const minutes = ({ day: on, minute }: typeof from): number => (on - day) * MINUTES_PER_DAY + minute;
  return (
    <Suspense fallback={<LoadingRows rows={LAYOUT_ROWS} />}>
      <RoomPlanCard
        plant={plant}
        day={day}
        range={{ begin: minutes(from), end: minutes(to) }}
        slot={counter.timeslotId}
        cover={cover}
      />
      {panel}
    </Suspense>
  );
}
