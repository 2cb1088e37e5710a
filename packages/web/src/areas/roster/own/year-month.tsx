import { VisuallyHidden } from '@mantine/core';
import { civil, formatDuration, MONTHS } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { ShiftTile } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import type { Texts } from '../../../platform/text-catalogue.ts';
import type { AwayAndOvertime } from '../away/away.queries.ts';
import type { GridColumn } from '../grid/grid-columns.ts';
import { monthTitle, weekdayAndDate } from '../italian-dates.ts';
import type { MonthKey } from '../month-key.ts';
import type { OwnRoster } from './own-roster.ts';
import { hourSums, ownTotals } from './own-totals.ts';
import type { OwnTotals } from './own-totals.ts';
import { mainWords } from './shift-words.ts';
import styles from './year-view.module.css';

interface YearMonthProps {
  readonly month: MonthKey;
  readonly columns: readonly GridColumn[];
  readonly today: Day;
  /** The month of today. */
  readonly isNow: boolean;
  /** null while it is being read. */
  readonly roster: OwnRoster | null;
  /** null while it is being read. */
  readonly away: AwayAndOvertime | null;
  readonly onOpen: () => void;
}

/** A small month: the whole card leads to the month, whose days have their own words there. */
export function YearMonth(props: YearMonthProps): JSX.Element {
  const { month, columns, today, isNow, roster, away, onOpen } = props;
  const t = useTexts('ownYear');
  const own = useTexts('own');
  const totals = roster && ownTotals(roster, columns, away);
  const isEmpty = roster !== null && columns.every(({ day }) => roster.on(day) === null);
  return (
    <li className={styles['month']} data-now={isNow || undefined}>
      <h2>
        <button type="button" aria-label={t('openMonth', { month: monthTitle(month) })} onClick={onOpen}>
          {MONTHS[month.month - 1]}
        </button>
      </h2>
      <div className={styles['days']} aria-hidden>
        {columns.map((column, index) => (
          <YearDay key={column.day} {...{ column, today, roster }} isFirst={index === 0} />
        ))}
      </div>
      {isEmpty ? (
        <p className={styles['none']}>{t('emptyMonth')}</p>
      ) : (
        <dl>
          <div title={totals ? hoursTitle(totals, own) : t('hoursWhy')}>
            <dd>{totals?.isWhole ? formatDuration(totals.workedMinutes) : ' '}</dd>
            <dt>{t('hours')}</dt>
          </div>
          {(['nights', 'weekends', 'holidays'] as const).map((name) => (
            <div key={name} title={t(`${name}Why`)}>
              <dd>{totals ? totals[name] : ' '}</dd>
              <dt>{t(name)}</dt>
            </div>
          ))}
        </dl>
      )}
      {isNow && <VisuallyHidden>{weekdayAndDate(today)}</VisuallyHidden>}
    </li>
  );
}

/** 'previste 152:00, assenza 72:00 (9 g), straord. 0:00, in servizio 80:00' */
function hoursTitle(totals: OwnTotals, t: Texts<'own'>): string {
  return hourSums(totals, t)
    .filter(({ key }) => key !== 'nights')
    .map(({ label, value }) => `${label} ${value}`)
    .join(', ');
}

interface YearDayProps {
  readonly column: GridColumn;
  readonly today: Day;
  readonly roster: OwnRoster | null;
  readonly isFirst: boolean;
}

/** The code where there is something to do or a reason to be away, the number of the day where there is not. */
function YearDay({ column, today, roster, isFirst }: YearDayProps): JSX.Element {
  const { day, ground, weekday, holiday } = column;
  const own = roster?.on(day) ?? null;
  const words = [weekdayAndDate(day), own && `${own.shift.turn} ${mainWords(own)}`, holiday];
  return (
    <span
      data-ground={ground}
      data-rest={column.rest || undefined}
      title={words.filter(Boolean).join('\n')}
      style={isFirst ? { gridColumnStart: weekday } : undefined}
    >
      {own && own.form !== 'rest' ? (
        <ShiftTile name={own.shift.turn} form={own.form} locked={day < today} />
      ) : (
        civil(day).day
      )}
    </span>
  );
}
