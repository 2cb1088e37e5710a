import type { MonthKey } from '../../areas/roster/index.ts';

export interface MonthDeskProps {
  /** ICAO code, or '-' for a manager without a plant (E8.15). */
  readonly plant: string;
  readonly month: MonthKey;
  /** The day that is open; `date` YYYYMMDD. */
  readonly selected: { readonly employeeId: string; readonly date: string } | null;
  readonly onMonth: (month: MonthKey) => void;
  readonly onSelect: (cell: { readonly employeeId: string; readonly date: string } | null) => void;
}
