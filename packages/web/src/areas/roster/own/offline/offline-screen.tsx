import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { compactDay, dayFromIso } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { useEffect, useMemo, useRef, useState, type JSX } from 'react';
import { EmptyState } from '../../../../kit/index.ts';
import { useTexts } from '../../../../platform/language.ts';
import { whenReachable } from '../../../../platform/offline/when-reachable.ts';
import { romeClock, romeDateTime } from '../../../../platform/rome-time.ts';
import { gridColumns } from '../../grid/grid-columns.ts';
import { monthTitle } from '../../italian-dates.ts';
import { monthAfter, monthDays, monthOf, type MonthKey } from '../../month-key.ts';
import { DayList } from '../day-list.tsx';
import { MonthCard } from '../month-card.tsx';
import { ownRoster, type OwnRoster } from '../own-roster.ts';
import { MonthSwitch } from '../period-switch.tsx';
import { joinedRanges, readingOf, type KeptRange } from './kept-range.ts';
import styles from './offline-screen.module.css';
import './offline.texts.ts';
import { readOwnCopy } from './own-copy.ts';

interface OfflineScreenProps {
  /** The month that the address names; null where it names none. */
  readonly asked: MonthKey | null;
  /** Somebody steps to a month. */
  readonly onMonth: (month: MonthKey) => void;
}

/** What the service worker answers without a network: the own shifts as this device read them last, and when. */
export function OfflineScreen({ asked, onMonth }: OfflineScreenProps): JSX.Element {
  const [ranges, setRanges] = useState<readonly KeptRange[] | null>(null);
  useEffect(() => {
    void readOwnCopy().then(setRanges, () => setRanges([]));
    return whenReachable(() => location.reload());
  }, []);
  if (ranges === null) return <main className={styles['screen']} aria-busy />;
  const reply = joinedRanges(ranges);
  return (
    <main className={styles['screen']}>
      {reply ? <KeptShifts {...{ ranges, asked, onMonth }} roster={ownRoster(reply)} /> : <NothingKept />}
    </main>
  );
}

function NothingKept(): JSX.Element {
  const t = useTexts('offline');
  return (
    <>
      <Bar text={t('none')} />
      <EmptyState heading icon={IconCloudOff} title={t('nothing')} why={t('nothingWhy')} />
    </>
  );
}

interface KeptShiftsProps extends OfflineScreenProps {
  readonly ranges: readonly KeptRange[];
  readonly roster: OwnRoster;
}

function KeptShifts({ ranges, roster, asked, onMonth }: KeptShiftsProps): JSX.Element {
  const t = useTexts('offline');
  const today = useMemo(() => todayOf(ranges), [ranges]);
  const [month, setMonth] = useState<MonthKey>(() => shownFirst(ranges, asked) ?? monthOf(today));
  const list = useRef<HTMLDivElement>(null);
  const { from, to } = monthDays(month);
  const columns = gridColumns({ from, to, today }, roster.holidays);
  const readAt = readingOf(ranges, compactDay(from), compactDay(to));
  const stepTo = (next: MonthKey): void => {
    setMonth(next);
    onMonth(next);
  };
  const show = (date: string): void =>
    list.current?.querySelector(`[data-date='${date}']`)?.scrollIntoView({ block: 'center' });
  return (
    <>
      <Bar text={readAt === null ? t('none') : sinceWords(t, readAt, today)} />
      <div className={styles['head']}>
        <MonthSwitch title={monthTitle(month)} onStep={(step) => stepTo(monthAfter(month, step))} />
      </div>
      {readAt === null ? (
        <EmptyState icon={IconCloudOff} title={t('notThisMonth')} />
      ) : (
        <div ref={list} className={styles['month']}>
          <MonthCard {...{ columns, today, roster }} onOpen={show} />
          <DayList {...{ columns, today, roster }} onOpen={null} />
        </div>
      )}
    </>
  );
}

/** The month that was asked for, if anything of it was kept. */
function shownFirst(ranges: readonly KeptRange[], asked: MonthKey | null): MonthKey | null {
  if (asked === null) return null;
  const { from, to } = monthDays(asked);
  return readingOf(ranges, compactDay(from), compactDay(to)) === null ? null : asked;
}

function sinceWords(t: ReturnType<typeof useTexts<'offline'>>, readAt: number, today: Day): string {
  const time = romeClock(readAt);
  if (dayOf(readAt) === today) return t('today', { time });
  return t('earlier', { time, date: romeDateTime(new Date(readAt).toISOString()).slice(0, 10) });
}

/** The day in Rome of an instant, milliseconds since 1970. */
function dayOf(at: number): Day {
  const rome = Temporal.Instant.fromEpochMilliseconds(Math.floor(at)).toZonedDateTimeISO('Europe/Rome');
  return dayFromIso(rome.toPlainDate().toString()) as Day;
}

/** Torre's clock may stand on another day than the machine's: the latest answer knows by how much. */
function todayOf(ranges: readonly KeptRange[]): Day {
  const latest = ranges.reduce((one, other) => (other.savedAt > one.savedAt ? other : one));
  return dayOf(Date.now() + latest.ahead);
}

function Bar({ text }: { readonly text: string }): JSX.Element {
  const t = useTexts('offline');
  return (
    <div role="status" className={styles['bar']}>
      <IconCloudOff size={18} stroke={1.75} aria-hidden />
      <p>
        <b>{text}</b> <span>{t('back')}</span>
      </p>
      <Button size="compact-sm" variant="default" onClick={() => location.reload()}>
        {t('retry')}
      </Button>
    </div>
  );
}
