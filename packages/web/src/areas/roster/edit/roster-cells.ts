import type { CellName, SeenCell } from '@torre/contract/bulk';
import { compactDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { peopleIn, placeOfCell } from '../grid/grid-model.ts';
import type { GridModel } from '../grid/grid-model.ts';
import type { SelectedArea } from '../grid/grid-selection.ts';
import { ELSEWHERE } from '../month-store.ts';

/** A cell of the room: a person on a day on which the person stands in this roster. */
export interface RosterCell {
  readonly person: number;
  readonly day: Day;
}

/** Rows of people, each with its days; null where the person is not in the roster on that day. */
export type CellRows = readonly (readonly (RosterCell | null)[])[];

/** The cells of an area, person by person. */
export function rowsOf(model: GridModel, area: SelectedArea): CellRows {
  const columns = model.columns.slice(area.left, area.right + 1);
  return peopleIn(model, area).map((person) =>
    columns.map(({ day }) => (turnOf(model, { person, day }) === ELSEWHERE ? null : { person, day })),
  );
}

/** What stands in a cell, also of the month beside the one in view. */
export function turnOf(model: GridModel, cell: RosterCell): string {
  const { month, person, day } = placeOfCell(model, cell.person, cell.day);
  return month.turn(person, day) ?? ELSEWHERE;
}

export function cellsOf(model: GridModel, area: SelectedArea): readonly RosterCell[] {
  return rowsOf(model, area).flatMap((row) => row.filter((cell) => cell !== null));
}

export function namedCell({ store }: GridModel, { person, day }: RosterCell): CellName {
  return { employeeId: store.people[person]?.employeeId ?? '', date: compactDay(day) };
}

/** The cell with the version that the user sees. */
export function seenCell(model: GridModel, cell: RosterCell): SeenCell {
  const { month, person, day } = placeOfCell(model, cell.person, cell.day);
  const version = month.version(person, day - month.from);
  return { ...namedCell(model, cell), version: version === 0 ? null : version };
}

/** Personnel codes of the rows in view, from the first to the last. */
export function peopleInView(model: GridModel): readonly string[] {
  const last = model.counters.length + model.lines.length - 1;
  const all = { top: model.counters.length, bottom: last, left: 0, right: 0 };
  return peopleIn(model, all).map((person) => model.store.people[person]?.employeeId ?? '');
}
