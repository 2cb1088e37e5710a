import { VisuallyHidden } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { DayReply } from '@torre/contract/cells';
import { addDays, compactDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { JSX, ReactNode } from 'react';
import { ShiftTile } from '../../../kit/index.ts';
import { useTexts } from '../../../platform/language.ts';
import type { DefinitionBook } from '../definition-book.ts';
import { gridColumns } from '../grid/grid-columns.ts';
import { shortWeekday, weekdayAndDate } from '../italian-dates.ts';
import styles from './day-strip.module.css';
import './day.texts.ts';

export const DAYS_ON_EACH_SIDE = 4;

interface DayStripProps {
  readonly day: Day;
  readonly today: Day;
  readonly around: DayReply['around'];
  readonly holidays: DayReply['holidays'];
  readonly book: DefinitionBook;
  /** Turn that stands on the day, and the one chosen instead. */
  readonly standing: string | null;
  readonly chosen: string | null;
  readonly marks: string;
  /** Days on which the person is away are hatched. */
  readonly isAway?: (day: Day) => boolean;
  readonly onPick: (date: string) => void;
}

/** Nine days: the open one in the middle, four on each side, each a way to go there. */
export function DayStrip(props: DayStripProps): JSX.Element {
  const { day, today, around, holidays, book, standing, chosen, marks, isAway, onPick } = props;
  const t = useTexts('day');
  const turns = new Map(around.map((near) => [near.date, near.turn]));
  const columns = gridColumns(
    { from: addDays(day, -DAYS_ON_EACH_SIDE), to: addDays(day, DAYS_ON_EACH_SIDE), today },
    holidays,
  );
  const tile = (turn: string | null, on: Day, withMarks = ''): ReactNode => {
    const all = isAway?.(on) === true ? `${withMarks}a` : withMarks;
    if (!turn) return <span className={styles['none']}>{t('none')}</span>;
    return <ShiftTile name={turn} form={book.meaning(turn, on).form} marks={all} />;
  };
  return (
    <div className={styles['strip']} role="group" aria-label={t('nearDays')}>
      {columns.map((column) => {
        const head = (
          <>
            <span className={styles['weekday']}>{shortWeekday(column.weekday)}</span>{' '}
            <span>{column.date}</span>
          </>
        );
        if (column.day === day) {
          const replaced = standing !== null && standing !== '' && chosen !== standing;
          return (
            <div
              key={column.day}
              className={styles['here']}
              aria-current="date"
              title={column.holiday ?? undefined}
            >
              {head}
              {isAway?.(day) === true && <VisuallyHidden>{t('dayAway')}</VisuallyHidden>}
              <span className={replaced ? styles['pair'] : undefined}>
                {replaced && (
                  <>
                    <s>{standing}</s>
                    <IconArrowRight size={14} aria-hidden />
                  </>
                )}
                {tile(chosen, day, marks)}
              </span>
            </div>
          );
        }
        const date = compactDay(column.day);
        const turn = turns.get(date) ?? null;
        const spoken = turn ?? t('noShift');
        return (
          <button
            key={column.day}
            type="button"
            data-ground={column.ground}
            title={column.holiday ?? undefined}
            onClick={() => onPick(date)}
          >
            <VisuallyHidden>
              {t('goToDay', {
                day: weekdayAndDate(column.day),
                turn: isAway?.(column.day) === true ? `${spoken}, ${t('dayAway')}` : spoken,
              })}
            </VisuallyHidden>
            <span aria-hidden>
              {head}
              {tile(turn, column.day)}
            </span>
          </button>
        );
      })}
    </div>
  );
}
