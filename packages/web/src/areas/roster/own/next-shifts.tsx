import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { addDays, compactDay, dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { IconCalendarOff } from '@tabler/icons-react';
import type { JSX } from 'react';
import { EmptyState, ErrorState, LoadingRows, Panel, ShiftTile } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import type { AwayDays } from '../cell-overlays.ts';
import { gridColumns } from '../grid/grid-columns.ts';
import { shortWeekday, weekdayAndDate } from '../italian-dates.ts';
import styles from './next-shifts.module.css';
import type { OwnRoster } from './own-roster.ts';
import { isAwayAllDay, ownAwayOn } from './own-away.ts';
import { useComingAway } from './use-coming-away.ts';
import { nextShift } from './next-shift.ts';
import { COMING_DAYS, comingShiftsQuery } from './own.queries.ts';
import './own.texts.ts';
import { detailWords, mainWords, whenWords } from './shift-words.ts';
import { useLiveOwn } from './use-live-own.ts';
import { useNow, useZone } from '../../../platform/use-now.ts';

/** Today and the six days after it. */
const DAYS_AHEAD = 6;

/** The own shifts of the coming seven days and today's hours; for everybody who stands in a roster. */
export function NextShifts({ level = 2 }: { readonly level?: 1 | 2 }): JSX.Element {
  const t = useTexts('own');
  const { allowedActions, today: todayText } = useSession();
  const today = dayFromCompact(todayText) as Day;
  const { data, isError, refetch } = useQuery(comingShiftsQuery(today));
  useLiveOwn();
  const mayOpen = allowedActions.includes('see-own-calendar');
  return (
    <Panel
      level={level}
      title={t('nextShifts')}
      aside={mayOpen && <Link to="/dipendente/calendario">{t('wholeMonth')}</Link>}
    >
      {data && (data.isEmpty ? <NoShifts /> : <Week roster={data} today={today} mayOpen={mayOpen} />)}
      {isError && !data && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <LoadingRows rows={3} />}
    </Panel>
  );
}

function NoShifts(): JSX.Element {
  const t = useTexts('own');
  return <EmptyState icon={IconCalendarOff} title={t('empty')} why={t('emptyWhy')} />;
}

interface WeekProps {
  readonly roster: OwnRoster;
  readonly today: Day;
  readonly mayOpen: boolean;
}

function Week({ roster, today, mayOpen }: WeekProps): JSX.Element {
  const t = useTexts('own');
  const away = useComingAway(today);
  const columns = gridColumns({ from: today, to: addDays(today, DAYS_AHEAD), today }, roster.holidays);
  return (
    <>
      <ol className={styles['week']}>
        {columns.map(({ day, date, weekday, ground, holiday }) => {
          const own = roster.on(day);
          const absent = ownAwayOn(t, away, day);
          const shift = own ? `${own.shift.turn} ${mainWords(own)}` : t('noShift');
          const turn = absent ? `${shift}, ${absent.words}` : shift;
          const seen = (
            <>
              {shortWeekday(weekday)}
              <b>{date}</b>
              {own ? (
                <ShiftTile name={own.shift.turn} form={own.form} marks={own.marks + (absent?.mark ?? '')} />
              ) : (
                <span className={styles['none']}>–</span>
              )}
            </>
          );
          return (
            <li key={day} data-ground={ground} title={[turn, holiday].filter(Boolean).join('\n')}>
              {mayOpen ? (
                <Link to="/dipendente/calendario" search={{ giorno: compactDay(day) }}>
                  <VisuallyHidden>{t('dayLabel', { day: weekdayAndDate(day), turn })}</VisuallyHidden>
                  <span aria-hidden>{seen}</span>
                </Link>
              ) : (
                <div>{seen}</div>
              )}
            </li>
          );
        })}
      </ol>
      <Today {...{ roster, today, away }} />
    </>
  );
}

interface TodayProps extends Omit<WeekProps, 'mayOpen'> {
  readonly away: readonly AwayDays[];
}

function Today({ roster, today, away }: TodayProps): JSX.Element {
  const t = useTexts('own');
  const own = roster.on(today);
  const absent = ownAwayOn(t, away, today);
  const works = own?.times && !isAwayAllDay(away, today);
  const detail = own && detailWords(t, own);
  return (
    <div className={styles['today']}>
      {own ? (
        <ShiftTile
          name={own.shift.turn}
          form={own.form}
          marks={own.marks + (absent?.mark ?? '')}
          size="large"
        />
      ) : (
        <IconCalendarOff size={20} aria-hidden />
      )}
      <p>
        <b>
          {works
            ? t('todayAt', { hours: mainWords(own) })
            : t('todayIs', { what: absent?.words ?? (own ? mainWords(own) : t('noShift')) })}
        </b>
        {detail && <small>{detail}</small>}
      </p>
      {!works && <ThenNext {...{ roster, today, away }} />}
    </div>
  );
}

/** On a day without hours: when the work begins, a night with the evening on which it does. */
function ThenNext({ roster, today, away }: TodayProps): JSX.Element | null {
  const t = useTexts('own');
  const now = useNow();
  const first = addDays(today, -1);
  const next = nextShift(
    roster,
    first,
    COMING_DAYS + 1,
    now,
    useZone(first, addDays(today, COMING_DAYS)),
    away,
  );
  if (!next) return null;
  return (
    <p className={styles['then']}>
      {t('nextShift')}: <b>{whenWords(t, next, today)}</b>
    </p>
  );
}
