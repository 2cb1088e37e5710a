import type { CounterRow } from '@torre/contract/counters';
import type { Day } from '@torre/domain/kernel';
import { memo, type JSX } from 'react';
import { useTexts } from '../../platform/language.ts';
import { figureOf, signed } from '../../platform/slot-figure.ts';
import { useMoment, type Moment } from '../../platform/use-now.ts';
import { markKey, useSnapshotMarks, type SnapshotMarks } from '../../platform/snapshot-marks.ts';
import { counterSentence } from './counter-sentence.ts';
import { counterTone, slotState } from './counter-table.ts';
import type { CounterSlot, CounterTable } from './counter-table.ts';
import styles from './counter-lines.module.css';
import './counters.texts.ts';

/** Key of a counter row among the rows of the grid. */
export function slotKey(rowId: string): string {
  return `slot:${rowId}`;
}

/** Longest label beside which the hours still fit. */
const SHORT_LABEL = 3;

interface CounterLineProps {
  readonly slot: CounterSlot;
  readonly from: Day;
  readonly days: readonly Day[];
  readonly moment: Moment;
  readonly rowIndex: number;
  readonly waiting: boolean;
  /** The month's shifts are written: what is missing is missing. */
  readonly planned: boolean;
  /** Empty cells below the totals of the people. */
  readonly totals: boolean;
  /** What the last operation of this tab did to the counters. */
  readonly marks: SnapshotMarks['counters'];
}

const CounterLine = memo(function CounterLine(props: CounterLineProps): JSX.Element {
  const { slot, from, days, moment, rowIndex, waiting, planned, totals, marks } = props;
  const { today } = moment;
  const t = useTexts('counters');
  const counterOf = (day: Day): CounterRow | null => slot.cells[day - from] ?? null;
  const now = days.includes(today) && totals ? counterOf(today) : null;
  return (
    <div role="row" aria-rowindex={rowIndex} className={styles['line']} data-row={slotKey(slot.rowId)}>
      <b
        role="rowheader"
        className={styles['who']}
        title={slot.atNight ? t('eveningBefore', slot) : `${slot.label} ${slot.hours}`}
      >
        {slot.label}
        {slot.label.length <= SHORT_LABEL && <small>{slot.hours}</small>}
        {now !== null && (
          <em title={t('todayRatio', now)}>
            {now.employees}/{now.chairs}
          </em>
        )}
      </b>
      {days.map((day) => {
        const counter = counterOf(day);
        const state = planned ? slotState(slot, day, moment) : 'unplanned';
        const mark = counter === null ? undefined : marks[markKey(slot.timeslotId, counter.daySelected)];
        const words =
          counter === null
            ? undefined
            : counterSentence({ slot, counter, day, state, isToday: day === today }, t);
        const sentence = mark === undefined ? words : `${words}, ${t(mark)}`;
        return (
          <i
            key={day}
            role="gridcell"
            className={styles['counter']}
            data-tone={counter === null ? (waiting ? 'waiting' : undefined) : counterTone(counter, state)}
            data-mark={mark}
            title={sentence}
            aria-label={counter === null ? undefined : `${signed(figureOf(counter))}, ${sentence}`}
          >
            {counter === null ? '' : signed(figureOf(counter))}
          </i>
        );
      })}
      {totals && (
        <>
          <span role="gridcell" className={styles['total']} />
          <span role="gridcell" className={styles['total']} />
        </>
      )}
    </div>
  );
});

interface CounterLinesProps {
  readonly table: CounterTable;
  readonly days: readonly Day[];
  readonly today: Day;
  readonly waiting: boolean;
  readonly planned: boolean;
  readonly totals: boolean;
  readonly plant: string;
}

/** The counters as rows of the month grid, one a timeslot and its hours: employees minus chairs in the worst hour of each day. */
export function CounterLines({ table, plant, today, ...rest }: CounterLinesProps): JSX.Element {
  const moment = useMoment(today);
  const { counters: marks } = useSnapshotMarks(plant);
  return (
    <>
      {table.slots.map((slot, index) => (
        // Row 1 of the grid is that of the day heads.
        <CounterLine
          key={slot.rowId}
          slot={slot}
          from={table.from}
          rowIndex={index + 2}
          {...{ marks, moment }}
          {...rest}
        />
      ))}
    </>
  );
}
