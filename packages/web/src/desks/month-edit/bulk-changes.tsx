import { IconArrowRight } from '@tabler/icons-react';
import type { CellName, ShiftOfPerson } from '@torre/contract/bulk';
import { dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { useState, type JSX } from 'react';
import {
  cellKey,
  ELSEWHERE,
  NO_SHIFT,
  placeOfCell,
  rowName,
  weekdayAndNumber,
} from '../../areas/roster/index.ts';
import type { GridModel } from '../../areas/roster/index.ts';
import { ShiftTile } from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import styles from './bulk-dialog.module.css';
import './month-edit.texts.ts';

interface BulkChangesProps {
  readonly model: GridModel;
  /** The cells as they would stand. */
  readonly shifts: readonly ShiftOfPerson[];
  /** Of these, what stands on an absence. */
  readonly onAbsence: readonly CellName[];
}

/** People that stand there at once: a whole month of everybody would hold up the window for seconds. */
const PEOPLE_AT_ONCE = 40;

/** Every cell that changes, person by person in the order of the month: the day, what stands there and what will. */
export function BulkChanges({ model, shifts, onAbsence }: BulkChangesProps): JSX.Element {
  const t = useTexts('monthEdit');
  const absent = new Set(onAbsence.map(cellKey));
  const [most, setMost] = useState(PEOPLE_AT_ONCE);
  const people = [...Map.groupBy(shifts, ({ employeeId }) => employeeId)]
    .map(([employeeId, cells]) => ({ person: model.store.indexOf(employeeId), employeeId, cells }))
    .toSorted((one, other) => one.person - other.person);
  return (
    <section>
      <h3>{t('changes', { count: shifts.length })}</h3>
      <ul className={styles['people']}>
        {people.slice(0, most).map(({ person, employeeId, cells }) => (
          <li key={employeeId}>
            <b>{person < 0 ? employeeId : rowName(model.store, person)}</b>
            <span className={styles['cells']}>
              {cells
                .toSorted((one, other) => one.date.localeCompare(other.date))
                .map((shift) => (
                  <Change
                    key={shift.date}
                    {...{ model, person, shift }}
                    isAway={absent.has(cellKey(shift))}
                  />
                ))}
            </span>
          </li>
        ))}
      </ul>
      {people.length > most && (
        <button type="button" className={styles['morePeople']} onClick={() => setMost(most + PEOPLE_AT_ONCE)}>
          {t('morePeople', { count: Math.min(PEOPLE_AT_ONCE, people.length - most) })}
        </button>
      )}
    </section>
  );
}

function Change({
  model,
  person,
  shift,
  isAway,
}: {
  readonly model: GridModel;
  readonly person: number;
  readonly shift: ShiftOfPerson;
  readonly isAway: boolean;
}): JSX.Element | null {
  const t = useTexts('monthEdit');
  const day = dayFromCompact(shift.date);
  if (day === null) return null;
  const place = placeOfCell(model, person, day);
  const stands = person < 0 ? null : place.month.turn(place.person, day);
  const before = stands === null || stands === NO_SHIFT || stands === ELSEWHERE ? null : stands;
  const marks = person < 0 ? '' : (place.month.row(place.person).marks[day - place.month.from] ?? '');
  // Overtime is copied with a shift: it is seen before it is saved.
  const stood = marks.includes('s') ? 's' : '';
  const stays = shift.isStr ? 's' : '';
  const values = {
    day: weekdayAndNumber(day),
    before: before === null ? t('none') : spoken(before, stood),
    after: spoken(shift.turn, stays),
  };
  return (
    <span
      className={styles['change']}
      role="img"
      aria-label={isAway ? t('changeAway', { change: t('change1', values) }) : t('change1', values)}
    >
      <small>{weekdayAndNumber(day)}</small>
      {before === null ? <span>–</span> : <Tile model={model} turn={before} day={day} marks={stood} />}
      <IconArrowRight size={12} aria-hidden />
      <Tile model={model} turn={shift.turn} day={day} marks={isAway ? `${stays}a` : stays} />
    </span>
  );
}

/** 'M+' is overtime, as the tile writes it. */
const spoken = (turn: string, marks: string): string => (marks === 's' ? `${turn}+` : turn);

function Tile({
  model,
  turn,
  day,
  marks,
}: {
  readonly model: GridModel;
  readonly turn: string;
  readonly day: Day;
  readonly marks: string;
}): JSX.Element {
  return <ShiftTile name={turn} marks={marks} form={model.store.book.meaning(turn, day).form} size="large" />;
}
