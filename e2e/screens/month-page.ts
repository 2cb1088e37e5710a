import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { dayDialog } from './day-dialog.ts';
import type { DayDialog } from './day-dialog.ts';

/** A person as the roster shows them. */
export interface RosterPerson {
  readonly employeeId: string;
  /** 'Cognome Nome' */
  readonly name: string;
}

/** Rows of people in the grid, whatever the month. */
export const PERSON_ROWS = '[role=row][data-row^="person:"]';

/** The month of `/responsabile/calendario`. */
export function monthPage(page: Page) {
  const grid = page.getByRole('grid');
  // Two people may share both names: the row is found by the personnel code.
  const row = ({ employeeId }: RosterPerson): Locator => grid.locator(`[data-row="person:${employeeId}"]`);
  return {
    grid,
    status: page.getByRole('region', { name: 'Stato del calendario' }),
    async open(month: string, plant = 'LIRR'): Promise<void> {
      await page.goto(`/responsabile/calendario?impianto=${plant}&mese=${month}`);
      await expect(grid).toBeVisible();
    },
    row,
    /** The person's cell; `dayOfMonth` counts from 1. */
    cell: (person: RosterPerson, dayOfMonth: number): Locator =>
      row(person)
        .getByRole('gridcell')
        .nth(dayOfMonth - 1),
    /** The row of a timeslot, by its label: 'N', 'M', 'P' … */
    counters: (label: string): Locator =>
      grid
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${label}\\b`) }) }),
    /** Opens the day by double click. */
    async openDay(person: RosterPerson, dayOfMonth: number): Promise<DayDialog> {
      const cell = row(person)
        .getByRole('gridcell')
        .nth(dayOfMonth - 1);
      await cell.scrollIntoViewIfNeeded();
      await cell.dblclick();
      const opened = dayDialog(page);
      await expect(opened.edit).toBeVisible();
      return opened;
    },
  };
}
