import { useQuery } from '@tanstack/react-query';
import type { PerformanceEntry, PunchRow } from '@torre/contract/attendance';
import { displayDay, formatDuration } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { useId, type JSX, type ReactNode } from 'react';
import { ErrorState, LinkButton, LoadingRows, SmallTable, Text } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import { personDayQuery, useLivePersonDays } from './attendance.queries.ts';
import './attendance.texts.ts';
import styles from './day-attendance.module.css';
import { dayOfSlash, timeText } from './day-text.ts';

interface DayAttendanceProps {
  readonly employeeId: string;
  /** A past one. */
  readonly day: Day;
  /** Opens the justification over a row of the performance list (M2.4.28); null: none is inserted from here. */
  readonly onJustify: ((entry: PerformanceEntry) => void) | null;
}

/** Of a past day and the one before it: the clock-ins and what came of them (M2.4.23, M2.4.26). */
export function DayAttendance({ employeeId, day, onJustify }: DayAttendanceProps): JSX.Element {
  const t = useTexts('attendance');
  const heading = useId();
  const { data, isError, refetch } = useQuery(personDayQuery(employeeId, day));
  useLivePersonDays(employeeId);
  const punches = data?.days.flatMap((one) => one.punches) ?? [];
  const results = data?.days.flatMap((one) => one.results) ?? [];
  const causes = new Map(data?.causes.map(({ code, description }) => [code, description]));
  const isElsewhere = data?.days.at(-1)?.isKeptElsewhere ?? false;
  return (
    <section className={styles['section']} aria-labelledby={heading}>
      <h3 id={heading}>{t('timbrature')}</h3>
      {/* M8.66: the failed read is registered under its own name. */}
      {isError && <ErrorState text={t('punchesFailed')} onRetry={() => void refetch()} />}
      {!data && !isError && <LoadingRows rows={2} />}
      {isElsewhere && <Text tone="quiet">{t('elsewhereDay')}</Text>}
      {data && !isElsewhere && punches.length === 0 && <Text tone="quiet">{t('noPunchesOfDay')}</Text>}
      {punches.length > 0 && <PunchesOfDay punches={punches} causes={causes} />}
      {results.length > 0 && <Performance {...{ results, causes, onJustify }} />}
    </section>
  );
}

interface PunchesOfDayProps {
  readonly punches: readonly PunchRow[];
  readonly causes: ReadonlyMap<string, string>;
}

function PunchesOfDay({ punches, causes }: PunchesOfDayProps): JSX.Element {
  const t = useTexts('attendance');
  const typeOf = ({ type, causale }: PunchRow): string => {
    const word = t(type === 'E' ? 'entrance' : 'exit');
    return causale === null ? word : t('withCause', { what: word, cause: causes.get(causale) ?? causale });
  };
  return (
    <SmallTable
      label={t('punchesOfDay')}
      head={[t('day'), t('type'), t('status'), t('time')]}
      rows={punches.map((row) => [
        displayDay(dayOfSlash(row.data)),
        typeOf(row),
        t(`punch.${row.status}`),
        row.time,
      ])}
    />
  );
}

interface PerformanceProps {
  readonly results: readonly PerformanceEntry[];
  readonly causes: ReadonlyMap<string, string>;
  readonly onJustify: DayAttendanceProps['onJustify'];
}

/** Dot, performance, duration, cause, from and to (M2.4.26); what is not covered leads to its justification. */
function Performance({ results, causes, onJustify }: PerformanceProps): JSX.Element {
  const t = useTexts('attendance');
  // M2.4.29: without causes nothing can be inserted.
  const reacts = useSession().causali.length > 0 ? onJustify : null;
  const dot = ({ status }: PerformanceEntry): JSX.Element => (
    <span className={styles['status']}>
      <i className={styles['dot']} data-status={status} aria-hidden />
      {t(`result.${status}`)}
    </span>
  );
  const name = (row: PerformanceEntry): string => row.prestazione ?? t('noWorkPlanned');
  const work = (row: PerformanceEntry): ReactNode =>
    reacts && row.giustificabile ? (
      <LinkButton onClick={() => reacts(row)}>{t('justify', { what: name(row) })}</LinkButton>
    ) : (
      name(row)
    );
  const time = (row: PerformanceEntry, minute: number | null): string =>
    minute === null ? '' : timeText(dayOfSlash(row.data), minute);
  return (
    <SmallTable
      label={t('performance')}
      head={[t('status'), t('performance'), t('duration'), t('cause'), t('from'), t('to')]}
      rows={results.map((row) => [
        dot(row),
        work(row),
        formatDuration(row.durata),
        row.causale === null ? '' : (causes.get(row.causale) ?? row.causale),
        time(row, row.dalle),
        time(row, row.alle),
      ])}
    />
  );
}
