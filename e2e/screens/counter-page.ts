import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** The detail of a counter of LIRR. */
export function counterPage(page: Page) {
  const card = (name: string): Locator => page.getByRole('region', { name, exact: true });
  const graph = (name: string): Locator => card(name).getByRole('group', { name, exact: true });
  return {
    /** `date` is YYYYMMDD. */
    async open(date: string, slot: string): Promise<void> {
      await page.goto(`/responsabile/calendario/contatore/DIVLIRR-${date}/${slot}`);
      await expect(page.getByRole('button', { name: 'Indietro' })).toBeVisible();
    },
    card,
    graph,
    /** What the table of a graph says to readers, a row a bar: name, employees, chairs. */
    figures: (name: string): Promise<string[][]> =>
      card(name)
        .locator('tbody tr')
        .evaluateAll((rows) =>
          rows.map((row) => [...row.children].slice(0, 3).map((cell) => cell.textContent)),
        ),
    heading: page.getByRole('heading', { level: 1 }),
    hour: (label: string): Locator =>
      graph('GRAFICO ORARIO DELLA SALA').getByRole('button', { name: new RegExp(`^${label}\\*?: `) }),
    refresh: page.getByRole('button', { name: 'Ricalcola i contatori' }),
    errors: page.getByRole('list', { name: 'Errori' }).getByRole('listitem'),
  };
}
