import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** A person as the roster shows them. */
export interface RosterPerson {
  readonly employeeId: string;
  /** 'Cognome Nome' */
  readonly name: string;
}

/** The month of `/responsabile/calendario`. */
export function monthPage(page: Page) {
  const grid = page.getByRole('grid');
  return {
    grid,
    async open(month: string, plant = 'LIRR'): Promise<void> {
      await page.goto(`/responsabile/calendario?impianto=${plant}&mese=${month}`);
      await expect(grid).toBeVisible();
    },
    row: (person: RosterPerson): Locator =>
      grid.getByRole('row').filter({ has: page.getByRole('rowheader', { name: person.name, exact: false }) }),
    /** The person's cell; `dayOfMonth` counts from 1. */
    cell(person: RosterPerson, dayOfMonth: number): Locator {
      return this.row(person).getByRole('gridcell').nth(dayOfMonth - 1);
    },
    async openDay(person: RosterPerson, dayOfMonth: number): Promise<Locator> {
      const cell = this.cell(person, dayOfMonth);
      await cell.scrollIntoViewIfNeeded();
      await cell.dblclick();
      const dialog = page.getByRole('dialog', { name: /^Gestisci turno - / });
      await expect(dialog).toBeVisible();
      return dialog;
    },
  };
}

/** What the day dialog holds. */
export function dayDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: /^Gestisci turno - / });
  return {
    dialog,
    turn: dialog.getByRole('combobox', { name: 'Turno principale' }),
    note: dialog.getByRole('textbox', { name: 'Nota condivisa con il log di sala' }),
    noteTurno: dialog.getByRole('textbox', { name: 'Nota solo del turno' }),
    overtime: dialog.getByRole('checkbox', { name: 'Straordinario' }),
    edit: dialog.getByRole('button', { name: 'Modifica', exact: true }),
    cancel: dialog.getByRole('button', { name: 'Annulla', exact: true }),
    save: dialog.getByRole('button', { name: 'Salva', exact: true }),
    remove: dialog.getByRole('button', { name: 'Elimina', exact: true }),
    question: dialog.getByRole('alertdialog'),
    history: dialog.getByRole('region', { name: 'Storico' }),
    async answer(word: string): Promise<void> {
      await dialog.getByRole('alertdialog').getByRole('button', { name: word, exact: true }).click();
    },
    /** Types a shift over what stands in the field and picks it. */
    async choose(turn: string): Promise<void> {
      const field = dialog.getByRole('combobox', { name: 'Turno principale' });
      await field.fill(turn);
      await field.press('Enter');
    },
  };
}
