import type { Day } from '@torre/domain/kernel';
import { peopleIn, selectedArea } from '../../areas/roster/index.ts';
import type { GridModel, SelectionStore } from '../../areas/roster/index.ts';

/** People and days that are selected. */
export interface PickedCells {
  readonly employeeIds: readonly string[];
  readonly from: Day;
  readonly to: Day;
}

/** null where the hand holds no person's day. */
export function pickedCells(model: GridModel, selection: SelectionStore): PickedCells | null {
  const area = selectedArea(model, selection);
  const from = model.columns[area?.left ?? -1]?.day;
  const to = model.columns[area?.right ?? -1]?.day;
  if (area === null || from === undefined || to === undefined) return null;
  const employeeIds = peopleIn(model, area).map((person) => model.store.people[person]!.employeeId);
  return employeeIds.length === 0 ? null : { employeeIds, from, to };
}
