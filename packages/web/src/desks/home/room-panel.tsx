import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IconCalendarOff } from '@tabler/icons-react';
import type { JSX } from 'react';
import { monthOf, monthQuery } from '../../areas/roster/index.ts';
import { EmptyState, ErrorState, LoadingRows, Panel, Row, Rows } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { useRoomClock, useRoomGroups } from '../room-now/index.ts';
import './home.texts.ts';
import { nextRelief } from './next-relief.ts';

const ROWS = 5;
/** More names are counted. */
const NAMES = 6;

/** Who is in the plant's room now, island by island, and who comes in at the next relief; follows the clock. */
export function RoomPanel({ plant }: { readonly plant: string }): JSX.Element {
  const t = useTexts('home');
  const clock = useRoomClock();
  const month = useQuery(monthQuery(plant, monthOf(clock.today)));
  const store = month.data ?? null;
  const { groups, failed, onRetry } = useRoomGroups(plant, store, clock);
  const there = groups?.filter(({ now }) => now.length > 0) ?? [];
  const relief = nextRelief(groups ?? []);
  const named = (names: readonly string[]): string =>
    names.length <= NAMES
      ? names.join(', ')
      : t('andOthers', { names: names.slice(0, NAMES).join(', '), count: names.length - NAMES });
  const nameOf = (group: number): string => {
    const known = store?.groups[group];
    return known === undefined || known.kind === 'others' ? t('others') : known.name;
  };
  const count = there.reduce((sum, { now }) => sum + now.length, 0);
  return (
    <Panel
      title={groups === null ? t('room') : t('roomOf', { count })}
      aside={
        <Link to="/responsabile/calendario" search={{ impianto: plant, vista: 'oggi' }}>
          {t('toRoom')}
        </Link>
      }
    >
      {failed || (month.isError && store === null) ? (
        <ErrorState
          onRetry={() => {
            void month.refetch();
            onRetry();
          }}
        />
      ) : groups === null ? (
        <LoadingRows rows={ROWS} />
      ) : groups.length === 0 ? (
        <EmptyState icon={IconCalendarOff} title={t('roomEmpty')} />
      ) : (
        <Rows compact>
          {there.map(({ group, now }) => (
            <Row
              key={group}
              title={`${nameOf(group)} · ${now.length}`}
              note={named(now.map(({ name }) => name))}
            />
          ))}
          {relief !== null && (
            <Row
              title={t('relief', { time: clock.time(relief.at), count: relief.names.length })}
              note={named(relief.names)}
            />
          )}
        </Rows>
      )}
    </Panel>
  );
}
