import type { DayReply } from '@torre/contract/cells';
import { addDays, compactDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { JSX } from 'react';
import { ELSEWHERE, NO_SHIFT, type MonthStore } from '../month-store.ts';
import { DayStrip, DAYS_ON_EACH_SIDE } from './day-strip.tsx';

/** Name of a person as the month on the screen has it; null for somebody whom it does not hold. */
export function knownPerson(
  store: MonthStore | null,
  employeeId: string,
): MonthStore['people'][number] | null {
  return store?.people[store.indexOf(employeeId)] ?? null;
}

/** The turn that the month on the screen shows; null for none, and for a day that lies outside it. */
function knownTurn(store: MonthStore, employeeId: string, day: Day): string | null {
  const turn = store.turn(store.indexOf(employeeId), day);
  return turn === null || turn === NO_SHIFT || turn === ELSEWHERE ? null : turn;
}

interface KnownDayProps {
  readonly store: MonthStore;
  readonly employeeId: string;
  readonly day: Day;
  readonly today: Day;
  readonly onPick: (date: string) => void;
}

/** What the month already tells of a day that has not been read yet, or cannot be: it and its neighbours. */
export function KnownDay({ store, employeeId, day, today, onPick }: KnownDayProps): JSX.Element {
  const around: DayReply['around'][number][] = [];
  for (
    let near = addDays(day, -DAYS_ON_EACH_SIDE);
    near <= day + DAYS_ON_EACH_SIDE;
    near = addDays(near, 1)
  ) {
    const turn = knownTurn(store, employeeId, near);
    if (turn !== null) around.push({ date: compactDay(near), turn });
  }
  const standing = knownTurn(store, employeeId, day);
  return (
    <DayStrip
      {...{ day, today, around, standing, onPick }}
      holidays={store.holidays}
      book={store.book}
      chosen={standing}
      marks={store.row(store.indexOf(employeeId)).marks[day - store.from] ?? ''}
    />
  );
}
