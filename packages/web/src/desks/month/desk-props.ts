import type { MonthKey } from '../../areas/roster/index.ts';

export interface MonthDeskProps {
  /** ICAO code, or '-' for a manager without a plant (E8.15). */
  readonly plant: string;
  readonly month: MonthKey;
  /** The day that is open; `date` YYYYMMDD. */
  readonly selected: { readonly employeeId: string; readonly date: string } | null;
  /** The open draft that is looked at; null: the published month. */
  readonly draft: string | null;
  readonly onDraft: (draft: string | null) => void;
  readonly onMonth: (month: MonthKey) => void;
  /** A counter of the grid is opened. */
  readonly onCounter: (counterId: string, timeslotId: string) => void;
  readonly onSelect: (cell: { readonly employeeId: string; readonly date: string } | null) => void;
}
