import type { TileForm } from '@torre/domain/roster';
import { ELSEWHERE, NO_SHIFT } from '../month-store.ts';
import { peopleIn, placeOfCell } from './grid-model.ts';
import type { GridModel } from './grid-model.ts';
import type { SelectedArea } from './grid-selection.ts';

export type PresenceKind = 'duty' | 'onCall' | 'absence' | 'rest';

export interface SelectionSummary {
  readonly people: number;
  readonly days: number;
  /** How many cells of each kind. */
  readonly cells: Readonly<Record<PresenceKind, number>>;
}

const KIND: Readonly<Record<TileForm, PresenceKind>> = {
  morning: 'duty',
  midday: 'duty',
  afternoon: 'duty',
  night: 'duty',
  office: 'duty',
  h36: 'duty',
  training: 'duty',
  flex: 'duty',
  'oncall-day': 'onCall',
  'oncall-night': 'onCall',
  absence: 'absence',
  rest: 'rest',
};

/** What a selection holds, for the status line: 6 shifts, 1 absence, 2 rests. */
export function selectionSummary(model: GridModel, area: SelectedArea): SelectionSummary {
  const cells: Record<PresenceKind, number> = { duty: 0, onCall: 0, absence: 0, rest: 0 };
  const people = peopleIn(model, area);
  const columns = model.columns.slice(area.left, area.right + 1);
  for (const person of people) {
    for (const { day } of columns) {
      const place = placeOfCell(model, person, day);
      const turn = place.month.turn(place.person, day) ?? ELSEWHERE;
      if (turn !== ELSEWHERE && turn !== NO_SHIFT) cells[KIND[place.month.book.meaning(turn, day).form]] += 1;
    }
  }
  return { people: people.length, days: columns.length, cells };
}
