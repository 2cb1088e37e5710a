import { IconChevronRight } from '@tabler/icons-react';
import { compactDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { JSX, ReactNode } from 'react';
import { ShiftTile } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import type { GridColumn } from '../grid/grid-columns.ts';
import type { AwayDays } from '../cell-overlays.ts';
import { shortWeekday } from '../italian-dates.ts';
import styles from './day-list.module.css';
import { ownAwayOn } from './own-away.ts';
import type { OwnRoster } from './own-roster.ts';
import './own.texts.ts';
import { detailWords, mainWords, tonightOf } from './shift-words.ts';

const NOTHING: readonly never[] = [];

interface DayListProps {
  readonly columns: readonly GridColumn[];
  readonly today: Day;
  /** null while it is being read. */
  readonly roster: OwnRoster | null;
  /** When one is away; none are known without the network. */
  readonly away?: readonly AwayDays[];
  /** null: there is nothing more to see. */
  readonly onOpen: ((date: string) => void) | null;
}

/** The days with their hours, from today on in the current month, all of them in another one. */
export function DayList({ columns, today, roster, away = NOTHING, onOpen }: DayListProps): JSX.Element {
  const t = useTexts('own');
  const running = columns.some(({ day }) => day === today);
  const shown = running ? columns.filter(({ day }) => day >= today) : columns;
  return (
    <ul className={styles['days']} aria-label={t('days')}>
      {shown.map(({ day, date, weekday, rest, holiday }) => {
        const own = roster?.on(day) ?? null;
        const detail = own && detailWords(t, own);
        const absent = ownAwayOn(t, away, day);
        const tonight = tonightOf(roster, day);
        return (
          <li key={day}>
            <Line
              date={compactDay(day)}
              aria-current={day === today ? 'date' : undefined}
              {...(onOpen && { onOpen })}
            >
              <span className={styles['date']} data-rest={rest || undefined}>
                {shortWeekday(weekday)}
                <b>{date}</b>
              </span>
              {own ? (
                <ShiftTile
                  name={own.shift.turn}
                  form={own.form}
                  marks={own.marks + (absent?.mark ?? '')}
                  size="large"
                />
              ) : (
                <span />
              )}
              <span className={styles['words']}>
                {own ? mainWords(own) : roster && <span className={styles['none']}>{t('noShift')}</span>}
                {own?.shift.isStr && <small>{t('overtime')}</small>}
                {absent && <small className={styles['away']}>{absent.words}</small>}
                {tonight && <small>{t('thatEvening', tonight)}</small>}
                {detail && <small>{detail}</small>}
                {holiday && <small>{holiday}</small>}
              </span>
              {onOpen && <IconChevronRight size={18} aria-hidden className={styles['chevron']} />}
            </Line>
          </li>
        );
      })}
    </ul>
  );
}

interface LineProps {
  readonly date: string;
  readonly onOpen?: (date: string) => void;
  readonly 'aria-current': 'date' | undefined;
  readonly children: ReactNode;
}

/** A button where the day opens, and a line to read where it does not. */
function Line({ date, onOpen, children, ...current }: LineProps): JSX.Element {
  const shared = { 'data-date': date, className: styles['line'], ...current };
  if (!onOpen) return <div {...shared}>{children}</div>;
  return (
    <button type="button" {...shared} onClick={() => onOpen(date)}>
      {children}
    </button>
  );
}
