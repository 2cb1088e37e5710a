import { VisuallyHidden } from '@mantine/core';
import { compactDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { useRef, type JSX, type KeyboardEvent } from 'react';
import { ShiftTile } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import type { GridColumn } from '../grid/grid-columns.ts';
import type { AwayAndOvertime } from '../away/away.queries.ts';
import { monthTitle, shortWeekday, weekdayAndDate } from '../italian-dates.ts';
import { monthOf } from '../month-key.ts';
import styles from './month-card.module.css';
import { ownAwayOn } from './own-away.ts';
import type { OwnRoster } from './own-roster.ts';
import { hourSums, ownTotals } from './own-totals.ts';
import './own.texts.ts';
import { mainWords } from './shift-words.ts';

const NOTHING: readonly never[] = [];
const WEEK = [1, 2, 3, 4, 5, 6, 7];
/** Where each arrow moves the hand, in days. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface MonthCardProps {
  readonly columns: readonly GridColumn[];
  readonly today: Day;
  /** null while it is being read: the days stand already. */
  readonly roster: OwnRoster | null;
  /** When one is away and works overtime; not known without the network, nor while it is read. */
  readonly away?: AwayAndOvertime | undefined;
  readonly onOpen: (date: string) => void;
}

/** The month at a glance: every day a button, and what the month comes to. One Tab stop, arrows inside. */
export function MonthCard({ columns, today, roster, away, onOpen }: MonthCardProps): JSX.Element | null {
  const t = useTexts('own');
  const grid = useRef<HTMLDivElement>(null);
  const first = columns[0];
  if (!first) return null;
  const tabStop = columns.find(({ day }) => day === today) ?? first;
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, index: number): void => {
    const step = STEPS[event.key];
    const to = step === undefined ? undefined : columns[index + step];
    if (!to || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>(`[data-date='${compactDay(to.day)}']`)?.focus();
  };
  return (
    <section
      className={styles['card']}
      aria-label={t('month', { month: monthTitle(monthOf(first.day)) })}
      aria-busy={roster === null}
    >
      <div ref={grid} className={styles['month']}>
        {WEEK.map((number) => (
          <span key={number} className={styles['weekday']} aria-hidden>
            {shortWeekday(number)}
          </span>
        ))}
        {columns.map((column, index) => {
          const { day } = column;
          const own = roster?.on(day) ?? null;
          const shift = own ? `${own.shift.turn} ${mainWords(own)}` : t(roster ? 'noShift' : 'coming');
          const absent = ownAwayOn(t, away?.away ?? NOTHING, day);
          const turn = absent ? `${shift}, ${absent.words}` : shift;
          return (
            <button
              key={day}
              type="button"
              data-date={compactDay(day)}
              data-ground={column.ground}
              data-rest={column.rest || undefined}
              data-past={day < today || undefined}
              tabIndex={column === tabStop ? 0 : -1}
              aria-current={day === today ? 'date' : undefined}
              title={[column.holiday, absent?.words].filter(Boolean).join('\n') || undefined}
              style={index === 0 ? { gridColumnStart: column.weekday } : undefined}
              onClick={() => onOpen(compactDay(day))}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              <VisuallyHidden>{t('dayLabel', { day: weekdayAndDate(day), turn })}</VisuallyHidden>
              <b aria-hidden>{column.date}</b>
              <span aria-hidden>
                {own ? (
                  <ShiftTile
                    name={own.shift.turn}
                    form={own.form}
                    marks={own.marks + (absent?.mark ?? '')}
                    locked={day < today}
                  />
                ) : (
                  <span className={roster ? styles['nothing'] : styles['coming']} />
                )}
              </span>
            </button>
          );
        })}
      </div>
      <MonthSums {...{ roster, columns, away }} />
    </section>
  );
}

function MonthSums({
  roster,
  columns,
  away,
}: Pick<MonthCardProps, 'roster' | 'columns' | 'away'>): JSX.Element {
  const t = useTexts('own');
  const totals = roster && ownTotals(roster, columns, away ?? null);
  const holidays = totals === null ? ' ' : String(totals.holidays);
  return (
    <dl className={styles['sums']}>
      {[
        ...hourSums(totals, t),
        { key: 'holidays', label: t('holidays'), why: t('holidaysWhy'), value: holidays },
      ].map(({ key, label, why, value }) => (
        <div key={key} title={why}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
