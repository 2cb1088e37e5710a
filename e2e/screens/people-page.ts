import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

export const ACCOUNTS = '?stato=attivo|da+attivare|scaduta|chiuso';

/** `/amministrazione/persone` at the desk: a table with filters under its heads. */
export function peoplePage(page: Page) {
  const table = page.getByRole('table', { name: 'Persone' });
  const bodyRows = table.locator('tbody').getByRole('row');
  return {
    table,
    bodyRows,
    head: (column: string): Locator => table.getByRole('columnheader', { name: column }),
    filter: (column: string): Locator => table.getByRole('textbox', { name: `Filtra ${column}` }),
    select: (column: string): Locator =>
      table.getByRole('button', { name: new RegExp(`^Filtra ${column}:`) }),
    clear: page.getByRole('button', { name: 'Togli i filtri' }),
    count: page.getByRole('status').filter({ hasText: /rig(?:a|he)$/ }),
    row: (userName: string): Locator =>
      bodyRows.filter({ has: page.getByRole('cell', { name: userName, exact: true }) }),
    action(userName: string, name: string): Locator {
      return this.row(userName).getByRole('button', { name, exact: true });
    },
    /** Asks for a password link and says yes. */
    async makeLink(userName: string): Promise<void> {
      await this.action(userName, 'Link per la password').click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Sì, crea' }).click();
    },
    /** Texts of a column from top to bottom. */
    async column(name: string): Promise<string[]> {
      const heads = await table.getByRole('columnheader').allInnerTexts();
      const nth = heads.findIndex((head) => head.trim() === name);
      return bodyRows.locator(`td:nth-child(${nth + 1})`).allInnerTexts();
    },
    /** Without `search`: who has an account, on one page. */
    async open(search = ACCOUNTS): Promise<void> {
      await page.goto(`/amministrazione/persone${search}`);
      await expect(table).toBeVisible();
    },
  };
}
