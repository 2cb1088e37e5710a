import type { BulkItem, CellName, ShiftOfPerson } from '@torre/contract/bulk';
import { addDays, compactDay, dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { awayOn } from '../cell-overlays.ts';
import { placeOfCell } from '../grid/grid-model.ts';
import type { GridModel } from '../grid/grid-model.ts';
import type { BulkWish } from './bulk-wish.ts';
import { ELSEWHERE } from '../month-store.ts';
import type { MonthStore } from '../month-store.ts';
import { seenCell, turnOf } from './roster-cells.ts';

export const cellKey = ({ employeeId, date }: CellName): string => `${employeeId} ${date}`;

/** Whether the person is away for the whole shift of the day; a request that somebody still has to decide is no absence. */
export function isAwayInMonth(month: MonthStore, employeeId: string, day: Day): boolean {
  const person = month.indexOf(employeeId);
  if (person < 0) return false;
  const { overlays } = month.row(person);
  return awayOn(overlays, day).some(({ hours, reason }) => hours === null && reason !== 'REQUESTED');
}

/** Of the shifts that would stand, those that ask somebody who is away to work or to be on call. */
export function shiftsOnAbsence(
  model: GridModel,
  shifts: readonly Pick<ShiftOfPerson, 'employeeId' | 'date' | 'turn'>[],
): readonly CellName[] {
  return shifts.flatMap(({ employeeId, date, turn }) => {
    const day = dayFromCompact(date);
    if (day === null) return [];
    const shiftClass = model.store.book.meaning(turn, day).definition?.shiftClass;
    const works = shiftClass === 'LAV' || shiftClass === 'REP' || shiftClass === 'FLEX';
    const person = model.store.indexOf(employeeId);
    if (!works || person < 0) return [];
    return isAwayInMonth(placeOfCell(model, person, day).month, employeeId, day)
      ? [{ employeeId, date }]
      : [];
  });
}

/**
 * The wish without these cells; null where its cells cannot be left out one by one: what is cut moves as a whole.
 */
export function wishWithout(model: GridModel, wish: BulkWish, out: readonly CellName[]): BulkWish | null {
  const keys = new Set(out.map(cellKey));
  const stays = (cell: CellName): boolean => !keys.has(cellKey(cell));
  switch (wish.kind) {
    case 'cut':
      return null;
    case 'turn':
      return { ...wish, cells: wish.cells.filter(stays) };
    case 'copy': {
      const { outside, lands, body } = wish;
      const { people = [] } = body;
      // A person who was copied and is filtered out now has no row to count from.
      if (body.from.some(({ employeeId }) => !people.includes(employeeId))) return null;
      return { kind: 'paste', items: copiedItems(model, body).filter(stays), outside, lands };
    }
    case 'clear':
    case 'fill':
    case 'typed':
    case 'paste':
      return { ...wish, items: wish.items.filter(stays) };
  }
}

/** The cells of a copied block, each by itself: its own person and day, as far from the corner as in the block. */
function copiedItems(
  model: GridModel,
  { from, to, people = [] }: Extract<BulkWish, { kind: 'copy' | 'cut' }>['body'],
): readonly BulkItem[] {
  const rows = from.map(({ employeeId }) => people.indexOf(employeeId));
  const top = Math.min(...rows);
  const first = from.reduce((least, { date }) => (date < least ? date : least), from[0]?.date ?? '');
  const days = dayFromCompact(to.date)! - dayFromCompact(first)!;
  const down = people.indexOf(to.employeeId) - top;
  return from.flatMap((source, index): BulkItem[] => {
    const employeeId = people[rows[index]! + down];
    const person = employeeId === undefined ? -1 : model.store.indexOf(employeeId);
    const day = addDays(dayFromCompact(source.date)!, days);
    if (person < 0 || turnOf(model, { person, day }) === ELSEWHERE) return [];
    const seen = seenCell(model, { person, day });
    return [{ ...seen, date: compactDay(day), confTurnId: null, extraActivities: [], copyOf: source }];
  });
}
