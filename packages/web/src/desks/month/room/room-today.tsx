import { addDays, formatMinutes } from '@torre/domain/kernel';
import type { UtcMinute, ZoneTable } from '@torre/domain/kernel';
import { Suspense, type JSX } from 'react';
import { monthOf, weekdayAndDate } from '../../../areas/roster/index.ts';
import type { MonthStore } from '../../../areas/roster/index.ts';
import { EmptyState, ErrorState, LoadingRows, ShiftTile } from '../../../kit/index.ts';
import { IconCalendarOff } from '@tabler/icons-react';
import { useTexts } from '../../../platform/language.ts';
import { lazyPart } from '../../../platform/lazy-with-retry.ts';
import type { MonthDeskProps } from '../desk-props.ts';
import { OpenDay, prepareDayDialog } from '../open-day.tsx';
import { useLiveMonth } from '../use-live-month.ts';
import { useMonth, useViewCounters } from '../use-month-data.ts';
import { ViewSwitch } from '../view-switch.tsx';
import { awaitsDecision } from '../../room-now/index.ts';
import type { RoomGroup, RoomShift } from '../../room-now/index.ts';
import { IslandPositions } from './island-positions.tsx';
import { useIslandsNow, withEmptyIslands } from './room-islands.ts';
import type { IslandNow } from './room-islands.ts';
import { RoomSlots } from './room-slots.tsx';
import styles from './room-today.module.css';
import { useRoomClock, useRoomGroups } from '../../room-now/index.ts';
import './room.texts.ts';

const ReliefList = lazyPart(() => import('../../../areas/operations-room/index.ts'), 'ReliefList');

/** From here on the relief is announced in minutes. */
const SOON_MINUTES = 60;

interface Clock {
  readonly now: UtcMinute;
  readonly zone: ZoneTable;
}

function useClockWords({ now, zone }: Clock) {
  const t = useTexts('room');
  return {
    time: (at: UtcMinute): string => formatMinutes(zone.local(at).minute),
    /** ' (fra 25 min)' where it is near. */
    soon: (at: UtcMinute): string => (at - now <= SOON_MINUTES ? t('inMinutes', { count: at - now }) : ''),
  };
}

interface GroupProps extends Clock {
  readonly room: RoomGroup;
  readonly island: IslandNow;
  readonly month: MonthStore;
  readonly onOpen: (shift: RoomShift) => void;
}

function Person({
  shift,
  ...rest
}: Clock & { readonly shift: RoomShift } & Pick<GroupProps, 'month' | 'onOpen'>): JSX.Element {
  const t = useTexts('room');
  const { time, soon } = useClockWords(rest);
  const { month, onOpen } = rest;
  const { form } = month.book.meaning(shift.turn, month.from);
  const undecided = awaitsDecision(shift, rest.now);
  return (
    <li>
      <button type="button" className={styles['person']} onClick={() => onOpen(shift)}>
        <ShiftTile name={shift.turn} form={form} size="large" marks={undecided ? 'q' : ''} />
        <span className={styles['name']}>
          {shift.name} {undecided && <small>{t('toDecide')}</small>}
        </span>
        <span className={styles['until']} data-soon={soon(shift.end) !== '' || undefined}>
          {t('until', { time: time(shift.end) })} <small>{soon(shift.end)}</small>
        </span>
      </button>
    </li>
  );
}

/** One island: what its positions are, who is there until when, who may be called, who comes next. */
function Group({ room, island, ...rest }: GroupProps): JSX.Element {
  const t = useTexts('room');
  const { time, soon } = useClockWords(rest);
  const { month } = rest;
  const group = month.groups[room.group];
  const name = group === undefined || group.kind === 'others' ? t('others') : group.name;
  return (
    <section className={styles['group']} aria-label={name}>
      <h2>
        {name} <span>{t('inService', { count: room.now.length })}</span>
      </h2>
      {island !== null && <IslandPositions island={island} />}
      {room.now.length === 0 && <p className={styles['nobody']}>{t('nobodyNow')}</p>}
      <ul>
        {room.now.map((shift) => (
          <Person key={`${shift.employeeId}/${shift.date}`} shift={shift} {...rest} />
        ))}
      </ul>
      {room.away.length > 0 && (
        <p className={styles['later']}>
          <b>{t('away')}</b>{' '}
          {room.away
            .map(({ shift, away }) =>
              away.end < shift.end ? t('awayUntil', { name: shift.name, time: time(away.end) }) : shift.name,
            )
            .join(', ')}
        </p>
      )}
      {room.onCall.length > 0 && (
        <p className={styles['later']}>
          <b>{t('onCall')}</b> {room.onCall.map((shift) => shift.name).join(', ')}
        </p>
      )}
      {room.next.map(({ at, shifts }) => (
        <p key={at} className={styles['later']}>
          <b>
            {t('comingAt', { time: time(at) })} {soon(at)}
          </b>{' '}
          {shifts.map((shift) => shift.name).join(', ')}
        </p>
      ))}
    </section>
  );
}

/** Who is in the room now, until when, and who comes next; follows the clock minute by minute. */
export function RoomToday(props: MonthDeskProps): JSX.Element {
  const { plant, onSelect } = props;
  const t = useTexts('room');
  const clock = useRoomClock();
  const { now, zone, today } = clock;
  // Who is in the room is a matter of what is published, whatever draft is open.
  const month = useMonth(plant, monthOf(today), today, null);
  const counters = useViewCounters({ plant, draft: null }, today, today, today);
  const live = useLiveMonth(plant, null, (employeeId) => employeeId);
  const store = month.data ?? null;
  const room = useRoomGroups(plant, store, clock);
  const days = [today, addDays(today, 1)];
  const { islands, islandNow } = useIslandsNow({ plant, ...counters, days, zone, now });
  const groups =
    room.groups === null || store === null ? null : withEmptyIslands(room.groups, store.groups, islands);
  const islandOf = ({ group }: RoomGroup): IslandNow => {
    const known = store?.groups[group];
    return known === undefined ? null : islandNow(known);
  };
  const failed = room.failed || (month.isError && month.data === undefined);
  const people = groups?.reduce((sum, group) => sum + group.now.length, 0) ?? 0;
  return (
    <>
      <div className={styles['desk']} onFocus={prepareDayDialog} onPointerEnter={prepareDayDialog}>
        <header className={styles['head']}>
          <h1>
            <time>{clock.time(now)}</time>
            <span>{t('title', { day: weekdayAndDate(today), plant })}</span>
          </h1>
          {groups !== null && <strong>{t('inService', { count: people })}</strong>}
          <ViewSwitch view="oggi" />
        </header>
        <div className={styles['body']}>
          {failed && (
            <ErrorState
              onRetry={() => {
                void month.refetch();
                room.onRetry();
              }}
            />
          )}
          {groups === null && !failed && <LoadingRows />}
          {groups !== null && store !== null && (
            <>
              <RoomSlots table={counters.table} {...{ plant, days, zone, now }} />
              <Suspense>
                <ReliefList plant={plant} day={today} minute={zone.local(now).minute} />
              </Suspense>
              {groups.length === 0 && (
                <EmptyState icon={IconCalendarOff} title={t('empty')} why={t('emptyWhy')} />
              )}
              <div className={styles['groups']}>
                {groups.map((one) => (
                  <Group
                    key={one.group}
                    room={one}
                    island={islandOf(one)}
                    month={store}
                    {...{ now, zone }}
                    onOpen={({ employeeId, date }) => onSelect({ employeeId, date })}
                  />
                ))}
              </div>
            </>
          )}
        </div>
      </div>
      <OpenDay {...props} {...{ store, live }} />
    </>
  );
}
